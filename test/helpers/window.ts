import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { _electron, chromium, type Browser, type Page, type Request } from 'playwright-core';
import { chromiumFlags, chromiumProgram } from './chromium.ts';

export const root = resolve(import.meta.dirname, '../..');

export type GivenFile = string | { name: string; mimeType: string; buffer: Buffer };
export interface WindowOptions {
  dataFolder: string;
  files?: string[];
  width?: number;
  height?: number;
  dark?: boolean;
  /** as on the very first start, with the question which background map to load; other tests answer it before they begin */
  isFirstStart?: boolean;
  /** of somebody who asked the system for less motion: the map stands at once where it goes, so that what is on it can be pointed at */
  withoutMotion?: boolean;
  /** hears the address of every request of the page, from its first on; of the browser host's alone */
  onRequest?: (address: string) => void;
}
export interface RunningWindow {
  page: Page;
  /** the process whose death ends everything */
  host: ChildProcess;
  output: () => string;
  /** answers the open dialog that `act` brings up */
  choose(files: GivenFile[], act: () => Promise<unknown>): Promise<void>;
  /** the file that `act` saves */
  saved(act: () => Promise<unknown>): Promise<Uint8Array>;
  /** waits until what the window saves a moment after a change is with its host */
  settled(): Promise<void>;
  /** ends everything at once, as a power cut would */
  kill(): Promise<void>;
  close(): Promise<void>;
}

export interface SharedBrowser {
  browser: Browser;
  /** where videos of the windows go; null records none */
  videoFolder: string | null;
}

/** Longer than the window waits after a change before it saves. By the window's own clock, so that a machine that leaves it alone for a while does not matter. */
const savePause = (page: Page) => page.evaluate('new Promise((done) => setTimeout(done, 1500))');

/** Calls by which the window writes down what a person made. */
const savingCall = /\/bridge\/(drafts\.(save|remove)|settings\.save|projects\.saveNote)$/;

/** A profile in which the question for a background map was answered with no. */
function answerBackgroundQuestion(dataFolder: string): void {
  const settings = join(dataFolder, 'settings.json');
  if (existsSync(settings)) return;
  mkdirSync(dataFolder, { recursive: true });
  writeFileSync(settings, JSON.stringify({ isBackgroundAsked: true }));
}

