import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readFile } from '#formats/index.ts';
import { geometryHash } from '#geo/index.ts';
import { seriousFaults } from '../helpers/accessible.ts';
import { freshFolder } from '../helpers/chromium.ts';
import { filesHolding } from '../helpers/saved.ts';
import { root, whenStill, type GivenFile, type RunningWindow } from '../helpers/window.ts';
import { expect, test } from './fixtures.ts';

const pictures = join(root, 'test-results', 'pictures');
const sample = join(root, 'resources/samples/sample-parcels.kml');

/** The same walk on every host that is here. */
test.describe('the main job', () => {
  test.describe.configure({ mode: 'serial' });
  const dataFolder = freshFolder('e2e-main-job');
  let prefix = '';
  let window: RunningWindow;
  let takenBackAt = 0;
  const faults: string[] = [];
  const shot = (name: string) => window.page.screenshot({ path: join(pictures, `${prefix}${name}.png`) });
  const id = (name: string) => window.page.getByTestId(name);
  const listen = () => {
    window.page.on('pageerror', (error) => faults.push(error.message));
    window.page.on('console', (message) => {
      if (message.type() === 'error' && !/status of 40[19]/.test(message.text())) faults.push(message.text());
    });
  };
  const openFiles = (...files: GivenFile[]) => window.choose(files, () => window.page.keyboard.press('ControlOrMeta+o'));
  const accessible = async (name: string) => {
    // What is still fading in has other colours than it will have.
    await whenStill(window.page);
    expect(await seriousFaults(window.page), name).toEqual([]);
  };

  test.beforeAll(async ({ host, openWindow }) => {
    prefix = host === 'browser' ? '' : `${host}-`;
    window = await openWindow({ dataFolder, withoutMotion: false });
    listen();
  });
  test.afterAll(async () => {
    await window?.close();
  });

  test('an empty workspace teaches, and the address keeps no token', async () => {
    await id('welcome-open').waitFor();
    expect(window.page.url()).not.toContain('token');
    await whenStill(window.page);
    await shot('empty-light');
    await accessible('empty');
  });

  test('a field file opens, faults are named, repair shows before and after and can be taken back', async () => {
    await openFiles(sample);
    const table = id('import-table');
    await table.getByText('Parcel 2, with a pond').waitFor();
    await table.getByText('crosses itself').waitFor();
    await whenStill(window.page);
    await shot('import-light');
    await accessible('import');
    await expect(id('create-project')).toBeDisabled();
    await id('repair-all').click();
    await expect(id('create-project')).toBeEnabled();
    await window.page.getByRole('columnheader', { name: 'before', exact: true }).waitFor();
    await window.page.keyboard.press('ControlOrMeta+z');
    await expect(id('create-project')).toBeDisabled();
    await window.page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(id('create-project')).toBeEnabled();
  });

  test('a kill of everything loses nothing that was open', async ({ openWindow }) => {
    await id('draft-saved').waitFor();
    await window.settled();
    await window.kill();
    window = await openWindow({ dataFolder, dark: true, withoutMotion: false });
    listen();
    await id('import-table').getByText('Parcel 2, with a pond').waitFor();
    await expect(id('create-project')).toBeEnabled();
    await whenStill(window.page);
    await shot('restored-dark');
    await accessible('restored, dark');
  });

  test('a broken file is refused with a sentence, and what is open stays', async () => {
    await openFiles({ name: 'broken.kml', mimeType: 'text/plain', buffer: Buffer.from('this is not a map') });
    await window.page.getByText('broken.kml could not be read').waitFor();
    expect(await id('import-table').getByText('Parcel 1', { exact: true }).count()).toBe(1);
    await shot('error-dark');
  });

  test('a project is made after its share of the quota was shown, and its mask arrives', async () => {
    await expect(id('quota-preview')).toHaveText(/Uses [\d.]+ ha of the quota; [\d,.]+ ha remain/);
    await id('project-name').fill('');
    await id('create-project').click();
    await window.page.getByText('Give the project a name.').waitFor();
    await id('project-name').fill('North block — उत्तर खंड');
    await id('create-project').click();
    await id('project-title').getByText('North block').waitFor();
    await id('toggle-mask').waitFor();
    await window.page.getByTestId('theme').click();
    await whenStill(window.page);
    await shot('workspace-light');
    await accessible('workspace');
    await window.page.setViewportSize({ width: 1024, height: 700 });
    await whenStill(window.page);
    await shot('workspace-1024');
    await window.page.setViewportSize({ width: 1440, height: 900 });
    await id('toggle-mask').press('Enter');
    await id('toggle-mask').press('Enter');
  });

  test('deleting asks, says what is lost, and is taken back by Ctrl Z', async () => {
    await id('delete-project').click();
    await window.page.getByText('It rests under Project, Deleted projects for 30 days').waitFor();
    await shot('delete');
    await id('confirm-delete').click();
    // While the message is pointed at, nothing is deleted.
    await id('message').hover();
    await id('welcome-open').waitFor();
    await window.page.keyboard.press('ControlOrMeta+z');
    await id('project-title').waitFor();
    takenBackAt = Date.now();
  });

  for (const format of ['geojson', 'kml', 'kmz'])
    test(`the geometry goes out as ${format} and comes back the same`, async () => {
      await id('export-menu').click();
      await id(`export-${format}`).click();
      const bytes = await window.saved(() => id('save-new').click());
      const { features } = await readFile(new Uint8Array(bytes), { fileName: `x.${format}` });
      const hash = await window.page.locator('dd.hash .mono').textContent();
      expect(geometryHash(features.flatMap(({ geometry }) => geometry ?? []))).toBe(hash?.trim());
    });

  test('the report is a PDF with the picture of the map', async () => {
    await id('report').click();
    await id('report-preview').waitFor();
    await id('report-window-map').check();
    const bytes = await window.saved(() => id('report-save').click());
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
    writeFileSync(join(pictures, 'report.pdf'), bytes);
    expect(bytes.length).toBeGreaterThan(50_000);
    // The line that stands under the window's own map.
    const text = spawnSync('pdftotext', ['-', '-'], { input: Buffer.from(bytes), encoding: 'utf8' });
    if (text.error) console.log('skipped: no poppler here to read the report with');
    else expect(text.stdout).toContain('The map as it stood in the window.');
    await window.page.keyboard.press('Escape');
  });

  test('connections: the embedded one is there, a remote one is kept without its key showing', async () => {
    await id('connections').click();
    await id('add-connection').click();
    await id('connection-name').fill('Provider');
    await id('connection-url').fill('https://monitoring.example/api');
    await id('connection-key').fill('secret-key-of-a-provider-7788');
    await id('save-connection').click();
    await window.page.getByText('ends in 7788').waitFor();
    await shot('connections');
    await accessible('connections');
    expect(await window.page.content()).not.toContain('secret-key-of-a-provider');
    expect(filesHolding(dataFolder, 'secret-key-of-a-provider')).toEqual([]);
    expect(window.output()).not.toContain('secret-key-of-a-provider');
    await window.page.keyboard.press('Escape');
  });

  test('what was taken back is not deleted after its seconds; a deletion that nobody takes back is done', async () => {
    // The tests between took most of the nine seconds.
    await wait(Math.max(0, takenBackAt + 9000 - Date.now()));
    await window.page.keyboard.press('F5');
    await id('delete-project').click();
    const told = window.page.getByTestId('message').getByText('is being deleted');
    // Waited for before it begins: it goes when the deletion is sent.
    const isTold = told.waitFor();
    await id('confirm-delete').click();
    await isTold;
    await id('welcome-open').waitFor();
    await told.waitFor({ state: 'detached' });
    await window.page.keyboard.press('F5');
    await window.page.getByText('No projects yet').waitFor();
    await id('welcome-open').waitFor();
  });

  test('the window met no fault of its own', () => {
    expect(faults).toEqual([]);
  });
});
