import { join } from 'node:path';
import { root, type RunningWindow } from '../../helpers/window.ts';
import { expect, test } from '../fixtures.ts';
import type { EmptyWindow } from './empty-window.ts';

export function position(emptyWindow: EmptyWindow): void {
  test.describe('the own position', () => {
    test.describe.configure({ mode: 'serial' });
    test.skip(({ host }) => host === 'electron', 'grants the position as a browser’s user does; Electron’s session answers by itself');
    let window: RunningWindow;
    const id = (name: string) => window.page.getByTestId(name);
    const button = () => id('own-position');
    const at = (latitude: number, longitude: number, accuracy = 12) =>
      window.page.context().setGeolocation({ latitude, longitude, accuracy });
    /** What stands in the middle of the map, as the status bar says it. */
    const middle = async (): Promise<string> => {
      const box = (await id('map').boundingBox())!;
      await window.page.mouse.move(box.x + box.width / 2 + 1, box.y + box.height / 2);
      await window.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      return window.page.locator('footer.status').innerText();
    };

    test.beforeAll(async () => {
      window = await emptyWindow();
      await window.choose([join(root, 'resources/samples/sample-parcels.kml')], () => window.page.keyboard.press('ControlOrMeta+o'));
      await id('import-table').getByText('Parcel 2, with a pond').waitFor();
    });

    test('nobody is asked before the button is pressed; a refusal says what to do', async () => {
      const states = () => window.page.evaluate(`navigator.permissions.query({ name: 'geolocation' }).then(({ state }) => state)`);
      expect(await states()).not.toBe('granted');
      // Without a person in front of it Chromium denies.
      await button().click();
      await expect(window.page.getByText('Hectare may not use your position.')).toBeVisible();
      await expect(button()).toHaveAttribute('aria-pressed', 'false');
    });
    test('the map goes to the position and says how exact it is', async () => {
      await window.page.context().grantPermissions(['geolocation']);
      await at(1.05, 35.02);
      await button().click();
      await expect(button()).toHaveAttribute('aria-pressed', 'true');
      await expect(button()).toHaveAttribute('title', /within 12 m/);
      await expect.poll(middle).toContain('1.05000° N 35.02000° E');
    });
    test('it follows until the map is moved, and again after a press', async () => {
      await at(1.06, 35.03);
      await expect.poll(middle).toContain('1.06000° N 35.03000° E');
      const box = (await id('map').boundingBox())!;
      await window.page.mouse.move(box.x + 300, box.y + 150);
      await window.page.mouse.down();
      await window.page.mouse.move(box.x + 420, box.y + 220, { steps: 5 });
      await window.page.mouse.up();
      await expect(button()).toHaveAttribute('title', /Press to follow again/);
      await expect.poll(middle).not.toContain('1.06000° N 35.03000° E');
      await at(1.07, 35.04);
      await expect(button()).toHaveAttribute('title', /1\.07000° N/);
      expect(await middle()).not.toContain('1.07000° N 35.04000° E');
      await button().click();
      await expect.poll(middle).toContain('1.07000° N 35.04000° E');
    });
    test('a press while it follows ends it', async () => {
      await button().click();
      await expect(button()).toHaveAttribute('aria-pressed', 'false');
      await at(1.08, 35.05);
      // Whoever still listened would have been told with this one.
      const told = `new Promise((done) => navigator.geolocation.getCurrentPosition(({ coords }) => done(coords.latitude)))`;
      await expect.poll(() => window.page.evaluate(told)).toBe(1.08);
      await expect.poll(middle).toContain('1.07000° N 35.04000° E');
    });
  });
}
