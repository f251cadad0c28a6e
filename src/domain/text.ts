const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' };

/**
 * Text for XML and HTML, in elements and in attributes between double quotes. A carriage return is written as a reference, because a reader
 * would turn it into a line feed.
 */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"\r]/g, (letter) => entities[letter]!);
