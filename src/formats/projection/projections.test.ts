import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { expect, test } from 'vitest';
import { readFile } from '../index.ts';
import { systemOf } from './projections.ts';
import { register } from './register.ts';

const asPrj = (name: string, ground: string, method: string, parameters: Record<string, number>, unit = 'UNIT["Meter",1.0]') =>
  `PROJCS["${name}",${ground},PROJECTION["${method}"],${Object.entries(parameters).map(([key, value]) => `PARAMETER["${key}",${value}]`).join(',')},${unit}]`;
const ground = (name: string, datum: string, ellipsoid: string, meridian = 'PRIMEM["Greenwich",0.0]', unit = 'UNIT["Degree",0.0174532925199433]') =>
  `GEOGCS["${name}",DATUM["${datum}",SPHEROID[${ellipsoid}]],${meridian},${unit}]`;
const utm = (zone: number, south = false) => ({ False_Easting: 500_000, False_Northing: south ? 10_000_000 : 0, Central_Meridian: 6 * zone - 183, Scale_Factor: 0.9996, Latitude_Of_Origin: 0 });

/** A point of a system, read from GeoJSON with a member `crs` whose name is that text. */
async function placed(system: string, x: number, y: number) {
  const text = JSON.stringify({ type: 'FeatureCollection', features: [{ type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [x, y] } }] });
  const { features, notes } = await readFile(new TextEncoder().encode(text), { fileName: 'x.geojson', system });
  const [longitude, latitude] = (features[0]!.geometry as { coordinates: number[] }).coordinates as [number, number];
  return { longitude, latitude, notes, codes: notes.map(({ code }) => code) };
}
/** Metres between a place and longitude and latitude. */
const off = ({ longitude, latitude }: { longitude: number; latitude: number }, [x, y]: [number, number]) =>
  Math.hypot((longitude - x) * Math.cos((y * Math.PI) / 180), latitude - y) * 111_195;

// Expected places are those of gdaltransform (GDAL 3.6, PROJ 9.1) without grids.
test.each([
  ['Arc 1960 as ESRI writes it', '21036', asPrj('Arc_1960_UTM_Zone_36S', ground('GCS_Arc_1960', 'D_Arc_1960', '"Clarke_1880_RGS",6378249.145,293.465'), 'Transverse_Mercator', utm(36, true))],
  ['RD New', '28992', asPrj('RD_New', ground('GCS_Amersfoort', 'D_Amersfoort', '"Bessel_1841",6377397.155,299.1528128'), 'Double_Stereographic', { False_Easting: 155_000, False_Northing: 463_000, Central_Meridian: 5.38763888888889, Scale_Factor: 0.9999079, Latitude_Of_Origin: 52.15616055555555 })],
  ['DHDN by the name of its datum', '31467', asPrj('DHDN_3_Degree_Gauss_Zone_3', ground('GCS_Deutsches_Hauptdreiecksnetz', 'D_Deutsches_Hauptdreiecksnetz', '"Bessel_1841",6377397.155,299.1528128'), 'Gauss_Kruger', { False_Easting: 3_500_000, False_Northing: 0, Central_Meridian: 9, Scale_Factor: 1, Latitude_Of_Origin: 0 })],
  ['another name, the same parameters', '23030', asPrj('My own grid', ground('Old Europe', 'D_European_1950', '"International_1924",6378388.0,297.0'), 'Transverse_Mercator', utm(30))],
])('%s is found in the register', async (_, code, text) => {
  const system = await systemOf(text);
  expect(system && 'code' in system ? system.code : null).toBe(code);
  expect(system && 'shifts' in system ? system.shifts.length : 0).toBeGreaterThan(0);
});

test('every projected system of the register has its ground, and its area where it has one is of this earth', async () => {
  const known = await register();
  let count = 0;
  for (const code of known.planeCodes) {
    const entry = known.plane(code);
    expect(entry, code).not.toBeNull();
    count += 1;
    if (entry!.area) for (const [k, value] of entry!.area.entries()) expect(Math.abs(value)).toBeLessThanOrEqual(k % 2 === 0 ? 90 : 180);
  }
  expect(count).toBeGreaterThan(7000);
});

test('what a .prj leaves out is nought, or a scale of 1', async () => {
  const whole = asPrj('Lambert', ground('GCS_North_American_1983', 'D_North_American_1983', '"GRS_1980",6378137.0,298.257222101'), 'Lambert_Conformal_Conic', { False_Easting: 400_000, False_Northing: 0, Central_Meridian: -120.5, Standard_Parallel_1: 43, Standard_Parallel_2: 45.5, Latitude_Of_Origin: 0 });
  const short = whole.replace(',PARAMETER["Latitude_Of_Origin",0]', '').replace(',PARAMETER["False_Northing",0]', '');
  expect(short).not.toBe(whole);
  const [one, other] = [await placed(whole, 400_000, 5_500_000), await placed(short, 400_000, 5_500_000)];
  expect([other.longitude, other.latitude]).toEqual([one.longitude, one.latitude]);
  expect(other.latitude).toBeLessThan(60);
});

