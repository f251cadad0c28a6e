import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ApiFault, type CallAnswer } from '#client/index.ts';
import { fetchBoundaries, type ListedProject } from './fetch-boundaries.ts';
import { KeptBoundaries } from './kept-boundaries.ts';
import { listedProjects } from './listed-projects.ts';

const square = (west: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, 0],
      [west + 0.01, 0],
      [west + 0.01, 0.01],
      [west, 0.01],
      [west, 0],
    ],
  ],
});
const answer = (value: unknown, more: Partial<CallAnswer> = {}): CallAnswer => ({
  value,
  raw: false,
  deviations: [],
  fetchedAt: '2026-11-25T12:00:00Z',
  ...more,
});
const projects = (count: number, updatedAt: string | null = '2026-01-01T00:00:00Z'): ListedProject[] =>
  Array.from({ length: count }, (_, at) => ({ id: `p${at}`, updatedAt }));

function open(respond: (id: string) => unknown = () => square(1)) {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  const kept = new KeptBoundaries(folder);
  const asked: string[] = [];
  const pauses: number[] = [];
  const source = {
    connectionId: 'c1',
    kept,
    call: async (_operation: unknown, { params: { project_id: id } }: { params: { project_id: string } }) => {
      asked.push(id);
      return answer({ id, geometry: respond(id) });
    },
    pause: async (milliseconds: number) => void pauses.push(milliseconds),
  };
  return {
    folder,
    kept,
    asked,
    pauses,
    source,
    fetch: (list: ListedProject[]) => fetchBoundaries(list, source, new AbortController().signal),
  };
}

test('a boundary is fetched once, and again only when its project changed', async () => {
  const { asked, fetch, kept } = open();
  expect((await fetch(projects(3))).map(({ missing, isFetched }) => [missing, isFetched])).toEqual([
    [null, true],
    [null, true],
    [null, true],
  ]);
  expect((await fetch(projects(3))).every(({ isFetched, missing }) => !isFetched && missing === null)).toBe(true);
  expect(asked).toHaveLength(3);
  await fetch([...projects(2), { id: 'p2', updatedAt: '2026-02-02T00:00:00Z' }]);
  // Several are asked for at a time, in any order.
  expect([...asked.slice(0, 3).toSorted(), ...asked.slice(3)]).toEqual(['p0', 'p1', 'p2', 'p2']);
  expect((await kept.read('c1', 'p2'))?.updatedAt).toBe('2026-02-02T00:00:00Z');
  expect(await kept.read('c2', 'p2')).toBeNull();
});

test('without a time of the last change it is fetched every time', async () => {
  const { asked, fetch } = open();
  await fetch(projects(1, null));
  await fetch(projects(1, null));
  expect(asked).toEqual(['p0', 'p0']);
});

test('a changed byte on the disk is no boundary: it is fetched again', async () => {
  const { folder, asked, fetch, kept } = open();
  await fetch(projects(1));
  const [name] = readdirSync(join(folder, 'c1'));
  const path = join(folder, 'c1', name!);
  writeFileSync(path, readFileSync(path, 'utf8').replace('0.01', '0.02'));
  expect(await kept.read('c1', 'p0')).toBeNull();
  await fetch(projects(1));
  expect(asked).toEqual(['p0', 'p0']);
  expect((await kept.read('c1', 'p0'))?.geometry).toEqual(square(1));
});

test('what is listed no more is kept no more, and a connection can be cleared', async () => {
  const { folder, fetch, kept } = open();
  await fetch(projects(3));
  await fetch(projects(1));
  expect(readdirSync(join(folder, 'c1'))).toHaveLength(1);
  expect(await kept.clear('c1')).toBeGreaterThan(100);
  expect(readdirSync(folder)).toEqual([]);
});

test('each project that has no boundary says why, and the others go on', async () => {
  const { fetch } = open((id) => {
    if (id === 'p1') throw new ApiFault('not-found', 'gone');
    if (id === 'p2') throw new ApiFault('server', 'ill', { status: 500 });
    return id === 'p3' ? null : square(1);
  });
  expect((await fetch(projects(5))).map(({ missing }) => missing)).toEqual([null, 'gone', 'refused', 'no-boundary', null]);
});

test('a pause that the service asks for is kept once by all, and then it is asked again', async () => {
  let refusals = 2;
  const { fetch, asked, pauses } = open(() => {
    refusals -= 1;
    if (refusals >= 0) throw new ApiFault('too-many', 'slowly', { status: 429, retryAfterSeconds: 30 });
    return square(1);
  });
  expect((await fetch(projects(8))).every(({ missing }) => missing === null)).toBe(true);
  expect([...new Set(pauses)]).toEqual([30_000]);
  expect(asked).toHaveLength(10);
});

test('a long pause and a lost network end the asking; what is kept stays compared', async () => {
  for (const [fault, reason] of [
    [new ApiFault('too-many', 'tomorrow', { status: 429, retryAfterSeconds: 3600 }), 'too-many'],
    [new ApiFault('network', 'nobody'), 'unreachable'],
    [new ApiFault('unauthorised', 'key', { status: 401 }), 'refused'],
  ] as const) {
    let isIll = false;
    const { fetch, asked } = open(() => {
      if (isIll) throw fault;
      return square(1);
    });
    await fetch(projects(2));
    isIll = true;
    const outcomes = await fetch(projects(300));
    expect(outcomes.slice(0, 2).map(({ missing }) => missing)).toEqual([null, null]);
    expect(new Set(outcomes.slice(2).map(({ missing }) => missing))).toEqual(new Set([reason]));
    expect(asked.length).toBeLessThanOrEqual(2 + 4);
  }
});

test('a cancel ends it, and what was fetched stays', async () => {
  const { source, kept } = open();
  const stop = new AbortController();
  const fetching = fetchBoundaries(projects(50), source, stop.signal, (done) => {
    if (done === 3) stop.abort();
  });
  await expect(fetching).rejects.toThrow();
  const first = await Promise.all(projects(10).map(({ id }) => kept.read('c1', id)));
  expect(first.filter((boundary) => boundary !== null).length).toBeGreaterThanOrEqual(3);
});

test('the list tells how many projects the service counts without listing them', async () => {
  const cut = { path: '', rule: 'list cut short', got: '', phrase: { code: 'client.list-cut', params: { shown: 2, total: 9 } } };
  const list = [{ id: 'a', project_name: 'A', updated_at: '2026-01-01T00:00:00Z' }, { id: 7 }];
  const signal = new AbortController().signal;
  expect(await listedProjects(async () => answer(list, { deviations: [cut] }), signal)).toEqual({
    projects: [
      { id: 'a', name: 'A', updatedAt: '2026-01-01T00:00:00Z' },
      { id: '7', name: '7', updatedAt: null },
    ],
    unlisted: 7,
  });
  await expect(listedProjects(async () => answer({ maintenance: true }), signal)).rejects.toMatchObject({ code: 'unlike-a-list' });
});
