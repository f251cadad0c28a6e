import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { freshFolder } from '../helpers/chromium.ts';
import { chromiumForStandIn, startStandIn } from '../helpers/stand-in-window.ts';
import { expect, test } from './fixtures.ts';

test.skip(process.platform !== 'linux', 'other systems have other folders for what programs keep');

test('the folder is moved from the window: the program starts again in the new one, with everything', async () => {
  const data = freshFolder('moving');
  const usual = join(data, 'hectare');
  const to = join(data, 'other-disk', 'hectare');
  mkdirSync(usual);
  writeFileSync(join(usual, 'settings.json'), JSON.stringify({ isBackgroundAsked: true }));
  const chromium = await chromiumForStandIn();
  const told: { standIn: string; detail: unknown }[] = [];
  let main: ChildProcess;
  const start = async (): Promise<Page> => {
    main = startStandIn(chromium.address, usual, {
      HECTARE_PROFILE: '',
      HECTARE_DATA: '',
      XDG_DATA_HOME: data,
      STAND_IN_DIALOGS: JSON.stringify([{ filePaths: [to] }]),
    });
    main.on('message', (message) => told.push(message as { standIn: string; detail: unknown }));
    const page = await chromium.nextPage();
    await page.getByTestId('welcome-open').waitFor();
    return page;
  };
  try {
    const before = await start();
    const geojson = { type: 'Polygon', coordinates: [[[36, 1], [36.01, 1], [36.01, 1.01], [36, 1.01], [36, 1]]] }; // prettier-ignore
    await before.evaluate(`hectare.call('projects.create', ${JSON.stringify({ name: 'Moved along', geojson })})`);
    // What Chromium has open in the folder stays there until the program starts again.
    writeFileSync(join(usual, 'Cookies'), '');
    main!.send({ menu: 'Backups…' });
    await before.getByTestId('backups-move').click();
    const ended = new Promise((done) => {
      main.on('exit', done);
    });
    await before.getByTestId('backups-move-confirm').click();
    expect(await ended).toBe(0);
    await expect.poll(() => told.filter(({ standIn }) => standIn === 'relaunch')).toHaveLength(1);
    expect(existsSync(join(to, 'service', 'workspace.gpkg'))).toBe(true);
    await before.close();

    const after = await start();
    await after.locator('#left-pane').getByText('Moved along', { exact: true }).waitFor();
    expect(readdirSync(usual)).toEqual(['moved-to.json']);
    main!.send({ menu: 'Backups…' });
    await expect(after.locator('code', { hasText: to }).first()).toBeVisible();
  } finally {
    main!.kill('SIGKILL');
    await chromium.browser.close();
  }
});
