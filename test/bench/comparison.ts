import { readFileSync } from 'node:fs';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { isQuick, ratio } from './mode.ts';

/** One way to do the work. */
export interface Contender {
  name: string;
  /** what is timed */
  run: () => unknown;
  /** processor time of a program of its own, which this thread's clock does not see; its memory is not measured */
  programMilliseconds?: number;
  /** how many of the cases come out right, of how many; nothing where the timed work is compared elsewhere */
  right?: [right: number, of: number];
  /** modules that a window would load for it, to weigh them */
  modules?: string[];
  /** files that go with them (WebAssembly), counted with the modules */
  assets?: string[];
}

/** Ours against libraries, on the same input in the same process. */
export interface Comparison {
  what: string;
  ours: Contender;
  peers: Contender[];
  /** why ours stays, or which library does it now; printed beside the figures it rests on */
  verdict: string;
}

/** The clock of a thread moves in steps of some milliseconds: shorter work is repeated until it takes this long. */
const leastMilliseconds = 60;
const processorTime = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/**
 * Milliseconds of processor time of the fastest of several runs, after one that warms up. This thread's own time: other work of the machine does not lengthen it, and the
 * collector's helpers are not in it.
 */
export async function fastest(run: () => unknown): Promise<number> {
  const budget = isQuick ? 300 : 2500;
  const timed = async (repeats: number) => {
    globalThis.gc?.();
    const before = processorTime();
    for (let repeat = 0; repeat < repeats; repeat += 1) await run();
    return processorTime() - before;
  };
  const first = await timed(1);
  const repeats = Math.max(1, Math.min(2000, Math.ceil(leastMilliseconds / Math.max(0.02, first))));
  const started = processorTime();
  let least = Infinity;
  for (let round = 0; round < 2 || (round < 40 && processorTime() - started < budget); round += 1)
    least = Math.min(least, (await timed(repeats)) / repeats);
  return least;
}

/** Megabytes that one run allocates and holds at its end: heap and buffers. Needs --expose-gc. */
async function held(run: () => unknown): Promise<number> {
  const used = () => {
    globalThis.gc?.();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const before = used();
  const result = await run();
  const after = used();
  // The result has to live until it is weighed.
  if (result === before) throw new Error('the result is the measure');
  return Math.max(0, (after - before) / 1e6);
}

const weights = new Map<string, Promise<number>>();
/** Kilobytes that modules add to a window: bundled, minified and gzipped. */
function weightOf(modules: string[]): Promise<number> {
  const key = modules.join('\n');
  const known = weights.get(key) ?? weigh(modules);
  weights.set(key, known);
  return known;
}
async function weigh(modules: string[]): Promise<number> {
  const entry = '\0weighed';
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    logLevel: 'silent',
    plugins: [
      {
        name: 'weighed',
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) =>
          id === entry
            ? modules.map((name, at) => `import * as m${at} from ${JSON.stringify(name)}; globalThis.x${at} = m${at};`).join('\n')
            : null,
      },
    ],
    cwd: process.cwd(),
  });
  try {
    const { output } = await bundle.generate({ minify: true });
    return output.reduce((sum, part) => sum + gzipSync('code' in part ? part.code : part.source).length, 0) / 1024;
  } finally {
    await bundle.close();
  }
}

const rounded = (milliseconds: number) => (milliseconds < 10 ? milliseconds.toFixed(2) : milliseconds.toFixed(0));

/** Prints a row for each peer. A ratio above 1 says that ours is the faster one. */
export async function printComparisons(comparisons: Comparison[]): Promise<void> {
  const rows: Record<string, string | number>[] = [];
  const verdicts: string[] = [];
  for (const { what, ours, peers, verdict } of comparisons) {
    const measured = async ({ run, programMilliseconds, modules, assets, right }: Contender) => ({
      milliseconds: programMilliseconds ?? (await fastest(run)),
      megabytes: programMilliseconds === undefined ? await held(run) : null,
      kilobytes: modules
        ? (await weightOf(modules)) + (assets ?? []).reduce((sum, path) => sum + gzipSync(readFileSync(path)).length / 1024, 0)
        : null,
      right: right ? `${right[0]} of ${right[1]}` : '',
    });
    const own = await measured(ours);
    for (const peer of peers) {
      const other = await measured(peer);
      rows.push({
        what,
        peer: peer.name,
        'ours ms': rounded(own.milliseconds),
        'peer ms': rounded(other.milliseconds),
        'peer / ours': ratio(other.milliseconds, own.milliseconds),
        'ours MB': own.megabytes?.toFixed(1) ?? '',
        'peer MB': other.megabytes?.toFixed(1) ?? '',
        'ours right': own.right,
        'peer right': other.right,
        'peer kB gzipped': other.kilobytes === null ? '' : other.kilobytes.toFixed(0),
      });
    }
    verdicts.push(`${what}: ${verdict}`);
  }
  console.table(rows);
  for (const verdict of verdicts) console.log(`  ${verdict}`);
}

/** How many cases come out as they should: a case that throws is wrong. */
export async function countRight<T>(cases: readonly T[], isRight: (one: T) => boolean | Promise<boolean>): Promise<[number, number]> {
  let right = 0;
  for (const each of cases) {
    try {
      if (await isRight(each)) right += 1;
    } catch {
      // Wrong: counted by not being counted.
    }
  }
  return [right, cases.length];
}

/** Same value, numbers to nine decimals. */
export const same = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'number') return Number(part.toFixed(9));
    if (typeof part === 'object' && part !== null && !Array.isArray(part))
      return Object.fromEntries(Object.entries(part).sort(([x], [y]) => (x < y ? -1 : 1)));
    return part;
  });
}
