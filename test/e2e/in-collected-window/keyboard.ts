import { join } from 'node:path';
import { collectedName } from '../../helpers/collected-profile.ts';
import { root, whenStill, type RunningWindow } from '../../helpers/window.ts';
import { expect, test } from '../fixtures.ts';
import type { EmptyWindow } from '../in-one-window/empty-window.ts';
import { typeCommand } from '../run-command.ts';

/** The work of a field user from a file to a report. The pointer is never touched. */
export function byKeyboard(emptyWindow: EmptyWindow): void {
  test.describe('by keyboard alone', () => {
    test.describe.configure({ mode: 'serial' });
    let window: RunningWindow;
    const faults: string[] = [];
    const id = (name: string) => window.page.getByTestId(name);
    /** Asked without waiting: a locator of what has the focus would wait its whole time while nothing has it. */
    const focused = () => window.page.evaluate<string | null>(`document.activeElement?.getAttribute('data-testid') ?? null`);
    /** Tab, as often as it takes; says where it went when it does not arrive. */
    const tabTo = async (name: string, most = 160, key = 'Tab') => {
      const seen: (string | null)[] = [];
      for (let step = 0; step < most; step += 1) {
        if ((await focused()) === name) return;
        await window.page.keyboard.press(key);
        seen.push(await focused());
      }
      throw new Error(`${name} was not reached by ${key}: ${seen.filter(Boolean).join(', ')}`);
    };
    const shot = async (name: string) => {
      await whenStill(window.page);
      await window.page.screenshot({ path: join(root, 'test-results', 'pictures', `keyboard-1024-${name}.png`) });
    };
    test.beforeAll(async () => {
      window = await emptyWindow();
      window.page.on('pageerror', (error) => faults.push(error.message));
    });

    test('a project is found by its name and opened', async () => {
      await id('project-row').waitFor();
      await typeCommand(window.page, collectedName);
      await expect(id('project-title')).toHaveText(collectedName, { useInnerText: true });
    });
    test('its data are read tab by tab', async () => {
      await tabTo('tab-overview');
      await window.page.keyboard.press('ArrowRight');
      await expect.poll(focused).toBe('tab-climate');
      await expect(id('panel-weather').getByText('ready', { exact: true })).toHaveCount(1, { timeout: 200_000 });
      await tabTo('weather-period');
      await window.page.keyboard.press('ArrowDown');
      await expect(id('weather-period')).not.toHaveValue('daily');
    });
    test('two months are compared with a line that the arrows move', async () => {
      await tabTo('tab-climate', 160, 'Shift+Tab');
      for (let step = 0; step < 3; step += 1) await window.page.keyboard.press('ArrowRight');
      await expect.poll(focused).toBe('tab-satellite');
      await expect(id('panel-satellite-index').getByText('ready', { exact: true })).toHaveCount(1, { timeout: 200_000 });
      await tabTo('compare');
      await window.page.keyboard.press('Enter');
      await id('swipe').waitFor();
      // The line has the keyboard as soon as it is there.
      await expect.poll(focused).toBe('swipe');
      const before = Number(await id('swipe').getAttribute('aria-valuenow'));
      for (let step = 0; step < 4; step += 1) await window.page.keyboard.press('ArrowLeft');
      await expect.poll(async () => Number(await id('swipe').getAttribute('aria-valuenow'))).toBeLessThan(before);
      // A comparison is one step: what it hid is back with it.
      await window.page.keyboard.press('ControlOrMeta+z');
      await id('swipe').waitFor({ state: 'detached' });
      await expect(id('toggle-satellite-index')).toHaveAttribute('aria-pressed', 'true');
      await window.page.keyboard.press('ControlOrMeta+Shift+z');
      await id('swipe').waitFor();
      await tabTo('compare-end', 300, 'Shift+Tab');
      await window.page.keyboard.press('Enter');
      await id('swipe').waitFor({ state: 'detached' });
    });
    test('steps through time have the keyboard, and give the picture back that they hid', async () => {
      await tabTo('show-steps', 200);
      await window.page.keyboard.press('Enter');
      await expect.poll(focused).toBe('time-slider');
      await expect(id('toggle-satellite-index')).toHaveAttribute('aria-pressed', 'false');
      await window.page.keyboard.press('ArrowLeft');
      await window.page.keyboard.press('Escape');
      await expect(id('toggle-satellite-index')).toHaveAttribute('aria-pressed', 'true');
    });
    test('the report is chosen and saved', async () => {
      await window.page.keyboard.press('ControlOrMeta+p');
      await id('report-save').waitFor();
      await expect(id('report-save')).toBeEnabled();
      await tabTo('report-save', 200);
      const pdf = await window.saved(() => window.page.keyboard.press('Enter'));
      expect(new TextDecoder('latin1').decode(pdf.subarray(0, 5))).toBe('%PDF-');
      await window.page.keyboard.press('Escape');
      await expect(id('report-save')).toHaveCount(0);
    });
    test('what was done is taken back, and the palette finds everything', async () => {
      await tabTo('toggle-mask', 200);
      await window.page.keyboard.press('Enter');
      await expect(id('toggle-mask')).toHaveAttribute('aria-pressed', 'false');
      await window.page.keyboard.press('ControlOrMeta+z');
      await expect(id('toggle-mask')).toHaveAttribute('aria-pressed', 'true');
      await typeCommand(window.page, 'theme');
      await expect(window.page.locator('html')).toHaveAttribute('data-theme', /light|dark/);
    });
    test('from a file to an export in a window that has no room for everything beside the map', async () => {
      const { page } = window;
      await typeCommand(page, 'Close the project');
      await expect(id('project-title')).toHaveCount(0);
      await page.setViewportSize({ width: 1024, height: 700 });
      // Nobody looks at its products.
      await typeCommand(page, 'Background collection…');
      await tabTo('collection-paused');
      await page.keyboard.press('Space');
      await expect(id('collection-paused')).toBeChecked();
      await page.keyboard.press('Escape');
      await expect(id('collection-paused')).toHaveCount(0);
      await window.choose([join(root, 'resources/samples/sample-parcels.kml')], () => page.keyboard.press('ControlOrMeta+o'));
      await id('repair-all').waitFor();
      await page.keyboard.press('F8');
      await expect(id('selection-count')).toHaveText('1 shape selected');
      await shot('check');
      await page.keyboard.press('Shift+F8');
      await expect(id('repair-all')).toHaveCount(0);
      await page.keyboard.press('ControlOrMeta+z');
      await id('repair-all').waitFor();
      await tabTo('repair-all');
      await page.keyboard.press('Enter');
      await expect(id('repair-all')).toHaveCount(0);
      // The button went with the faults: the keyboard goes on to what comes next.
      await expect.poll(focused).toBe('create-project');
      await page.keyboard.press('ControlOrMeta+Enter');
      await expect.poll(focused).toBe('project-name');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('South block');
      await shot('create');
      await page.keyboard.press('Enter');
      await expect(id('project-title')).toHaveText('South block', { useInnerText: true });
      await expect.poll(() => page.evaluate(`document.activeElement !== document.body`)).toBe(true);
      // The tab that was read last.
      await tabTo('tab-satellite');
      for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
      await expect.poll(focused).toBe('tab-overview');
      await expect(id('overview-here')).toContainText(/6 parcels/);
      await shot('overview');
      await page.keyboard.press('ControlOrMeta+Shift+s');
      await id('save-new').waitFor();
      await tabTo('save-new');
      await shot('export');
      const kml = new TextDecoder().decode(await window.saved(() => page.keyboard.press('Enter')));
      expect(kml).toContain('Parcel 2, with a pond');
      expect(faults).toEqual([]);
    });
  });
}
