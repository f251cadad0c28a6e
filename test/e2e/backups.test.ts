import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeBackup } from '#backups/make.ts';
import { freshFolder } from '../helpers/chromium.ts';
import { whenSaved } from '../helpers/saved.ts';
import { root, type RunningWindow } from '../helpers/window.ts';
import { expect, test } from './fixtures.ts';
import { pauseCollection, runCommand } from './run-command.ts';

/** What is the user's is backed up, deleted, brought back, and recovered, by what a person sees. */
test.describe('the workspace is the user’s', () => {
  test.describe.configure({ mode: 'serial' });
  let window: RunningWindow;
  /** what the filter said of itself */
  let pill = '';
  const dataFolder = freshFolder('e2e-backups');
  const id = (name: string) => window.page.getByTestId(name);
  const press = (keys: string) => window.page.keyboard.press(keys);
  const run = (command: string) => runCommand(window.page, command);
  const projects = () => window.page.locator('#left-pane').getByText('Northern farms', { exact: true });

  test.beforeAll(async ({ openWindow }) => {
    window = await openWindow({ dataFolder, files: [join(root, 'resources/samples/sample-parcels.kml')] });
    await id('repair-all').waitFor();
    await pauseCollection(window.page);
    await id('repair-all').click();
    await id('project-name').fill('Northern farms');
    await press('ControlOrMeta+Enter');
    await id('create-project').click();
    await expect(projects()).toHaveCount(1);
    await expect(id('delete-project')).toBeVisible();
  });
  test.afterAll(async () => {
    await window?.close();
  });

  test('a backup is made, and found whole', async () => {
    await run('Backups…');
    await expect(id('backups-status')).toContainText('There is no backup yet');
    await id('backups-make').click();
    await expect(id('backup-row')).toHaveCount(1);
    await expect(id('backups-status')).toContainText('Backed up to');
    await id('backup-row')
      .getByRole('button', { name: /^Check/ })
      .click();
    await expect(id('backup-row')).toContainText('whole');
    await id('backups-check-in-use').click();
    await expect(id('backups-in-use')).toContainText('whole');
    await press('Escape');
  });

  test('a deleted project rests in the bin and comes back from it', async () => {
    await run('Delete project…');
    await expect(window.page.getByRole('dialog')).toContainText('Deleted projects');
    await id('confirm-delete').click();
    await expect(projects()).toHaveCount(0);
    // Whoever opens the bin no longer waits for the undo.
    await run('Deleted projects…');
    await expect(id('bin-row')).toContainText('Northern farms');
    await id('bin-restore').click();
    await expect(id('bin-empty')).toBeVisible();
    await press('Escape');
    await expect(projects()).toHaveCount(1);
  });

  test('deleted for good, it comes back with the backup', async () => {
    await projects().click();
    await expect(id('delete-project')).toBeVisible();
    await run('Delete project…');
    await id('confirm-delete').click();
    await run('Deleted projects…');
    await id('bin-for-good').click();
    await id('bin-confirm').click();
    await expect(id('bin-empty')).toBeVisible();
    await press('Escape');
    await run('Backups…');
    await id('backup-restore').first().click();
    await id('backups-confirm').click();
    await expect(id('backups-restored')).toContainText('with 1 project');
    await id('backups-load-again').click();
    await expect(projects()).toHaveCount(1);
    expect(readdirSync(join(dataFolder, 'replaced'))).toHaveLength(1);
  });

  test('a filter of the parcels of a project says how many it leaves out', async () => {
    await projects().click();
    await id('project-title').waitFor();
    // The map has the room until somebody asks for the table.
    await press('ControlOrMeta+j');
    await id('filter-toggle').click();
    await id('filter-value').fill('Parcel 1');
    await expect(id('filter-pill')).toContainText(/^[1-9]\d* of \d+ parcels, [1-9]\d* left out/);
    // From a field of the filter too every command is found.
    await runCommand(window.page, 'Table drawer');
    pill = (await id('filter-pill').textContent())!;
    await whenSaved(dataFolder, '"test":"contains","value":"Parcel 1"');
  });

  test('a draft that is damaged on the disk is told once, with where it is kept', async ({ openWindow }) => {
    await window.close();
    mkdirSync(join(dataFolder, 'drafts'), { recursive: true });
    writeFileSync(join(dataFolder, 'drafts', 'open-files.json'), '{"sha256":"');
    window = await openWindow({ dataFolder });
    const told = window.page.getByText('A file of yours is damaged and was put aside');
    await expect(told).toBeVisible();
    // The project beside it may have buttons of the same name.
    await id('message').filter({ has: told }).getByTestId('message-action').click();
    await expect(id('damaged-files')).toContainText(join('drafts', 'open-files.json.damaged-'));
    await press('Escape');
    await window.page.reload();
    await expect(projects()).toHaveCount(1);
    await expect(told).toHaveCount(0);
  });

  test('the filter is there again after that restart, and one press ends it for good', async () => {
    await expect(id('filter-pill')).toHaveText(pill);
    await id('filter-pill').click();
    await expect(id('filter-pill')).toHaveCount(0);
    await expect.poll(() => readFileSync(join(dataFolder, 'settings.json'), 'utf8')).toMatch(/"parcelFilters":\s*\{\}/);
  });

  test('a damaged workspace is told at the start, and its newest good copy is put back', async ({ openWindow }) => {
    const service = join(dataFolder, 'service');
    const target = join(service, 'daily-copies', '000001-2026-11-24.zip');
    await makeBackup({ kind: 'workspace', folder: service, target, now: new Date(), hectare: '' });
    await window.close();
    const path = join(service, 'workspace.gpkg');
    writeFileSync(path, readFileSync(path).fill(0x55, 20_000, 60_000));
    window = await openWindow({ dataFolder });
    await expect(id('recovery-copy')).toContainText('1 project');
    await id('recovery-restore').click();
    await expect(id('recovery-done')).toContainText('The damaged file is kept');
    await id('recovery-load-again').click();
    await expect(projects()).toHaveCount(1);
  });

  test('everything is erased only after the word was typed', async () => {
    await run('Erase all my data…');
    await id('erase-word').fill('erase');
    await expect(id('erase-confirm')).toBeDisabled();
    await id('erase-word').fill('ERASE');
    await id('erase-backups').check();
    await id('erase-confirm').click();
    await expect(id('erase-done')).toContainText('service');
    await id('erase-start-anew').click();
    await expect(id('erase-done')).toHaveCount(0);
    await expect(window.page.getByText('No projects yet')).toBeVisible();
    expect(readdirSync(dataFolder)).not.toContain('backups');
  });

  test('the licences of the libraries are read in the program', async () => {
    await press('Escape');
    await run('Licences');
    await id('licences-search').fill('geos');
    await window.page.getByRole('dialog', { name: 'Licences' }).getByText('geos-wasm').click();
    await expect(id('licence-text')).toContainText('LGPL-3.0-or-later');
  });
});
