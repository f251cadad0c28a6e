import type { Page } from 'playwright-core';

/** Runs in the page: a table with every row in the document, as a page without a library has it, over the window; each step returns its milliseconds to the second frame. */
const script = `(() => {
  const overlay = document.createElement('div');
  overlay.style.cssText = 'position: fixed; inset: 0; overflow: auto; background: white; z-index: 99999';
  const table = overlay.appendChild(document.createElement('table'));
  document.body.append(overlay);
  let all = [];
  const frame = () => new Promise(requestAnimationFrame);
  const painted = async (act) => {
    const started = performance.now();
    act();
    await frame();
    await frame();
    return performance.now() - started;
  };
  const show = (rows) => {
    const body = document.createElement('tbody');
    for (const cells of rows) {
      const line = body.insertRow();
      for (const cell of cells) line.insertCell().textContent = cell;
    }
    table.replaceChildren(body);
  };
  globalThis.plainTable = {
    open: (count) =>
      painted(() => {
        all = Array.from({ length: count }, (_, k) => ['Plot ' + ((k * 7919) % count), 'coffee', (k / 8).toFixed(2) + ' ha', k % 10 === 0 ? 'rondonia' : 'para', '2026-01-01', 'ready', 'valid', String(k)]);
        show(all);
      }),
    sort: (column) => painted(() => show(all.toSorted((one, other) => one[column].localeCompare(other[column])))),
    filter: (text) => painted(() => show(all.filter((cells) => cells.some((cell) => cell.includes(text))))),
    all: () => painted(() => show(all)),
    scroll: async (steps) => {
      const times = [];
      let last = await frame();
      for (let step = 0; step < steps; step += 1) {
        overlay.scrollTop = (overlay.scrollHeight * step) / steps;
        const now = await frame();
        times.push(now - last);
        last = now;
      }
      return times.reduce((sum, time) => sum + time, 0) / times.length;
    },
    close: () => overlay.remove(),
  };
})()`;

export interface PlainTable {
  open(count: number): Promise<number>;
  sort(column: number): Promise<number>;
  filter(text: string): Promise<number>;
  all(): Promise<number>;
  /** mean milliseconds of a frame */
  scroll(steps: number): Promise<number>;
  close(): Promise<void>;
}

/** The table to compare those of the window with, in the same browser. */
export async function plainTable(page: Page): Promise<PlainTable> {
  await page.evaluate(script);
  const call = <T>(what: string, argument: number | string = '') =>
    page.evaluate(`globalThis.plainTable.${what}(${JSON.stringify(argument)})`) as Promise<T>;
  return {
    open: (count) => call('open', count),
    sort: (column) => call('sort', column),
    filter: (text) => call('filter', text),
    all: () => call('all'),
    scroll: (steps) => call('scroll', steps),
    close: () => call('close'),
  };
}
