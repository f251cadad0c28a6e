// @vitest-environment happy-dom
import { flushPromises, longName, mountAlone, page, rightToLeftName, text } from '#test/window/mount.ts';
import { faulty, openShapes, problem, shape } from '#test/window/shapes.ts';
import { afterEach, expect, test, vi } from 'vitest';
import type { ParcelPair } from '#geo/index.ts';
import IssueList from './IssueList.vue';

const found = vi.hoisted(() => ({ pairs: [] as ParcelPair[], isComplete: true, notCompared: [] }));
vi.mock('#window/kit/workers/index.ts', () => ({
  geometry: () => ({ together: async () => ({ areaHectares: 1 }) }),
  pairing: () => ({
    work: { take: async () => {}, find: async () => found, union: async () => 1 },
    failed: Promise.withResolvers<never>().promise,
    end: () => {},
  }),
}));
afterEach(() => {
  found.pairs = [];
});

test('without shapes it says what would stand here', () => {
  mountAlone(IssueList);
  expect(page.text()).toBe(text('table.noIssues'));
});

test('shapes without a fault have none', async () => {
  openShapes([shape('s1')]);
  mountAlone(IssueList);
  await flushPromises();
  expect(page.text()).toBe(text('check.none'));
});

test('errors stand before warnings; a press goes to the shape and the place', async () => {
  const warning = problem({ code: 'crosses-antimeridian', severity: 'warning', location: null });
  openShapes([shape('s1', { summary: faulty(warning) }), shape('s2', { summary: faulty(problem()) })]);
  const { wrapper } = mountAlone(IssueList);
  await flushPromises();
  const lines = page.all('button.issue');
  expect(lines.map((line) => line.querySelector('b')?.textContent)).toEqual(['s2', 's1']);
  await page.press(lines[0]!);
  await page.press(lines[1]!);
  expect([wrapper.emitted('shape'), wrapper.emitted('problem')]).toEqual([[['s2'], ['s1']], [[[36.805, -1.295]]]]);
});

test('long names and names from right to left are whole, in their own direction', async () => {
  openShapes([longName, rightToLeftName].map((name, at) => shape(`s${at}`, { name, summary: faulty(problem()) })));
  mountAlone(IssueList);
  await flushPromises();
  expect(page.all('.issue b').map(({ title, textContent, dir }) => [title, textContent, dir])).toEqual([
    [longName, longName, 'auto'],
    [rightToLeftName, rightToLeftName, 'auto'],
  ]);
});

test('what changes no land is a line for its file, and no issue', async () => {
  const reversed = problem({ code: 'wrong-orientation', severity: 'warning' });
  const repeated = problem({ code: 'duplicate-vertex', severity: 'warning' });
  openShapes([shape('s1', { summary: faulty(reversed, reversed, repeated) })], { name: 'farms.kml' });
  mountAlone(IssueList);
  await flushPromises();
  expect(page.all('button.issue')).toEqual([]);
  expect(page.text()).toContain(text('check.none'));
  expect(page.textOf('harmless')).toBe(
    'farms.kml 2 rings are listed in reverse and 1 corner is repeated. This does not affect the area. Every new file is written without it; Save into the opened file leaves what you did not edit.',
  );
});

test('an overlap names the other parcel', async () => {
  found.pairs = [
    { first: 0, second: 1, kind: 'overlap', sharedHectares: 2.7349, firstHectares: 5, secondHectares: 6, location: [36.8, -1.3] },
  ];
  const files = openShapes([]);
  mountAlone(IssueList);
  files.shapes = [shape('s1', { name: 'Parcel 1' }), shape('s2', { name: rightToLeftName })];
  await vi.waitFor(() => expect(files.pairSearch.state).toBe('done'));
  await flushPromises();
  const lines = page.all('button.issue');
  expect(lines.map((line) => line.querySelector('b')?.textContent)).toEqual(['Parcel 1']);
  expect(lines[0]!.textContent).toContain(text('check.between.overlap', { name: rightToLeftName, ha: '2.73' }));
});

test('many places of a shape are one line that goes from one to the next', async () => {
  const at = (longitude: number) => problem({ location: [longitude, 1] });
  openShapes([shape('s1', { summary: faulty(at(1), at(2)) })]);
  const { wrapper } = mountAlone(IssueList);
  await flushPromises();
  const [line, ...others] = page.all('button.issue');
  expect(others).toEqual([]);
  expect(line!.textContent).toContain(text('check.places', { n: '2' }));
  for (let press = 0; press < 3; press += 1) await page.press(line!);
  expect(wrapper.emitted('problem')).toEqual([[[1, 1]], [[2, 1]], [[1, 1]]]);
});

test('of thousands the first are shown, more when asked, none when folded', async () => {
  openShapes(Array.from({ length: 300 }, (_, at) => shape(`s${at}`, { summary: faulty(problem()) })));
  mountAlone(IssueList);
  await flushPromises();
  expect(page.all('button.issue')).toHaveLength(50);
  expect(page.text()).toContain(text('check.count', { n: '300' }, 300));
  await page.press(page.button(text('check.more', { n: '250' })));
  expect(page.all('button.issue')).toHaveLength(150);
  await page.press(page.all('button.kind')[0]!);
  expect([page.all('button.issue'), page.all('button.kind')[0]!.getAttribute('aria-expanded')]).toEqual([[], 'false']);
});

test('an exact copy is called that and no overlap', async () => {
  const figures = { firstHectares: 5, secondHectares: 5, location: [36.8, -1.3] as [number, number] };
  found.pairs = [
    { first: 0, second: 1, kind: 'exact-copy', sharedHectares: 5, ...figures },
    { first: 0, second: 2, kind: 'near-copy', sharedHectares: 4.9, ...figures },
    { first: 1, second: 2, kind: 'inside', sharedHectares: 4.8, ...figures },
  ];
  const files = openShapes([]);
  mountAlone(IssueList);
  files.shapes = ['s1', 's2', 's3'].map((id) => shape(id));
  await vi.waitFor(() => expect(files.pairSearch.state).toBe('done'));
  await flushPromises();
  expect(page.all('button.kind .badge').map(({ textContent }) => textContent)).toEqual([
    text('check.betweenTitle.exact-copy'),
    text('check.betweenTitle.near-copy'),
    text('check.betweenTitle.inside'),
  ]);
  expect(page.all('button.issue')[0]!.textContent).toContain(text('check.between.exact-copy', { name: 's2', ha: '5.00' }));
});
