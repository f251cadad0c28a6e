import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { areaHectares } from '#geo/area.ts';
import { boundingBox, distanceMetres } from '#geo/measure.ts';
import type { Feature, Position } from '#geo/types.ts';
import { readFile, writeFile, type Note } from '../index.ts';
import { walkThrough } from '../written-pieces.ts';
import { authorityOf, systemOf } from './projections.ts';
import { register } from './register.ts';
import { targetSystem, utmCodeOf } from './target-system.ts';

const square = (x: number, y: number, size = 0.01): Feature => ({
  type: 'Feature',
  geometry: { type: 'Polygon', coordinates: [[[x, y, 12.5], [x + size, y, 12.5], [x + size, y + size, 12.5], [x, y + size, 12.5], [x, y, 12.5]]] },
  properties: { name: 'Fläche', code: '007', n: 3, day: '2024-05-01' },
});
const point = (x: number, y: number): Feature => ({ type: 'Feature', geometry: { type: 'Point', coordinates: [x, y] }, properties: { name: 'P' } });
const placesOf = ({ geometry }: Feature): Position[] => (geometry!.type === 'Point' ? [geometry!.coordinates] : geometry!.type === 'Polygon' ? geometry!.coordinates.flat() : []);
/** Metres between the corners of two shapes, whichever corner they begin with. */
const apart = (one: Feature, other: Feature) =>
  Math.max(...placesOf(one).map((place) => Math.min(...placesOf(other).map((against) => distanceMetres(place, against)))), placesOf(one).length === placesOf(other).length ? 0 : Infinity);
const written = async (format: string, features: Feature[], system: string) => {
  const notes: Note[] = [];
  return { bytes: await writeFile(format, features, { system, notes, name: 'plots' }), notes };
};

// Systems with every kind of difficulty: another datum, feet, axes to the south and west, a meridian of Paris, grads, cones, a skew grid.
const systems: [system: string, place: [number, number]][] = [
  ['utm', [35.2, 0.5]],
  ['utm', [-70.1, -33.4]],
  ['EPSG:21036', [35.2, -0.5]],
  ['EPSG:27700', [-1.5, 52]],
  ['EPSG:28992', [5.4, 52.2]],
  ['EPSG:2154', [2.3, 47]],
  ['EPSG:27572', [2.3, 47]],
  ['EPSG:3035', [9, 48]],
  ['EPSG:2056', [7.5, 46.9]],
  ['EPSG:5514', [15, 49.8]],
  ['EPSG:5513', [15, 49.8]],
  ['EPSG:2053', [29.2, -26]],
  ['EPSG:2193', [175, -39]],
  ['EPSG:27200', [175, -39]],
  ['EPSG:29873', [115, 4.5]],
  ['EPSG:2263', [-74, 40.8]],
  ['EPSG:3857', [35, 0.5]],
  ['EPSG:4277', [-1.5, 52]],
  ['EPSG:5880', [-53, -12]],
  ['ESRI:102022', [25, 5]],
];
test.each(systems)('%s at %j comes back to the same place within 2 mm, from every format that can say it', async (system, [x, y]) => {
  for (const [format, ending] of [['shapefile', 'zip'], ['geopackage', 'gpkg'], ['flatgeobuf', 'fgb'], ['csv', 'csv'], ['spreadsheet', 'xlsx'], ['wkt', 'wkt']] as const) {
    const features = [square(x, y), square(x + 0.02, y)];
    const { bytes } = await written(format, features, system);
    const back = await readFile(bytes, { fileName: `x.${ending}` });
    expect(back.features, format).toHaveLength(2);
    for (const [k, feature] of features.entries()) expect(apart(feature, back.features[k]!), `${format} ${back.notes.map(({ message }) => message).join(' ')}`).toBeLessThan(0.002);
    if (format !== 'wkt') expect(back.features[0]!.properties).toMatchObject({ name: 'Fläche', code: '007', n: 3 });
    if (format !== 'wkt') expect(placesOf(back.features[0]!)[0]![2]).toBe(12.5);
  }
});

test('a spreadsheet of points has easting, northing and the code of the system as columns', async () => {
  const { bytes } = await written('spreadsheet', [point(35.2, 0.5), point(35.3, 0.6)], 'utm');
  const { features } = await readFile(bytes, { fileName: 'x.xlsx' });
  expect(Object.keys(features[0]!.properties!)).toEqual(['easting', 'northing', 'crs', 'name']);
  expect(features[0]!.properties).toMatchObject({ crs: 'EPSG:32636' });
  expect(apart(point(35.2, 0.5), features[0]!)).toBeLessThan(0.002);
});

test('formats of WGS 84 refuse another system, and name those that can', async () => {
  for (const format of ['geojson', 'geojsonseq', 'kml', 'kmz', 'gpx']) await expect(written(format, [square(35, 1)], 'utm')).rejects.toThrow(/WGS 84.*always.*GeoPackage/s);
});

