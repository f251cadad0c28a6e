import { SaxesParser } from 'saxes';

/** An element of an XML text by the places of its tags, so that a part can be exchanged and everything else stays letter by letter. */
export interface XmlRange {
  /** as written, with its prefix */
  name: string;
  local: string;
  attributes: Readonly<Record<string, string>>;
  /** the "<" of the start tag */
  start: number;
  /** behind the ">" of the start tag; equals `end` for an empty element */
  contentStart: number;
  /** the "<" of the end tag */
  contentEnd: number;
  /** behind the ">" of the end tag */
  end: number;
  /** text and CDATA directly inside, unescaped */
  text: string;
  parent: XmlRange | null;
  children: XmlRange[];
}

/** The prefix of an element with its colon; empty where it has none. */
export const prefixOf = ({ name, local }: XmlRange): string => name.slice(0, name.length - local.length);

/** The text is not well-formed XML: its elements have no certain places. */
export class NotWellFormed extends Error {}

const localOf = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Walks through the elements of a well-formed XML text. `closed` gets each element when it ends; its children are there if `keepsChildren` said so when it
 * opened. Throws NotWellFormed.
 */
export function walkXml(text: string, closed: (element: XmlRange) => void, keepsChildren: (element: XmlRange) => boolean): void {
  const parser = new SaxesParser({ xmlns: false, position: true });
  const open: { element: XmlRange; keeps: boolean }[] = [];
  const tagStart = () => text.lastIndexOf('<', parser.position - 1);
  parser.on('error', (error) => {
    throw new NotWellFormed(error.message);
  });
  const addText = (piece: string) => {
    const top = open.at(-1);
    if (top?.keeps) top.element.text += piece;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('opentag', (tag) => {
    const end = parser.position;
    const parent = open.at(-1) ?? null;
    const element: XmlRange = {
      name: tag.name,
      local: localOf(tag.name),
      attributes: tag.attributes,
      start: tagStart(),
      contentStart: end,
      contentEnd: end,
      end,
      text: '',
      parent: parent?.element ?? null,
      children: [],
    };
    if (parent?.keeps) parent.element.children.push(element);
    open.push({ element, keeps: Boolean(parent?.keeps) || keepsChildren(element) });
  });
  parser.on('closetag', (tag) => {
    const { element } = open.pop()!;
    if (!tag.isSelfClosing) {
      element.contentEnd = tagStart();
      element.end = parser.position;
    }
    closed(element);
  });
  parser.write(text).close();
}

/** The element that a text consists of, with everything inside it. Throws NotWellFormed. */
export function xmlTree(text: string): XmlRange {
  let root: XmlRange | null = null;
  walkXml(
    text,
    (element) => {
      if (!element.parent) root = element;
    },
    () => true,
  );
  if (!root) throw new NotWellFormed('no-element');
  return root;
}
