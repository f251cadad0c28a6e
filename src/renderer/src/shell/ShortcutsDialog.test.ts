// @vitest-environment happy-dom
import { flushPromises, mountAlone, page, text } from '#test/window/mount.ts';
import { expect, test } from 'vitest';
import { menuNames } from '#host/commands.ts';
import { keysText } from '#window/kit/text/keys.ts';
import { setLanguage } from '#window/kit/text/index.ts';
import { useUi } from '#window/workspace/ui.ts';
import { useCommands } from './commands/index.ts';
import ShortcutsDialog from './ShortcutsDialog.vue';

const shown = (selector: string) => page.all(selector).map(({ textContent }) => textContent?.trim());
async function show(): Promise<void> {
  useUi().dialog = 'shortcuts';
  mountAlone(ShortcutsDialog);
  await flushPromises();
}

test('it is closed until it is asked for', () => {
  mountAlone(ShortcutsDialog);
  expect(page.all('[role="dialog"]')).toEqual([]);
});

test('every command with keys stands below its menu, with its keys', async () => {
  await show();
  const withKeys = menuNames.flatMap((menu) => useCommands().fixed.filter((command) => command.menu === menu && command.keys));
  expect(withKeys.length).toBeGreaterThan(10);
  expect(shown('dt')).toEqual(withKeys.map((command) => command.label()));
  expect(shown('kbd')).toEqual(withKeys.map(({ keys }) => keysText(keys!)));
});

test('a menu whose commands have no keys is left out', async () => {
  await show();
  const menus = menuNames.filter((menu) => useCommands().fixed.some((command) => command.menu === menu && command.keys));
  expect(shown('h3')).toEqual(menus.map((menu) => text(`menu.${menu}`)));
});

test('it follows the language of the window', async () => {
  await show();
  await setLanguage('es');
  expect(shown('h3')[0]).toBe('Archivo');
});

test('it closes', async () => {
  await show();
  await page.press(page.button(text('actions.close')));
  expect(useUi().dialog).toBeNull();
});
