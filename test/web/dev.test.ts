import { spawn } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { chromiumFlags, chromiumProgram, freshFolder } from '../helpers/chromium.ts';

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

/** A copy of what `npm run dev` reads, so that the test changes no source of the tree it runs in. */
function copyOfTree(): string {
  const folder = freshFolder('dev');
  for (const name of ['src', 'scripts', 'resources', 'package.json', 'package-lock.json', 'electron.vite.config.ts', 'tsconfig.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Resolves with the address of the window. */
async function startDev(folder: string, file: string): Promise<string> {
  const dev = spawn(process.execPath, [join(folder, 'scripts/dev.mjs'), `--data=${freshFolder('dev-data')}`, '--no-open', file], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HECTARE_NO_INSTALL: '1' },
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
        const address = /http:\/\/\S+#token=\S+/.exec(line);
        if (address) ready(address[0]);
      });
    dev.once('exit', (code) => failed(new Error(`npm run dev ended with ${code}:\n${output}`)));
  });
}

test.skipIf(!chromiumProgram)(
  'a change in a component is on the screen at once, with the open file still there',
  { timeout: 180_000 },
  async () => {
    const folder = copyOfTree();
    const file = join(folder, 'parcels.geojson');
    writeFileSync(file, JSON.stringify(parcels));
    const address = await startDev(folder, file);
    const browser = await chromium.launch({
      executablePath: chromiumProgram!,
      args: chromiumFlags.filter((flag) => flag !== '--headless'),
    });
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByText('Dev parcel').first().waitFor({ timeout: 120_000 });
    await page.evaluate("document.documentElement.setAttribute('data-same-page', '')");

    const component = join(folder, 'src/renderer/src/shell/StatusBar.vue');
    const source = readFileSync(component, 'utf8');
    writeFileSync(component, source.replace('<template>', '<template>\n  <b>changed while it runs</b>'));
    await page.getByText('changed while it runs').waitFor({ timeout: 30_000 });
    expect(await page.getByText('Dev parcel').first().isVisible()).toBe(true);
    expect(await page.locator('html[data-same-page]').count()).toBe(1);
    expect(refused).toEqual([]);
  },
);