test('meridians of Paris in grads, and feet of two kinds', async () => {
  const paris = asPrj('NTF_Paris_Lambert_Zone_II', ground('GCS_NTF_Paris', 'D_NTF', '"Clarke_1880_IGN",6378249.2,293.4660212936265', 'PRIMEM["Paris",2.337229166666667]', 'UNIT["Grad",0.01570796326794897]'), 'Lambert_Conformal_Conic', { False_Easting: 600_000, False_Northing: 2_200_000, Central_Meridian: 0, Standard_Parallel_1: 52, Scale_Factor: 0.99987742, Latitude_Of_Origin: 52 });
  expect(off(await placed(paris, 600_000, 2_200_000), [2.33653360836213, 46.799948781127])).toBeLessThan(0.1);
  const feet = (unit: string) => asPrj('X', ground('GCS_North_American_1983', 'D_North_American_1983', '"GRS_1980",6378137.0,298.257222101'), 'Lambert_Conformal_Conic', { False_Easting: 8_202_099.737532808, False_Northing: 0, Central_Meridian: -120.5, Standard_Parallel_1: 44.33333333333334, Standard_Parallel_2: 46, Latitude_Of_Origin: 43.66666666666666 }, unit);
  const [international, survey] = [await placed(feet('UNIT["Foot",0.3048]'), 8e6, 1e6), await placed(feet('UNIT["Foot_US",0.3048006096012192]'), 8e6, 1e6)];
  expect(Math.abs(survey.latitude - international.latitude) * 111_195).toBeGreaterThan(0.5);
});

test('grids that count to the south and west', async () => {
  const text = asPrj('Hartebeesthoek94_Lo25', ground('GCS_Hartebeesthoek_1994', 'D_Hartebeesthoek_1994', '"WGS_1984",6378137.0,298.257223563'), 'Transverse_Mercator', { False_Easting: 0, False_Northing: 0, Central_Meridian: 25, Scale_Factor: -1, Latitude_Of_Origin: 0 });
  // Of a place half a degree east of the meridian the westing lies below nought, and the southing above.
  const ofRegister = await placed('EPSG:2051', -49_227, 3_099_000);
  expect(ofRegister.longitude).toBeGreaterThan(25.49);
  expect(ofRegister.latitude).toBeLessThan(-27.9);
  expect(off(await placed(text, -49_227, 3_099_000), [ofRegister.longitude, ofRegister.latitude])).toBeLessThan(0.01);
});

test.each(['EPSG:3857', '900913', '102100', 'EPSG:102113', 'urn:ogc:def:crs:EPSG::3785', 'ESRI:102100'])('%s is Web Mercator', async (name) => {
  const place = await placed(name, 1_113_194.9079327357, 5_621_521.486192067);
  expect(off(place, [10, 45])).toBeLessThan(0.01);
});

test('a compound system lies where its part on the ground lies', async () => {
  const flat = await placed('EPSG:27700', 530_000, 180_000);
  const high = await placed('EPSG:7405', 530_000, 180_000);
  expect([high.longitude, high.latitude]).toEqual([flat.longitude, flat.latitude]);
});

test('the shift, its accuracy and the grid that would be better are said', async () => {
  const { notes, longitude, latitude } = await placed('EPSG:27700', 530_000, 180_000);
  expect(off({ longitude, latitude }, [-0.1285, 51.5037])).toBeLessThan(100);
  const note = notes.find(({ code }) => code === 'datum-shifted')!;
  expect(note.message).toContain('OSTN15');
  expect(note.message).toMatch(/Accuracy: \d+ m/);
});

test.each([
  ['Moon', 'PROJCS["Moon",GEOGCS["GCS_Moon",DATUM["D_Moon",SPHEROID["Moon",1737400.0,0.0]],PRIMEM["Reference_Meridian",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Equidistant_Cylindrical"],UNIT["Meter",1.0]]', 'does not know'],
  ['a method without a formula', 'ESRI:54048', 'Times'],
  ['Laborde', 'EPSG:8441', 'Laborde'],
  ['a local grid', 'LOCAL_CS["Site",UNIT["metre",1]]', 'does not know'],
])('%s is refused by name', async (_, system, words) => {
  await expect(placed(system, 1, 2)).rejects.toThrow(words);
});

