import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { appId } from '../../scripts/packing/names.ts';
import { freshFolder } from '../helpers/chromium.ts';
import { kmlOf, parcelAt } from '../helpers/parcels.ts';
import { whenSaved } from '../helpers/saved.ts';
import { chromiumForStandIn, startStandIn } from '../helpers/stand-in-window.ts';
import { expect, test } from './fixtures.ts';

test.describe('the Electron bundles, in the stand-in', () => {
  test.describe.configure({ mode: 'serial' });
  const profile = freshFolder('electron');
  const told: { standIn: string; detail: unknown }[] = [];
  let browser: Browser;
  let main: ChildProcess;
  let page: Page;
  /** the window's page, once there is another one than `page` */
  let openPage: () => Promise<Page>;
  const detail = (name: string) => told.filter(({ standIn }) => standIn === name).map((one) => one.detail);
  const ask = (method: string, input: object) =>
    page.evaluate(
      ([name, value]) =>
        (
          globalThis as unknown as { hectare: { call(name: string, value: unknown): Promise<{ ok: boolean; value: any; error: any }> } }
        ).hectare.call(name as string, value),
      [method, input] as const,
    );

  test.beforeAll(async () => {
    const chromium = await chromiumForStandIn();
    ({ browser, nextPage: openPage } = chromium);
    main = startStandIn(chromium.address, profile);
    main.on('message', (message) => told.push(message as { standIn: string; detail: unknown }));
    page = await openPage();
    await page.getByTestId('welcome-open').waitFor();
  });
  test.afterAll(async () => {
    main?.kill('SIGKILL');
    await browser?.close();
  });

  test('the window is isolated, sandboxed and without Node', async () => {
    // What the main process tells the test comes another way than the page.
    await expect.poll(() => detail('window')).not.toHaveLength(0);
    expect(detail('schemes')).toHaveLength(1);
    expect(detail('window')[0]).toMatchObject({
      minWidth: 1024,
      webPreferences: { contextIsolation: true, sandbox: true, nodeIntegration: false, webviewTag: false },
    });
    expect(detail('sandbox')).toEqual([true]);
    // Of another id, a pinned program would get a second button in the task bar of Windows.
    expect(detail('app-user-model-id')).toEqual([appId]);
    expect(detail('spell-checker')).toEqual([false]);
    expect(detail('crash-reporter')).toEqual([{ uploadToServer: false }]);
    expect(detail('schemes')[0]).toMatchObject([{ scheme: 'hectare', privileges: { standard: true, secure: true, codeCache: true } }]);
    expect(
      await page.evaluate(() => [
        typeof (globalThis as { require?: unknown }).require,
        typeof (globalThis as { process?: unknown }).process,
      ]),
    ).toEqual(['undefined', 'undefined']);
  });

  test('the page reaches its host through preload and main, and the service behind it', async () => {
    expect(await ask('host.info', {})).toMatchObject({ ok: true, value: { kind: 'electron', version: '0.2.0' } });
    expect(await ask('files.read', { path: '/etc/passwd' })).toMatchObject({ ok: false, error: { code: 'file-not-opened' } });
    const made = await ask('projects.create', { name: 'From Electron', geojson: parcelAt(35, 1) });
    expect(made).toMatchObject({ ok: true, value: { id: expect.any(String), waiting: null } });
    expect((await ask('api.call', { operation: 'listProjects' })).value.value).toMatchObject([{ project_name: 'From Electron' }]);
    expect(await ask('keys.read', {})).toMatchObject({ ok: false, error: { code: 'unknown-method' } });
  });

  test('no other page, no second window, no network', async () => {
    const here = page.url();
    await page.evaluate(() => {
      (globalThis as unknown as { location: { href: string } }).location.href = 'https://example.org/';
    });
    await expect.poll(() => detail('will-navigate').length).toBeGreaterThan(0);
    expect(detail('will-navigate').at(-1)).toMatchObject({ url: 'https://example.org/', prevented: true });
    expect(
      await page.evaluate(() => (globalThis as unknown as { open(address: string): unknown }).open('https://example.org/')),
    ).toBeNull();
    // What the main process tells the test comes another way than what the page answers.
    await expect.poll(() => detail('window-open')).toEqual([{ action: 'deny' }]);
    await page.evaluate(`{
      const frame = document.createElement('iframe');
      frame.src = 'https://example.org/frame';
      document.body.append(frame);
      const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(new Blob(['x'])), download: 'x.txt' });
      link.click();
    }`);
    await expect.poll(() => detail('will-download')).toEqual([{ name: 'x.txt', prevented: true }]);
    // The page's own policy may stop the frame before anybody is asked; nothing is loaded either way.
    for (const frame of detail('will-frame-navigate')) expect(frame).toMatchObject({ prevented: true });
    expect(page.frames().map((frame) => frame.url())).not.toContain('https://example.org/frame');
    expect(
      await page.evaluate(() =>
        fetch('https://example.org/').then(
          () => 'answered',
          () => 'refused',
        ),
      ),
    ).toBe('refused');
    expect(page.url()).toBe(here);
  });

  test('the page gets no permission, and copies through its host', async () => {
    const refused = await page.evaluate(() =>
      (globalThis as unknown as { navigator: { clipboard: { writeText(text: string): Promise<void> } } }).navigator.clipboard
        .writeText('past the host')
        .then(
          () => 'granted',
          (error: Error) => error.name,
        ),
    );
    expect(refused).toBe('NotAllowedError');
    await expect.poll(() => detail('permission')).toEqual(['clipboard-sanitized-write']);
    const answers = await page.evaluate(`(async () => {
      const answer = (work) => Promise.resolve().then(work).then((value) => String(value?.state ?? value), (error) => error.name);
      return {
        fullscreen: await answer(() => document.body.requestFullscreen()),
        persist: await answer(() => navigator.storage.persist()),
        notify: await answer(() => Notification.requestPermission()),
        camera: await answer(() => navigator.permissions.query({ name: 'camera' })),
        position: await answer(() => navigator.permissions.query({ name: 'geolocation' })),
        worker: await answer(() => navigator.serviceWorker.register('./worker.js')),
      };
    })()`);
    expect(answers).toEqual({
      fullscreen: 'NotAllowedError',
      persist: 'false',
      notify: 'denied',
      camera: 'denied',
      position: 'granted',
      worker: 'TypeError',
    });
    const reactive = `hectare.call('settings.save', { settings: new Proxy({}, {}) })`;
    await expect(page.evaluate(reactive)).rejects.toThrow('An object could not be cloned');
    expect(await ask('host.copyText', { text: '−1.2864, 36.8172' })).toMatchObject({ ok: true });
    await expect.poll(() => detail('clipboard')).toEqual(['−1.2864, 36.8172']);
  });

  test('a link opens a project of the list, all projects, or the dialog for files, and never a file', async () => {
    const made = await ask('projects.create', { name: 'Linked', geojson: parcelAt(37, 3) });
    // Made past the window: its list does not have the project yet.
    main.send({ openUrl: `hectare:open?project=${made.value.id}` });
    await expect(page.getByTestId('project-title')).toContainText('Linked');
    main.send({ secondInstance: ['hectare:open?project=of-another-connection'] });
    await page.getByText('The project of this link is not in the list').first().waitFor();
    await expect(page.getByTestId('project-title')).toContainText('Linked');
    const secret = join(profile, 'secret.kml');
    writeFileSync(secret, kmlOf({ name: 'Secret parcel', geometry: parcelAt(38, 3) }));
    const dialogs = () => detail('dialog').filter((one) => (one as { kind: string }).kind === 'open').length;
    const before = dialogs();
    for (const link of [`hectare:${secret}`, `hectare:open?file=${secret}`, 'hectare://app/index.html']) {
      main.send({ openUrl: link });
      main.send({ secondInstance: [link] });
    }
    main.send({ secondInstance: ['hectare:open'] });
    await expect.poll(dialogs).toBe(before + 1);
    expect(await page.getByText('Secret parcel').count()).toBe(0);
  });

  test('a second start hands its file to this window; the menu reaches it too', async () => {
    const file = join(profile, 'second.kml');
    writeFileSync(file, kmlOf({ name: 'Second parcel', geometry: parcelAt(36, 2) }));
    main.send({ secondInstance: [file] });
    await page.getByTestId('import-table').getByText('Second parcel').waitFor();
    main.send({ menu: 'Connections…' });
    await page.getByTestId('add-connection').waitFor();
  });

  test('a window whose process ends comes back with its shapes and says so', async () => {
    await page.getByTestId('import-table').waitFor();
    await whenSaved(profile, 'Second parcel');
    main.send({ crash: true });
    page = await openPage();
    await page.getByText('The window ended and was opened again').first().waitFor();
    await page.getByTestId('import-table').getByText('Second parcel').waitFor();
    expect(readFileSync(join(profile, 'logs', 'crashes.log'), 'utf8')).toMatch(/process ended: crashed/);
  });

  test('a window that hangs is asked about, and waits', async () => {
    main.send({ hang: true });
    await expect.poll(() => detail('dialog')).toContainEqual(expect.objectContaining({ kind: 'message' }));
    await page.getByTestId('import-table').waitFor();
  });

  test('quitting ends the service as well', async () => {
    const gone = new Promise((done) => {
      main.on('exit', done);
    });
    main.send({ quit: true });
    expect(await gone).toBe(0);
    expect(existsSync(join(profile, 'service', 'service.lock'))).toBe(false);
  });
});
