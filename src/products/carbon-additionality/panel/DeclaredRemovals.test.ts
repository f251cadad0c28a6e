// @vitest-environment happy-dom
import { fakeHost, flushPromises, mountAlone, page, refuses, text } from '#test/window/mount.ts';
import { apiAnswers, openProject } from '#test/window/fixtures.ts';
import { expect, test } from 'vitest';
import { defineComponent, h, provide } from 'vue';
import type { Answers } from '#test/window/host.ts';
import { panelContextKey, type PanelContext } from '#window/kit/product/panel-context.ts';
import DeclaredRemovals from './DeclaredRemovals.vue';

const none = { time_zone: null, ecological_zone: null, old_growth: null, declared_removals: null, carbon_program: null };
let loaded = 0;
async function open(call: NonNullable<Answers['api.call']>): Promise<void> {
  loaded = 0;
  const context = {
    workspace: {
      current: openProject({ area_hectares: 100 }),
      products: [],
      loadProducts: async () => {
        loaded += 1;
      },
    },
  } as unknown as PanelContext;
  mountAlone(
    defineComponent(() => {
      provide(panelContextKey, context);
      return () => h(DeclaredRemovals);
    }),
    { answers: { 'api.call': call } },
  );
  const details = page.get('declare-removals') as HTMLDetailsElement;
  details.open = true;
  details.dispatchEvent(new Event('toggle'));
  await flushPromises();
}
async function choose(kind: string): Promise<void> {
  const select = page.get('declare-kind') as HTMLSelectElement;
  select.value = kind;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await flushPromises();
}
async function fill(row: number, values: Record<string, string>): Promise<void> {
  for (const [key, value] of Object.entries(values)) await page.type(page.get(`declare-${key}-${row}`), value);
}
async function save(): Promise<void> {
  page.all('form')[0]!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await flushPromises();
}
const sent = () => fakeHost.asked('api.call').filter((call) => (call as { operation: string }).operation === 'changeProjectSettings');

test('a planting plan is typed row by row and sent, and the states are read again', async () => {
  await open(apiAnswers({ projectSettings: none, changeProjectSettings: none }));
  await choose('planting-plan');
  await fill(0, { year: '2022', hectares: '12.5', lower: '10', upper: '13' });
  await page.press(page.get('declare-add'));
  await fill(1, { year: '2023', hectares: '20', lower: '15', upper: '20' });
  await save();
  const plantings = [
    { year: 2022, hectares: 12.5, lower_hectares: 10, upper_hectares: 13 },
    { year: 2023, hectares: 20, lower_hectares: 15, upper_hectares: 20 },
  ];
  expect(sent()).toEqual([expect.objectContaining({ body: { declared_removals: { kind: 'planting-plan', plantings } } })]);
  expect([page.alerts(), loaded]).toEqual([[], 1]);
});

test('what was declared is there to be changed, and taken back', async () => {
  const measurements = [{ year: 2024, hectares: 30, removals_tco2e: 500, lower_tco2e: 400, upper_tco2e: 600 }];
  const declared = { ...none, declared_removals: { kind: 'measured', measurements } };
  await open(apiAnswers({ projectSettings: declared, changeProjectSettings: none }));
  expect((page.get('declare-removals-0') as HTMLInputElement).value).toBe('500');
  await choose('none');
  await save();
  expect(sent()).toEqual([expect.objectContaining({ body: { declared_removals: null } })]);
});

test.each([
  ['number', { n: '1' }, { year: '2022', hectares: '', lower: '1', upper: '2' }],
  ['year', { n: '1' }, { year: '20.5', hectares: '1', lower: '1', upper: '2' }],
  ['hectares', { n: '1' }, { year: '2022', hectares: '0', lower: '0', upper: '2' }],
  ['order', { n: '1' }, { year: '2022', hectares: '10', lower: '11', upper: '12' }],
  ['area', { project: '100.0', declared: '120.0' }, { year: '2022', hectares: '90', lower: '80', upper: '120' }],
])('a plan with a wrong %s is refused here, with its reason, and what was typed stays', async (key, places, values) => {
  await open(apiAnswers({ projectSettings: none }));
  await choose('planting-plan');
  await fill(0, values);
  await save();
  expect(page.alerts()).toEqual([text(`additionality.declare.fault.${key}`, places)]);
  expect((page.get('declare-hectares-0') as HTMLInputElement).value).toBe(values.hectares);
  expect(sent()).toEqual([]);
});

test('a year is measured once', async () => {
  await open(apiAnswers({ projectSettings: none }));
  await choose('measured');
  await page.press(page.get('declare-add'));
  for (const row of [0, 1]) await fill(row, { year: '2022', hectares: '10', removals: '5', lower: '4', upper: '6' });
  await save();
  expect(page.alerts()).toEqual([text('additionality.declare.fault.twice', { year: '2022' })]);
});

test('a service without settings, or with those of an earlier version, offers nothing to fill in', async () => {
  await open(refuses('not-found', 'No such call.'));
  expect(page.textOf('declare-none')).toBe(text('additionality.declare.unavailable'));
});
test('an earlier version has settings without declared removals', async () => {
  await open(apiAnswers({ projectSettings: { time_zone: null, ecological_zone: null } }));
  expect(page.textOf('declare-none')).toBe(text('additionality.declare.unavailable'));
});
test('a fault of the service is shown, and the form stays usable', async () => {
  await open(refuses('network', 'There is no network.'));
  expect(page.alerts()).toEqual(['There is no network.']);
  expect((page.get('declare-save') as HTMLButtonElement).disabled).toBe(false);
});
