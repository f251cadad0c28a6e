import { join } from 'node:path';
import { closeMessages, root, type RunningWindow } from '../../helpers/window.ts';
import { expect, test } from '../fixtures.ts';
import { runCommand } from '../run-command.ts';
import type { EmptyWindow } from './empty-window.ts';

/** Ctrl Z takes back what was done last, and a key changes nothing that cannot be seen. */
export function takeBack(emptyWindow: EmptyWindow): void {
  test.describe('what was done is taken back', () => {
    test.describe.configure({ mode: 'serial' });
    let window: RunningWindow;
    const id = (name: string) => window.page.getByTestId(name);
    const press = (keys: string) => window.page.keyboard.press(keys);
    const parcels = () => id('import-table').getByText('Parcel 1', { exact: true }).count();
    const focused = () => window.page.locator(':focus').first().getAttribute('data-testid');

    test.beforeAll(async () => {
      window = await emptyWindow();
      await window.choose([join(root, 'resources/samples/sample-parcels.kml')], () => press('ControlOrMeta+o'));
      await id('import-table').getByText('Parcel 2, with a pond').waitFor();
    });

    test('an eye, at once: the file that was opened before it stays', async () => {
      await id('toggle-shapes').click();
      await press('ControlOrMeta+z');
      await expect(id('toggle-shapes')).toHaveAttribute('aria-pressed', 'true');
      // Longer than a look takes to become a step by itself: nothing may follow.
      await window.page.waitForTimeout(600);
      expect(await parcels()).toBe(1);
      await press('ControlOrMeta+y');
      await expect(id('toggle-shapes')).toHaveAttribute('aria-pressed', 'false');
      await press('ControlOrMeta+z');
    });

    test('closing the files, with what was said about the project', async () => {
      await id('project-name').fill('Northern farms');
      await runCommand(window.page, 'Close all files');
      await expect.poll(parcels).toBe(0);
      await press('ControlOrMeta+z');
      await expect.poll(parcels).toBe(1);
      await expect(id('project-name')).toHaveValue('Northern farms');
    });

    test('behind a dialog nothing is taken back, and a dialog that took the place of another gives the keyboard back', async () => {
      await id('repair-all').click();
      await expect(id('repair-all')).toHaveCount(0);
      await id('palette').focus();
      await press('ControlOrMeta+,');
      await window.page.getByRole('dialog', { name: 'Connections' }).waitFor();
      await press('ControlOrMeta+z');
      await window.page.getByText('Close the dialog first').waitFor();
      expect(await id('repair-all').count()).toBe(0);
      await press('ControlOrMeta+k');
      await id('palette-query').waitFor();
      await press('Escape');
      await id('palette-query').waitFor({ state: 'detached' });
      await expect.poll(focused).toBe('palette');
    });

    test('an area typed from its key to its last corner, without a Tab: an empty Enter finishes it, and Ctrl Z takes it back', async () => {
      await press('Alt+Digit1');
      await expect.poll(focused).toBe('coordinate');
      for (const corner of ['1.03 35.02', '1.03 35.025', '1.035 35.025']) {
        await window.page.keyboard.type(corner);
        await press('Enter');
      }
      await press('Enter');
      const drawn = id('import-table').getByText('Shape 1', { exact: true });
      await drawn.waitFor();
      await press('ControlOrMeta+z');
      await drawn.waitFor({ state: 'detached' });
      await press('Escape');
      await expect.poll(focused).toBe('map');
    });

    test('a map of one’s own: how it is shown, and that it was removed', async () => {
      await id('open-basemaps').click();
      await id('basemap-add').click();
      await id('basemap-name').fill('Roads');
      await id('basemap-address').fill('http://127.0.0.1:9/{z}/{x}/{y}.png');
      await id('save-basemap').click();
      const remove = window.page.getByRole('button', { name: 'Remove Roads' });
      await remove.click();
      await remove.waitFor({ state: 'detached' });
      await press('ControlOrMeta+z');
      await remove.waitFor();
      await press('Escape');
      const layers = id('layers');
      await layers.getByRole('button', { name: 'Hide Roads' }).click();
      await layers.getByRole('button', { name: 'Show Roads' }).waitFor();
      await press('ControlOrMeta+z');
      await layers.getByRole('button', { name: 'Hide Roads' }).waitFor();
    });

    test('a draft that cannot be written says so, and that it is written again', async ({ host }) => {
      test.skip(host === 'electron', 'Electron’s answers do not travel over HTTP, where one could be held up');
      await window.page.route('**/bridge/drafts.save', (route) => route.abort());
      await id('import-table').getByText('Gate', { exact: true }).click();
      await press('Delete');
      await id('draft-unsaved').waitFor();
      await window.page.getByText('Ctrl S saves the shapes to another file.').waitFor();
      await window.page.unroute('**/bridge/drafts.save');
      await id('draft-saved').waitFor();
      await expect(id('draft-unsaved')).toHaveCount(0);
    });

    test('a project that was created stays, and Ctrl Z says why; the keyboard is in it', async () => {
      await press('ControlOrMeta+Enter');
      await expect.poll(focused).toBe('project-name');
      await press('Enter');
      await id('project-title').getByText('Northern farms').waitFor();
      await expect.poll(focused).toBe('tab-overview');
      await closeMessages(window.page);
      await id('tab-overview').focus();
      await press('ControlOrMeta+z');
      await window.page.getByText('“Northern farms” was created at the service. To remove it, choose Project, Delete.').waitFor();
    });
  });
}
