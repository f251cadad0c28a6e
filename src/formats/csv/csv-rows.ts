const [lineFeed, carriageReturn] = [10, 13];
/** Where the separator or line end behind a value stands, or the end of the text. */
function endOfValue(text: string, from: number, mark: number): number {
  let at = from;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === mark || code === lineFeed || code === carriageReturn) break;
  }
  return at;
}

/**
 * Rows of a text with separated values (RFC 4180; line ends of any kind; a quote inside a bare value is a letter). Where more text follows, a row that has not
 * ended is given back as `rest`.
 */
export function rowsIn(text: string, separator: string, isLast: boolean): { rows: string[][]; rest: string; isUnclosed: boolean } {
  const mark = separator.charCodeAt(0);
  let isUnclosed = false;
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  let rowStart = 0;
  while (at <= text.length) {
    let value: string;
    if (text[at] === '"') {
      const parts: string[] = [];
      let from = at + 1;
      let end = text.indexOf('"', from);
      while (end >= 0 && text[end + 1] === '"') {
        parts.push(text.slice(from, end + 1));
        from = end + 2;
        end = text.indexOf('"', from);
      }
      if (end < 0) {
        end = text.length;
        isUnclosed = true;
      }
      parts.push(text.slice(from, end));
      value = parts.join('');
      at = end + 1;
      // Letters between the closing quote and the separator belong to nothing; they are kept.
      const start = at;
      at = endOfValue(text, at, mark);
      value += text.slice(start, at).trim();
    } else {
      const start = at;
      at = endOfValue(text, at, mark);
      value = text.slice(start, at);
    }
    row.push(value);
    if (text[at] === separator) {
      at += 1;
      continue;
    }
    // A carriage return at the very end may be half of a line end.
    if (!isLast && (at >= text.length || (text[at] === '\r' && at + 1 === text.length)))
      return { rows, rest: text.slice(rowStart), isUnclosed: false };
    if (row.length > 1 || row[0]!.trim() !== '') rows.push(row);
    row = [];
    if (at >= text.length) break;
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
    rowStart = at;
  }
  return { rows, rest: '', isUnclosed };
}

/** Rows of a whole text. */
export const rowsOf = (text: string, separator: string): string[][] => rowsIn(text, separator, true).rows;
