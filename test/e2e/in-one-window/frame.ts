import { join } from 'node:path';
import { seriousFaults } from '../../helpers/accessible.ts';
import { root, whenStill, type RunningWindow } from '../../helpers/window.ts';
import { expect, test } from '../fixtures.ts';
import { runCommand } from '../run-command.ts';
import type { EmptyWindow } from './empty-window.ts';

const pictures = join(root, 'test-results', 'pictures');
const sample = join(root, 'resources/samples/sample-parcels.kml');
/** The first is what is left of the second at 200 % zoom. At 1024 × 700 the walk by keyboard goes the same way. */
const small = { width: 720, height: 450 };
const large = { width: 1440, height: 900 };

/** From a file to a report in the small window, looked at in both sizes; the map keeps half of each. */
export function frame(emptyWindow: EmptyWindow): void {
  test.describe('the frame at 720 × 450 and at 1440 × 900', () => {
    test.describe.configure({ mode: 'serial' });
    let window: RunningWindow;
    const id = (name: string) => window.page.getByTestId(name);
    const size = () => window.page.viewportSize()!;
    const shot = async (name: string) => {
      await whenStill(window.page);
      await window.page.screenshot({ path: join(pictures, `frame-${size().width}-${name}.png`) });
    };
    /** The panes hear of another size a frame later. */
    const resize = async (to: typeof small) => {
      await window.page.setViewportSize(to);
      await whenStill(window.page);
    };
    /** In both sizes; the small one is there again afterwards. */
    const inBoth = async (look: () => Promise<void>) => {
      for (const one of [small, large]) {
        await resize(one);
        await look();
      }
      await resize(small);
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
      return box.x >= 0 && box.y >= 0 && box.x + box.width <= size().width && box.y + box.height <= size().height;
    };
    const looksRight = async (name: string) => {
      await shot(name);
      expect(await seriousFaults(window.page)).toEqual([]);
    };

    test.beforeAll(async () => {
      window = await emptyWindow();
      await resize(small);
      await id('welcome-open').waitFor();
    });

    test('drawing on an empty map meets no card and no message', async () => {
      await inBoth(async () => {
        await id('welcome-open').waitFor();
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
    });

    test('a file opens, is repaired and becomes a project; the map keeps half of the window', async () => {
      await window.choose([sample], () => window.page.keyboard.press('ControlOrMeta+o'));
      await id('repair-all').waitFor();
      await inBoth(async () => {
        await looksRight('import');
        expect(await freeWidth()).toBeGreaterThanOrEqual(size().width / 2 - 1);
        expect(await isInside('repair-all')).toBe(true);
      });
      await id('repair-all').click();
      await id('project-name').fill('North block');
      await id('create-project').click();
      await id('project-title').waitFor();
      await inBoth(async () => {
        await looksRight('project');
        expect(await freeWidth()).toBeGreaterThanOrEqual(size().width / 2 - 1);
      });
    });

    test('both panes open and close by key and by button, and the choice is kept', async () => {
      await inBoth(async () => {
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
      await inBoth(() => looksRight('help'));
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
      await inBoth(async () => {
        await id('report-save').scrollIntoViewIfNeeded();
        expect(await isInside('report-save')).toBe(true);
        await looksRight('report');
      });
      await window.page.keyboard.press('Escape');
    });
  });
}
