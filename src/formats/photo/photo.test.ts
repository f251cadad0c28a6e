import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { strToU8, zipSync } from 'fflate';
import type { Position } from '#geo/types.ts';
import { heicPhoto, jpegPhoto, ownPhoto, type ExifValue } from '#test/fuzz/own-photo.ts';
import { gatherParts, readBatches, readFile, sourceOfBytes, UnreadableFile } from '../index.ts';

const read = (bytes: Uint8Array, fileName = 'IMG_1.jpg') => readFile(bytes, { fileName });
const refusal = async (reading: Promise<unknown>): Promise<UnreadableFile> => {
  const error: unknown = await reading.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(UnreadableFile);
  return error as UnreadableFile;
};
const withGps = (gps: Record<number, ExifValue>) => jpegPhoto({ ...ownPhoto, gps: { ...ownPhoto.gps, ...gps } });

test.each([
  ['JPEG', jpegPhoto(ownPhoto), 'IMG_1.jpg'],
  ['HEIC', heicPhoto(ownPhoto), 'IMG_1.HEIC'],
])('%s: a point where it was taken, with what the camera says of it', async (_kind, bytes, name) => {
  const { features, format, notes } = await read(bytes, name);
  expect(format).toBe('photo');
  expect(notes).toEqual([]);
  expect(features).toHaveLength(1);
  const [longitude, latitude, height] = (features[0]!.geometry as { coordinates: Position }).coordinates;
  expect(longitude).toBeCloseTo(36 + 5 / 60, 12);
  expect(latitude).toBeCloseTo(-(1 + 30 / 60 + 12.34 / 3600), 12);
  expect(height).toBe(-12.5);
  expect(features[0]!.properties).toEqual({
    name,
    taken: '2026-05-04T10:11:12+03:00',
    direction_degrees: 90.5,
    accuracy_metres: 5,
    camera: 'Maker Model 3',
  });
});

test('GDAL reads the same from the made photo', ({ skip }) => {
  const folder = mkdtempSync(join(tmpdir(), 'hectare-photo-'));
  try {
    const path = join(folder, 'a.jpg');
    writeFileSync(path, jpegPhoto(ownPhoto));
    const said = execFileSync('gdalinfo', [path], { encoding: 'utf8' });
    expect(said).toContain('EXIF_GPSLatitude=(1) (30) (12.34)');
    expect(said).toContain('EXIF_GPSAltitudeRef=0x01');
    expect(said).toContain('EXIF_DateTimeOriginal=2026:05:04 10:11:12');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') skip('no gdalinfo');
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('what is not known is not written', async () => {
  const bytes = jpegPhoto({
    gps: { ...ownPhoto.gps, 5: { bytes: [2] }, 16: 'M', 31: { rationals: [[0, 0]] } },
    exif: { 0x9003: '0000:00:00 00:00:00' },
  });
  const { features } = await read(bytes);
  expect(features[0]!.properties).toEqual({ name: 'IMG_1.jpg', direction_magnetic_degrees: 90.5 });
  // A height above the ellipsoid is none above the sea.
  expect((features[0]!.geometry as { coordinates: Position }).coordinates).toHaveLength(2);
});

test.each([
  ['file.photo.none', jpegPhoto({})],
  ['file.photo.none', jpegPhoto({ gps: { 1: 'N', 2: { rationals: [[0, 0], [0, 0], [0, 0]] }, 3: 'E', 4: { rationals: [[0, 0], [0, 0], [0, 0]] } } })],
  ['file.photo.none', withGps({ 2: { rationals: [[91, 1], [0, 1], [0, 1]] } })],
  ['file.photo.hemisphere', jpegPhoto({ gps: { 2: { rationals: [[1, 1], [0, 1], [0, 1]] }, 4: { rationals: [[36, 1], [0, 1], [0, 1]] } } })],
  ['file.photo.no-fix', withGps({ 2: { rationals: [[0, 1], [0, 1], [0, 1]] }, 4: { rationals: [[0, 1], [0, 1], [0, 1]] } })],
  ['file.photo.none', jpegPhoto(ownPhoto).subarray(0, 120)],
])('without a place it is refused with the reason: %s', async (code, bytes) => {
  const { code: refused, phrase } = await refusal(read(bytes));
  expect([refused, phrase.code]).toEqual(['photo-without-place', code]);
});

test('another datum is said', async () => {
  const { notes } = await read(withGps({ 18: 'TOKYO' }));
  expect(notes).toMatchObject([{ code: 'photo-datum', severity: 'warning', feature: 0 }]);
});

test('photos that are opened at once are one file, also of the same name; those without a place are named', async () => {
  const given = [
    { name: 'land.kml', bytes: strToU8('<kml/>') },
    { name: 'a/IMG_1.jpg', bytes: jpegPhoto(ownPhoto) },
    { name: 'plain.jpeg', bytes: jpegPhoto({}) },
    { name: 'a/IMG_1.jpg', bytes: withGps({ 1: 'N' }) },
    { name: 'IMG_2.heic', bytes: heicPhoto(ownPhoto) },
  ];
  const gathered = gatherParts(given);
  expect(gathered.map(({ file }) => file.name)).toEqual(['land.kml', 'a/IMG_1.jpg']);
  const { file, companions } = gathered[1]!;
  const sources = Object.fromEntries(Object.entries(companions).map(([key, { name, bytes }]) => [key, sourceOfBytes(name, bytes)]));
  const [features, notes] = [[] as unknown[], [] as unknown[]];
  for await (const batch of readBatches(sourceOfBytes(file.name, file.bytes), { companions: sources })) {
    features.push(...batch.features);
    notes.push(...batch.notes);
  }
  expect(features).toMatchObject([
    { properties: { name: 'a/IMG_1.jpg' } },
    { properties: { name: 'a/IMG_1.jpg' } },
    { properties: { name: 'IMG_2.heic' } },
  ]);
  expect(notes).toMatchObject([{ code: 'photo-without-place', phrase: { params: { name: 'plain.jpeg' } } }]);
});

test('in an archive they stand beside what it is opened for', async () => {
  const kml = strToU8('<kml><Placemark><name>A</name><Point><coordinates>1,2</coordinates></Point></Placemark></kml>');
  const { features } = await readFile(zipSync({ 'land.kml': kml, 'more.gpx': strToU8('<gpx><wpt lat="1" lon="2"/></gpx>'), 'IMG_1.jpg': jpegPhoto(ownPhoto) }), { fileName: 'a.zip' });
  expect(features).toHaveLength(2);
});
