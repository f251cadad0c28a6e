// @vitest-environment happy-dom
import { fakeHost, flushPromises, longName, mountAlone, page, refuses, rightToLeftName, text } from '#test/window/mount.ts';
import { outboxItem } from '#test/window/fixtures.ts';
import { expect, test } from 'vitest';
import { setLanguage } from '#window/kit/text/index.ts';
import { useUi } from '#window/workspace/ui.ts';
import type { OutboxItem } from './outbox.ts';
import OutboxDialog from './OutboxDialog.vue';

const waiting = outboxItem({ attempts: 0 });
async function open(entries: OutboxItem[], paused = false) {
  const { wrapper } = mountAlone(OutboxDialog, { answers: { 'outbox.list': { paused, entries, done: [] } } });
  useUi().dialog = 'outbox';
  await flushPromises();
  return wrapper;
}

test('an empty outbox says so and offers nothing to send', async () => {
  await open([]);
  expect(page.textOf('outbox-empty')).toBe(text('outbox.empty'));
  expect(page.find('outbox-send')).toBeNull();
});

test('an entry says what it is, where it goes and how large it is', async () => {
  await open([waiting]);
  const entry = page.textOf('outbox-entry');
  expect(entry).toContain('Woodlot');
  expect(entry).toContain(text('outbox.on', { name: 'Provider' }));
  expect(entry).toContain('12.50');
  await page.press(page.get('outbox-send-one'));
  expect(fakeHost.asked('outbox.send')).toEqual([{ id: 'entry-1' }]);
});

test('a refused entry shows the sentences of the service and can be sent under another name', async () => {
  const details = [{ msg: 'The name is taken.' }];
  await open([{ ...waiting, state: 'refused', fault: { code: 'invalid', message: 'Unprocessable', details } }]);
  expect(page.textOf('outbox-entry')).toContain('The name is taken.');
  const send = page.get('outbox-rename') as HTMLButtonElement;
  expect(send.disabled).toBe(true);
  await page.type(page.get('outbox-name'), 'Woodlot 2');
  expect(send.disabled).toBe(false);
  await page.press(send);
  expect(fakeHost.asked('outbox.rename')).toEqual([{ id: 'entry-1', name: 'Woodlot 2' }]);
});

test('in Spanish a reason with a code is in Spanish, and one of an earlier version without a code stays as it is', async () => {
  try {
    const old = { code: 'invalid', message: 'Unprocessable', details: [{ msg: 'Field required' }] };
    const now = { code: 'invalid', message: 'Unprocessable', details: [{ msg: 'Field required', code: 'api.field-required' }] };
    await open([
      { ...waiting, state: 'refused', fault: old },
      { ...waiting, id: 'entry-2', state: 'refused', fault: now },
      {
        ...waiting,
        id: 'entry-3',
        state: 'held',
        fault: { code: 'timeout', message: 'The service did not answer in time.', details: null },
      },
    ]);
    await setLanguage('es');
    await flushPromises();
    const shown = page.text();
    for (const sentence of ['Field required', 'Falta este campo', 'The service did not answer in time.']) expect(shown).toContain(sentence);
  } finally {
    await setLanguage('en');
  }
});

test('a paused outbox says that nothing leaves', async () => {
  await open([waiting], true);
  expect(page.text()).toContain(text('outbox.paused'));
  expect((page.get('outbox-send') as HTMLButtonElement).disabled).toBe(true);
  expect(page.find('outbox-send-one')).toBeNull();
});

test('what is on its way can be neither thrown away nor taken back', async () => {
  await open([{ ...waiting, state: 'sending' }]);
  for (const button of ['outbox-discard', 'outbox-take-back']) expect((page.get(button) as HTMLButtonElement).disabled).toBe(true);
});

test('long names and names from right to left are whole in the page', async () => {
  await open([
    { ...waiting, name: longName },
    { ...waiting, id: 'entry-2', name: rightToLeftName },
  ]);
  expect(page.all('[data-testid="outbox-entry"] b').map(({ title, textContent }) => [title, textContent])).toEqual([
    [longName, longName],
    [rightToLeftName, rightToLeftName],
  ]);
});

test('a host that cannot read the outbox leaves the dialog usable', async () => {
  mountAlone(OutboxDialog, { answers: { 'outbox.list': refuses('internal', 'The outbox is damaged.') } });
  useUi().dialog = 'outbox';
  await flushPromises();
  expect(page.textOf('outbox-empty')).toBe(text('outbox.empty'));
  expect(page.button(text('actions.close')).disabled).toBe(false);
});