test.each(['EPSG:999999', 'nonsense', 'EPSG:3116000'])('%s is refused by its name', async (system) => {
  await expect(written('geopackage', [square(35, 1)], system)).rejects.toThrow(system);
});

test('a place outside of the area is said, one without numbers is said and loses its shape', async () => {
  const outside = await written('geopackage', [square(35, 1), square(50, 1), square(51, 1)], 'EPSG:32636');
  expect(outside.notes.find(({ code }) => code === 'to-crs-outside')?.message).toMatch(/^2 features.*EPSG:32636.*feature 2/s);
  const inside = await written('geopackage', [square(35, 1), square(35.98, 1)], 'EPSG:32636');
  expect(inside.notes.map(({ code }) => code)).toEqual(['to-crs']);
  const failed = await written('flatgeobuf', [square(175, -39), square(0, 40)], 'EPSG:27200');
  expect(failed.notes.map(({ code }) => code)).toContain('to-crs-failed');
  expect((await readFile(failed.bytes, { fileName: 'x.fgb' })).features.map(({ geometry }) => geometry === null)).toEqual([false, true]);
});

test('long sides that bend are said, with how far', async () => {
  const { notes } = await written('geopackage', [square(33, 50, 1)], 'EPSG:32636');
  expect(notes.find(({ code }) => code === 'to-crs-long-sides')?.message).toMatch(/by up to \d{3}\.\d m/);
  expect((await written('geopackage', [square(33, 50, 0.01)], 'EPSG:32636')).notes.map(({ code }) => code)).toEqual(['to-crs']);
});

// Fiji as RFC 7946 cuts it, as a ring over the meridian, and as parcels on both sides of it.
const ring = (west: number, east: number): Position[] => [[west, -16.8], [east, -16.8], [east, -16.79], [west, -16.79], [west, -16.8]];
const land = (...polygons: Position[][]): Feature => ({ type: 'Feature', properties: { name: 'F' }, geometry: { type: 'MultiPolygon', coordinates: polygons.map((one) => [one]) } });
test.each<[string, Feature[]]>([
  ['cut at the meridian', [land(ring(179.99, 180), ring(-180, -179.99))]],
  ['a ring over it', [land(ring(179.99, -179.99))]],
  ['parcels on both sides', [land(ring(179.8, 179.81)), land(ring(-179.81, -179.8)), land(ring(179.9, 179.91))]],
])('land over the 180th meridian, %s: UTM is that of the place, and so are notes, hectares and places', async (_name, features) => {
  for (const [system, area] of [['utm', 'EPSG:327'], ['EPSG:3460', 'EPSG:3460']] as const) {
    const { bytes, notes } = await written('geopackage', features, system);
    expect(notes.map(({ code }) => code)).not.toContain('to-crs-failed');
    expect(notes.map(({ code }) => code)).not.toContain('to-crs-long-sides');
    expect(notes.find(({ code }) => code === 'to-crs')?.message).toMatch(system === 'utm' ? /EPSG:327(?:01|60)/ : area);
    const back = (await readFile(bytes, { fileName: 'x.gpkg' })).features;
    for (const [k, { geometry }] of features.entries()) {
      expect(Math.abs(areaHectares(back[k]!.geometry!) / areaHectares(geometry!) - 1)).toBeLessThan(1e-6);
      const [own, other] = [boundingBox(geometry!)!, boundingBox(back[k]!.geometry!)!];
      for (const axis of [0, 1, 2, 3]) expect(other[axis]).toBeCloseTo(own[axis]!, 7);
    }
  }
});

test('UTM of the place: the zone of the middle, of either half of the earth', () => {
  const at = (x: number, y: number) => utmCodeOf({ west: x, south: y, east: x, north: y });
  expect([at(35, 0.5), at(35, -0.5), at(-179.9, 10), at(179.9, 10), at(180.1, 10), at(0, 85), at(0, -85)]).toEqual(['EPSG:32636', 'EPSG:32736', 'EPSG:32601', 'EPSG:32660', 'EPSG:32601', 'EPSG:5041', 'EPSG:5042']);
  expect(() => utmCodeOf({ west: Infinity, south: Infinity, east: -Infinity, north: -Infinity })).toThrow(/no UTM zone/);
});

test('a .prj is taken letter by letter, and a system without a code goes where its text can stand', async () => {
  const own = 'PROJCS["My grid",GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",12345.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",34.7],PARAMETER["Scale_Factor",1.0],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]';
  const { bytes } = await written('shapefile', [square(35, 1)], own);
  expect(new TextDecoder().decode(unzipSync(bytes)['plots.prj'])).toBe(own);
  for (const [format, ending] of [['shapefile', 'zip'], ['geopackage', 'gpkg'], ['flatgeobuf', 'fgb']] as const)
    expect(apart(square(35, 1), (await readFile((await written(format, [square(35, 1)], own)).bytes, { fileName: `x.${ending}` })).features[0]!), format).toBeLessThan(0.002);
  await expect(written('csv', [square(35, 1)], own)).rejects.toThrow(/My grid.*has none/);
});