/** The built browser host and its window in real Chromium: in a context of the shared browser, or in a browser of its own. */
export async function openWindow(options: WindowOptions, shared?: SharedBrowser): Promise<RunningWindow> {
  if (!options.isFirstStart) answerBackgroundQuestion(options.dataFolder);
  const host = spawn(
    process.execPath,
    [join(root, 'out/main/web.js'), '--data', options.dataFolder, '--no-open', ...(options.files ?? [])],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  const address = await new Promise<string>((ready, failed) => {
    createInterface({ input: host.stdout! }).on('line', (line) => {
      output += `${line}\n`;
      const found = /http:\/\/\S+/.exec(line);
      if (found) ready(found[0]);
    });
    createInterface({ input: host.stderr! }).on('line', (line) => {
      output += `${line}\n`;
    });
    host.on('exit', (code) => failed(new Error(`The browser host ended with ${code}:\n${output}`)));
  });
  const browser =
    shared?.browser ??
    (await chromium.launch({ executablePath: chromiumProgram!, args: chromiumFlags.filter((flag) => flag !== '--headless'), timeout: 0 }));
  const context = await browser.newContext({
    viewport: { width: options.width ?? 1440, height: options.height ?? 900 },
    colorScheme: options.dark ? 'dark' : 'light',
    reducedMotion: options.withoutMotion ? 'reduce' : 'no-preference',
    acceptDownloads: true,
    ...(shared?.videoFolder ? { recordVideo: { dir: shared.videoFolder } } : {}),
  });
  const page = await context.newPage();
  const calls = new Set<Request>();
  page.on('request', (request) => {
    options.onRequest?.(request.url());
    if (request.url().includes('/bridge/')) calls.add(request);
  });
  for (const ended of ['requestfinished', 'requestfailed'] as const)
    page.on(ended as 'requestfinished', (request) => void calls.delete(request));
  const closeBrowser = () => (shared ? context.close() : browser.close());
  // While someone listens, choosers are held for the test; without a listener Chromium may cancel one before the test begins to wait for it.
  page.on('filechooser', () => {});
  // The limit of the test ends what hangs.
  await page.goto(address, { timeout: 0 });
  // Keys are heard from here on: the page has loaded before the window stands in it.
  await page.locator('#app > *').first().waitFor({ state: 'attached', timeout: 0 });
  return {
    page,
    host,
    output: () => output,
    async choose(files, act) {
      const chooser = page.waitForEvent('filechooser');
      await act();
      await (await chooser).setFiles(files as never);
    },
    async saved(act) {
      const download = page.waitForEvent('download');
      await act();
      return readFileSync(await (await download).path());
    },
    async settled() {
      await savePause(page);
      const onTheirWay = [...calls];
      for (const end = Date.now() + 60_000; onTheirWay.some((call) => calls.has(call)) && Date.now() < end;) await wait(20);
      // What changed while it was saved is saved once more, by a call that begins when the one before has its answer.
      const isSaving = () => Array.from(calls).some((call) => savingCall.test(call.url()));
      do {
        while (isSaving()) await wait(20);
        await page.evaluate('new Promise((done) => setTimeout(done))');
      } while (isSaving());
    },
    async kill() {
      // That its host is gone, a page may say of itself; what it said before counts.
      page.removeAllListeners('console');
      page.removeAllListeners('pageerror');
      const gone = new Promise((done) => {
        host.on('exit', done);
      });
      host.kill('SIGKILL');
      await closeBrowser();
      // As long as the system has the process, its profile is in use.
      await gone;
    },
    async close() {
      await closeBrowser();
      const gone = new Promise((done) => {
        host.on('exit', done);
      });
      if (host.exitCode === null) {
        host.kill('SIGTERM');
        await gone;
      }
    },
  };
}

/**
 * Waits until the page neither moves nor changes: no animation that ends is running, and the document has been the same for a moment and for two frames. What follows
 * another size of the window or of an element is told with a frame, which a busy machine draws late.
 */
export async function whenStill(page: Page, milliseconds = 250): Promise<void> {
  await page.evaluate(`new Promise((done) => {
    let timer;
    let changes = 0;
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const isMoving = () => document.getAnimations().some(
      (animation) => animation.playState === 'running' && Number.isFinite(animation.effect.getComputedTiming().endTime),
    );
    const look = async () => {
      const before = changes;
      await frame();
      await frame();
      if (changes !== before) return;
      if (isMoving()) return again();
      observer.disconnect();
      done();
    };
    const again = () => {
      changes += 1;
      clearTimeout(timer);
      timer = setTimeout(look, ${milliseconds});
    };
    const observer = new MutationObserver(again);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    again();
  })`);
}

/** Takes away what stands in the line of messages, one after the other, each of which would stay for its seconds. */
export async function closeMessages(page: Page): Promise<void> {
  const close = page.getByTestId('message-close');
  // One may go by itself while it is being closed.
  while (await close.isVisible()) await close.click({ timeout: 2000 }).catch(() => {});
}

/** The packed program that the release workflow walks through, in place of Electron's own with the sources. */
const packedProgram = process.env['HECTARE_PACKED_PROGRAM'];

/** Electron's own program, where its package could fetch it; null elsewhere. The package is not imported, because that starts a download. */
export function electronProgram(): string | null {
  if (packedProgram) return packedProgram;
  const pathFile = join(root, 'node_modules/electron/path.txt');
  if (!existsSync(pathFile)) return null;
  const program = join(
    process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? join(root, 'node_modules/electron/dist'),
    readFileSync(pathFile, 'utf8').trim(),
  );
  return existsSync(program) ? program : null;
}

/** The built app in real Electron. Its native dialogs cannot be driven from outside, so they are answered in its main process. */
export async function openElectron(options: WindowOptions): Promise<RunningWindow> {
  if (!options.isFirstStart) answerBackgroundQuestion(options.dataFolder);
  const app = await _electron.launch({
    timeout: 0,
    executablePath: electronProgram()!,
    cwd: root,
    colorScheme: options.dark ? 'dark' : 'light',
    args: [
      ...(packedProgram ? [] : [root]),
      `--user-data-dir=${options.dataFolder}`,
      ...(process.platform === 'linux' ? ['--no-sandbox'] : []),
      ...(options.files ?? []),
    ],
  });
  const host = app.process();
  let output = '';
  for (const stream of [host.stdout, host.stderr])
    stream?.on('data', (chunk) => {
      output += String(chunk);
    });
  const page = await app.firstWindow({ timeout: 0 });
  await page.setViewportSize({ width: options.width ?? 1440, height: options.height ?? 900 });
  if (options.withoutMotion) await page.emulateMedia({ reducedMotion: 'reduce' });
  const folder = mkdtempSync(join(tmpdir(), 'hectare-electron-'));
  let count = 0;
  return {
    page,
    host,
    output: () => output,
    async choose(files, act) {
      const paths = files.map((file) => {
        if (typeof file === 'string') return file;
        const path = join(folder, file.name);
        writeFileSync(path, file.buffer);
        return path;
      });
      await app.evaluate(({ dialog }, filePaths) => {
        dialog.showOpenDialog = (async () => ({ canceled: false, filePaths })) as never;
      }, paths);
      await act();
    },
    async saved(act) {
      count += 1;
      const path = join(folder, `saved-${count}`);
      await app.evaluate(({ dialog }, filePath) => {
        dialog.showSaveDialog = (async () => ({ canceled: false, filePath })) as never;
      }, path);
      await act();
      while (!existsSync(path)) await wait(100);
      return readFileSync(path);
    },
    async settled() {
      await savePause(page);
      // Playwright does not see the calls of a preload; they are answered in turn.
      await page.evaluate("window.hectare?.call?.('host.info', {})");
    },
    async kill() {
      const gone = new Promise((done) => {
        host.on('exit', done);
      });
      host.kill('SIGKILL');
      await gone;
      await wait(500);
    },
    close: () => app.close(),
  };
}
