// Makes the pictures of README and user guide from the sample landscape, each in light and in dark.
//   npm run pictures [FOLDER]        (default docs/pictures)
// It drives the built browser host in Chromium (CHROMIUM names its program), without a network. Dates in the pictures are those of the day.
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { encode } from 'fast-png';
import { PNG } from 'pngjs';
import { chromiumProgram, freshFolder } from '#test/helpers/chromium.ts';
import { openWindow, root, whenStill, type RunningWindow } from '#test/helpers/window.ts';

const folder = resolve(process.argv[2] ?? join(root, 'docs', 'pictures'));
const size = { width: 1440, height: 900 };
const themes = ['light', 'dark'] as const;
/** All pictures together; the program carries those of its guide. */
const maxBytes = 3_000_000;
const patienceMilliseconds = 120_000;

const id = (page: Page, name: string) => page.getByTestId(name);
const there = (found: Locator) => found.first().waitFor({ timeout: patienceMilliseconds });

type Colour = readonly [red: number, green: number, blue: number];
const coloursOfPng = 256;
/** How far apart the colours of a palette are at least, the widest first: areas keep their own colour, shades at the edges of letters share one. */
const distances = [6, 3, 1.5, 0];

/** The most frequent colours of a picture, none close to another as long as there is room for it. */
function paletteOf(counts: ReadonlyMap<number, number>): Colour[] {
  const byCount = [...counts].sort((a, b) => b[1] - a[1]).map(([colour]): Colour => [colour >> 16, (colour >> 8) & 255, colour & 255]);
  const palette: Colour[] = [];
  for (const least of distances)
    for (const colour of byCount) {
      if (palette.length === coloursOfPng) return palette;
      if (palette.every((other) => distance(colour, other) > least)) palette.push(colour);
    }
  return palette;
}
const distance = (one: Colour, other: Colour) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/** Shares of an error that the pixels to the right and below take over (Floyd and Steinberg 1976). */
const spread = [
  { right: 1, down: 0, share: 7 / 16 },
  { right: -1, down: 1, share: 3 / 16 },
  { right: 0, down: 1, share: 5 / 16 },
  { right: 1, down: 1, share: 1 / 16 },
] as const;

/** Places in a palette. A pixel whose own colour is there has it; what others lack is spread, so that a gradient stays one. */
function placesIn(palette: readonly Colour[], pixels: readonly number[], width: number): Uint8Array {
  const exact = new Map(palette.map(([red, green, blue], place) => [(red << 16) | (green << 8) | blue, place]));
  const errors = new Float32Array(3 * pixels.length);
  return Uint8Array.from(pixels, (pixel, at) => {
    const known = exact.get(pixel);
    if (known !== undefined) return known;
    const wanted = [pixel >> 16, (pixel >> 8) & 255, pixel & 255].map((part, channel) =>
      Math.min(255, Math.max(0, part + errors[3 * at + channel]!)),
    ) as [number, number, number];
    let [place, least] = [0, Number.POSITIVE_INFINITY];
    for (const [index, colour] of palette.entries()) {
      const far = distance(wanted, colour);
      if (far < least) [place, least] = [index, far];
    }
    for (const { right, down, share } of spread) {
      const column = (at % width) + right;
      const next = at + right + down * width;
      if (column < 0 || column >= width || next >= pixels.length) continue;
      for (const channel of [0, 1, 2] as const) errors[3 * next + channel]! += share * (wanted[channel] - palette[place]![channel]);
    }
    return place;
  });
}

/** A picture of the window with a palette: about a third of the bytes that Chromium writes. */
function packed(picture: Buffer): Uint8Array {
  const { data, width, height } = PNG.sync.read(picture);
  const pixels = Array.from({ length: width * height }, (_, at) => (data[4 * at]! << 16) | (data[4 * at + 1]! << 8) | data[4 * at + 2]!);
  const counts = new Map<number, number>();
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const palette = paletteOf(counts);
  const places = placesIn(palette, pixels, width);
  return encode(
    { width, height, data: places, channels: 1, depth: 8, palette: palette.map((colour) => [...colour]) },
    { zlib: { level: 9 } },
  );
}