test('GeoJSON is in degrees by its rule: a slip stays for the check, and only metres ask for a system', async () => {
  const read = (x: number, y: number) => readFile(new TextEncoder().encode(JSON.stringify({ type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [x, y] } })), { fileName: 'x.geojson' });
  for (const [x, y] of [[1e9, 10], [37, 96], [700, 500]] as const) expect((await read(x, y)).features[0]!.geometry).toEqual({ type: 'Point', coordinates: [x, y] });
  await expect(read(500_000, 9_900_000)).rejects.toMatchObject({ code: 'unknown-crs' });
});

test('a datum that nobody knows is said', async () => {
  const { codes } = await placed(ground('Lost', 'D_Lost', '"Clarke_1866",6378206.4,294.9786982'), -70, 10);
  expect(codes).toEqual(['datum-not-shifted']);
});

test('a code whose parameters are others than those written is said, and these are used', async () => {
  const text = asPrj('Odd', ground('GCS_WGS_1984', 'D_WGS_1984', '"WGS_1984",6378137.0,298.257223563'), 'Transverse_Mercator', { ...utm(36), False_Easting: 400_000 }).replace(/]$/, ',AUTHORITY["EPSG","32636"]]');
  const { longitude, codes } = await placed(text, 400_000, 10_000);
  expect(longitude).toBeCloseTo(33, 9);
  expect(codes).toContain('crs-wrong-code');
});

const gdal = spawnSync('gdaltransform', ['--version'], { encoding: 'utf8' });
const hasGdal = gdal.status === 0;
// oxlint-disable-next-line no-console -- a skipped test says so
if (!hasGdal) console.log('gdaltransform is not installed: systems with other prime meridians are not held against it.');

const bessel = '"Bessel_1841",6377397.155,299.1528128';
const meridians: [name: string, text: string, places: [number, number][]][] = [
  ['Ferro, in degrees', ground('GCS_MGI_Ferro', 'D_MGI', bessel, 'PRIMEM["Ferro",-17.666666666666668]'), [[34, 48], [30.5, 47]]],
  ['Ferro, projected', asPrj('Own_Ferro', ground('GCS_MGI_Ferro', 'D_MGI', bessel, 'PRIMEM["Ferro",-17.666666666666668]'), 'Transverse_Mercator', { False_Easting: 0, False_Northing: -5_000_000, Central_Meridian: 34, Scale_Factor: 1, Latitude_Of_Origin: 0 }), [[10_000, 300_000], [-50_000, 200_000]]],
  ['Jakarta, in degrees', ground('GCS_Batavia_Jakarta', 'D_Batavia', bessel, 'PRIMEM["Jakarta",106.8077194444444]'), [[0, -6], [3.25, -7.5], [-2, 1]]],
  ['Jakarta, projected', asPrj('Own_Batavia', ground('GCS_Batavia_Jakarta', 'D_Batavia', bessel, 'PRIMEM["Jakarta",106.8077194444444]'), 'Transverse_Mercator', { False_Easting: 500_000, False_Northing: 10_000_000, Central_Meridian: 3.192280555555556, Scale_Factor: 0.9996, Latitude_Of_Origin: 0 }), [[520_000, 9_200_000], [300_000, 9_200_000]]],
  ['Rome', ground('GCS_Monte_Mario_Rome', 'D_Monte_Mario', '"International_1924",6378388.0,297.0', 'PRIMEM["Rome",12.45233333333333]'), [[1, 42], [-3, 45]]],
];

test.skipIf(!hasGdal).each(meridians)('%s lies where GDAL puts it', async (_, text, places) => {
  const { stdout, stderr } = spawnSync('gdaltransform', ['-s_srs', `ESRI::${text}`, '-t_srs', 'EPSG:4326', '-output_xy'], {
    encoding: 'utf8',
    input: places.map((place) => place.join(' ')).join('\n'),
    env: { ...process.env, PROJ_NETWORK: 'OFF', OGR_CT_FORCE_TRADITIONAL_GIS_ORDER: 'YES' },
  });
  const expected = stdout.trim().split('\n').map((line) => line.split(' ').map(Number) as [number, number]);
  expect(expected, stderr).toHaveLength(places.length);
  for (const [k, [x, y]] of places.entries()) expect(off(await placed(text, x, y), expected[k]!), `${stdout} ${stderr}`).toBeLessThan(1);
});

test('systems whose unit is degrees, minutes and seconds are read as decimal degrees', async () => {
  // EPSG:4185 (Madeira 1936) was withdrawn without another in its place; its unit has no size.
  const { longitude, latitude } = await placed('EPSG:4185', -16.9, 32.7);
  expect(off({ longitude, latitude }, [-16.9, 32.7])).toBeLessThan(1000);
  const known = await register();
  for (const code of known.groundCodes) expect(known.ground(code)!.geographic.unitDegrees, code).toBeGreaterThan(0);
});
