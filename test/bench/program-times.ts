import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface ProgramTimes {
  allMs: number;
  cpuMs: number;
  peakBytes: number;
}
const kibibytes = 1024;

/** Wall clock, processor time and memory of a program by GNU time; null where one of them is not installed. */
export function programTimes(program: string, args: string[], timesFile: string): ProgramTimes | null {
  const started = performance.now();
  const done = spawnSync('/usr/bin/time', ['-f', '%U %S %M', '-o', timesFile, program, ...args], { stdio: 'ignore', maxBuffer: 1 << 30 });
  const allMs = performance.now() - started;
  if (done.error || done.status !== 0) return plain(program, args);
  const [user, system, kilo] = readFileSync(timesFile, 'utf8').trim().split(/\s+/).slice(-3).map(Number) as [number, number, number];
  return { allMs, cpuMs: (user + system) * 1000, peakBytes: kilo * kibibytes };
}
function plain(program: string, args: string[]): ProgramTimes | null {
  const started = performance.now();
  const done = spawnSync(program, args, { stdio: 'ignore' });
  return done.error || done.status !== 0 ? null : { allMs: performance.now() - started, cpuMs: Number.NaN, peakBytes: Number.NaN };
}

/** Processor time of the fastest of three runs; null where the program or GNU time is not installed. */
export function fastestRun(program: string, argsOf: (run: number) => string[], timesFile: string): number | null {
  const times = [1, 2, 3].map((run) => programTimes(program, argsOf(run), timesFile)?.cpuMs ?? Number.NaN);
  return times.some(Number.isNaN) ? null : Math.min(...times);
}
