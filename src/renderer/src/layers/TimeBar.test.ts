// @vitest-environment happy-dom
import { flushPromises, longName, mountAlone, neverAnswers, page, rightToLeftName, text } from '#test/window/mount.ts';
import { afterEach, expect, test, vi } from 'vitest';
import type { TimeStep } from '#window/kit/product/panel-context.ts';
import { useTimeSteps } from './time-steps.ts';
import TimeBar from './TimeBar.vue';

afterEach(() => vi.useRealTimers());
const step = (label: string, note: string): TimeStep => ({
  label: () => label,
  load: async () => ({ bytes: new Uint8Array([1]), note: () => note }),
});
const empty = (label: string): TimeStep => ({ label: () => label, load: async () => null });
async function show(steps: TimeStep[]) {
  mountAlone(TimeBar);
  const started = useTimeSteps().start(
    { slug: 'steps', opacity: 1, visible: true },
    () => 'NDVI',
    steps,
    { none: () => 'no clear view', failed: (reason) => `failed: ${reason}` },
    'satellite-index',
  );
  await flushPromises();
  return { started };
}

test('without steps there is no bar', () => {
  mountAlone(TimeBar);
  expect(page.find('time-bar')).toBeNull();
});

test('the newest step is shown first; one step back, and from the first to the last', async () => {
  await show([step('April', ''), step('May', 'clear'), step('June', 'some cloud')]);
  expect([page.textOf('time-label'), page.text()]).toEqual(['June', expect.stringContaining('some cloud')]);
  await page.press(page.button(text('timeline.before')));
  expect(page.textOf('time-label')).toBe('May');
  await page.press(page.button(text('timeline.before')));
  await page.press(page.button(text('timeline.before')));
  expect(page.textOf('time-label')).toBe('June');
  await page.press(page.button(text('timeline.next')));
  expect(page.textOf('time-label')).toBe('April');
});

test('while pictures are read it says how many are there', async () => {
  await show([{ label: () => 'May', load: neverAnswers }, step('June', '')]);
  expect(page.text()).toContain(text('timeline.loading', { n: 1, all: 2 }));
});

test('a step without a picture and one that failed say so', async () => {
  await show([empty('May'), { label: () => 'June', load: () => Promise.reject(new Error('The source does not answer.')) }]);
  expect(page.text()).toContain('failed: The source does not answer.');
  await page.press(page.button(text('timeline.before')));
  expect(page.text()).toContain('no clear view');
});

test('playing passes over what has nothing to show, and stops', async () => {
  await show([step('May', ''), empty('June'), step('July', '')]);
  vi.useFakeTimers();
  const play = page.get('time-play');
  play.click();
  await vi.advanceTimersByTimeAsync(900);
  expect(page.textOf('time-label')).toBe('May');
  await vi.advanceTimersByTimeAsync(900);
  expect(page.textOf('time-label')).toBe('July');
  expect(play.getAttribute('aria-label')).toBe(text('timeline.pause'));
  play.click();
  await vi.advanceTimersByTimeAsync(5000);
  expect([page.textOf('time-label'), play.getAttribute('aria-label')]).toEqual(['July', text('timeline.play')]);
});

test('the slider says its step in words', async () => {
  await show([step('May', ''), step('June', '')]);
  const slider = page.get('time-slider') as HTMLInputElement;
  expect(slider.getAttribute('aria-valuetext')).toBe('June');
  await page.type(slider, '0');
  expect(slider.getAttribute('aria-valuetext')).toBe('May');
});

test('Esc and the button end it', async () => {
  await show([step('May', '')]);
  page.get('time-bar').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await flushPromises();
  expect(page.find('time-bar')).toBeNull();
});

test('long labels and labels from right to left are whole in the page', async () => {
  await show([step(longName, ''), step(rightToLeftName, longName)]);
  expect(page.textOf('time-label')).toBe(rightToLeftName);
  expect(page.text()).toContain(longName);
});
