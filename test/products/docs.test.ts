import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { productDocs } from '../../scripts/generate-product-docs.ts';
import { services } from '#products/services.ts';

const root = resolve(import.meta.dirname, '../..');

test('docs/products and the data licences are what the code says; run scripts/generate-product-docs.ts when this fails', () => {
  for (const [path, text] of Object.entries(productDocs()))
    expect(readFileSync(resolve(root, 'docs', path), 'utf8') === text, path).toBe(true);
});

test('every product has a page', () => {
  for (const { slug } of services) expect(existsSync(resolve(root, 'docs/products', `${slug}.md`)), slug).toBe(true);
});

test('every link within the documentation leads to a file', () => {
  const pages = readdirSync(resolve(root, 'docs'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
  const dead = ['README.md', ...pages.map((name) => `docs/${name}`)].flatMap((page) =>
    [...readFileSync(resolve(root, page), 'utf8').matchAll(/\]\(([^)#\s]+)/g)]
      .map(([, address]) => address!)
      .filter((address) => !/^[a-z]+:/.test(address) && !existsSync(resolve(root, dirname(page), address)))
      .map((address) => `${page}: ${address}`),
  );
  expect(dead).toEqual([]);
});
