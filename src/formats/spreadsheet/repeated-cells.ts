import { unzipSync } from 'fflate';
import { UnreadableFile } from '../format.ts';
import { say } from '../phrases/index.ts';

/** A table of a million plots with twenty columns. */
const maxCells = 20_000_000;
const tag = /<(table:table-row|table:table-cell|table:covered-table-cell|\/table:table-row)\b([^>]*)>/g;
const timesIn = (attributes: string, what: 'rows' | 'columns') =>
  Number(new RegExp(`table:number-${what}-repeated="(\\d{1,9})"`).exec(attributes)?.[1] ?? 1);
/** An empty cell, however often it is repeated, takes no memory. */
const isFilled = (attributes: string) => /office:value-type=|calcext:value-type=|table:formula=/.test(attributes);

/**
 * Refuses an OpenDocument spreadsheet whose repeated cells would fill the memory: rows and cells may say that they stand there a million times. Throws UnreadableFile.
 */
export function refuseRepeatedCells(bytes: Uint8Array): void {
  const { 'content.xml': content } = unzipSync(bytes, { filter: ({ name }) => name === 'content.xml' });
  if (!content) return;
  let [cells, inRow, rowTimes] = [0, 0, 1];
  for (const [, name, attributes] of new TextDecoder().decode(content).matchAll(tag)) {
    if (name === 'table:table-row') [inRow, rowTimes] = [0, timesIn(attributes!, 'rows')];
    else if (name === '/table:table-row') cells += inRow * rowTimes;
    else if (isFilled(attributes!)) inRow += timesIn(attributes!, 'columns');
    if (cells > maxCells) throw new UnreadableFile('spreadsheet-too-large', say('file.sheet.too-many-cells', { most: maxCells }));
  }
}
