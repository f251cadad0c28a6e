// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { fakeHost, flushPromises, mountAlone, neverAnswers, page, refuses, text } from '#test/window/mount.ts';
import type { Answers } from '#test/window/host.ts';
import { setLanguage } from '#window/kit/text/index.ts';
import { useUi } from '#window/workspace/ui.ts';
import type { SourceRow } from './sources.ts';
import SourcesDialog from './SourcesDialog.vue';

type Check = NonNullable<SourceRow['check']>;
const check = (given: Partial<Check>): Check => ({
  state: 'answered',
  checked_at: '2026-11-20T12:00:00Z',
  milliseconds: 800,
  detail: '2 × 2 cells',
  detail_phrase: null,
  fault: null,
  advice: null,
  advice_phrase: null,
  newest_version: null,
  ...given,
});
const source = (id: string, given: Partial<SourceRow> = {}): SourceRow => ({
  id,
  title: `Map ${id}`,
  version: 'v1',
  version_phrase: null,
  licence: 'CC BY 4.0',
  licence_phrase: null,
  attribution: 'its makers',
  homepage: 'https://example.org',
  hosts: ['example.org'],
  products: ['soil', 'weather'],
  loss: 'No soil.',
  loss_phrase: { code: 'datasets.loss-soilgrids' },
  last_success: null,
  check: null,
  ...given,
});
const answer = (sources: SourceRow[], isChecking = false) => ({ is_checking: isChecking, sources });
const failed = check({
  state: 'failed',
  fault: 'refused',
  detail: 'the source answers 503',
  advice: 'Check again later.',
  detail_phrase: { code: 'datasets.status', params: { status: 503 } },
});

async function open(answers: Answers) {
  mountAlone(SourcesDialog, { answers });
  useUi().dialog = 'sources';
  await flushPromises();
}
const order = () => page.all('li[data-testid^="source-"]').map((row) => row.dataset['testid']!.slice('source-'.length));

test('each source has its version, its licence, what needs it and when it last answered', async () => {
  await open({ 'sources.list': answer([source('a', { last_success: '2026-11-19T08:00:00Z' }), source('b')]) });
  expect(page.textOf('source-a')).toContain('v1 · CC BY 4.0');
  expect(page.textOf('source-a')).toContain('Needed for Soil, Weather');
  expect(page.textOf('source-a')).toMatch(/Last answer .*2026/);
  expect(page.textOf('source-b')).toContain(text('sources.never'));
  expect(page.textOf('sources-status')).toBe(text('sources.unchecked'));
});

test('a source that failed stands first, with what is missing and what to do, in the language of the window', async () => {
  await open({
    'sources.list': answer([source('a'), source('b')]),
    'sources.check': answer([source('a', { check: check({ newest_version: 'v2' }) }), source('b', { check: failed })]),
  });
  await page.press(page.get('sources-check'));
  expect(order()).toEqual(['b', 'a']);
  expect(page.textOf('source-b')).toContain('the source answers 503');
  expect(page.textOf('source-b')).toContain('Without it: No soil.');
  expect(page.textOf('source-b')).toContain('Check again later.');
  expect(page.textOf('source-a')).toContain('Its publisher lists v2.');
  expect(page.textOf('sources-status')).toBe('1 answered as expected · 1 failed · 0 not asked');
  await setLanguage('es');
  await flushPromises();
  expect(page.textOf('source-b')).toContain('la fuente responde 503');
  expect(page.textOf('source-b')).toContain('Sin ella: Sin suelo.');
});

test('while it asks there is progress and a way to stop, which the host is told', async () => {
  await open({
    'sources.list': answer([source('a', { check: check({ state: 'asking' }) }), source('b')]),
    'sources.check': neverAnswers,
    'jobs.cancel': { cancelled: true },
  });
  await page.press(page.get('sources-check'));
  expect(page.textOf('sources-status')).toBe('Asked 0 of 2 sources');
  expect(document.querySelector('progress')!.getAttribute('aria-label')).toBe('Asked 0 of 2 sources');
  expect(page.find('sources-check')).toBeNull();
  await page.press(page.get('sources-stop'));
  expect(fakeHost.asked('jobs.cancel')).toHaveLength(1);
});

test.each([
  ['offline', 'not-asked'],
  ['unreachable', 'failed'],
] as const)('%s says so once, and no single source is told to have failed', async (fault, state) => {
  const terms = check({ state: 'not-asked', fault: 'terms', advice: 'Answer the question first.' });
  const cutOff = check({ state, fault, detail: 'cannot be had' });
  await open({ 'sources.list': answer([source('a', { check: cutOff }), source('b', { check: cutOff }), source('c', { check: terms })]) });
  expect(page.alerts()).toEqual([text(`sources.${fault}`)]);
  expect(page.all('.failed')).toEqual([]);
  expect(page.text()).not.toContain('cannot be had');
  expect(page.textOf('source-c')).toContain('Answer the question first.');
});

test('a service that does not answer is said', async () => {
  await open({ 'sources.list': refuses('service-failed', 'The embedded service does not run.') });
  expect(page.alerts()).toEqual(['The embedded service does not run.']);
});
