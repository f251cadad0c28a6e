import { join } from 'node:path';
import { parcelAt } from '../../helpers/parcels.ts';
import { root, whenStill, type RunningWindow } from '../../helpers/window.ts';
import { expect, test } from '../fixtures.ts';
import type { EmptyWindow } from './empty-window.ts';

const pictures = join(root, 'test-results', 'pictures');
const geojson = (name: string, features: object[]) => ({
  name,
  mimeType: 'application/geo+json',
  buffer: Buffer.from(JSON.stringify({ type: 'FeatureCollection', features })),
});
const feature = (name: string, geometry: object) => ({ type: 'Feature', properties: { name }, geometry });
const plots = (letter: string, latitude: number) =>
  geojson(
    `${letter}.geojson`,
    [1, 2, 3, 4].map((n) => feature(`${letter}${n}`, parcelAt(35 + n * 0.01, latitude, 0.006))),
  );

export function selection(emptyWindow: EmptyWindow): void {
  test.describe('one selection, and files as layers', () => {
    test.describe.configure({ mode: 'serial' });
    let window: RunningWindow;
    const id = (name: string) => window.page.getByTestId(name);
    const rows = () => id('import-table').getByRole('row');
    const row = (name: string) => id('import-table').getByRole('row').filter({ hasText: name });
    const selected = () => window.page.locator('[data-testid=import-table] [aria-selected=true]');
    const undo = () => window.page.keyboard.press('ControlOrMeta+z');
    test.beforeAll(async () => {
      window = await emptyWindow();
      await window.choose([plots('a', 1), plots('b', 1.01)], () => window.page.keyboard.press('ControlOrMeta+o'));
      await expect(rows()).toHaveCount(9);
    });

    test('in the table: click, Shift, Ctrl; the count is in one place, and commands say on what', async () => {
      await window.page.getByRole('columnheader').getByText('Name', { exact: true }).click();
      await row('a1').click();
      await expect(id('selection-count')).toHaveText('1 shape selected');
      await row('a4').click({ modifiers: ['Shift'] });
      await expect(selected()).toHaveCount(4);
      await row('a2').click({ modifiers: ['Control'] });
      await expect(id('selection-count')).toHaveText('3 shapes selected');
      await expect(id('table-foot')).toContainText('3 selected');
      await window.page.screenshot({ path: join(pictures, 'selection-table.png') });
      await window.page.getByRole('menuitem', { name: 'Draw' }).click();
      await window.page.getByRole('menuitem', { name: /Merge 3 shapes/ }).waitFor();
      await window.page.getByRole('menuitem', { name: /Delete 3 shapes/ }).click();
      await expect(rows()).toHaveCount(6);
      await expect(id('selection-count')).toHaveCount(0);
      await undo();
      await expect(rows()).toHaveCount(9);
      await expect(selected()).toHaveCount(3);
    });

    test('by keyboard alone: arrows, Shift, space, all, inverted, none', async () => {
      await id('import-table').focus();
      await window.page.keyboard.press('Home');
      await window.page.keyboard.press('Shift+ArrowDown');
      await window.page.keyboard.press('Shift+ArrowDown');
      await expect(selected()).toHaveCount(3);
      await window.page.keyboard.press('ControlOrMeta+ArrowDown');
      await window.page.keyboard.press('ControlOrMeta+ArrowDown');
      await window.page.keyboard.press('Space');
      await expect(selected()).toHaveCount(4);
      await window.page.keyboard.press('Alt+i');
      await expect(id('selection-count')).toHaveText('4 shapes selected');
      await window.page.keyboard.press('ControlOrMeta+a');
      await expect(id('selection-count')).toHaveText('8 shapes selected');
      await window.page.keyboard.press('Escape');
      await expect(selected()).toHaveCount(0);
    });

    test('on the map by keyboard: a box around everything, a box that adds, a lasso', async () => {
      const press = async (key: string, times = 1) => {
        for (let step = 0; step < times; step += 1) await window.page.keyboard.press(key);
      };
      // The view stands before the cross begins in its middle.
      await press('ControlOrMeta+0');
      await whenStill(window.page, 600);
      const map = (await id('map').boundingBox())!;
      const [across, down] = [Math.floor(map.width / 2 / 12) - 3, Math.floor(map.height / 2 / 12) - 3];
      await press('Alt+8');
      await expect(id('map')).toBeFocused();
      await press('ArrowLeft', across);
      await press('ArrowUp', down);
      await press('Enter');
      await press('ArrowRight', 2 * across);
      await press('ArrowDown', 2 * down);
      await window.page.screenshot({ path: join(pictures, 'selection-keys.png') });
      await press('Enter');
      await expect(id('selection-count')).toHaveText('8 shapes selected');
      // From the lower right corner to the middle of the map: the lower half, which is the first file; then the rest with Shift.
      await press('Escape');
      await press('Escape');
      await expect(id('selection-count')).toHaveCount(0);
      await press('Alt+8');
      await press('ArrowLeft', across);
      await press('Shift+ArrowRight', 2 * across);
      await press('ArrowDown', down);
      await press(' ');
      await expect(id('selection-count')).toHaveText('4 shapes selected');
      await press('ArrowUp', down);
      await press('Enter');
      await press('ArrowLeft', 2 * across);
      await press('ArrowUp', down);
      await press('Shift+Enter');
      await expect(id('selection-count')).toHaveText('8 shapes selected');
      // Esc gives up a box that was begun, then lays the tool down, then clears the selection.
      await press('Shift+ArrowRight');
      await press('Escape');
      await expect(id('tool-box')).toHaveAttribute('aria-pressed', 'true');
      await press('Escape');
      await expect(id('tool-box')).toHaveAttribute('aria-pressed', 'false');
      await press('Escape');
      await expect(id('selection-count')).toHaveCount(0);
      await press('Alt+9');
      for (const [key, times] of [
        ['ArrowLeft', across],
        ['ArrowDown', down],
        ['ArrowRight', 2 * across],
        ['ArrowUp', down],
      ] as const) {
        await press(key, times);
        await press('Enter');
      }
      await press('Enter');
      await expect(id('selection-count')).toHaveText('4 shapes selected');
      await press('Escape');
      await press('Escape');
      await expect(id('selection-count')).toHaveCount(0);
    });

    test('on the map: a box with Shift, a box as a tool, a lasso, and a click', async () => {
      await window.page.keyboard.press('ControlOrMeta+0');
      const map = (await id('map').boundingBox())!;
      const [left, right, top, bottom] = [map.x + 60, map.x + map.width - 60, map.y + 50, map.y + map.height - 50];
      const drag = async (points: [number, number][]) => {
        await window.page.mouse.move(...points[0]!);
        await window.page.mouse.down();
        for (const point of points.slice(1)) await window.page.mouse.move(...point, { steps: 8 });
        await window.page.mouse.up();
      };
      await expect(async () => {
        await window.page.keyboard.press('Escape');
        await window.page.keyboard.down('Shift');
        await drag([
          [left, top],
          [right, bottom],
        ]);
        await window.page.keyboard.up('Shift');
        await expect(id('selection-count')).toHaveText('8 shapes selected', { timeout: 5000 });
      }).toPass();
      await window.page.keyboard.press('Escape');
      // The upper half: the second file lies north of the first.
      const middle = (top + bottom) / 2;
      await window.page.keyboard.press('Alt+8');
      await drag([
        [left, top],
        [right, middle],
      ]);
      await expect(id('selection-count')).toHaveText('4 shapes selected');
      await window.page.keyboard.press('Escape');
      await id('tool-lasso').click();
      await drag([
        [left, bottom],
        [right, bottom],
        [right, middle],
        [left, middle],
        [left, bottom],
      ]);
      await expect(id('selection-count')).toHaveText('4 shapes selected');
      await expect(row('a1')).toHaveAttribute('aria-selected', 'true');
      await window.page.screenshot({ path: join(pictures, 'selection-lasso.png') });
      await window.page.keyboard.press('Escape');
      await window.page.keyboard.press('Escape');
      await expect(id('selection-count')).toHaveCount(0);
    });

    test('a tool for one shape says why several will not do', async () => {
      await window.page.keyboard.press('ControlOrMeta+a');
      await expect(id('tool-modify')).toBeDisabled();
      await expect(id('tool-modify')).toHaveAttribute('title', /Several shapes are selected/);
      await expect(id('tool-split')).toBeEnabled();
      await window.page.keyboard.press('Escape');
    });

    test('files are layers: eye, colour and order, undone step by step', async () => {
      const layers = id('file-layer');
      await expect(layers).toHaveCount(2);
      const sum = async () => Number((await id('sum-hectares').textContent())!.replaceAll(',', ''));
      await expect.poll(sum).toBeGreaterThan(0);
      const all = await sum();
      await layers.filter({ hasText: 'a.geojson' }).getByRole('button', { name: 'Hide a.geojson' }).click();
      await expect(rows()).toHaveCount(5);
      await expect(id('table-foot')).toContainText('1 hidden file is left out');
      await expect.poll(sum).toBeLessThan(all * 0.6);
      await layers
        .filter({ hasText: 'b.geojson' })
        .getByRole('button', { name: /Colour of b/ })
        .click();
      await window.page.screenshot({ path: join(pictures, 'layers-colours.png') });
      await window.page.getByRole('menuitemradio', { name: 'Pink' }).click();
      await layers.filter({ hasText: 'b.geojson' }).getByRole('button', { name: 'Colour of b.geojson: Pink' }).waitFor();
      const raise = layers.filter({ hasText: 'a.geojson' }).getByRole('button', { name: 'Move a.geojson up' });
      await raise.focus();
      await window.page.keyboard.press('Enter');
      await expect(layers.first()).toContainText('a.geojson');
      await undo();
      await expect(layers.first()).toContainText('b.geojson');
      await undo();
      await undo();
      await expect(rows()).toHaveCount(9);
      await window.page.emulateMedia({ colorScheme: 'dark' });
      await window.page.setViewportSize({ width: 1024, height: 700 });
      await row('b2').click();
      await window.page.screenshot({ path: join(pictures, 'layers-dark-1024.png') });
      await window.page.emulateMedia({ colorScheme: 'light' });
      await window.page.setViewportSize({ width: 1440, height: 900 });
    });
  });

  test.describe('what a file says by itself', () => {
    test.describe.configure({ mode: 'serial' });
    let window: RunningWindow;
    const id = (name: string) => window.page.getByTestId(name);
    const open = (...files: ReturnType<typeof geojson>[]) => window.choose(files, () => window.page.keyboard.press('ControlOrMeta+o'));
    test.beforeAll(async () => {
      window = await emptyWindow();
    });

    test('a track with a large gap is closed only when somebody says so', async () => {
      const track = { type: 'LineString', coordinates: [[35, 1], [35.01, 1], [35.01, 1.01], [35.002, 1.01]] }; // prettier-ignore
      await open(geojson('walk.geojson', [feature('Walk', track)]));
      const row = id('import-table').getByRole('row').filter({ hasText: 'Walk' });
      await row.click();
      await id('tool-track').click();
      const question = window.page.getByRole('dialog', { name: /Close “Walk” with a straight line/ });
      await question.getByText(/ends [\d,]+ m from its start, [\d.]+ % of the perimeter/).waitFor();
      await window.page.screenshot({ path: join(pictures, 'track-question.png') });
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(row).toContainText('Line');
      await id('tool-track').click();
      await question.getByRole('button', { name: 'Close it' }).click();
      await expect(row).toContainText('Polygon');
      await window.page.getByText(/Closed a gap of [\d,]+ m/).waitFor();
      await window.page.keyboard.press('ControlOrMeta+z');
      await expect(row).toContainText('Line');
      await window.page.getByRole('button', { name: 'Close walk.geojson' }).click();
    });

    test('reversed rings alone are a line, and no problem', async () => {
      const ring = (parcelAt(35, 1, 0.01) as { coordinates: number[][][] }).coordinates[0]!;
      await open(geojson('clockwise.geojson', [feature('Field', { type: 'Polygon', coordinates: [ring.toReversed()] })]));
      await id('harmless').waitFor();
      await expect(id('harmless')).toContainText('clockwise.geojson');
      await expect(id('issue-cards')).toHaveCount(0);
      await expect(id('import-table').getByRole('row').filter({ hasText: 'Field' })).toContainText('valid');
      await expect(id('create-project')).toBeEnabled();
      await window.page.screenshot({ path: join(pictures, 'harmless.png') });
    });
  });
}
