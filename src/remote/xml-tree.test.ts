import { expect, test } from 'vitest';
import { childrenOf, textAt, xmlTree } from './xml-tree.ts';

const treeOf = (text: string) => xmlTree(new TextEncoder().encode(text));

test('a document is a tree of elements without their prefixes, however many pieces it is read in', () => {
  const tree = treeOf(`<w:List xmlns:w="urn:x">${'<w:Layer><Title>Área  1</Title></w:Layer>'.repeat(20_000)}</w:List>`)!;
  expect([tree.name, childrenOf(tree, 'Layer').length]).toEqual(['List', 20_000]);
  expect(new Set(childrenOf(tree, 'Layer').map((layer) => textAt(layer, 'Title')))).toEqual(new Set(['Área  1']));
});

test('a document that is cut off, of more elements than any list of layers, or deeper, is none', () => {
  expect(treeOf('<a><b></a>')).toBeNull();
  expect(treeOf('<a><b/>')).toBeNull();
  expect(treeOf(`<a>${'<b/>'.repeat(300_001)}</a>`)).toBeNull();
  expect(treeOf('<a>'.repeat(101) + '</a>'.repeat(101))).toBeNull();
});
