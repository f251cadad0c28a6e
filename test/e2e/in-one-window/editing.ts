import { seriousFaults } from '../../helpers/accessible.ts';
import { whenSaved } from '../../helpers/saved.ts';
import type { RunningWindow } from '../../helpers/window.ts';
import { expect, test } from '../fixtures.ts';
import type { EmptyWindow } from './empty-window.ts';

/** Begins over a map of the world. `openAgain`: the same profile in another window. */
export function editing(emptyWindow: EmptyWindow, dataFolder: () => string, openAgain: () => Promise<RunningWindow>): void {
  test.describe('editing in the window', () => {
    test.describe.configure({ mode: 'serial' });
    let window: RunningWindow;
    const id = (name: string) => window.page.getByTestId(name);
    const rows = () => id('import-table').getByRole('row');
    const areaOf = async (name: string) =>
      Number(
        (await id('import-table')
          .getByRole('row')
          .filter({ hasText: name })
          .first()
          .locator('[data-column=area]')
          .textContent())!.replaceAll(',', ''),
      );
    const select = (name: string) => id('import-table').getByText(name, { exact: true }).click();
    const typeCorners = async (corners: string[]) => {
      for (const corner of corners) {
        await id('coordinate').fill(corner);
        await id('coordinate').press('Enter');
      }
    };
    /** What was drawn is in no file yet, so Save asks for one. */
    const savedAsGeoJson = () =>
      window.saved(async () => {
        await window.page.keyboard.press('ControlOrMeta+s');
        await id('save-format').selectOption('geojson');
        await id('save-summary').waitFor();
        await id('save-new').click();
      });

    const scale = async () => Number((await window.page.getByText(/^1 : [\d,]+$/).innerText()).replaceAll(/\D/g, '').slice(1));

    test.beforeAll(async () => {
      window = await emptyWindow();
      await expect.poll(scale).toBeGreaterThan(1_000_000);
    });

    test('an area drawn by keyboard alone, in four ways of writing coordinates', async () => {
      await id('tool-polygon').click();
      // A square of a hundredth of a degree at the equator: 1,113 m by 1,106 m.
      await typeCorners(['0, 35', '0° 0′ N 35° 0.6′ E', '0° 0′ 36″ N, 35° 0′ 36″ E', '36N 722595.4 1106.0']);
      await expect(id('sketch-size')).toHaveText(/123\.\d ha .* 4 corners/);
      await id('finish-sketch').click();
      await expect(rows()).toHaveCount(2);
      await expect.poll(() => areaOf('Shape 1')).toBeCloseTo(123.1, 0);
      await expect(id('total-hectares')).toContainText('123.09');
      // The corners lay out of sight of a map of the world: the map went there.
      await expect.poll(scale).toBeLessThan(100_000);
    });
    test('a coordinate that is none is said beside the field and stays in it', async () => {
      await id('coordinate').fill('nowhere');
      await id('coordinate').press('Enter');
      await window.page.getByRole('alert').getByText('not understood').waitFor();
      expect(await id('coordinate').inputValue()).toBe('nowhere');
      await id('coordinate').fill('');
      await id('coordinate').press('Escape');
      await window.page.keyboard.press('Escape');
      await expect(id('edit-bar')).toHaveCount(0);
    });
    test('split across the middle: two shapes, the same land; undo and redo', async () => {
      await select('Shape 1');
      await id('tool-split').click();
      await typeCorners(['-0.001, 35.005', '0.011, 35.005']);
      await id('finish-sketch').click();
      await expect(rows()).toHaveCount(3);
      await expect.poll(async () => (await areaOf('Shape 1 1')) + (await areaOf('Shape 1 2'))).toBeCloseTo(123.1, 0);
      await expect.poll(async () => (await areaOf('Shape 1 1')) - (await areaOf('Shape 1 2'))).toBeCloseTo(0, 0);
      await window.page.keyboard.press('ControlOrMeta+z');
      await expect(rows()).toHaveCount(2);
      await window.page.keyboard.press('ControlOrMeta+Shift+z');
      await expect(rows()).toHaveCount(3);
    });
    test('two shapes are simplified together: the bent border between them becomes straight in both', async () => {
      await window.page.keyboard.press('ControlOrMeta+z');
      await expect(rows()).toHaveCount(2);
      await select('Shape 1');
      await id('tool-split').click();
      await typeCorners(['-0.001, 35.005', '0.005, 35.0053', '0.011, 35.005']);
      await id('finish-sketch').click();
      await expect(rows()).toHaveCount(3);
      await expect.poll(async () => (await areaOf('Shape 1 1')) - (await areaOf('Shape 1 2'))).toBeGreaterThan(2);
      await window.page.getByLabel('Select all').check();
      await window.page.getByRole('menuitem', { name: 'Draw' }).click();
      await id('menu-draw.simplify').click();
      await id('trial-metres').fill('50');
      await id('trial').getByText('12 → 10 corners').waitFor();
      await expect.poll(async () => Number(/([\d.]+) ha/.exec((await id('trial-after').textContent()) ?? '')?.[1])).toBeCloseTo(123.1, 0);
      await id('trial-take').click();
      // The line met the sides of the square 5.6 m east of their middles; the bend gave 3 ha more.
      await expect.poll(async () => (await areaOf('Shape 1 1')) - (await areaOf('Shape 1 2'))).toBeCloseTo(1.2, 0);
      await expect.poll(async () => (await areaOf('Shape 1 1')) + (await areaOf('Shape 1 2'))).toBeCloseTo(123.1, 0);
      await window.page.getByLabel('Select all').uncheck();
    });
    test('merge takes the cut back, a hole takes land out, a line that does not cross is refused in words', async () => {
      await window.page.getByLabel('Select all').check();
      await window.page.keyboard.press('ControlOrMeta+m');
      await expect(rows()).toHaveCount(2);
      await select('Shape 1 1');
      await id('tool-hole').click();
      await typeCorners(['0.004, 35.004', '0.004, 35.006', '0.006, 35.006', '0.006, 35.004']);
      await id('finish-sketch').click();
      // A fifth of the side out of its middle.
      await expect.poll(() => areaOf('Shape 1 1')).toBeCloseTo(123.1 * 0.96, 0);
      await id('tool-split').click();
      await typeCorners(['0.02, 35.02', '0.03, 35.03']);
      await id('finish-sketch').click();
      await window.page
        .locator('[data-testid=message]')
        .filter({ hasText: /does not|cross/i })
        .first()
        .waitFor();
      await window.page.keyboard.press('Escape');
    });
    test('buffer and simplify are tried out with their hectares before they are taken', async () => {
      const before = await areaOf('Shape 1 1');
      await window.page.getByRole('menuitem', { name: 'Draw' }).click();
      await id('menu-draw.buffer').click();
      await id('trial-metres').fill('-50');
      await expect
        .poll(async () => Number(/([\d.]+) ha/.exec((await id('trial-after').textContent()) ?? '')?.[1]))
        .toBeLessThan(before - 15);
      expect(await areaOf('Shape 1 1')).toBe(before);
      await id('trial-take').click();
      await expect.poll(() => areaOf('Shape 1 1')).toBeLessThan(before - 15);
      await window.page.keyboard.press('ControlOrMeta+z');
      await expect.poll(() => areaOf('Shape 1 1')).toBe(before);
    });
    test('attributes: a cell by keyboard, a formula over all rows, undone as one step', async () => {
      await window.page.getByRole('tab', { name: 'Attributes' }).click();
      const cell = id('attribute-table').locator('[data-row="0"] [data-column="0"]');
      await cell.focus();
      await cell.press('F2');
      await window.page.keyboard.type('River field');
      await window.page.keyboard.press('Enter');
      await id('attribute-table').getByText('River field').waitFor();
      await id('attribute-column').selectOption('');
      await id('attribute-new').fill('trees');
      await id('attribute-formula').fill('=area_hectares * 400 + number');
      await id('attribute-apply').click();
      await expect
        .poll(async () => Number(await id('attribute-table').locator('[data-row="0"] [data-column="1"]').textContent()))
        .toBeGreaterThan(45_000);
      await id('attribute-formula').fill('=trees & oops');
      await id('attribute-apply').click();
      await window.page.getByRole('alert').getByText('No shape has a field “oops”').waitFor();
      expect(await seriousFaults(window.page)).toEqual([]);
    });
    test('a kill a second after the last edit loses nothing', async () => {
      await whenSaved(dataFolder(), 'River field');
      await window.settled();
      await window.kill();
      window = await openAgain();
      await id('import-table').getByText('River field', { exact: true }).waitFor();
      await window.page.getByRole('tab', { name: 'Attributes' }).click();
      await id('attribute-table').getByText('trees').waitFor();
    });
    test('would the receiver take it: EUDR turns the hole down, the monitoring API does not', async () => {
      await window.page.getByRole('menuitem', { name: 'Draw' }).click();
      await id('menu-check.verdict').click();
      await id('judge').click();
      await expect(id('verdict-refused')).toContainText('0');
      await id('verdict-profile').selectOption('eudr');
      await id('judge').click();
      await expect(id('verdict-refused')).toContainText('1');
      await window.page.getByText('has holes').first().waitFor();
      expect(await seriousFaults(window.page)).toEqual([]);
      await window.page.keyboard.press('Escape');
    });
    test('a corner dragged on the map changes the area, and it is taken back', async () => {
      await window.page.getByRole('tab', { name: 'Shapes' }).click();
      await select('River field');
      await expect(id('selection-count')).toHaveText('1 shape selected');
      const before = await areaOf('River field');
      await id('tool-modify').click();
      const box = (await id('map').boundingBox())!;
      // The shape fills the map but for 56 px: its corners are near.
      const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
      const half = Math.min(box.width, box.height) / 2 - 56;
      await window.page.mouse.move(middleX + half, middleY + half);
      await window.page.mouse.down();
      await window.page.mouse.move(middleX + half / 2, middleY + half / 2, { steps: 6 });
      await window.page.mouse.up();
      await expect.poll(() => areaOf('River field')).not.toBe(before);
      await window.page.keyboard.press('Escape');
      await window.page.keyboard.press('ControlOrMeta+z');
      await expect.poll(() => areaOf('River field')).toBe(before);
    });
    test('a click beside a corner of another shape is snapped to it', async () => {
      await window.page.keyboard.press('ControlOrMeta+0');
      await id('tool-point').click();
      await expect(id('tool-point')).toHaveAttribute('aria-pressed', 'true');
      const box = (await id('map').boundingBox())!;
      const half = Math.min(box.width, box.height) / 2 - 56;
      await window.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await window.page.mouse.move(box.x + box.width / 2 + half - 4, box.y + box.height / 2 + half - 3, { steps: 4 });
      await window.page.mouse.down();
      await window.page.mouse.up();
      await expect(rows()).toHaveCount(3);
      await window.page.keyboard.press('Escape');
      const { features } = JSON.parse(new TextDecoder().decode(await savedAsGeoJson())) as {
        features: { geometry: { type: string; coordinates: never } }[];
      };
      const [longitude, latitude] = features.find(({ geometry }) => geometry.type === 'Point')!.geometry.coordinates as [number, number];
      const corners = features.find(({ geometry }) => geometry.type === 'Polygon')!.geometry.coordinates[0] as unknown as [
        number,
        number,
      ][];
      expect(Math.min(...corners.map(([x, y]) => Math.hypot(x - longitude, y - latitude)))).toBeLessThan(2e-9);
      await window.page.keyboard.press('ControlOrMeta+z');
      await expect(rows()).toHaveCount(2);
    });
    test('the shapes are saved with their attributes', async () => {
      const saved = JSON.parse(new TextDecoder().decode(await savedAsGeoJson())) as {
        features: { properties: Record<string, unknown> }[];
      };
      expect(saved.features).toHaveLength(1);
      expect(saved.features[0]!.properties).toMatchObject({ name: 'River field', trees: expect.any(Number) });
    });
  });
}