/** One state of the window in both themes, as `NAME.light.png` and `NAME.dark.png`. */
async function take(page: Page, name: string): Promise<void> {
  // Nothing is under the pointer, and nothing has the keyboard.
  await page.mouse.move(size.width / 2, size.height - 2);
  await page.evaluate('document.activeElement?.blur()');
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    // The map draws and its pictures come in their own time.
    await whenStill(page, 1500);
    writeFileSync(join(folder, `${name}.${theme}.png`), packed(await page.screenshot({ caret: 'hide', animations: 'disabled' })));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await whenStill(page);
}

const isReady = (page: Page, product: string) => there(id(page, `panel-${product}`).getByText('ready', { exact: true }));

/** Opens a panel of the project, and brings its head to the upper edge. */
async function openPanel(page: Page, tab: string, product: string): Promise<void> {
  await id(page, `tab-${tab}`).click();
  const panel = id(page, `panel-${product}`);
  await there(panel);
  // Of a panel's buttons the first one is its head.
  const head = panel.getByRole('button').first();
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
  await panel.evaluate((element) => element.scrollIntoView({ block: 'start' }));
}

const samples = join(root, 'resources', 'samples');

/** A file with faults, before anything of it is repaired. */
async function check({ page }: RunningWindow): Promise<void> {
  await there(id(page, 'import-table').getByText('Parcel 2, with a pond'));
  await page.keyboard.press('F8');
  await whenStill(page, 1000);
  await page.keyboard.press('Control+0');
  await take(page, 'check');
}

/** A project with all of its data. */
async function project({ page }: RunningWindow): Promise<void> {
  await there(id(page, 'import-table').getByText('Parcel 2, with a pond'));
  await page.getByLabel('Project name').fill('North block');
  await id(page, 'create-project').click();
  await there(id(page, 'project-title'));
  await id(page, 'overview-data').getByText('Data by product').click();
  await there(id(page, 'availability').getByText(/(\d+) of \1 ready/));
  await id(page, 'overview-data').getByText('Data by product').click();
  await openPanel(page, 'satellite', 'satellite-series');
  await isReady(page, 'satellite-series');
  await id(page, 'enlarge-satellite-series').click();
  await take(page, 'satellite');
  await page.keyboard.press('Escape');
  await id(page, 'tab-overview').click();
  await take(page, 'overview');
  await openPanel(page, 'forest', 'deforestation-summary');
  await isReady(page, 'deforestation-summary');
  await there(id(page, 'legends').getByText('Year of tree-cover loss'));
  await take(page, 'forest');
  await openPanel(page, 'climate', 'climate');
  await isReady(page, 'climate');
  await id(page, 'enlarge-climate').click();
  await take(page, 'climate');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+p');
  await there(page.frameLocator('[data-testid=report-preview]').getByText('Overview'));
  await take(page, 'report');
}

async function inWindow(file: string, walk: (window: RunningWindow) => Promise<void>): Promise<void> {
  const dataFolder = freshFolder('pictures');
  const window = await openWindow({ dataFolder, ...size, files: [join(samples, file)] });
  try {
    await walk(window);
  } finally {
    await window.close();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

if (!chromiumProgram) throw new Error('There is no Chromium. Set CHROMIUM to its program.');
mkdirSync(folder, { recursive: true });
await inWindow('sample-parcels.kml', check);
await inWindow('sample-parcels-clean.kml', project);
const names = ['check', 'overview', 'forest', 'satellite', 'climate', 'report'].flatMap((name) =>
  themes.map((theme) => `${name}.${theme}.png`),
);
const bytes = names.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
console.log(`${names.length} pictures in ${folder}: ${Math.round(bytes / 1000)} kB`);
if (bytes > maxBytes) throw new Error(`The pictures are larger than ${maxBytes / 1000} kB together.`);
