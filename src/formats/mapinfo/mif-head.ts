import { UnreadableFile } from '../format.ts';
import { say } from '../phrases/index.ts';
import type { TextLines } from '../text/text-lines.ts';
import { columnOf, type MifColumn } from './mif-table.ts';

export interface MifHead {
  columns: MifColumn[];
  delimiter: string;
  /** what follows the word CoordSys; null where there is none */
  coordSys: string | null;
  /** factors and sums of x and y that the numbers of the file are to be changed by */
  transform: [xFactor: number, yFactor: number, xSum: number, ySum: number] | null;
}

const maxLines = 5000;
const damaged = () => new UnreadableFile('not-mif', say('file.mapinfo.no-data'));

function transformOf(text: string): MifHead['transform'] {
  const [xFactor, yFactor, xSum, ySum] = text.split(',').map(Number);
  const given = [xFactor || 1, yFactor || 1, xSum ?? 0, ySum ?? 0] as const;
  return given.every(Number.isFinite) ? [...given] : null;
}

async function columnsOf(lines: TextLines, count: number): Promise<MifColumn[]> {
  const columns: MifColumn[] = [];
  if (!(count >= 0 && count <= maxLines)) throw damaged();
  while (columns.length < count) {
    const line = await lines.next();
    if (line === null) throw damaged();
    if (line.trim() === '') continue;
    const column = columnOf(line);
    if (!column) throw damaged();
    columns.push(column);
  }
  return columns;
}

/** The head of a MIF file, up to the line `Data`. Throws UnreadableFile where there is none. */
export async function mifHead(lines: TextLines): Promise<MifHead> {
  const head: MifHead = { columns: [], delimiter: '\t', coordSys: null, transform: null };
  for (let count = 0; count < maxLines; count += 1) {
    const line = await lines.next();
    if (line === null) break;
    const [, word = '', rest = ''] = /^\s*(\w+)\s*(.*)$/.exec(line) ?? [];
    switch (word.toLowerCase()) {
      case 'data':
        return head;
      case 'delimiter':
        head.delimiter = /"(.)"/.exec(rest)?.[1] ?? '\t';
        break;
      case 'coordsys':
        head.coordSys = rest;
        break;
      case 'transform':
        head.transform = transformOf(rest);
        break;
      case 'columns':
        head.columns = await columnsOf(lines, Number(rest));
        break;
      default:
    }
  }
  throw damaged();
}
