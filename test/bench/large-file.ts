/**
 * A large file in the window, from opening to opening its draft again: what the window's thread computes (its processor time, from Chromium's own trace, which
 * other work of the machine does not lengthen), the longest of its tasks, and the wall time between frames, in which everything else on the machine has its part.
 * The rows that begin with “plain” do the same work without libraries in the same window (DOMParser, a canvas, a table with every row in the document); the ratio is of
 * the thread's time, above 1 Hectare is the faster one. Hectare reads in a worker, the plain page on the window's thread.
 * Needs a build (electron-vite build) and Chromium. Run: node test/bench/large-file.ts [--quick] [PLACEMARKS] [--profile PART_OF_A_NAME]
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { chromiumProgram, freshFolder } from '../helpers/chromium.ts';
import { writePlotsKml } from '../helpers/plots-kml.ts';
import { threadTime } from '../helpers/thread-time.ts';
import { openWindow, type RunningWindow } from '../helpers/window.ts';
import { isQuick, named, ratio } from './mode.ts';
import { plainTable } from './plain-table.ts';

if (!chromiumProgram) throw new Error('This benchmark needs Chromium.');
const placemarks = Number(named.find((argument) => /^\d+$/.test(argument)) ?? (isQuick ? 10_000 : 100_000));
const profiled = process.argv.includes('--profile') ? process.argv.at(-1)! : null;
const path = join(freshFolder('bench-large'), 'plots.kml');
writePlotsKml(path, placemarks);
const dataFolder = freshFolder('bench-large-data');
let window: RunningWindow = await openWindow({ dataFolder });
const id = (name: string) => window.page.getByTestId(name);
const rows: Record<string, string | number>[] = [];

/** In the page: the time of every frame. */
const watch = `(() => { if (window.frameTimes) { window.frameTimes.length = 0; return; } window.frameTimes = []; const step = (now) => { window.frameTimes.push(now); requestAnimationFrame(step); }; requestAnimationFrame(step); })()`;

async function measure(what: string, act: () => Promise<unknown>, counterpart?: string): Promise<void> {
  const { page } = window;
  const session = await page.context().newCDPSession(page);
  const isProfiled = profiled !== null && what.includes(profiled);
  if (isProfiled) {
    await session.send('Profiler.enable');
    await session.send('Profiler.setSamplingInterval', { interval: 250 });
    await session.send('Profiler.start');
  }
  await page.evaluate(watch);
  let wallSeconds = 0;
  const { totalMs, longestMs, above50Ms } = await threadTime(page, async () => {
    const begun = performance.now();
    await act();
    // Fetching the trace afterwards is no part of it.
    wallSeconds = (performance.now() - begun) / 1000;
  });
  const times = (await page.evaluate('window.frameTimes')) as number[];
  const gaps = times
    .slice(1)
    .map((time, index) => time - times[index]!)
    .toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(gaps[Math.min(gaps.length - 1, Math.floor(gaps.length * share))] ?? 0);
  rows.push({
    what,
    'wall s': wallSeconds.toFixed(1),
    'thread ms': totalMs,
    'plain / Hectare': ratio(
      counterpart === undefined ? null : totalMs,
      Number(rows.find((row) => row['what'] === counterpart)?.['thread ms']),
    ),
    'longest task ms': longestMs,
    'tasks over 50 ms': above50Ms,
    frames: gaps.length,
    'frame median ms': at(0.5),
    p95: at(0.95),
    worst: at(1),
  });
  console.error(Object.values(rows.at(-1)!).join('  '));
  if (isProfiled) {
    const { profile } = await session.send('Profiler.stop');
    const self = new Map<string, number>();
    const named = new Map(
      profile.nodes.map((node) => [node.id, `${node.callFrame.functionName || '(anonymous)'}:${node.callFrame.lineNumber + 1}`]),
    );
    profile.samples!.forEach((sample, index) => {
      const name = named.get(sample)!;
      self.set(name, (self.get(name) ?? 0) + profile.timeDeltas![index]! / 1000);
    });
    console.error(
      [...self]
        .toSorted((one, other) => other[1] - one[1])
        .slice(0, 25)
        .map(([name, milliseconds]) => `  ${milliseconds.toFixed(0).padStart(6)} ms  ${name}`)
        .join('\n'),
    );
  }
  await session.detach();
}

const rowCount = async (table: string) => Number(await id(table).getAttribute('aria-rowcount')) - 1;
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await window.page.waitForTimeout(100);
}
/** Down a table in 120 steps, one a frame. */
const scroll = (table: string) =>
  window.page.evaluate(
    `(async () => { const table = document.querySelector('[data-testid=${table}]'); for (let step = 0; step <= 120; step += 1) { table.scrollTop = (table.scrollHeight * step) / 120; await new Promise(requestAnimationFrame); } table.scrollTop = 0; })()`,
  );
