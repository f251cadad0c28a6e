import { expect, test } from 'vitest';
import { projectId } from './project-id.ts';

test('names are UUIDs of version 7, in the order of their milliseconds, and never twice the same', () => {
  const start = Date.UTC(2026, 10, 25, 12);
  const names = Array.from({ length: 2000 }, (_, k) => projectId(new Date(start + Math.floor(k / 10))));
  for (const name of names) expect(name).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(names).size).toBe(2000);
  const times = names.map((name) => Number.parseInt(name.slice(0, 13).replace('-', ''), 16));
  expect(times).toEqual(names.map((_, k) => start + Math.floor(k / 10)));
});
