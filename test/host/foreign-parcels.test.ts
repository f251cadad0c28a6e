/**
 * Foreign files become projects at a service that keeps one geometry a project. What leaves in an export is held against
 * the file itself, both read by GDAL: each shape with each of its attributes.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFile, UnreadableFile } from '#formats/index.ts';
import { memoryKeys } from '#host/keys/keychain.ts';
import { hasShared, shared } from '../helpers/shared.ts';
import { inSoak } from '../helpers/soak.ts';
import { testHost, type TestHost } from './host.ts';
import { startRecordingService, type RecordingService } from './recording-service.ts';

const maxBytes = 1_000_000;
/** One file of so many is compared, which makes more than this. */
const [oneOf, most] = [inSoak(12, 3), inSoak(20, 80)];
const hasGdal = spawnSync('ogr2ogr', ['--version']).status === 0;
const files = hasShared('corpus')
  ? readdirSync(shared('corpus'), { recursive: true, encoding: 'utf-8' })
      .filter((name) => /\.(kml|geojson)$/i.test(name))
      .sort()
      // From every collection: each file costs two runs of GDAL.
      .filter((_name, index) => index % oneOf === 0)
  : [];
if (files.length === 0) console.log('skipped: the corpus of field files is not here');
else if (!hasGdal) console.log('skipped: no ogr2ogr here to compare with (Debian: gdal-bin)');

/** Fields that GDAL's KML driver adds to each feature, whether the file has them or not. */
const driverFields = new Set(
  'timestamp begin end altitudemode tessellate extrude visibility draworder icon id snippet gx_media_links'.split(' '),
);
type Row = Record<string, unknown>;

/** The attributes of each feature as GDAL reads them; null where it cannot. */
function rowsByGdal(path: string): Row[] | null {
  const run = spawnSync('ogr2ogr', ['-f', 'GeoJSONSeq', '-dim', 'XY', '-skipfailures', '/vsistdout/', path], {
    encoding: 'utf-8',
    maxBuffer: 100_000_000,
  });
  if (run.status !== 0 || run.stdout === '') return null;
  return run.stdout
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line.replace('\u001E', '')) as { properties: Row }).properties);
}
/** GDAL writes names of fields with letters and digits only. */
const nameOf = (field: string) => field.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
const valueOf = (value: unknown) => {
  const text = (typeof value === 'object' ? JSON.stringify(value) : String(value)).trim().replaceAll('<br></br>', '<br/>');
  return text !== '' && Number.isFinite(Number(text)) ? String(Number(text)) : text;
};
const known = (row: Row): [string, string][] =>
  Object.entries(row)
    .filter(([name, value]) => value !== null && value !== '' && !driverFields.has(name.toLowerCase()))
    .map(([name, value]) => [nameOf(name), valueOf(value)]);
/** Where GDAL reads something else than what stands in the file. */
const readOtherwise = new Map([
  ['kml-giscore/giscore__data_kml_Schema_AllTypes.kml', 'a truth value that is a word becomes 0'],
  ['kml-giscore/giscore__data_kml_sloppy_schemaData.kml', 'words in number fields become 0, 1.5 in an integer field becomes 1'],
  ['kml-giscore/giscore__data_kml_gx_trackData.kml', 'the name is a time, and is written in another form'],
]);

describe.skipIf(files.length === 0 || !hasGdal)('foreign files at a service without extension fields', () => {
  let service: RecordingService;
  let host: TestHost;
  const folder = mkdtempSync(join(tmpdir(), 'hectare-foreign-'));
  beforeAll(async () => {
    service = await startRecordingService();
    host = testHost({ keys: memoryKeys('a test') });
    const { id } = await host.ask('connections.save', { name: 'Provider', baseUrl: service.url });
    await host.ask('keys.save', { connectionId: id, kind: 'api-key', secret: 'hk_live_foreign_7Xw2Lk9Vb4Nm8' });
    await host.ask('connections.select', { id });
  });
  afterAll(async () => {
    host.bridge.end();
    await service.stop();
  });

  test('leave as projects with every attribute that GDAL finds in the file', { timeout: 300_000 }, async () => {
    const faults: string[] = [];
    let [compared, values] = [0, 0];
    for (const name of files) {
      const bytes = readFileSync(shared('corpus', name));
      if (bytes.length > maxBytes || readOtherwise.has(name.replaceAll('\\', '/'))) continue;
      const read = await readFile(bytes, { fileName: name }).catch((error: unknown) => {
        if (error instanceof UnreadableFile) return null;
        throw error;
      });
      const features = read?.features.filter(({ geometry }) => geometry) ?? [];
      const original = features.length > 0 ? rowsByGdal(shared('corpus', name)) : null;
      if (!original || original.length !== features.length) continue;
      const made = await host
        .ask('projects.create', { name, geojson: { type: 'FeatureCollection', features, source_files: [] } })
        .catch((error: Error) => error.message);
      if (typeof made === 'string') continue;
      await host.ask('projects.export', { projectIds: [made.id!], format: 'geojson' });
      const path = join(folder, `export${compared}.geojson`);
      writeFileSync(path, host.saved.at(-1)!.bytes);
      const exported = rowsByGdal(path) ?? [];
      compared += 1;
      original.forEach((row, index) => {
        const there = new Map(known(exported[index] ?? {}));
        for (const [field, value] of known(row)) {
          values += 1;
          if (there.get(field) !== value)
            faults.push(`${name} ${index} ${field}: ${value.slice(0, 60)} | ${there.get(field)?.slice(0, 60)}`);
        }
      });
    }
    console.log(`${values} attributes of ${compared} foreign files compared`);
    expect(faults).toEqual([]);
    expect(compared).toBeGreaterThan(most);
  });
});
