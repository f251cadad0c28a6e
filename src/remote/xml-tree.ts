import { XmlEvents } from '#formats/text/xml-events.ts';
import { TextPieces } from '#formats/text/text-encoding.ts';

/** An element of a small document; names come without their prefix. */
export interface XmlNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlNode[];
  /** the text that stands directly before its end */
  text: string;
}

/** The longest list of layers that is known has some 100,000 elements; so many are read in half a second. */
const maxNodes = 300_000;
const maxDepth = 100;
const pieceBytes = 256 * 1024;

/** A document as a tree; null for one that is not well-formed, has more elements than anybody's list of layers, or lies deeper. */
export function xmlTree(bytes: Uint8Array): XmlNode | null {
  const pieces = new TextPieces(bytes);
  const root: XmlNode = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  let count = 0;
  let isSound = true;
  const events = new XmlEvents(
    {
      open(name, attributes) {
        count += 1;
        if (count > maxNodes || open.length > maxDepth) isSound = false;
        if (!isSound) return;
        const node: XmlNode = { name, attributes: { ...attributes }, children: [], text: '' };
        open.at(-1)!.children.push(node);
        open.push(node);
      },
      close(_name, text) {
        if (isSound) open.pop()!.text = text.trimmed();
      },
      fault() {
        isSound = false;
      },
    },
    pieces.decoder,
  );
  // What is refused is not read to its end.
  for (let at = 0; at < bytes.length && isSound; at += pieceBytes) events.write(pieces.next(bytes.subarray(at, at + pieceBytes)));
  if (isSound) events.end();
  return isSound && root.children.length === 1 ? root.children[0]! : null;
}

export const childrenOf = (node: XmlNode | null | undefined, name: string): XmlNode[] =>
  (node?.children ?? []).filter((child) => child.name === name);
/** The first element along a path. */
export const childAt = (node: XmlNode | null | undefined, ...path: string[]): XmlNode | null =>
  path.reduce<XmlNode | null>((at, name) => at?.children.find((child) => child.name === name) ?? null, node ?? null);
export const textAt = (node: XmlNode | null | undefined, ...path: string[]): string => childAt(node, ...path)?.text ?? '';
