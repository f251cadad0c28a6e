import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { en } from '#sentences/phrases/en.ts';
import { api, type Operation } from './index.ts';

const operations = Object.keys(api) as Operation[];
/** These send a body, or a body by GET, and change nothing. */
const readsWithBody: Operation[] = ['geojsonArea'];
/** Everything but a plain GET changes something until it is listed above. */
const mayChange = ({ method, bodyType }: { method: string; bodyType: string }) => method !== 'GET' || bodyType !== 'none';
const changes = operations.filter((operation) => mayChange(api[operation]) && !readsWithBody.includes(operation));

test('every operation that changes something is queued or refused when the service cannot be reached, and no other is', () => {
  expect(changes.length).toBeGreaterThan(8);
  for (const operation of operations)
    expect([operation, ['queue', 'refuse'].includes(api[operation].offline)]).toEqual([operation, changes.includes(operation)]);
});

test('every refused change has words', () => {
  for (const operation of changes.filter((name) => api[name].offline === 'refuse')) expect(en).toHaveProperty(api[operation].id);
});

test('docs/offline.md says of each change which it is', () => {
  const page = readFileSync(resolve(import.meta.dirname, '../../docs/offline.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `(\w+)`\s*\| (queue|refuse)\s*\|$/gm)].map(([, operation, offline]) => [operation, offline]);
  expect(rows.sort()).toEqual(changes.map((operation) => [operation, api[operation].offline]).sort());
});
