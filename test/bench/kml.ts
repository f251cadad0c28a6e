/**
 * Large files in batches, the way the window reads them: the time to the first features, the whole read, and the memory that it took; GDAL reads the same file in
 * the same run where it is installed (Debian: gdal-bin). Every read runs in a process of its own, so that one does not pay for the other's memory.
 * Run: node test/bench/kml.ts [--quick] [file …]; without a file it makes 100,000 placemarks of 18 corners (10,000 with --quick).
 * The ratio is that of processor times to the read that keeps every feature: above 1 Hectare is the faster one.
 */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readBatches, type FileSource } from '#formats/index.ts';
import { writePlotsKml } from '../helpers/plots-kml.ts';
import { programTimes } from './program-times.ts';
import { isQuick, named, ratio } from './mode.ts';

const placemarks = isQuick ? 10_000 : 100_000;
/** the kernel counts in these */
const kibibytes = 1024;

interface Measured {
  features: number;
  format: string;
  firstMs: number;
  allMs: number;
  cpuMs: number;
  peakBytes: number;
  startBytes: number;
}

/** One read in this process; `keep` holds every feature, as a table of them would. */
async function measure(path: string, keep: boolean): Promise<Measured> {
  const handle = openSync(path, 'r');
  const { size } = statSync(path);
  const source: FileSource = {
    name: basename(path),
    size,
    read: async (offset, length) => {
      const bytes = new Uint8Array(Math.min(length, size - offset));
      readSync(handle, bytes, 0, bytes.length, offset);
      return bytes;
    },
  };
  const startBytes = process.memoryUsage.rss();
  const [started, cpu] = [performance.now(), process.cpuUsage()];
  const measured: Measured = { features: 0, format: '', firstMs: 0, allMs: 0, cpuMs: 0, peakBytes: 0, startBytes };
  const kept: unknown[] = [];
  for await (const { features, format } of readBatches(source)) {
    if (features.length > 0) measured.firstMs ||= performance.now() - started;
    measured.features += features.length;
    measured.format = format;
    if (keep) kept.push(features);
  }
  measured.allMs = performance.now() - started;
  const used = process.cpuUsage(cpu);
  measured.cpuMs = (used.user + used.system) / 1000;
  measured.peakBytes = process.resourceUsage().maxRSS * kibibytes;
  closeSync(handle);
  return measured;
}

if (process.argv[2] === '--measure') {
  console.log(JSON.stringify(await measure(process.argv[3]!, process.argv[4] === 'keep')));
} else {
  const folder = mkdtempSync(join(tmpdir(), 'hectare-bench-kml-'));
  try {
    const files = [...named];
    if (files.length === 0) {
      files.push(join(folder, 'plots.kml'));
      writePlotsKml(files[0]!, placemarks);
    }
    const rows: Record<string, string | number>[] = [];
    for (const path of files) {
      const { size } = statSync(path);
      let keptMs = Number.NaN;
      const row = (
        what: string,
        one: { allMs: number; cpuMs: number; peakBytes: number; firstMs?: number; startBytes?: number; features?: number } | null,
      ) =>
        rows.push({
          file: `${basename(path)}, ${(size / 1e6).toFixed(1)} MB`,
          what,
          'first features ms': one?.firstMs === undefined ? '' : Math.round(one.firstMs),
          'all ms': one ? Math.round(one.allMs) : 'not installed',
          'processor ms': one && Number.isFinite(one.cpuMs) ? Math.round(one.cpuMs) : '',
          'processor / Hectare, kept': ratio(one?.cpuMs, keptMs),
          'peak MB': one && Number.isFinite(one.peakBytes) ? Math.round(one.peakBytes / 1e6) : '',
          'above start / file': one?.startBytes ? ((one.peakBytes - one.startBytes) / size).toFixed(2) : '',
          features: one?.features ?? '',
        });
      for (const mode of ['keep', 'drop']) {
        const child = spawnSync(process.execPath, [import.meta.filename, '--measure', path, mode], { encoding: 'utf8' });
        if (child.status !== 0) throw new Error(child.stderr);
        const measured = JSON.parse(child.stdout) as Measured;
        if (mode === 'keep') keptMs = measured.cpuMs;
        row(mode === 'drop' ? 'Hectare, batches handed on' : 'Hectare, every feature kept', measured);
      }
      row('ogrinfo -ro -al (reads and prints)', programTimes('ogrinfo', ['-ro', '-al', path], join(folder, 'time')));
      row(
        'ogr2ogr to FlatGeobuf, no index',
        programTimes(
          'ogr2ogr',
          ['-f', 'FlatGeobuf', '-lco', 'SPATIAL_INDEX=NO', join(folder, `${basename(path)}.out.fgb`), path],
          join(folder, 'time'),
        ),
      );
    }
    console.table(rows);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
