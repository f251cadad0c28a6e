import { join } from 'node:path';
import { seriousFaults } from '../helpers/accessible.ts';
import { freshFolder } from '../helpers/chromium.ts';
import { root, whenStill, type RunningWindow } from '../helpers/window.ts';
import { expect, hasLandscape, noLandscape, test } from './fixtures.ts';
import { runCommand } from './run-command.ts';

const pictures = join(root, 'test-results', 'pictures');
const sample = join(root, 'resources/samples/sample-parcels.kml');
/** The last is what is left of the first at 200 % zoom. At 1024 × 700 keyboard.test.ts goes the same way. */
const sizes = [
  { width: 1440, height: 900 },
  { width: 720, height: 450 },
];

/** From a file to a report in windows of two sizes; the map keeps half of each. */
for (const { width, height } of sizes)
  test.describe(`the frame at ${width} × ${height}`, () => {
    test.describe.configure({ mode: 'serial' });
    test.skip(!hasLandscape, noLandscape);
    let window: RunningWindow;
    const faults: string[] = [];
    const id = (name: string) => window.page.getByTestId(name);
    const shot = async (name: string) => {
      await whenStill(window.page);
      await window.page.screenshot({ path: join(pictures, `frame-${width}-${name}.png`) });
    };
    /** width of the map that no pane lies over */
    const freeWidth = async () => {
      const map = (await id('map').boundingBox())!;
      const panes = await Promise.all(['left-pane', 'right-pane'].map((pane) => window.page.locator(`#${pane}`).boundingBox()));
      const covered = panes.map((box) => (box ? Math.max(0, Math.min(box.x + box.width, map.x + map.width) - Math.max(box.x, map.x)) : 0));
      return map.width - covered[0]! - covered[1]!;
    };
    const isInside = async (name: string) => {
      const box = (await id(name).first().boundingBox())!;
      return box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
    };

    test.beforeAll(async ({ openWindow }) => {
      window = await openWindow({ dataFolder: freshFolder(`e2e-frame-${width}`), width, height });
      window.page.on('pageerror', (error) => faults.push(error.message));
      await id('welcome-open').waitFor();
    });
    test.afterAll(async () => {
      await window?.close();
    });

    test('drawing on an empty map meets no card and no message', async () => {
      await window.page.keyboard.press('Alt+1');
      await expect(id('welcome-open')).toHaveCount(0);
      const map = (await id('map').boundingBox())!;
      // Where the card stood.
      await window.page.mouse.click(map.x + map.width / 2, map.y + map.height * 0.44);
      await window.page.mouse.click(map.x + map.width / 2 + 40, map.y + map.height * 0.44 + 40);
      await id('sketch-size').waitFor();
      const bar = (await id('edit-bar').boundingBox())!;
      const tools = (await window.page.locator('.edit-tools').boundingBox())!;
      expect(bar.x).toBeGreaterThanOrEqual(tools.x + tools.width);
      expect(await isInside('coordinate')).toBe(true);
      await window.page.keyboard.press('Escape');
      await window.page.keyboard.press('Escape');
    });

    test('a file opens, is repaired and becomes a project; the map keeps half of the window', async () => {
      await window.choose([sample], () => window.page.keyboard.press('ControlOrMeta+o'));
      await id('repair-all').waitFor();
      await shot('import');
      expect(await freeWidth()).toBeGreaterThanOrEqual(width / 2 - 1);
      expect(await isInside('repair-all')).toBe(true);
      expect(await seriousFaults(window.page)).toEqual([]);
      await id('repair-all').click();
      await id('project-name').fill('North block');
      await id('create-project').click();
      await id('project-title').waitFor();
      await shot('project');
      expect(await freeWidth()).toBeGreaterThanOrEqual(width / 2 - 1);
      expect(await seriousFaults(window.page)).toEqual([]);
    });

    test('both panes open and close by key and by button, and the choice is kept', async () => {
      const left = window.page.locator('#left-pane');
      const before = await left.isVisible();
      await window.page.keyboard.press('ControlOrMeta+b');
      await expect(left).toBeVisible({ visible: !before });
      await id('toggle-left').click();
      await expect(left).toBeVisible({ visible: before });
      const right = window.page.locator('#right-pane');
      if (!(await right.isVisible())) await id('toggle-right').click();
      await expect(right).toBeVisible();
      await id('toggle-right').click();
      await expect(right).toBeHidden();
      await window.page.keyboard.press('ControlOrMeta+Shift+b');
      await expect(right).toBeVisible();
    });

    test('the list of jobs, the messages and the guide are in reach', async () => {
      await runCommand(window.page, 'Messages');
      await id('message-log').waitFor();
      await window.page.keyboard.press('F1');
      await id('help-search').fill('outbox');
      await id('guide')
        .getByRole('button', { name: /Changes wait in the outbox/ })
        .click();
      await expect(id('help-text')).toContainText('idempotency');
      await shot('help');
      expect(await seriousFaults(window.page)).toEqual([]);
      await window.page.keyboard.press('Escape');
      await expect(id('guide')).toHaveCount(0);
    });

    test('F1 in a dialog opens its place in the guide, and the dialog is still there after it', async () => {
      await window.page.keyboard.press('ControlOrMeta+p');
      await id('report-save').waitFor();
      await window.page.keyboard.press('F1');
      await expect(id('help-text').getByRole('heading').first()).toHaveText('Reports');
      await window.page.keyboard.press('Escape');
      await expect(id('guide')).toHaveCount(0);
      await expect(id('report-save')).toBeVisible();
      await id('report-save').scrollIntoViewIfNeeded();
      expect(await isInside('report-save')).toBe(true);
      await shot('report');
      expect(await seriousFaults(window.page)).toEqual([]);
      await window.page.keyboard.press('Escape');
      expect(faults).toEqual([]);
    });
  });
