/** A text from a file within a line of ours: a name with a line break would make a line that says what it likes. */
export const inOneLine = (text: string): string => text.replaceAll(/[\s\u0085]+/g, ' ');

/**
 * A text as it may go to a terminal: control characters, which could move the cursor, rename the window or hide lines, stand as their escapes (\u001b). Names in
 * files and packs come from strangers. JSON means the same with escapes. Line ends and tabs stay.
 */
export const terminalText = (text: string): string =>
  text.replaceAll(
    /(?![\n\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
