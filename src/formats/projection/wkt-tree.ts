/** A node of well-known text of a coordinate system, such as `UNIT["metre",1]`: its keyword in capitals, its texts, its numbers, and the nodes inside. */
export interface WktNode {
  keyword: string;
  texts: string[];
  numbers: number[];
  nodes: WktNode[];
}

const deepest = 40;
const longest = 100_000;
const token = /\s*(?:"((?:[^"]|"")*)"|([[(])|([\])])|(,)|([^\s"[\](),]+))/y;

/** Every version of the text of systems has this grammar: WKT 1 of OGC and of ESRI, WKT 2 (ISO 19162). Null for what is none of them. */
export function wktTree(text: string): WktNode | null {
  if (text.length > longest) return null;
  const root: WktNode = { keyword: '', texts: [], numbers: [], nodes: [] };
  const open = [root];
  token.lastIndex = 0;
  const end = text.trimEnd().length;
  let word: string | null = null;
  const settle = (node: WktNode) => {
    if (word === null) return;
    const number = Number(word);
    if (Number.isFinite(number)) node.numbers.push(number);
    else node.texts.push(word);
    word = null;
  };
  while (token.lastIndex < end) {
    const found = token.exec(text);
    const node = open.at(-1);
    if (!found || !node) return null;
    const [, quoted, opens, closes, , bare] = found;
    if (quoted !== undefined) node.texts.push(quoted.replaceAll('""', '"'));
    else if (bare !== undefined) word = bare;
    else if (opens) {
      if (word === null || open.length > deepest) return null;
      const inner: WktNode = { keyword: (word as string).toUpperCase(), texts: [], numbers: [], nodes: [] };
      word = null;
      node.nodes.push(inner);
      open.push(inner);
    } else {
      settle(node);
      if (closes) open.pop();
    }
  }
  return open.length === 1 && word === null ? (root.nodes[0] ?? null) : null;
}

/** The first node inside with one of these keywords. */
export const inner = (node: WktNode, ...keywords: string[]): WktNode | null =>
  node.nodes.find(({ keyword }) => keywords.includes(keyword)) ?? null;
