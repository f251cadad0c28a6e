/** Devices of Windows, also where an ending or blanks follow: "aux.kml" and "aux. block 3.kml" are the device (Microsoft, "Naming Files, Paths, and Namespaces"). */
const reservedOnWindows = /^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]|conin\$|conout\$)\s*(\.|$)/i;
/** What a file system refuses, and signs that hide or turn what follows them: controls, marks of direction, half characters. */
const refused = /[\\/:*?"<>|\p{Cc}\p{Surrogate}\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/gu;
/** Linux and macOS take 255 bytes a name; an ending comes after this one, and while a file is written 22 more. */
const maxBytes = 180;

/** The beginning that fits, never half a character of it. */
function beginningOf(text: string, maxLength: number): string {
  let length = 0;
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0)!;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (length + character.length > maxLength || bytes > maxBytes) break;
    length += character.length;
  }
  return text.slice(0, length);
}

/** A name without ending that every file system takes; 'project' when nothing is left of the title. `maxLength`: of UTF-16; 180 bytes of UTF-8 besides. */
export function fileNameOf(title: string, maxLength = 120): string {
  const cleaned = title.replace(refused, ' ').replace(/\s+/g, ' ').trim();
  const name = beginningOf(cleaned, maxLength).replace(/^[.\s]+|[.\s]+$/g, '');
  if (name === '') return 'project';
  return reservedOnWindows.test(name) ? `_${name}` : name;
}
