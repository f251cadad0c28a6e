/** A description longer than this is not looked through. */
export const maxDescriptionLetters = 1 << 20;
const maxRows = 500;
const maxNameLetters = 100;
const maxTables = 50;

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
function decoded(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (all, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? all;
    const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : all;
  });
}

interface Cell {
  text: string;
  isHeading: boolean;
  /** another table stands in it: it is there for its looks */
  isFrame: boolean;
}
interface OpenTable {
  row: Cell[] | null;
  cell: Cell | null;
}

/** Where the content of `<script>` and the like ends, which is no text. */
function endOfHidden(html: string, name: 'script' | 'style', from: number): number {
  const end = name === 'script' ? /<\/script/gi : /<\/style/gi;
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}

class TableReader {
  readonly rows = new Map<string, string | null>();
  readonly #tables: OpenTable[] = [];
  /** tables beyond the limit that are open */
  #deeper = 0;

  text(text: string): void {
    const cell = this.#deeper > 0 ? null : this.#tables.at(-1)?.cell;
    if (cell) cell.text += text;
  }
  tag(name: string, isEnd: boolean): void {
    if (name === 'table') this.#table(isEnd);
    else if (this.#deeper > 0) return;
    else if (name === 'br' || name === 'p' || name === 'div') this.text(' ');
    else if (name === 'tr' || name === 'td' || name === 'th') this.#inTable(name, isEnd);
  }
  end(): void {
    for (const table of this.#tables.splice(0)) this.#endRow(table);
  }

  #table(isEnd: boolean): void {
    if (isEnd) {
      if (this.#deeper > 0) this.#deeper -= 1;
      else {
        const table = this.#tables.pop();
        if (table) this.#endRow(table);
      }
    } else if (this.#tables.length >= maxTables) this.#deeper += 1;
    else {
      const cell = this.#tables.at(-1)?.cell;
      if (cell) cell.isFrame = true;
      this.#tables.push({ row: null, cell: null });
    }
  }
  #inTable(name: string, isEnd: boolean): void {
    const table = this.#tables.at(-1);
    if (!table) return;
    table.cell = null;
    if (name === 'tr') {
      this.#endRow(table);
      table.row = isEnd ? null : [];
    } else if (!isEnd) {
      table.row ??= [];
      // What a wide table has beyond the third cell is not asked for.
      table.cell = { text: '', isHeading: name === 'th', isFrame: false };
      if (table.row.length < 3) table.row.push(table.cell);
    }
  }
  #endRow(table: OpenTable): void {
    const cells = table.row;
    table.row = null;
    if (cells?.length !== 2 || this.rows.size >= maxRows) return;
    const [name, value] = cells as [Cell, Cell];
    // Two headings beside each other say what is below them: "Field", "Value".
    if (name.isFrame || value.isFrame || value.isHeading) return;
    const key = decoded(name.text).replaceAll(/\s+/g, ' ').trim().replace(/ ?:$/, '');
    const text = decoded(value.text)
      .replaceAll(/[ \t\r\n\u00a0]+/g, ' ')
      .trim();
    // The first one counts, as in a table that a person reads from the top.
    if (key !== '' && key.length <= maxNameLetters && !this.rows.has(key))
      this.rows.set(key, text === '' || text === '<Null>' ? null : text);
  }
}

/**
 * The rows of two cells in tables of an HTML text, as ArcGIS and QGIS write attributes into descriptions of KML: name and value; null for an empty one and for the
 * `<Null>` of ArcGIS. One pass; of a text longer than a million letters, nothing.
 */
export function rowsInDescription(html: string): Map<string, string | null> {
  const reader = new TableReader();
  if (html.length > maxDescriptionLetters) return reader.rows;
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    reader.text(html.slice(at, open < 0 ? html.length : open));
    if (open < 0) break;
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open + 4);
      at = end < 0 ? html.length : end + 3;
      continue;
    }
    const found = /^<(\/?)([a-z][a-z0-9]{0,15})/i.exec(html.slice(open, open + 20));
    // "a < b" is a text. The end of a tag is looked for behind its name alone, or a text of many signs would take the square of its length.
    if (!found) {
      reader.text('<');
      at = open + 1;
      continue;
    }
    const close = html.indexOf('>', open);
    if (close < 0) break;
    const name = found[2]!.toLowerCase();
    const isEnd = found[1] === '/';
    at = !isEnd && (name === 'script' || name === 'style') ? endOfHidden(html, name, close + 1) : close + 1;
    reader.tag(name, isEnd);
  }
  reader.end();
  return reader.rows;
}
