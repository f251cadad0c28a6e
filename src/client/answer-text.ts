/** Encodings that services name or use without naming them. */
function decoderFor(type: string): InstanceType<typeof TextDecoder> | null {
  const [, charset] = /charset\s*=\s*"?([\w.:-]{1,40})/i.exec(type) ?? [];
  if (charset === undefined) return null;
  try {
    return new TextDecoder(charset, { fatal: true });
  } catch {
    return null;
  }
}

const bomOf = ([first, second]: Uint8Array): string =>
  first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';

/** Nearly every body is read by it: one for each would take longer to be made than to read a short one. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * The text of a body: by its byte order mark, as UTF-8, as its content type says, and else as Windows-1252, the letters of which are those of Latin-1: a body that is
 * no UTF-8 comes from a service that still writes so.
 */
export function textOfBody(bytes: Uint8Array, type: string): string {
  const mark = bomOf(bytes);
  for (const decoder of [() => (mark === 'utf-8' ? utf8 : new TextDecoder(mark, { fatal: true })), () => decoderFor(type)]) {
    try {
      const text = decoder()?.decode(bytes);
      if (text !== undefined) return text;
    } catch {
      /* the next one */
    }
  }
  return new TextDecoder('windows-1252').decode(bytes);
}

const quote = 0x22;
const backslash = 0x5c;
const words = ['-Infinity', 'Infinity', 'NaN'] as const;
const isWordLetter = (code: number) =>
  (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 95;

/** JSON with null in place of NaN and Infinity outside of strings, which Python's json writes. Looks at each character once. */
export function withoutNotANumber(text: string): string {
  const parts: string[] = [];
  let from = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isInString) {
      if (code === backslash) at += 1;
      else if (code === quote) isInString = false;
      continue;
    }
    if (code === quote) isInString = true;
    const word = code === 0x2d || code === 0x49 || code === 0x4e ? words.find((one) => text.startsWith(one, at)) : undefined;
    if (word === undefined || isWordLetter(text.charCodeAt(at - 1)) || isWordLetter(text.charCodeAt(at + word.length))) continue;
    parts.push(text.slice(from, at), 'null');
    from = at + word.length;
    at = from - 1;
  }
  return parts.length === 0 ? text : parts.join('') + text.slice(from);
}
