// @vitest-environment happy-dom
import { fakeHost, flushPromises, longName, mountAlone, neverAnswers, page, refuses, rightToLeftName, text } from '#test/window/mount.ts';
import { apiAnswer, apiAnswers, openProject } from '#test/window/fixtures.ts';
import { describe, expect, test } from 'vitest';
import type { BridgeInput } from '#host/contract.ts';
import type { Answers } from '#test/window/host.ts';
import { useUi } from '#window/workspace/ui.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import ZonesDialog from './ZonesDialog.vue';

async function open(call: NonNullable<Answers['api.call']>, name = 'Woodlot') {
  useWorkspace().current = openProject({ project_name: name });
  mountAlone(ZonesDialog, { answers: { 'api.call': call } });
  useUi().dialog = 'zones';
  await flushPromises();
}
const field = () => page.get('zones-time') as HTMLInputElement;
const save = () => page.get('zones-save') as HTMLButtonElement;
async function submit(): Promise<void> {
  page.all('form')[0]!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await flushPromises();
}

test('while the settings are asked for nothing can be changed', async () => {
  await open(neverAnswers);
  expect([field().disabled, save().disabled]).toEqual([true, true]);
});

test('the settings of the project are there to be changed, and are sent', async () => {
  await open(apiAnswers({ projectSettings: { time_zone: 'Africa/Nairobi', ecological_zone: null }, changeProjectSettings: {} }));
  expect(field().value).toBe('Africa/Nairobi');
  await page.type(field(), 'Africa/Kampala');
  await submit();
  expect(fakeHost.asked('api.call')).toContainEqual(
    expect.objectContaining({ operation: 'changeProjectSettings', body: { time_zone: 'Africa/Kampala', ecological_zone: null } }),
  );
  expect(useUi().dialog).toBeNull();
});

test('what the user knows of old growth is sent; a service that does not know the question is not asked', async () => {
  const settings = { time_zone: null, ecological_zone: null, old_growth: null, declared_removals: null, carbon_program: null };
  await open(apiAnswers({ projectSettings: settings, changeProjectSettings: {} }));
  const choice = page.get('zones-old-growth') as HTMLSelectElement;
  expect(choice.value).toBe('');
  choice.value = 'yes';
  choice.dispatchEvent(new Event('change', { bubbles: true }));
  await submit();
  expect(fakeHost.asked('api.call')).toContainEqual(
    expect.objectContaining({ operation: 'changeProjectSettings', body: { time_zone: null, ecological_zone: null, old_growth: true } }),
  );
});

test('a service of an earlier version is not asked for old growth', async () => {
  await open(apiAnswers({ projectSettings: { time_zone: null, ecological_zone: null } }));
  expect(page.find('zones-old-growth')).toBeNull();
});

test('a time zone that does not exist is refused here, and what was typed stays', async () => {
  await open(apiAnswers({ projectSettings: { time_zone: null, ecological_zone: null } }));
  await page.type(field(), 'Middle/Earth');
  await submit();
  expect(page.alerts()).toEqual([text('zones.unknown', { name: 'Middle/Earth' })]);
  expect(field().value).toBe('Middle/Earth');
  expect(fakeHost.asked('api.call')).toHaveLength(1);
});

test('a service without the call says so, and offers nothing to save', async () => {
  await open(refuses('not-found', 'No such call.'));
  expect(page.textOf('zones-none')).toBe(text('zones.none'));
  expect(page.find('zones-save')).toBeNull();
});

test('another fault is shown, and the dialog stays usable', async () => {
  await open(refuses('network', 'There is no network.'));
  expect(page.alerts()).toEqual(['There is no network.']);
  expect([field().disabled, save().disabled]).toEqual([false, false]);
});

test.each([longName, rightToLeftName])('the whole of a long or foreign name is read', async (name) => {
  await open(neverAnswers, name);
  expect(page.text()).toContain(text('zones.intro', { name }));
});

describe('where somebody else decides at the same time', () => {
  const before = { time_zone: null, ecological_zone: null, old_growth: null, declared_removals: null, carbon_program: null };
  /** A service whose settings were changed to `theirs` after they were read. */
  function service(theirs: Partial<typeof before> | { time_zone: string }) {
    let present: object = before;
    let [etag, isFirst] = ['"first"', true];
    return async (input: BridgeInput<'api.call'>) => {
      if (input.operation === 'projectSettings') return apiAnswer(present, { etag });
      if (isFirst) [present, etag, isFirst] = [{ ...before, ...theirs }, '"second"', false];
      if (input.ifMatch !== etag) return refuses('changed', 'Changed.')();
      return apiAnswer({ ...present, ...(input.body as object) }, { etag: '"third"' });
    };
  }
  const changes = () =>
    (fakeHost.asked('api.call') as { operation: string; ifMatch?: string }[])
      .filter(({ operation }) => operation === 'changeProjectSettings')
      .map(({ ifMatch }) => ifMatch);

  test('about the same question, it is said what they decided; nothing is written before the person saves again', async () => {
    await open(service({ time_zone: 'Africa/Kampala' }));
    await page.type(field(), 'Africa/Nairobi');
    await submit();
    expect(page.textOf('zones-fault')).toContain('Africa/Kampala');
    expect([field().value, useUi().dialog, changes()]).toEqual(['Africa/Nairobi', 'zones', ['"first"']]);
    await submit();
    expect([useUi().dialog, changes()]).toEqual([null, ['"first"', '"second"']]);
  });

  test('about another question, both decisions stay', async () => {
    await open(service({ carbon_program: 'redd' as never }));
    await page.type(field(), 'Africa/Nairobi');
    await submit();
    expect([useUi().dialog, changes()]).toEqual([null, ['"first"', '"second"']]);
  });
});
