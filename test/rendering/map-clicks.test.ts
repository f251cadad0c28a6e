import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumProgram } from '../helpers/chromium.ts';
import { openMapWindow, type MapWindow } from './map-window.ts';
import smallShapes from './cases/small-shapes/case.ts';

describe.skipIf(!chromiumProgram)('the pointer and the keyboard on the map', () => {
  let window: MapWindow;
  beforeAll(async () => {
    window = await openMapWindow();
    await window.show(smallShapes.scene);
    await window.picture();
  });
  afterAll(async () => {
    await window?.close();
  });
  const menu = () => window.page.locator('[data-testid=map-menu]');
  const scale = () => window.page.locator('.ol-scale-line-inner').textContent();

  test('the right button opens the menu, and Escape closes it', async () => {
    await window.page.mouse.click(200, 100, { button: 'right' });
    await menu().waitFor({ state: 'attached' });
    await window.page.keyboard.press('Escape');
    await menu().waitFor({ state: 'detached' });
  });

  test('so does the keyboard', async () => {
    await window.page.locator('[data-testid=map]').focus();
    await window.page.keyboard.press('Shift+F10');
    await menu().waitFor({ state: 'attached' });
    await window.page.keyboard.press('Escape');
    await menu().waitFor({ state: 'detached' });
  });

  test('a click on a crowd zooms in to its shapes', async () => {
    const before = await scale();
    await window.page.mouse.click(143, 236);
    await expect.poll(scale).not.toBe(before);
  });
});
