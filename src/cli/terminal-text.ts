/** A text within a line of ours: a line break in a name or value would make a line that says what it likes. */
export const onOneLine = (text: string): string => text.replaceAll(/[\s\u0085]+/g, ' ');

/** So much of a name is told. */
const maxCharacters = 200;

/** A name from a file within a line of ours, cut where it is longer than any name is. */
export function inOneLine(name: string): string {
  const characters = Array.from(onOneLine(name));
  return characters.length > maxCharacters ? `${characters.slice(0, maxCharacters).join('')}…` : characters.join('');
}

/**
 * A text as it may go to a terminal: control characters, which could move the cursor, rename the window or hide lines, stand as their escapes (\u001b). Names in
 * files and packs come from strangers. JSON means the same with escapes. Line ends and tabs stay.
 */
export const terminalText = (text: string): string =>
  text.replaceAll(
    /(?![\n\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
