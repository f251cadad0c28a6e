import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RunningWindow } from '../../helpers/window.ts';
import { expect, test } from '../fixtures.ts';
import type { EmptyWindow } from './empty-window.ts';

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

export function otherPages(emptyWindow: EmptyWindow): void {
  test('a page without a session says so, and does not load projects for ever', async ({ host }) => {
    test.skip(host === 'electron', 'asks what a second browser learns at the address of the browser host; Electron’s window has none');
    const window = await emptyWindow();
    // A context of its own: in this one it would only hear that there is another window.
    const context = await window.page.context().browser()!.newContext();
    const other = await context.newPage();
    await other.goto(new URL(window.page.url()).origin);
    const pane = other.locator('#left-pane');
    await expect(pane.getByRole('alert')).toBeVisible();
    await expect(pane).not.toContainText('Loading the projects');
    await context.close();
    await expectNothingFromAnotherPort(window);
  });
}
