import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freshFolder } from '../helpers/chromium.ts';
import { root, type RunningWindow } from '../helpers/window.ts';
import { expect, test } from './fixtures.ts';

const recorder = `--import ${pathToFileURL(join(root, 'test/helpers/outgoing-connections.mjs')).href}`;

/** A page of another server on this computer, in the browser profile that holds the window, gets nothing of it: no answer, no frame, no secret, and its server no cookie. */
async function expectNothingFromAnotherPort({ page }: RunningWindow): Promise<void> {
  const { origin: own } = new URL(page.url());
  const cookies: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    cookies.push(request.headers.cookie);
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<!doctype html><title>Another port</title><iframe src="${own}"></iframe>`);
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const stranger = await page.context().newPage();
  await stranger.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const got = await stranger.evaluate(async (origin) => {
    const answerOf = async (path: string, init: RequestInit) => {
      try {
        return (await fetch(origin + path, init)).type;
      } catch {
        return 'refused';
      }
    };
    const answers = await Promise.all([
      answerOf('/', {}),
      answerOf('/events', { credentials: 'include' }),
      answerOf('/session', { method: 'POST', body: 'a guess' }),
      answerOf('/bridge/list-connections', { method: 'POST', body: '[]', headers: { 'x-hectare-session': 'a guess' } }),
    ]);
    return { answers, stored: Object.keys(sessionStorage).length + Object.keys(localStorage).length };
  }, own);
  expect(got).toEqual({ answers: ['refused', 'refused', 'refused', 'refused'], stored: 0 });
  expect(await page.context().cookies()).toEqual([]);
  // A frame that is refused shows a page of the browser, without a word of ours.
  await expect(stranger.frameLocator('iframe').locator('#left-pane')).toHaveCount(0);
  expect(cookies.every((cookie) => cookie === undefined)).toBe(true);
  await stranger.close();
  server.close();
  // The window was not ended by it.
  await expect(page.getByTestId('connections')).toContainText('Embedded service');
}

test.describe('before a person agrees to anything', () => {
  test.skip(({ host }) => host !== 'browser', 'the recorder stands in processes of Node');

  test('nothing is asked of any other computer: start, a file, its check, dialogs', async ({ openWindow }) => {
    const record = join(freshFolder('e2e-outgoing'), 'connections');
    writeFileSync(record, '');
    const before = { ...process.env };
    Object.assign(process.env, { NODE_OPTIONS: recorder, HECTARE_OUTGOING: record });
    try {
      // The recorder sees what it should: an address that belongs to nobody (RFC 5737), and a name (RFC 2606).
      const ask =
        "await Promise.allSettled(['http://192.0.2.1', 'https://host.invalid'].map((a) => fetch(a, { signal: AbortSignal.timeout(500) })))";
      spawnSync(process.execPath, ['--input-type=module', '-e', ask]);
      expect(readFileSync(record, 'utf8').split('\n').toSorted()).toEqual(['', '192.0.2.1', 'host.invalid (by name)']);
      writeFileSync(record, '');
      const window = await openWindow({
        dataFolder: freshFolder('e2e-first-start'),
        files: [join(root, 'resources/samples/sample-parcels.kml')],
        isFirstStart: true,
      });
      const { page } = window;
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).host));
      await page.reload();
      await page.getByTestId('import-table').getByText('Parcel 2, with a pond').waitFor();
      await expect(page.getByTestId('connections')).toContainText('Embedded service');
      for (const keys of ['F8', 'ControlOrMeta+,', 'Escape', 'F1', 'Escape']) {
        await page.keyboard.press(keys);
        await page.waitForTimeout(300);
      }
      // Longer than anything that waits for the window to be idle.
      await page.waitForTimeout(5000);
      const { host: own } = new URL(page.url());
      expect([...new Set(asked)].filter((host) => host !== own && host !== '')).toEqual([]);
      await window.close();
      expect(readFileSync(record, 'utf8')).toBe('');
    } finally {
      for (const name of ['NODE_OPTIONS', 'HECTARE_OUTGOING']) {
        if (before[name] === undefined) delete process.env[name];
        else process.env[name] = before[name];
      }
    }
  });

  test('a page without a session says so, and does not load projects for ever', async ({ openWindow }) => {
    const window = await openWindow({ dataFolder: freshFolder('e2e-no-session') });
    // A context of its own: in this one it would only hear that there is another window.
    const context = await window.page.context().browser()!.newContext();
    const other = await context.newPage();
    await other.goto(new URL(window.page.url()).origin);
    const pane = other.locator('#left-pane');
    await expect(pane.getByRole('alert')).toBeVisible();
    await expect(pane).not.toContainText('Loading the projects');
    await context.close();
    await expectNothingFromAnotherPort(window);
    await window.close();
  });
});
