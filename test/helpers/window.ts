import { spawn, type ChildProcess } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Browser, type Page } from 'playwright-core';
import { chromiumFlags, chromiumProgram } from './chromium.ts';

export const root = resolve(import.meta.dirname, '../..');

export interface RunningWindow { page: Page; browser: Browser; host: ChildProcess; output: () => string; close(): Promise<void> }

/** The built browser host and its window in real Chromium. */
export async function openWindow(options: { dataFolder: string; files?: string[]; width?: number; height?: number; dark?: boolean }): Promise<RunningWindow> {
  const host = spawn(process.execPath, [join(root, 'out/main/web.js'), '--data', options.dataFolder, '--no-open', ...options.files ?? []], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const address = await new Promise<string>((ready, failed) => {
    createInterface({ input: host.stdout! }).on('line', (line) => { output += `${line}\n`; const found = /http:\/\/\S+/.exec(line); if (found) ready(found[0]); });
    createInterface({ input: host.stderr! }).on('line', (line) => { output += `${line}\n`; });
    host.on('exit', (code) => failed(new Error(`The browser host ended with ${code}:\n${output}`)));
  });
  const browser = await chromium.launch({ executablePath: chromiumProgram!, args: chromiumFlags.filter((flag) => flag !== '--headless') });
  const page = await browser.newPage({ viewport: { width: options.width ?? 1440, height: options.height ?? 900 }, colorScheme: options.dark ? 'dark' : 'light', acceptDownloads: true });
  // While someone listens, choosers are held for the test; without a listener Chromium may cancel one before the test begins to wait for it.
  page.on('filechooser', () => {});
  await page.goto(address);
  return {
    page, browser, host, output: () => output,
    async close() {
      await browser.close();
      const gone = new Promise((done) => { host.on('exit', done); });
      if (host.exitCode === null) { host.kill('SIGTERM'); await gone; }
    },
  };
}
