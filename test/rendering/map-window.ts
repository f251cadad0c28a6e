import { createServer } from 'node:http';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { worldFile } from '../../scripts/world-file.ts';
import { chromiumFlags, chromiumProgram, freshFolder } from '../helpers/chromium.ts';
import type { MapPage, Scene } from './scene.ts';

export interface Picture {
  width: number;
  height: number;
  /** four bytes a pixel, rows from the top */ data: Uint8Array;
  png: Uint8Array;
}
export interface MapWindow {
  page: Page;
  /** files that scenes name */
  inputs: Map<string, Uint8Array>;
  show(scene: Scene): Promise<void>;
  call<K extends keyof MapPage>(method: K, ...args: Parameters<MapPage[K]>): Promise<Awaited<ReturnType<MapPage[K]>>>;
  /** what is on the screen when nothing moves any more */
  picture(): Promise<Picture>;
  close(): Promise<void>;
}

const kinds: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** The window's map in its own page, built as the window is built, into the folder. */
async function buildPage(folder: string): Promise<void> {
  // Loaded only here: of the files of a run one builds.
  const [{ build }, { default: vue }] = await Promise.all([import('vite'), import('@vitejs/plugin-vue')]);
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'page'),
    base: './',
    publicDir: false,
    logLevel: 'error',
    plugins: [vue(), worldFile(join(import.meta.dirname, '..', '..'))],
    worker: { format: 'es' },
    build: { outDir: folder, emptyOutDir: true, assetsInlineLimit: 0, chunkSizeWarningLimit: 10_000 },
  });
}

/** The folder of the page. Files of one run of tests share the temporary folder, and the page in it; a bench, whose folder outlives it, builds its own. */
async function builtPage(): Promise<string> {
  const folder = join(tmpdir(), 'hectare-map-page');
  const own = freshFolder('map-page');
  if (process.env['VITEST'] === undefined) {
    await buildPage(own);
    return own;
  }
  try {
    mkdirSync(`${folder}.builder`);
  } catch {
    while (!existsSync(folder)) await wait(200);
    return folder;
  }
  await buildPage(own);
  renameSync(own, folder);
  return folder;
}

async function served(folder: string, inputs: Map<string, Uint8Array>): Promise<{ origin: string; close(): void }> {
  const server = createServer(({ url }, answer) => {
    const path = normalize(decodeURIComponent(new URL(url!, 'http://localhost').pathname));
    const input = path.startsWith('/inputs/') ? inputs.get(path.slice('/inputs/'.length)) : undefined;
    const file = join(folder, path === '/' ? 'index.html' : path);
    if (!input && !existsSync(file)) {
      answer.writeHead(404).end();
      return;
    }
    answer
      .writeHead(200, { 'content-type': kinds[extname(file)] ?? 'application/octet-stream', 'cache-control': 'no-store' })
      .end(input ?? readFileSync(file));
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Thousands of shapes go as a file: what stands in a call is taken apart value by value, which takes longer than drawing them. */
function withoutCrowds(given: readonly unknown[], inputs: Map<string, Uint8Array>): unknown[] {
  return given.map((one) => {
    if (typeof one !== 'object' || one === null || !('features' in one) || !Array.isArray(one.features) || one.features.length < 500)
      return one;
    const { features, ...rest } = one;
    const featuresFile = `crowd-${inputs.size}.json`;
    inputs.set(featuresFile, new TextEncoder().encode(JSON.stringify(features)));
    return { ...rest, featuresFile };
  });
}

/** Opens the map in real Chromium. `scale` is the device's pixels a CSS pixel. */
export async function openMapWindow({
  width = 480,
  height = 340,
  scale = 1,
  flags = chromiumFlags,
}: { width?: number; height?: number; scale?: number; flags?: string[] } = {}): Promise<MapWindow> {
  const inputs = new Map<string, Uint8Array>();
  const { origin, close } = await served(await builtPage(), inputs);
  const browser = await chromium.launch({
    executablePath: chromiumProgram!,
    args: flags.filter((flag) => flag !== '--headless'),
    timeout: 0,
  });
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale, reducedMotion: 'reduce' });
  // The limit of the test ends what hangs.
  page.setDefaultTimeout(0);
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  await page.goto(origin);
  await page.waitForFunction('globalThis.mapPage !== undefined');
  const call: MapWindow['call'] = (method, ...args) =>
    page.evaluate(
      ([name, given]) =>
        (globalThis as never as { mapPage: Record<string, (...all: unknown[]) => unknown> }).mapPage[name]!(
          ...(given as unknown[]),
        ) as never,
      [method, withoutCrowds(args, inputs)] as const,
    );
  return {
    page,
    inputs,
    call,
    show: (scene) => call('show', scene),
    async picture() {
      await page.waitForLoadState('networkidle');
      await call('settled');
      let last = await page.screenshot();
      for (let tries = 0; ; tries += 1) {
        await wait(200);
        const next = await page.screenshot();
        if (next.equals(last)) break;
        if (tries === 300) throw new Error('The map does not come to rest');
        last = next;
      }
      const faults = [...failures, ...(await call('faults'))];
      if (faults.length > 0) throw new Error(`The map met a fault: ${faults.join('; ')}`);
      const { width: wide, height: high, data } = PNG.sync.read(last);
      return { width: wide, height: high, data, png: last };
    },
    async close() {
      await browser.close();
      close();
    },
  };
}
