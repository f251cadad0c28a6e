import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { productDocs } from '../../scripts/generate-product-docs.ts';
import { products } from '../../src/products/index.ts';

const root = resolve(import.meta.dirname, '../..');

test('docs/products and the data licences are what the code says; run scripts/generate-product-docs.ts when this fails', () => {
  for (const [path, text] of Object.entries(productDocs()))
    expect(readFileSync(resolve(root, 'docs', path), 'utf8') === text, path).toBe(true);
});

test('every product has a page', () => {
  for (const { slug } of products) expect(existsSync(resolve(root, 'docs/products', `${slug}.md`)), slug).toBe(true);
});
