/** What a spreadsheet puts on the clipboard: lines of cells between tabs, those with tabs, breaks or quotes within quotes. */
const maxCells = 2_000_000;

/** The cells of copied text, line by line; null where there are more than anybody pastes. */
export function pastedCells(text: string): string[][] | null {
  const lines: string[][] = [[]];
  let [cell, isQuoted, isStart, count] = ['', false, true, 0];
  const endCell = () => {
    lines.at(-1)!.push(cell);
    [cell, isStart] = ['', true];
    count += 1;
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]!;
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
      continue;
    }
    if (character === '"' && isStart && closes(text, at)) isQuoted = true;
    else if (character === '\t') endCell();
    else if (character === '\n' || character === '\r') {
      if (character === '\r' && text[at + 1] === '\n') at += 1;
      endCell();
      if (count > maxCells) return null;
      lines.push([]);
      continue;
    } else cell += character;
    if (character !== '\t') isStart = false;
  }
  endCell();
  // The break behind the last line begins none.
  if (lines.length > 1 && lines.at(-1)!.every((one) => one === '')) lines.pop();
  return lines;
}

/** Whether the quote at the start of a cell has its other one before the next cell; an inch sign has none. */
function closes(text: string, from: number): boolean {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] !== '"') continue;
    if (text[at + 1] === '"') {
      at += 1;
      continue;
    }
    return at + 1 === text.length || '\t\n\r'.includes(text[at + 1]!);
  }
  return false;
}
