import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, expect, test } from 'vitest';
import { measuredInPieces } from '#cli/measure-in-pieces.ts';
import { measuredWhole, type Asked } from '#cli/measure-whole.ts';
import type { MeasuredFile } from '#cli/measured-file.ts';
import { jsonLines, textLines } from '#cli/measured-output.ts';
import { eudrProfile } from '#geo/index.ts';
import { program } from './run.ts';
import { bowTie, square } from './shapes.ts';

const folder = mkdtempSync(join(tmpdir(), 'hectare-measure-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});
const file = (name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};
const feature = (geometry: unknown, properties: Record<string, unknown> = {}) => ({ type: 'Feature', properties, geometry });
const collection = (features: unknown[]) => ({ type: 'FeatureCollection', features });
const shifted = (x: number, y: number) => ({
  type: 'Polygon',
  coordinates: square.coordinates.map((ring) => ring.map(([longitude, latitude]) => [longitude! + x, latitude! + y])),
});
/** Plots in rows, some of which overlap their neighbours. */
const plots = (count: number, properties: (k: number) => Record<string, unknown>) =>
  Array.from({ length: count }, (_, k) =>
    feature(shifted((k % 40) * (k % 3 === 0 ? 0.0099 : 0.01), Math.floor(k / 40) / 100), properties(k)),
  );

const sortedNotes = (measured: MeasuredFile): MeasuredFile => ({
  ...measured,
  notes: measured.notes.toSorted((a, b) => (a.message < b.message ? -1 : 1)),
});
const textOf = (measured: MeasuredFile) => [...textLines([sortedNotes(measured)])].join('\n');
const jsonOf = (measured: MeasuredFile) => [...jsonLines([sortedNotes(measured)])].join('\n');

const files: [name: string, path: string, asked: Asked][] = [
  ['plots that overlap', file('plots.geojson', collection(plots(1300, (k) => ({ name: `Plot ${k}` })))), {}],
  [
    'names that come after the first features',
    file('late.geojson', collection(plots(900, (k) => (k < 700 ? { plot_no: `P${k}` } : { plot_no: `P${k}`, name: 'late' })))),
    {},
  ],
  ['names by another column', file('other.geojson', collection(plots(30, (k) => ({ plot_no: `P${k}` })))), {}],
  [
    'names by a column that was asked for',
    file('asked.geojson', collection(plots(30, (k) => ({ plot_no: `P${k}`, name: 'same' })))),
    { nameColumn: 'plot_no' },
  ],
  [
    'faults of every kind, for a destination',
    file(
      'faults.geojson',
      collection([
        feature(bowTie, { name: 'tie' }),
        feature(null, { name: 'nothing' }),
        feature({ type: 'Point', coordinates: [3, 95] }, { name: 'no place' }),
        feature({
          type: 'LineString',
          coordinates: [
            [1, 1],
            [2, 2],
          ],
        }),
        feature(
          {
            type: 'Polygon',
            coordinates: [
              [
                [179.99, 0],
                [-179.99, 0],
                [-179.99, 0.01],
                [179.99, 0.01],
                [179.99, 0],
              ],
            ],
          },
          { Name: 'over' },
        ),
        ...plots(5, () => ({})),
      ]),
    ),
    { profile: eudrProfile },
  ],
  ['no shape at all', file('none.geojson', collection([feature(null)])), {}],
  ['no feature', file('empty.geojson', collection([])), { profile: { ...eudrProfile, maximumFileBytes: 10 } }],
  [
    'a file above what its receiver takes, with a style behind its placemark',
    file(
      'styles.kml',
      '<kml xmlns="http://www.opengis.net/kml/2.2"><Document><Placemark><name>a</name><styleUrl>#late</styleUrl><Point><coordinates>1.1234567,2.1234567</coordinates></Point></Placemark><Style id="late"><LineStyle><color>ff0000ff</color></LineStyle></Style></Document></kml>',
    ),
    { profile: { ...eudrProfile, maximumFileBytes: 100 } },
  ],
];

test.each(files)('the same of a file in pieces as of one in memory: %s', async (_name, path, asked) => {
  const [whole, pieces] = [await measuredWhole(path, asked), await measuredInPieces(path, asked)];
  expect(textOf(pieces)).toBe(textOf(whole));
  expect(jsonOf(pieces)).toBe(jsonOf(whole));
  // Twice, as a table beside the text asks for it.
  expect([...pieces.features]).toEqual([...pieces.features]);
});

test('the JSON of lines is that of the whole', async () => {
  const whole = await measuredWhole(files[4]![1], files[4]![2]);
  const text = [...jsonLines([whole])].join('\n');
  expect(text).toBe(JSON.stringify(JSON.parse(text), null, 2));
  expect([...jsonLines([])].join('\n')).toBe(JSON.stringify({ files: [] }, null, 2));
});

test('a column that no feature has is named with those that there are', async () => {
  const refusal = (measured: Promise<MeasuredFile>) => measured.catch((error: Error) => error.message);
  const asked = { nameColumn: 'absent' };
  expect(await refusal(measuredInPieces(files[2]![1], asked))).toBe(await refusal(measuredWhole(files[2]![1], asked)));
});

/** Rows of plots of 160 corners, every tenth of which overlaps the next, until the file has so many bytes. */
function writePlots(path: string, bytes: number): number {
  const handle = openSync(path, 'w');
  let [written, count] = [0, 0];
  for (let lines: string[] = []; written < bytes; lines = []) {
    for (let k = 0; k < 500; k += 1, count += 1) {
      const [x, y] = [10 + (count % 3000) * 0.002, 40 + Math.floor(count / 3000) * 0.002];
      const radius = count % 10 === 0 ? 0.0011 : 0.0009;
      const ring = Array.from(
        { length: 160 },
        (_, at) => `[${(x + radius * Math.cos(at / 26)).toFixed(9)},${(y + radius * Math.sin(at / 26)).toFixed(9)}]`,
      );
      lines.push(
        `{"type":"Feature","properties":{"name":"Plot ${count}"},"geometry":{"type":"Polygon","coordinates":[[${[...ring, ring[0]].join(',')}]]}}\n`,
      );
    }
    written += writeSync(handle, lines.join(''));
  }
  closeSync(handle);
  return count;
}

test('34 MB of plots are measured in less than 512 MB of memory, with a heap that does not hold them', () => {
  const path = join(folder, 'many.geojsonl');
  // Above 32 MB a file is measured in pieces.
  const count = writePlots(path, 34 * 1024 ** 2);
  const tellsMemory = 'data:text/javascript,process.on("exit",()=>process.stderr.write(String(process.resourceUsage().maxRSS)))';
  // The command as it is built: Node would take a third of the time to read the sources.
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--max-old-space-size=128', '--import', tellsMemory, program, 'check', path],
    {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 ** 2,
      env: { ...process.env, HECTARE_PROFILE: join(folder, 'profile') },
    },
  );
  expect(stderr).toMatch(/^\d+$/);
  const lines = stdout.split('\n');
  const last = lines.filter((line) => /^  \d+ features,|^  together|have land in common$/.test(line));
  expect(status).toBe(0);
  expect(last[0]).toBe(`  ${count} features, all valid`);
  const [union, sum] = [...last[1]!.matchAll(/([\d.]+) ha/g)].map(([, hectares]) => Number(hectares));
  expect(union).toBeLessThan(sum! * 0.9999);
  expect(union).toBeGreaterThan(sum! * 0.99);
  expect(last[2]).toMatch(/^\d+ pairs of features have land in common$/);
  expect(lines.length).toBeGreaterThan(count);
  expect(Number(stderr) / 1024).toBeLessThan(512);
});