/** No hand can choose every other one of so many. */
const everyOther = `(() => { document.activeElement?.blur(); const files = document.querySelector('#app').__vue_app__.config.globalProperties.$pinia._s.get('files'); files.chosen = files.shapes.filter((_, index) => index % 2 === 0).map(({ id }) => id); })()`;
const still = () => window.page.waitForTimeout(1500);
async function zoom(steps: number[]): Promise<void> {
  const box = (await id('map').boundingBox())!;
  await window.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  for (const step of steps) {
    await window.page.mouse.wheel(0, step);
    await window.page.waitForTimeout(30);
  }
  await still();
}

/** In the page: the shapes of the text, drawn whole on a canvas. */
const parseAndDraw = `(() => { const document_ = new DOMParser().parseFromString(globalThis.plainText, 'text/xml'); globalThis.plainShapes = [...document_.getElementsByTagName('coordinates')].map((node) => node.textContent.trim().split(/\\s+/).map((place) => place.split(',').map(Number))); const context = document.createElement('canvas').getContext('2d'); for (const ring of globalThis.plainShapes) { context.beginPath(); for (const [x, y] of ring) context.lineTo(x, y); context.stroke(); } return globalThis.plainShapes.length; })()`;
async function measurePlain(): Promise<void> {
  const { page } = window;
  await page.evaluate('globalThis.plainText = ""');
  const text = readFileSync(path, 'utf8');
  const pieceLength = 8 << 20;
  for (let from = 0; from < text.length; from += pieceLength)
    await page.evaluate(`globalThis.plainText += ${JSON.stringify(text.slice(from, from + pieceLength))}; 0`);
  await measure('plain: parse and draw', () => page.evaluate(parseAndDraw), 'open: all shapes are there');
  await page.evaluate('globalThis.plainText = globalThis.plainShapes = null');
  const table = await plainTable(page);
  await table.open(placemarks);
  await measure('plain: scroll a table', () => table.scroll(120), 'scroll the shapes');
  await measure('plain: sort by name', () => table.sort(0), 'sort by name');
  await table.close();
}

try {
  await id('welcome-open').or(id('open-files')).first().waitFor();
  await still();
  await measure('open: all shapes are there', async () => {
    await window.choose([path], () => id('open-files').click());
    await until(
      async () =>
        (await id('import-table').count()) > 0 && (await rowCount('import-table')) === placemarks && (await id('reading').count()) === 0,
    );
  });
  await measure('save the draft', () => id('draft-saved').waitFor({ timeout: 120_000 }));
  await measure('scroll the shapes', () => scroll('import-table'));
  await measure('sort by name', async () => {
    await window.page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
    await still();
  });
  await measure('zoom in and out', () => zoom([...Array.from({ length: 60 }, () => -120), ...Array.from({ length: 60 }, () => 120)]));
  await measure('choose all', async () => {
    await id('import-table').getByRole('checkbox').first().click();
    await still();
  });
  await measure('choose none', async () => {
    await id('import-table').getByRole('checkbox').first().click();
    await still();
  });
  await measure('click a shape', async () => {
    await id('import-table').getByRole('row').nth(3).click();
    await still();
  });
  const shows = (count: number) => until(async () => (await rowCount('import-table')) === count);
  await measure('choose every other', async () => {
    await window.page.evaluate(everyOther);
    await still();
  });
  await measure('delete half', async () => {
    await window.page.keyboard.press('Delete');
    await shows(placemarks / 2);
    await still();
  });
  await measure('undo', async () => {
    await window.page.keyboard.press('Control+z');
    await shows(placemarks);
    await still();
  });
  await measure('redo', async () => {
    await window.page.keyboard.press('Control+Shift+z');
    await shows(placemarks / 2);
    await still();
  });
  await measure('undo again', async () => {
    await window.page.keyboard.press('Control+z');
    await shows(placemarks);
    await still();
  });
  await measure('open the attributes', async () => {
    await window.page.getByRole('tab', { name: 'Attributes' }).click();
    await id('attribute-table').waitFor();
    await still();
  });
  await measure('scroll the attributes', () => scroll('attribute-table'));
  await measure('change one attribute', async () => {
    await id('attribute-table').locator('[data-row="1"] [data-column="0"]').dblclick();
    await window.page.keyboard.type('A new name');
    await window.page.keyboard.press('Enter');
    await still();
  });
  await measurePlain();
  await window.page.waitForTimeout(15_000);
  await window.close();
  window = await openWindow({ dataFolder });
  await measure('open the draft again', async () => {
    await until(async () => (await id('files').count()) > 0 && (await id('reading').count()) === 0);
    await window.page.getByRole('tab', { name: 'Shapes' }).click();
    await until(async () => (await rowCount('import-table')) === placemarks);
    await still();
  });
  console.table(rows);
} finally {
  await window.close();
}
