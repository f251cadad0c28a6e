import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { freshFolder } from '../helpers/chromium.ts';
import { chromiumForStandIn, startStandIn } from '../helpers/stand-in-window.ts';
import { root } from '../helpers/window.ts';
import { expect, test } from './fixtures.ts';

/** The Electron bundles in the stand-in, as an installed program whose release named a feed: here, on loopback. */
test.describe('new versions', () => {
  test.describe.configure({ mode: 'serial' });
  const profile = freshFolder('updates');
  const resources = freshFolder('updates-resources');
  const asked: string[] = [];
  let server: Server;
  let chromium: Awaited<ReturnType<typeof chromiumForStandIn>>;
  let main: ChildProcess;
  let page: Page;

  const release = 'version: 9.9.9\nfiles:\n  - url: x.AppImage\n    sha512: AA==\n    size: 1\npath: x.AppImage\nsha512: AA==\n';
  async function start(): Promise<void> {
    main = startStandIn(chromium.address, profile, { STAND_IN_RESOURCES: resources });
    page = await chromium.nextPage();
    await page.getByTestId('welcome-open').waitFor();
  }
  async function quit(): Promise<void> {
    const gone = new Promise((done) => {
      main.on('exit', done);
    });
    const closed = page.waitForEvent('close').catch(() => {});
    main.send({ quit: true });
    await gone;
    await page.close();
    await closed;
  }

  test.beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url!.split('?')[0]!);
      response.end(release);
    });
    await new Promise<void>((ready) => {
      server.listen(0, '127.0.0.1', ready);
    });
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    writeFileSync(join(resources, 'app-update.yml'), `provider: generic\nurl: ${address}\nupdaterCacheDirName: hectare-updater\n`);
    mkdirSync(profile, { recursive: true });
    writeFileSync(join(profile, 'settings.json'), JSON.stringify({ isBackgroundAsked: true }));
    chromium = await chromiumForStandIn();
    await start();
  });
  test.afterAll(async () => {
    main?.kill('SIGKILL');
    await chromium?.browser.close();
    server?.close();
  });

  test('nobody is asked until a person asks, and the dialog says whom', async () => {
    main.send({ menu: 'Check for updates…' });
    await page.getByText(/127\.0\.0\.1:\d+ is asked/).waitFor();
    expect(asked).toEqual([]);
    await page.getByTestId('updates-act').click();
    await page.getByText('Hectare 9.9.9 is there.').waitFor();
    await page.screenshot({ path: join(root, 'test-results', 'pictures', 'updates.png') });
    expect(new Set(asked).size).toBe(1);
    expect(existsSync(join(profile, 'updates', 'pending'))).toBe(false);
  });

  test('looked for at each start once that was ticked; without a network the start says nothing of it', async () => {
    await page.getByTestId('updates-at-start').check();
    await expect.poll(() => readFileSync(join(profile, 'settings.json'), 'utf8')).toContain('"checksForUpdates":true');
    await quit();
    asked.length = 0;
    await start();
    await page.getByText('Hectare 9.9.9 is there.').waitFor();
    expect(asked.length).toBeGreaterThan(0);
    await quit();
    server.closeAllConnections();
    await new Promise((closed) => {
      server.close(closed);
    });
    await start();
    main.send({ menu: 'Check for updates…' });
    await expect(page.getByTestId('updates-status')).toHaveText(/cannot be reached/);
    expect(await page.locator('[data-sonner-toast]').count()).toBe(0);
  });
});
