// @vitest-environment happy-dom
import { flushPromises, longName, mountAlone, page, rightToLeftName, text } from '#test/window/mount.ts';
import { faulty, openShapes, problem, shape } from '#test/window/shapes.ts';
import { expect, test, vi } from 'vitest';
import IssueList from './IssueList.vue';

vi.mock('#window/kit/workers/index.ts', () => ({ geometry: () => ({ together: async () => ({ areaHectares: 1, overlaps: [] }) }) }));

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
  const warning = problem({ code: 'wrong-orientation', severity: 'warning', location: null });
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
