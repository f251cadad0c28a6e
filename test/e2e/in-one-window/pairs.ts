import type { Page } from 'playwright-core';
import { plantedPairs, plotsOfDistrict } from '../../helpers/planted-pairs.ts';
import type { RunningWindow } from '../../helpers/window.ts';
import { expect, test } from '../fixtures.ts';
import type { EmptyWindow } from './empty-window.ts';

const folder = process.env['HECTARE_PICTURES'];
const collection = (geometries: object[], supplier: string) =>
  Buffer.from(
    JSON.stringify({
      type: 'FeatureCollection',
      features: geometries.map((geometry, k) => ({ type: 'Feature', properties: { name: `${supplier} ${k + 1}`, supplier }, geometry })),
    }),
  );

/** Two suppliers hand in the same land: more shapes than were ever held against each other before. */
export function pairs(emptyWindow: EmptyWindow): void {
  test.describe('land in common', () => {
    test.describe.configure({ mode: 'serial' });
    let window: RunningWindow;
    const id = (name: string) => window.page.getByTestId(name);
    const rows = () => id('pair-table').locator('[role="rowgroup"] [role="row"]');
    const planted = plantedPairs(14);
    test.beforeAll(async () => {
      window = await emptyWindow();
      const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/geo+json', buffer });
      await window.choose(
        [
          file('ann.geojson', collection([...plotsOfDistrict(5200), ...planted.map(({ pair: [first] }) => first)], 'Ann')),
          file(
            'ben.geojson',
            collection(
              planted.map(({ pair: [, second] }) => second),
              'Ben',
            ),
          ),
        ],
        () => window.page.keyboard.press('Control+o'),
      );
    });

    test('every planted pair is a row, the total counts its land once, and both shapes are shown', async () => {
      const { page } = window;
      await page.getByRole('tab', { name: /^Land in common/ }).click();
      await expect(page.getByRole('tab', { name: /^Land in common\s*14$/ })).toBeVisible();
      await expect(rows()).toHaveCount(planted.length);
      await expect(rows().first()).toContainText('exact copy');
      await id('pairs-find').fill('Ben 6');
      await expect(rows()).toHaveCount(1);
      await expect(rows().first()).toContainText('inside');
      await rows().first().click();
      await page.getByRole('tab', { name: /^Shapes/ }).click();
      await expect(id('union-hectares')).toContainText('Overlaps counted once');
      await page.getByRole('tab', { name: /^Land in common/ }).click();
      await id('pairs-find').fill('');
      await expect(rows()).toHaveCount(planted.length);
    });

    test('a pair is accepted by keyboard with a reason, and Ctrl Z takes it back', async () => {
      const { page } = window;
      const first = rows().first();
      await first.getByRole('button', { name: 'Accept…' }).focus();
      await page.keyboard.press('Enter');
      await id('accept-reason').fill('Ann and Ben are one family');
      await page.keyboard.press('Enter');
      await expect(first).toContainText('Ann and Ben are one family');
      await page.keyboard.press('Control+z');
      await expect(first).not.toContainText('Ann and Ben');
      await page.keyboard.press('Control+y');
      await expect(first).toContainText('Ann and Ben are one family');
    });

    for (const [theme, width, height] of [
      ['light', 1440, 900],
      ['dark', 1440, 900],
      ['light', 1024, 700],
      ['dark', 1024, 700],
    ] as const)
      test(`nothing of the table is cut off at ${width} × ${height}, ${theme}`, async () => {
        const { page } = window;
        await page.emulateMedia({ colorScheme: theme });
        await page.setViewportSize({ width, height });
        await expect(id('pair-table')).toBeVisible();
        await expect.poll(() => overflowing(page)).toEqual([]);
        if (folder) await page.screenshot({ path: `${folder}/pairs-${theme}-${width}.png` });
      });
  });
}

/** Cells of figures and kinds whose text is wider than they are: names may be cut, they have their whole text as a hint. */
const overflowing = (page: Page) =>
  page
    .locator('[data-testid="pair-table"] .num, [data-testid="pair-table"] [role="columnheader"] button, [data-testid="pair-table"] .act')
    .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map(({ textContent }) => textContent));
