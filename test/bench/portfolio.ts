// A thousand projects in the window, beside a plain HTML table of as many rows in the same browser: node test/bench/portfolio.ts [--quick] [COUNT].
// Needs a build (electron-vite build) and Chromium; prints a table.
import { chromiumFlags, chromiumProgram, freshFolder } from '../helpers/chromium.ts';
import { startPortfolioProvider } from '../helpers/portfolio-provider.ts';
import { useConnection } from '../helpers/use-connection.ts';
import { openWindow } from '../helpers/window.ts';
import { isQuick, named, ratio } from './mode.ts';
import { plainTable } from './plain-table.ts';

if (!chromiumProgram) throw new Error('This benchmark needs Chromium.');
const count = Number(named[0] ?? (isQuick ? 300 : 1000));
const provider = await startPortfolioProvider(count);
const window = await openWindow({ dataFolder: freshFolder('bench-portfolio') });
const { page } = window;
const id = (name: string) => page.getByTestId(name);
const rows: [what: string, milliseconds: number | string][] = [];
/** Milliseconds of the plain table, by the row they belong to. */
const plain = new Map<string, number>();

/** From the event in the page to the frame in which `done` holds, without the way to and from the test. */
async function inPage(what: string, act: string, done: string): Promise<void> {
  const time = await page.evaluate(
    async ([action, condition]) => {
      const frame = () =>
        new Promise((next) => {
          (globalThis as unknown as { requestAnimationFrame(next: (time: number) => void): void }).requestAnimationFrame(next);
        });
      // oxlint-disable-next-line no-implied-eval
      const [run, holds] = [new Function(action!) as () => void, new Function(`return (${condition})`) as () => boolean];
      const started = performance.now();
      run();
      while (!holds()) await frame();
      await frame();
      return performance.now() - started;
    },
    [act, done],
  );
  rows.push([what, Math.round(time)]);
}
const first = `document.querySelector('[data-testid=portfolio-row] .name')?.textContent`;
const setInput = (testId: string, value: string) =>
  `const field = document.querySelector('[data-testid=${testId}]'); field.value = ${JSON.stringify(value)}; field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));`;
const shows = (text: string) => `document.querySelector('[data-testid=portfolio-counts]').textContent.startsWith(${JSON.stringify(text)})`;

try {
  await useConnection(window, provider.url);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Portfolio');
  await page.getByRole('option', { name: 'Portfolio' }).first().waitFor();
  await inPage('open, first rows painted', `document.querySelector('[role=option][aria-selected=true]').click()`, first);
  const allThere = `document.querySelector('[data-testid=portfolio-counts]').textContent.includes(' ha')`;
  const statesThere = `document.querySelector('[data-testid=portfolio-reading]')?.textContent.startsWith('Status of ${count.toLocaleString('en')} of ')`;
  await inPage(`from then: states of all ${count} are there`, '', `${allThere} || ${statesThere}`);
  await inPage('from then: their records too', '', allThere);
  await inPage(
    'sort by area',
    `document.querySelector('[data-testid=sort-area]').click()`,
    `document.querySelector('[aria-sort=descending]')`,
  );
  await inPage(
    'sort by name',
    `document.querySelector('[data-testid=sort-name]').click()`,
    `document.querySelector('[aria-sort=ascending] [data-testid=sort-name]')`,
  );
  await inPage('filter by text', setInput('portfolio-filter', 'rondonia'), shows(`${count / 10} of`));
  await inPage('no filter', setInput('portfolio-filter', ''), shows(`${count.toLocaleString('en')} of`));
  await inPage('as a tree', `document.querySelector('[data-testid=portfolio-tree]').click()`, `document.querySelector('[role=treegrid]')`);
  await inPage(
    'choose all',
    `document.querySelector('[data-testid=portfolio-choose-all]').click()`,
    `document.querySelector('[data-testid=bulk-bar]')`,
  );
  const frames = await page.evaluate(async () => {
    const scope = globalThis as unknown as {
      document: { querySelector(what: string): { scrollTop: number; scrollHeight: number } };
      requestAnimationFrame(next: (time: number) => void): void;
    };
    const table = scope.document.querySelector('[data-testid=portfolio-table]');
    const times: number[] = [];
    let last = await new Promise<number>((next) => {
      scope.requestAnimationFrame(next);
    });
    for (let step = 0; step < 150; step += 1) {
      table.scrollTop = (table.scrollHeight * step) / 150;
      const now = await new Promise<number>((next) => {
        scope.requestAnimationFrame(next);
      });
      times.push(now - last);
      last = now;
    }
    return times.toSorted((a, b) => a - b);
  });
  const mean = frames.reduce((sum, one) => sum + one, 0) / frames.length;
  rows.push(
    ['scroll through all, frame mean', mean.toFixed(1)],
    ['scroll through all, frame p95', frames[Math.floor(frames.length * 0.95)]!.toFixed(1)],
  );
  rows.push(['rows in the document', String(await id('portfolio-row').count())]);
  const table = await plainTable(page);
  plain.set('open, first rows painted', await table.open(count));
  plain.set('sort by area', await table.sort(2));
  plain.set('sort by name', await table.sort(0));
  plain.set('filter by text', await table.filter('rondonia'));
  plain.set('no filter', await table.all());
  plain.set('scroll through all, frame mean', await table.scroll(150));
  await table.close();
  console.log(
    `${count} projects · Chromium ${chromiumFlags.includes('--disable-accelerated-2d-canvas') ? 'with software graphics' : ''}\n`,
  );
  const widest = Math.max(...rows.map(([what]) => what.length));
  for (const [what, value] of rows)
    console.log(
      `| ${what.padEnd(widest)} | ${String(value).padStart(8)} ${what.startsWith('rows') ? '  ' : 'ms'} | ${plain.has(what) ? `plain table ${plain.get(what)!.toFixed(1).padStart(8)} ms, plain / Hectare ${ratio(plain.get(what), Number(value))}` : 'no counterpart'} |`,
    );
} finally {
  await window.close();
  await provider.close();
}
