import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { seriousFaults } from '../../helpers/accessible.ts';
import { collectedName } from '../../helpers/collected-profile.ts';
import { root, whenStill, type RunningWindow } from '../../helpers/window.ts';
import { expect, test } from '../fixtures.ts';
import { chooseFromMenus, runCommand } from '../run-command.ts';

const pictures = join(root, 'test-results', 'pictures');
const sample = join(root, 'resources/samples/sample-parcels.kml');

/** What a person stumbles over although every product works. It begins in the window as it was opened, 1024 pixels wide. */
export function look(theWindow: () => RunningWindow): void {
  test.describe('the window as it is used and looked at', () => {
    test.describe.configure({ mode: 'serial' });
    let window: RunningWindow;
    const faults: string[] = [];
    const id = (name: string) => window.page.getByTestId(name);
    const shot = (name: string) => window.page.screenshot({ path: join(pictures, `look-${name}.png`) });
    const menu = (command: string) => chooseFromMenus(window.page, command);
    /** A drag over the window as Chromium tells it, with a file or with something else. Says whether the window took it. */
    const drag = (type: 'dragover' | 'dragleave' | 'drop', file: { name: string; text: string } | null) =>
      window.page.evaluate(`(() => {
      const carried = new DataTransfer();
      const file = ${JSON.stringify(file)};
      if (file) carried.items.add(new File([file.text], file.name)); else carried.setData('text/plain', 'a layer');
      const target = document.querySelector('[role=dialog]') ?? document.body;
      return !target.dispatchEvent(new DragEvent(${JSON.stringify(type)}, { dataTransfer: carried, bubbles: true, cancelable: true }));
    })()`) as Promise<boolean>;
    const styleOf = (selector: string, property: string) =>
      window.page.evaluate(`getComputedStyle(document.querySelector(${JSON.stringify(selector)})).${property}`) as Promise<string>;
    /** The middle of what has a colour on the map, away from its tools. */
    async function placeOfColour([red, green, blue]: [number, number, number]): Promise<{ x: number; y: number } | null> {
      const box = (await id('map').boundingBox())!;
      const clip = { x: box.x + 120, y: box.y + 60, width: box.width - 240, height: box.height - 160 };
      const { data, width } = PNG.sync.read(await window.page.screenshot({ clip }));
      const found: [number, number][] = [];
      for (let at = 0; at < data.length; at += 4)
        if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) found.push([(at / 4) % width, Math.floor(at / 4 / width)]);
      const middle = (axis: 0 | 1) => found.reduce((sum, place) => sum + place[axis], 0) / found.length;
      return found.length === 0 ? null : { x: clip.x + middle(0), y: clip.y + middle(1) };
    }
    const parcels = { name: 'dropped.kml', text: readFileSync(sample, 'utf8') };

    test.beforeAll(async () => {
      window = theWindow();
      window.page.on('pageerror', (error) => faults.push(error.message));
      await expect(id('palette')).toBeVisible();
    });
    test.afterAll(async () => {
      await menu('view.language');
      await window.page.locator('html[lang=en]').waitFor();
    });

    test('a key whose command cannot be used now says what it needs', async () => {
      await window.page.keyboard.press('ControlOrMeta+Shift+E');
      await window.page.getByText('Open a project first').waitFor();
      await window.page.keyboard.press('ControlOrMeta+k');
      await id('palette-query').fill('merge the');
      await window.page
        .getByRole('option', { name: /Merge the selected shapes.*Select two or more shapes first/, disabled: true })
        .waitFor();
      await window.page.keyboard.press('Enter');
      expect(await id('palette-query').count()).toBe(1);
      await id('palette-query').fill('no such thing as this');
      await window.page.getByText('No command, project or place has that name.').waitFor();
      await window.page.keyboard.press('Escape');
    });

    test('files over the window: the hint comes and goes, a dialog keeps the window in its place, and what is dropped opens', async () => {
      expect(await drag('dragover', null)).toBe(false);
      expect(await id('drop-hint').count()).toBe(0);
      expect(await drag('dragover', parcels)).toBe(true);
      await id('drop-hint').waitFor();
      await drag('dragleave', parcels);
      await id('drop-hint').waitFor({ state: 'detached' });
      await menu('connections.open');
      await window.page.getByRole('dialog').waitFor();
      expect([await drag('dragover', parcels), await drag('drop', parcels)]).toEqual([true, true]);
      await window.page.getByText('Close the dialog first').waitFor();
      expect(await id('import-table').getByText('Parcel 1', { exact: true }).count()).toBe(0);
      await window.page.keyboard.press('Escape');
      await window.page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await drag('drop', parcels)).toBe(true);
      await id('import-table').getByText('Parcel 2, with a pond').waitFor();
      await expect(id('drop-hint')).toHaveCount(0);
    });

    test('in a small window name, hectares and status of every shape are in sight', async () => {
      await whenStill(window.page);
      const box = (await id('import-table').boundingBox())!;
      for (const status of await id('import-table').locator('[role=row] .badge').all()) {
        const at = (await status.boundingBox())!;
        expect(at.x + at.width).toBeLessThanOrEqual(box.x + box.width);
      }
      expect(await id('import-table').locator('[data-column=area]').first().isVisible()).toBe(true);
      await shot('narrow-import');
      expect(await seriousFaults(window.page)).toEqual([]);
    });

    test('a closed project is a dot with the others, and a press on it opens it again', async () => {
      await runCommand(window.page, 'Close all files');
      await runCommand(window.page, collectedName);
      await expect(id('project-title')).toHaveText(collectedName, { useInnerText: true });
      await id('close-project').click();
      await expect(id('project-title')).toHaveCount(0);
      await window.page.keyboard.press('ControlOrMeta+0');
      // Until it is drawn there is nothing to press on.
      await expect(async () => {
        const dot = await placeOfColour([0x14, 0x50, 0x3f]);
        expect(dot).not.toBeNull();
        await window.page.mouse.click(dot!.x, dot!.y);
        await id('project-title').waitFor({ timeout: 5000 });
      }).toPass();
    });

    test('two months side by side are named on their sides, dates stand in the window’s language, and names of layers follow it', async () => {
      await id('tab-satellite').click();
      await expect(id('panel-satellite-index').locator('h3').getByText('ready', { exact: true })).toHaveCount(1, { timeout: 200_000 });
      await id('compare').click();
      await id('swipe').waitFor();
      const year = new Date().getFullYear();
      await expect(id('swipe-left')).toHaveText(new RegExp(`^NDVI \\w+ ${year - 1} `), { useInnerText: true });
      await expect(id('swipe-right')).toHaveText(new RegExp(`^NDVI \\w+ ${year} `), { useInnerText: true });
      await shot('swipe-names');
      await window.page.keyboard.press('ControlOrMeta+b');
      await id('layers').getByText('Project mask', { exact: true }).waitFor();
      await menu('view.language');
      await id('layers').getByText('Máscara del proyecto', { exact: true }).waitFor();
      await expect(id('swipe-left')).toHaveText(new RegExp(`^NDVI \\p{L}+ ${year - 1} \\(SINTÉTICO\\)`, 'u'), { useInnerText: true });
      // In a narrow window the legend is folded until it is asked for.
      await id('legends').getByRole('button').click();
      await expect(id('legends')).toContainText('Máscara del proyecto');
      const dates = id('panel-satellite-index').locator('.shown');
      await expect(dates.nth(1)).toHaveText(/^\d{1,2} \p{L}+ \d{4}$/u, { useInnerText: true });
      await expect(dates.nth(2)).toHaveText(new RegExp(`^\\p{L}+ ${year - 1}$`, 'u'), { useInnerText: true });
      await window.page.keyboard.press('ControlOrMeta+Shift+b');
      await id('show-steps').click();
      await id('time-bar').waitFor();
      await expect(id('time-label')).toHaveText(new RegExp(`^\\p{L}+ ${year}$`, 'u'), { useInnerText: true });
      await window.page.locator('.menu-trigger').first().click();
      await id('menu-outbox.open').getByText('Ctrl Mayús O').waitFor();
      await window.page.keyboard.press('Escape');
      await shot('spanish');
      expect(await seriousFaults(window.page)).toEqual([]);
    });

    test('where the system chooses all colours, those of legends stay and what is pressed is framed', async () => {
      await window.page.emulateMedia({ forcedColors: 'active' });
      expect(await styleOf('[data-testid=legends] .ramp i', 'backgroundImage')).toContain('gradient');
      expect(await styleOf('[data-testid=toggle-mask]', 'outlineStyle')).toBe('solid');
      await shot('forced-colours');
      await window.page.emulateMedia({ forcedColors: null });
    });

    test('Escape ends the steps in time from any of their controls, and the keyboard is on the map then', async () => {
      await id('time-slider').press('ArrowLeft');
      await id('time-slider').press('Escape');
      await id('time-bar').waitFor({ state: 'detached' });
      await expect(id('map')).toBeFocused();
      expect(faults).toEqual([]);
    });
  });
}
