import { UnreadableFile } from '../format.ts';
import { say } from '../phrases/index.ts';
import { decoderOfCharset } from './charset.ts';
import { columnOf, type MifColumn } from './mif-table.ts';
import type { LineDecoder } from '../text/text-lines.ts';

export interface TabHead {
  columns: MifColumn[];
  decoder: LineDecoder;
  /** whether the rows stand in a dBASE table (.dbf), as texts */
  isDbase: boolean;
  /** whether the rows are a copy of those of a database */
  isLinked: boolean;
}

const maxColumns = 2048;
const latin = new TextDecoder('iso-8859-1');
export const isTab = (bytes: Uint8Array): boolean => /^(?:\u00ef\u00bb\u00bf)?\s*!table\b/i.test(latin.decode(bytes.subarray(0, 256)));

const damaged = () => new UnreadableFile('not-tab', say('file.mapinfo.no-columns'));

/** Tables of MapInfo that hold no rows themselves: of pictures, of other tables, or of files and databases of other programs. */
function refuseOther(type: string, text: string): void {
  const refused = (phrase: ConstructorParameters<typeof UnreadableFile>[1]) => new UnreadableFile('mapinfo-other-table', phrase);
  if (/^\s*"\\IsSeamless"\s*=\s*"TRUE"/im.test(text)) throw refused(say('file.mapinfo.seamless'));
  if (/^\s*create\s+view\b/im.test(text)) throw refused(say('file.mapinfo.view'));
  if (/^(?:raster|grid|wms|tileserver)$/i.test(type)) throw refused(say('file.mapinfo.picture', { type }));
  if (!/^(?:native|dbf|linked)$/i.test(type)) throw refused(say('file.mapinfo.other-type', { type }));
}

/** What the text of a .tab says of its table (MapInfo's reference describes its statements). Throws UnreadableFile for what is no table of rows. */
export function tabHead(bytes: Uint8Array): TabHead {
  const text = latin.decode(bytes);
  const type = /^\s*(?:Type|Format:)\s+"?(\w+)/im.exec(text)?.[1] ?? 'NATIVE';
  refuseOther(type, text);
  const charset = /^\s*Type\b.*\bCharset\s+"([^"]*)"/im.exec(text)?.[1] ?? /^\s*!charset\s+"?([\w-]+)/im.exec(text)?.[1] ?? '';
  const decoder = decoderOfCharset(charset);
  const lines = decoder.decode(bytes).split(/\r\n|\r|\n/);
  const from = lines.findIndex((line) => /^\s*Fields:?\s+\d+/i.test(line));
  const count = Number(/\d+/.exec(lines[from] ?? '')?.[0] ?? 0);
  if (!(count > 0 && count <= maxColumns)) throw damaged();
  const columns = lines
    .slice(from + 1)
    .filter((line) => line.trim() !== '')
    .slice(0, count)
    .map(columnOf);
  if (columns.length < count || columns.includes(null)) throw damaged();
  return {
    columns: columns.filter((column) => column !== null),
    decoder,
    isDbase: type.toLowerCase() === 'dbf',
    isLinked: type.toLowerCase() === 'linked',
  };
}
