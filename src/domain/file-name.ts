const reservedOnWindows = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
// oxlint-disable-next-line no-control-regex
const refused = /[\\/:*?"<>|\u0000-\u001f\u007f]+/g;

/** A name without ending that every file system takes; 'project' when nothing is left of the title. */
export function fileNameOf(title: string, maxLength = 120): string {
  const name = title
    .replace(refused, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength)
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return name === '' || reservedOnWindows.test(name) ? 'project' : name;
}
