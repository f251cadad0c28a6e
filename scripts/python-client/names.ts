const keywords = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
);

/** A name as Python writes it. */
export function pythonName(name: string): string {
  const safe = name
    .replaceAll(/[^A-Za-z0-9_]+/g, '_')
    .toLowerCase()
    .replace(/^(\d)/, '_$1');
  return keywords.has(safe) ? `${safe}_` : safe;
}

/** A name of a class: `air quality` becomes AirQuality. */
export const className = (name: string): string =>
  name
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => `${word[0]!.toUpperCase()}${word.slice(1)}`)
    .join('');

/** A text between quotation marks, as JSON and Python both write it. */
export const quoted = (text: string): string => JSON.stringify(text);

/** A line of a docstring. */
export const said = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('"""', "'''").replaceAll(/\s+/g, ' ').trim();
