import { NotWellFormed, xmlTree, type XmlRange } from '../kml/rewriting/xml-ranges.ts';
import type { ForeignReading } from './foreign-rules.ts';

/** More than a style of QGIS has that keeps no pictures in it. */
const maxStyleLetters = 1 << 22;

/** The elements of a style, or why there are none. */
export function styleTree(text: string): { root: XmlRange } | { refused: ForeignReading } {
  if (text.length > maxStyleLetters) return { refused: { style: null, remarks: [{ kind: 'too-large' }] } };
  try {
    return { root: xmlTree(text) };
  } catch (error) {
    if (error instanceof NotWellFormed) return { refused: { style: null, remarks: [{ kind: 'damaged' }] } };
    throw error;
  }
}

export const childrenOf = (element: XmlRange | undefined, name: string): XmlRange[] =>
  element?.children.filter(({ local }) => local === name) ?? [];
export const childOf = (element: XmlRange | undefined, name: string): XmlRange | undefined =>
  element?.children.find(({ local }) => local === name);

/** The denominator of a scale; null for a text that is none. */
export function denominatorIn(text: string | undefined): number | null {
  const value = text === undefined ? Number.NaN : Number(text);
  return value >= 1 && value <= 1e10 ? value : null;
}
