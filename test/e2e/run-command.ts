import type { Page } from 'playwright-core';
import { expect } from './fixtures.ts';

/** Runs a command of the palette: nothing is written before the field has the keyboard, no Enter comes before that command is what Enter takes. */
async function fromPalette(page: Page, name: string, write: (name: string) => Promise<void>): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  const query = page.getByTestId('palette-query');
  await expect(query).toBeFocused();
  await write(name);
  await page.getByRole('option', { name, selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await expect(query).toHaveCount(0);
}

/** With the name written at once, as from a clipboard: the window searches again after each letter, which costs ten times as much. */
export const runCommand = (page: Page, name: string): Promise<void> => fromPalette(page, name, (text) => page.keyboard.insertText(text));
/** With its name typed letter by letter, as somebody does who works by keyboard alone. */
export const typeCommand = (page: Page, name: string): Promise<void> => fromPalette(page, name, (text) => page.keyboard.type(text));

/** Nothing is collected in this workspace: of a walk that looks at no product. A collection takes as long as the walk. */
export async function pauseCollection(page: Page): Promise<void> {
  await runCommand(page, 'Background collection…');
  const paused = page.getByTestId('collection-paused');
  await paused.check();
  await expect(paused).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(paused).toHaveCount(0);
}

/** In which menu, counted from the left, each command of a window was seen. */
const menuOf = new WeakMap<Page, Map<string, number>>();

/** Chooses a command in the menu that has it: where it was seen, or else in one after the other. `seen` is called while that menu is open. */
export async function chooseFromMenus(page: Page, command: string, seen: () => Promise<void> = async () => {}): Promise<void> {
  const menu = page.getByRole('menu');
  const known = menuOf.get(page) ?? new Map<string, number>();
  menuOf.set(page, known);
  const triggers = [...(await page.locator('.menu-trigger').all()).entries()];
  for (const [place, trigger] of triggers.toSorted(
    ([one], [other]) => Number(other === known.get(command)) - Number(one === known.get(command)),
  )) {
    await trigger.click();
    // Its entries come with it.
    await menu.first().waitFor();
    const entries = await menu
      .locator('[data-testid^="menu-"]')
      .evaluateAll((list) =>
        list.map((one) => (one as unknown as { getAttribute(name: string): string }).getAttribute('data-testid').slice('menu-'.length)),
      );
    for (const entry of entries) known.set(entry, place);
    if (entries.includes(command)) {
      await seen();
      await page.getByTestId(`menu-${command}`).click();
      return;
    }
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
  }
  throw new Error(`No menu has ${command}`);
}
