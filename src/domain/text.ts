const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' };

/**
 * Text for XML and HTML, in elements and in attributes between double quotes. A carriage return is written as a reference, because a reader
 * would turn it into a line feed.
 */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"\r]/g, (letter) => entities[letter]!);

/** Made when it is first needed: it takes a fiftieth of the start of a service. */
let segmenter: Intl.Segmenter | null = null;

/** Text of at most so many characters: a longer one loses its middle, because what tells many names apart often stands at their end. */
export function shortenedInMiddle(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  segmenter ??= new Intl.Segmenter();
  const characters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  if (characters.length <= maxCharacters) return text;
  const head = Math.ceil(((maxCharacters - 1) * 2) / 3);
  const tail = maxCharacters - 1 - head;
  return `${characters.slice(0, head).join('').trimEnd()}…${characters
    .slice(characters.length - tail)
    .join('')
    .trimStart()}`;
}
