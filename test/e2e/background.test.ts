import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { seriousFaults } from '../helpers/accessible.ts';
import { freshFolder } from '../helpers/chromium.ts';
import { tileServer } from '../helpers/user-maps.ts';
import { root, whenStill, type RunningWindow } from '../helpers/window.ts';
import { expect, test } from './fixtures.ts';
import { runCommand } from './run-command.ts';

const pictures = join(root, 'test-results', 'pictures');
const blue = [40, 70, 200] as const;
const presets = ['sentinel-2-2024', 'sentinel-2-2016', 'openstreetmap', 'opentopomap'];

function shareOf(picture: Buffer, [r, g, b]: readonly [number, number, number]): number {
  const { data, width, height } = PNG.sync.read(picture);
  let found = 0;
  for (let at = 0; at < data.length; at += 4)
    if (Math.abs(data[at]! - r) < 6 && Math.abs(data[at + 1]! - g) < 6 && Math.abs(data[at + 2]! - b) < 6) found += 1;
  return found / (width * height);
}

/** Two starts of one profile: which background map was chosen, and which file was opened, is known to the second. */
test.describe('the background map on the first start', () => {
  test.describe.configure({ mode: 'serial' });
  let window: RunningWindow;
  let provider: Awaited<ReturnType<typeof tileServer>>;
  const dataFolder = freshFolder('e2e-background');
  const id = (name: string) => window.page.getByTestId(name);
  const share = async () => shareOf(await window.page.screenshot({ clip: (await id('map').boundingBox())! }), blue);
  test.beforeAll(async ({ openWindow }) => {
    provider = await tileServer(blue, blue);
    writeFileSync(
      join(dataFolder, 'map-presets.json'),
      JSON.stringify(Object.fromEntries(presets.map((name) => [name, `${provider.origin}/xyz/${name}/{z}/{x}/{y}`]))),
    );
    window = await openWindow({ dataFolder, files: [join(root, 'resources/samples/sample-parcels.kml')], isFirstStart: true });
    await id('import-table').getByText('Parcel 2, with a pond').waitFor();
  });
  test.afterAll(async () => {
    await window?.close();
    provider?.close();
  });

  test('it asks, and no provider hears of this computer before somebody answers', async () => {
    await expect(id('background-question')).toContainText('Load a background map?');
    await id('ask-open').click();
    await expect(id('background-question')).toContainText('Its provider can see which area you look at.');
    expect(provider.asked).toEqual([]);
    await id('ask-sentinel-2-2024').click();
    await expect(id('background-question')).toContainText('Is your use of Hectare non-commercial?');
    expect(provider.asked).toEqual([]);
  });
  test('after the answer the map is there, with its attribution', async () => {
    await id('non-commercial-yes').click();
    await expect.poll(share).toBeGreaterThan(0.3);
    expect(provider.asked.every((path) => path.startsWith('/xyz/sentinel-2-2024/'))).toBe(true);
    // Cells of 10 m end at level 14, however near one looks.
    expect(Math.max(...provider.asked.map((path) => Number(path.split('/')[3])))).toBeLessThanOrEqual(14);
    await expect(window.page.locator('.ol-attribution')).toContainText('EOxCloudless');
    await expect(id('background-question')).toHaveCount(0);
  });
  test('the map of the view is made available offline without a project, seen in the storage and removed there', async () => {
    await id('background-menu').click();
    await id('background-offline').click();
    await expect(id('area-plan')).toContainText(/\d+ of at most 1,000/);
    await expect(id('area-plan')).toContainText('about');
    await id('area-start').click();
    await expect(id('area-result')).toContainText('is available offline');
    await window.page.getByRole('button', { name: 'Storage…' }).click();
    await expect(id('storage-area')).toContainText('Satellite image 2024');
    await id('storage-area').getByRole('button', { name: 'Stop keeping' }).click();
    await expect(id('storage-area')).toHaveCount(0);
    await window.page.keyboard.press('Escape');
  });
  test('the button of the map changes the background, and takes it away', async () => {
    await id('background-menu').click();
    await id('background-openstreetmap').click();
    await expect(window.page.locator('.ol-attribution')).toContainText('© OpenStreetMap contributors');
    await expect(window.page.locator('.ol-attribution')).not.toContainText('EOxCloudless');
    await expect.poll(() => provider.asked.some((path) => path.startsWith('/xyz/openstreetmap/'))).toBe(true);
    await id('background-menu').click();
    // Its terms forbid it.
    await expect(id('background-offline')).toHaveCount(0);
    await window.page.getByRole('menuitemradio', { name: 'World map only' }).click();
    await expect.poll(share).toBeLessThan(0.01);
  });
  test('the cards say what the terms allow', async () => {
    await id('open-basemaps').click();
    await expect(id('preset-openstreetmap')).toContainText('No download of areas');
    await expect(id('preset-sentinel-2-2016')).toContainText('CC BY 4.0');
    await id('use-opentopomap').click();
    await expect(id('preset-opentopomap')).toContainText('On the map');
    await window.page.keyboard.press('Escape');
    await expect(window.page.locator('footer.status')).toContainText('Topographic map');
  });
  test('the next start asks nothing and shows the map that was chosen, also without its provider', async ({ openWindow }) => {
    await expect.poll(share).toBeGreaterThan(0.3);
    // Closed, so that no draft of it comes back.
    await runCommand(window.page, 'Close all files');
    await expect(id('files')).toHaveCount(0);
    await window.settled();
    await window.close();
    provider.close();
    window = await openWindow({ dataFolder, files: [join(root, 'resources/samples/sample-parcels-clean.kml')], isFirstStart: true });
    await expect.poll(share).toBeGreaterThan(0.3);
    await expect(id('background-question')).toHaveCount(0);
  });
  test('a file that was named on the command line opens again in another run, until it is forgotten', async () => {
    const { page } = window;
    await id('import-table').getByText('Parcel 1', { exact: true }).waitFor();
    await runCommand(page, 'Close all files');
    await expect(id('files')).toHaveCount(0);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 1024, height: 700 });
    if (!(await page.locator('#right-pane').isVisible())) await id('toggle-right').click();
    await id('recent-files').getByText('sample-parcels.kml').waitFor();
    await whenStill(page);
    await page.screenshot({ path: join(pictures, 'recent-dark-small.png') });
    expect(await seriousFaults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await id('recent-files').getByText('sample-parcels.kml').click();
    await id('import-table').getByText('Parcel 2, with a pond').waitFor();
    await runCommand(page, 'Forget recent files');
    await page.getByRole('menuitem', { name: 'File', exact: true }).click();
    await expect(id('menu-file.clearRecent')).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('menuitem', { name: /Recent: sample-parcels/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await runCommand(page, 'Close all files');
  });
});
