/**
 * A search through the readers of files that is led by coverage (guided-search.ts): 250 files in the test run, 6 hours in `npm run test:soak -- guided`;
 * HECTARE_FUZZ_SECONDS sets another time, HECTARE_FUZZ_SEED repeats a search.
 */
import { execFile } from 'node:child_process';
import process from 'node:process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { inSoak } from '../helpers/soak.ts';
import type { SearchResult } from './guided-search.ts';

/** Among the tests the number of files ends it, and they are the same on every machine: a fast one would go on to others, and find what nobody changed. */
const seconds = Number(process.env['HECTARE_FUZZ_SECONDS'] ?? inSoak(180, 21_600));
const seed = Number(process.env['HECTARE_FUZZ_SEED'] ?? inSoak(20_261_125, Date.now() % 2 ** 31));
/** for starting, and for the file that is read when the time is over */
const overMilliseconds = 120_000;

/** A search in a process of its own: whatever a file does to a reader, it ends that process and not the test. */
async function searched(time: number, from: number, ...what: string[]): Promise<SearchResult> {
  const given = [join(import.meta.dirname, 'guided-search.ts'), String(time), String(from), ...what];
  const env = inSoak(1, 0) === 1 && what.length === 0 ? { ...process.env, HECTARE_FUZZ_FILES: '250' } : process.env;
  const { stdout } = await promisify(execFile)(process.execPath, given, {
    timeout: time * 1000 + overMilliseconds,
    maxBuffer: 2 ** 28,
    env,
  });
  return JSON.parse(stdout) as SearchResult;
}

test('files that run what no file ran before never crash a reader', { timeout: seconds * 1000 + 2 * overMilliseconds }, async () => {
  const { found, ...counts } = await searched(seconds, seed);
  console.log(
    `guided fuzz: ${counts.files} files in ${counts.seconds} s from ${counts.seeds} seeds, ${counts.kept} kept; ${counts.characters} characters of code run (the seeds run ${counts.charactersOfSeeds}), seed ${seed}`,
  );
  expect(found).toEqual([]);
  expect(counts.files).toBeGreaterThan(50);
  expect(counts.characters).toBeGreaterThan(counts.charactersOfSeeds);
});

test('the search finds a fault behind four steps', { timeout: 420_000 }, async () => {
  const { found } = await searched(280, 7, 'planted');
  expect(found.map(({ fault }) => fault)).toEqual(['TypeError: planted']);
});