test('the text that is written of a system is read as that system, over the whole register', async () => {
  const known = await register();
  const wrong: string[] = [];
  let [count, untold] = [0, 0];
  for (const [k, code] of [...known.planeCodes].entries()) {
    if (k % 9 !== 0) continue;
    const entry = known.plane(code)!;
    const asked = `${authorityOf(code)}:${code}`;
    if (!entry.area || entry.isDeprecated || !(await systemOf(asked).then((found) => found && 'placing' in found))) continue;
    const [south, west, north, east] = entry.area;
    const middle = point(west + (east < west ? east + 360 - west : east - west) / 2, (south + north) / 2);
    const target = await targetSystem(asked, walkThrough([middle])).catch(() => null);
    if (!target) {
      untold += 1;
      continue;
    }
    count += 1;
    const read = await systemOf(target.wkt);
    const [turned] = (await target.walkIn(walkThrough([middle]), undefined)()[Symbol.asyncIterator]().next()).value!;
    const shape = turned!.geometry as { coordinates: Position } | null;
    if (!read || !('placing' in read)) wrong.push(`${asked}: not read`);
    else if (!shape) wrong.push(`${asked}: no numbers in the middle of its area`);
    else {
      // Without the shift of the datum on both sides: here the text is held, not the datum's shift.
      const system = (await systemOf(asked)) as typeof read;
      const off = distanceMetres(read.placing.by(null)(shape.coordinates), system.placing.by(null)(shape.coordinates));
      if (!(off < 0.001)) wrong.push(`${asked} ${entry.projection.method}: ${off} m`);
      if (read.shifts.length === 0 && system.shifts.length > 0) wrong.push(`${asked}: datum lost`);
    }
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(600);
  expect(untold).toBeLessThan(30);
});

const hasGdal = (() => {
  try {
    return /GDAL [3-9]/.test(execFileSync('gdaltransform', ['--version'], { encoding: 'utf8' }));
  } catch {
    return false;
  }
})();
if (!hasGdal) console.log('GDAL is not installed: files in other coordinate systems are not held against it.');

test.runIf(hasGdal)('GDAL finds the same numbers, and the same system in the file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hectare-to-crs-'));
  const places = [['utm', [35.2, 0.5], 32636], ['EPSG:2154', [2.3, 47], 2154], ['EPSG:3035', [9, 48], 3035], ['EPSG:2193', [175, -39], 2193], ['EPSG:3857', [35, 0.5], 3857], ['EPSG:2263', [-74, 40.8], 2263]] as const;
  const formats = [['geopackage', 'gpkg'], ['flatgeobuf', 'fgb'], ['shapefile', 'zip']] as const;
  try {
    const layers: string[] = [];
    for (const [system, [x, y], code] of places)
      for (const [format, ending] of formats) {
        const path = join(folder, `f${code}.${ending}`);
        writeFileSync(path, (await written(format, [point(x, y)], system)).bytes);
        layers.push(`<OGRVRTLayer name="${format} ${code}"><SrcDataSource>${ending === 'zip' ? `/vsizip/${path}` : path}</SrcDataSource><SrcLayer>plots</SrcLayer></OGRVRTLayer>`);
      }
    // All files in one go: a start of GDAL costs more than what it reads here.
    writeFileSync(join(folder, 'all.vrt'), `<OGRVRTDataSource>${layers.join('')}</OGRVRTDataSource>`);
    const said = execFileSync('ogrinfo', ['-ro', '-al', join(folder, 'all.vrt')], { encoding: 'utf8' }).split(/^Layer name: /m).slice(1);
    const summaries = new Map(said.map((layer) => [layer.slice(0, layer.indexOf('\n')), layer]));
    for (const [, [x, y], code] of places) {
      const expected = execFileSync('gdaltransform', ['-s_srs', 'OGC:CRS84', '-t_srs', `EPSG:${code}`, '-output_xy'], { input: `${x} ${y}\n`, encoding: 'utf8' }).trim().split(' ').map(Number);
      for (const [format] of formats) {
        const summary = summaries.get(`${format} ${code}`)!;
        const [, east, north] = /POINT \((\S+) (\S+)\)/.exec(summary)!;
        expect(Math.hypot(Number(east) - expected[0]!, Number(north) - expected[1]!), `${format} ${code}`).toBeLessThan(0.002);
        expect(summary, `${format} ${code}`).toMatch(new RegExp(`ID\\["EPSG",${code}\\]`));
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
