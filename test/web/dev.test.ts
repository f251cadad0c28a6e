import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { chromiumFlags, chromiumProgram, freshFolder } from '../helpers/chromium.ts';
import { keptPort } from '../helpers/kept-port.ts';
import { inSoak } from '../helpers/soak.ts';

const root = resolve(import.meta.dirname, '../..');
const parcels = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { name: 'Dev parcel' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [34.9, 1.0],
            [34.91, 1.0],
            [34.91, 1.01],
            [34.9, 1.0],
          ],
        ],
      },
    },
  ],
};

/** A copy of what `npm run dev` reads, so that the test changes no source of the tree it runs in. Its Electron is the stand-in. */
function copyOfTree(): string {
  const folder = freshFolder('dev');
  const read = ['src', 'scripts', 'resources', 'package.json', 'package-lock.json', 'electron.vite.config.ts', 'tsconfig.json'];
  for (const name of [...read, 'test/helpers/electron-stand-in']) cpSync(join(root, name), join(folder, name), { recursive: true });
  // Made already: without it, each of the programs would spend half a minute of a core on it beside the test.
  mkdirSync(join(folder, 'out'));
  for (const name of ['sample-landscape', '.sample-landscape'])
    if (existsSync(join(root, 'out', name))) cpSync(join(root, 'out', name), join(folder, 'out', name), { recursive: true });
  const libraries = join(folder, 'node_modules');
  mkdirSync(join(libraries, 'electron/dist'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== 'electron') symlinkSync(join(root, 'node_modules', name), join(libraries, name));
  writeFileSync(join(libraries, 'electron/path.txt'), 'electron');
  const program = `#!/bin/sh
app=$1; shift
exec '${process.execPath}' --import "$app/test/helpers/electron-stand-in/register.mjs" "$app/out/main/index.js" "$@"
`;
  writeFileSync(join(libraries, 'electron/dist/electron'), program, { mode: 0o755 });
  writeFileSync(join(folder, 'parcels.geojson'), JSON.stringify(parcels));
  return folder;
}

/** Starts `npm run dev` and resolves with the first match in its output. */
async function startDev(folder: string, args: string[], env: Record<string, string>, wanted: RegExp): Promise<string> {
  const dev = spawn(process.execPath, [join(folder, 'scripts/dev.mjs'), ...args, join(folder, 'parcels.geojson')], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HECTARE_NO_INSTALL: '1', ...env },
  });
  onTestFinished(async () => {
    const gone = new Promise((done) => {
      dev.once('exit', done);
    });
    dev.kill('SIGTERM');
    await gone;
  });
  let output = '';
  return new Promise((ready, failed) => {
    for (const stream of [dev.stdout, dev.stderr])
      createInterface({ input: stream }).on('line', (line) => {
        output += `${line}\n`;
        const found = wanted.exec(line);
        if (found) ready(found[0]);
      });
    dev.once('exit', (code) => failed(new Error(`npm run dev ended with ${code}:\n${output}`)));
  });
}

async function openChromium(...flags: string[]): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: chromiumProgram!,
    args: [...chromiumFlags.filter((flag) => flag !== '--headless'), ...flags],
    timeout: 0,
  });
  onTestFinished(() => browser.close());
  return browser;
}

/** Opens the window with the file in the browser host. */
async function inBrowser(folder: string): Promise<Page> {
  const address = await startDev(folder, [`--data=${freshFolder('dev-data')}`, '--no-open'], {}, /http:\/\/\S+#token=\S+/);
  const page = await (await openChromium()).newPage();
  await page.goto(address, { waitUntil: 'commit', timeout: 0 });
  return page;
}

/** Opens it in Electron's place: the main process that was just built, and Chromium as its window. */
async function inElectron(folder: string): Promise<Page> {
  const port = await keptPort();
  const profile = freshFolder('dev-electron');
  const browser = await openChromium(`--remote-debugging-port=${port}`);
  const env = { STAND_IN_CDP: `http://127.0.0.1:${port}`, STAND_IN_PROFILE: profile, HECTARE_PROFILE: profile };
  await startDev(folder, ['--electron'], env, /The window comes from/);
  const mine = await chromium.connectOverCDP(`http://127.0.0.1:${port}`, { timeout: 0 });
  const found = () =>
    mine
      .contexts()
      .flatMap((context) => context.pages())
      .find((page) => page.url().startsWith('http://127.0.0.1'));
  while (!found() && browser.isConnected()) await wait(100);
  return found()!;
}

const components = ['shell/StatusBar.vue', 'shapes/ImportInspector.vue'];

describe.skipIf(!chromiumProgram)('npm run dev', () => {
  // The server of Vite is the same; the other way to its page is walked in the soak.
  const hosts: [string, (folder: string) => Promise<Page>][] = [
    ['the browser host', inBrowser],
    ['Electron', inElectron],
  ];
  test.each(hosts.slice(0, inSoak(1, 2)))(
    'a change in a component is on the screen at once, with the open file still there: %s',
    { timeout: 240_000 },
    async (_host, open) => {
      const folder = copyOfTree();
      const begun = performance.now();
      const page = await open(folder);
      const refused: string[] = [];
      page.on('response', (response) => {
        if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
      });
      await page.getByText('Dev parcel').first().waitFor({ timeout: 0 });
      const opening = performance.now() - begun;
      await page.evaluate("document.documentElement.setAttribute('data-same-page', '')");

      const milliseconds: number[] = [];
      for (const [index, name] of [...components, ...components].entries()) {
        const component = join(folder, 'src/renderer/src', name);
        const source = readFileSync(component, 'utf8');
        const start = performance.now();
        writeFileSync(component, source.replace(/<template>\n\s*<(\w+)([^>]*)>/, `$&\n  <b>change number ${index}</b>`));
        await page.getByText(`change number ${index}`).waitFor({ timeout: 0 });
        milliseconds.push(performance.now() - start);
      }
      // Other tests keep the cores busy: what hot reload itself takes shows in the quickest of them, and beside what it took to open the window.
      expect(Math.min(...milliseconds), `of ${opening}`).toBeLessThan(Math.max(2000, opening / 2));
      expect(await page.getByText('Dev parcel').first().isVisible()).toBe(true);
      expect(await page.locator('html[data-same-page]').count()).toBe(1);
      expect(refused).toEqual([]);
    },
  );
});
