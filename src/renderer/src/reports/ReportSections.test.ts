// @vitest-environment happy-dom
import { mountAlone, page, text } from '#test/window/mount.ts';
import { expect, test } from 'vitest';
import type { ChosenSection } from './report.ts';
import ReportSections from './ReportSections.vue';

const sections: ChosenSection[] = [
  { id: 'weather', chosen: true },
  { id: 'climate', chosen: false },
];
const latest = (emitted: unknown[][] | undefined) => emitted?.at(-1)?.[0];
const nameOf = (id: string) => text(`report.section.${id}`);

test('the sections stand in their order, checked when they are chosen', () => {
  mountAlone(ReportSections, { props: { modelValue: sections } });
  const boxes = page.all('input') as HTMLInputElement[];
  expect(page.all('li').map(({ textContent }) => textContent?.trim())).toEqual([nameOf('weather'), nameOf('climate')]);
  expect(boxes.map(({ checked }) => checked)).toEqual([true, false]);
});

test('a report without sections is an empty list, not an error', () => {
  mountAlone(ReportSections, { props: { modelValue: [] } });
  expect(page.all('li')).toEqual([]);
});

test('all and none', async () => {
  const { wrapper } = mountAlone(ReportSections, { props: { modelValue: sections } });
  await page.press(page.button(text('report.all')));
  expect(latest(wrapper.emitted('update:modelValue'))).toEqual(sections.map((section) => ({ ...section, chosen: true })));
  await page.press(page.button(text('report.none')));
  expect(latest(wrapper.emitted('update:modelValue'))).toEqual(sections.map((section) => ({ ...section, chosen: false })));
});

test('the first goes no further up, the last no further down; Alt with an arrow moves a section', async () => {
  const { wrapper } = mountAlone(ReportSections, { props: { modelValue: sections } });
  expect(page.button(text('report.up', { name: nameOf('weather') })).disabled).toBe(true);
  expect(page.button(text('report.down', { name: nameOf('climate') })).disabled).toBe(true);
  page.all('li')[0]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true, bubbles: true }));
  expect(latest(wrapper.emitted('update:modelValue'))).toEqual([sections[1], sections[0]]);
});
