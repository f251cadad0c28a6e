import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seriousFaults } from '../../helpers/accessible.ts';
import { freshFolder } from '../../helpers/chromium.ts';
import { root, whenStill } from '../../helpers/window.ts';
import { expect, test } from '../fixtures.ts';
import type { EmptyWindow } from './empty-window.ts';

const pictures = join(root, 'test-results', 'pictures');

/** A hectare near Nairobi in Arc 1960 / UTM zone 37S, without a word about it. */
const metres = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { name: 'Lower field' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [257_000, 9_857_000],
            [257_100, 9_857_000],
            [257_100, 9_857_100],
            [257_000, 9_857_100],
            [257_000, 9_857_000],
          ],
        ],
      },
    },
  ],
});

export function fileSystem(emptyWindow: EmptyWindow): void {
  test('a file in metres is asked for its system, by keyboard, and taken back', async () => {
    const file = join(freshFolder('e2e-file-system-files'), 'lower-field.geojson');
    writeFileSync(file, metres);
    const { page, choose } = await emptyWindow();
    await choose([file], () => page.keyboard.press('ControlOrMeta+o'));
    const id = (name: string) => page.getByTestId(name);
    await id('file-system-list').locator('option').first().waitFor({ state: 'attached' });
    await expect(id('file-system-search')).toBeVisible();
    await whenStill(page);
    await page.screenshot({ path: join(pictures, 'file-system-light.png') });
    expect(await seriousFaults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 1024, height: 700 });
    await whenStill(page);
    await page.screenshot({ path: join(pictures, 'file-system-dark-small.png') });
    expect(await seriousFaults(page)).toEqual([]);
    await id('file-system-search').fill('kenya arc 37s');
    await expect(id('file-system-list').locator('option')).toHaveText(['Kenya · Arc 1960 / UTM zone 37S · EPSG:21037']);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect(id('file-system-list')).toHaveValue('EPSG:21037');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await id('import-table').getByText('Lower field').waitFor();
    await whenStill(page);
    await page.screenshot({ path: join(pictures, 'file-system-opened.png') });
    await page.keyboard.press('ControlOrMeta+z');
    await id('welcome-open').waitFor();
  });
}
