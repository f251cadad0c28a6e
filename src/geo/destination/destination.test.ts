import { describe, expect, test } from 'vitest';
import { countryCodes, eudrCattleProfile, eudrProfile, judge, judgeAll, judgeFile, meantProperty, monitoringProfile, type Borders, type Feature, type Geometry, type Polygon } from '../index.ts';

const complete = { ProducerName: 'Ana', ProducerCountry: 'KE', ProductionPlace: 'North' };
const polygon = (...coordinates: Polygon['coordinates']): Polygon => ({ type: 'Polygon', coordinates });
const plot = polygon([[35.123457, 0.123457], [35.124457, 0.123457], [35.124457, 0.124457], [35.123457, 0.124457], [35.123457, 0.123457]]);
const spot: Geometry = { type: 'Point', coordinates: [35.123456, 0.123456] };
const feature = (geometry: Geometry | null, properties: Record<string, unknown> = complete): Feature => ({ type: 'Feature', geometry, properties });
const found = (given: Feature, profile = eudrProfile, borders?: Borders) => judge(given, profile, 0, borders).findings.map(({ code, severity }) => `${code} ${severity}`);
const point = (properties: Record<string, unknown>) => feature(spot, { ...complete, ...properties });

describe('EUDR: a good plot has no finding, each planted fault has its own', () => {
  test('good: a polygon, a point with its hectares', () => {
    expect(judge(feature(plot), eudrProfile)).toMatchObject({ accepted: true, findings: [] });
    for (const hectares of [0.0001, 3.9, 4]) expect(found(point({ Area: hectares }))).toEqual([]);
    // The hectares of a polygon are measured; what stands beside them is not read.
    for (const properties of [{ area_ha: 9 }, { Area: '9' }, { Area: 0 }]) expect(found(feature(plot, { ...complete, ...properties }))).toEqual([]);
  });

  test('shapes', () => {
    expect(found(feature(null))).toEqual(['no-shape error']);
    const line: Geometry = { type: 'LineString', coordinates: [[35.123456, 0.1], [35.2, 0.2]] };
    expect(found(feature(line))).toEqual(['kind-not-taken error']);
    expect(found(feature({ type: 'GeometryCollection', geometries: [plot, line] }))).toEqual(['kind-not-taken error']);
    expect(found(feature({ type: 'GeometryCollection', geometries: [plot, spot] }))).toEqual(['several-parts warning']);
    expect(found(feature({ type: 'MultiPolygon', coordinates: [plot.coordinates] }))).toEqual([]);
    expect(found(feature({ type: 'MultiPoint', coordinates: [[35.123456, 0.1], [35.2, 0.2]] }, { ...complete, Area: 2 }))).toEqual(['several-parts warning']);
    expect(found(feature(polygon(plot.coordinates[0]!, [[35.1237, 0.1237], [35.1237, 0.124], [35.124, 0.124], [35.1237, 0.1237]])))).toEqual(['has-holes error']);
    expect(found(feature(polygon([[35.1, 0.1], [35.2, 0.1], [35.2, 0.2], [35.1, 0.1]])))).toEqual(['coarse-coordinates warning']);
  });

  test('hectares of a point', () => {
    for (const hectares of [0, -2, 0.00009]) expect(found(point({ Area: hectares }))).toEqual(['point-too-small error']);
    expect(found(point({ Area: 4.5 }))).toEqual(['point-too-large error']);
    expect(found(point({ Area: 4.5 }), eudrCattleProfile)).toEqual([]);
    expect(found(point({ Area: 0 }), eudrCattleProfile)).toEqual(['point-too-small error']);
    // A text counts as 0 ha there, whatever it says.
    for (const text of ['2', '4,5', '2 ha', 'large']) expect(found(point({ Area: text }))).toEqual(['area-is-text error']);
    for (const properties of [{ area: 2 }, { Area_ha: 2 }]) expect(found(point(properties))).toEqual(['area-not-read warning']);
    expect(found(point({ area: 9 }))).toEqual(['point-too-large error', 'area-not-read warning']);
    for (const properties of [{}, { Area: '' }, { Area: null }]) expect(judge(point(properties), eudrProfile)).toMatchObject({ accepted: true, findings: [{ code: 'values-missing', message: 'There is no value for Area. A point without hectares counts as 4 ha.' }] });
    expect(found(feature(spot, { area: 2 }), { ...monitoringProfile, types: ['Point'] })).toEqual([]);
  });

  test('names of properties, letter by letter', () => {
    const named = (key: string) => judge(feature(plot, { ProducerName: 'Ana', ProductionPlace: 'North', [key]: 'KE' }), eudrProfile).findings;
    for (const key of ['producercountry', 'PRODUCER_COUNTRY', 'ProducerCounty', 'ProducrCountry', 'Producer Country', 'COUNTRY_CODE', 'ProducerContury'])
      expect(named(key)).toMatchObject([{ code: 'property-misnamed', severity: 'warning', message: `“${key}” is not read: EUDR due-diligence GeoJSON reads names letter by letter. Call the column “ProducerCountry”.` }]);
    expect(named('Country').map(({ code }) => code)).toEqual(['values-missing']);
    // The right name beside the wrong one is enough, and a wrong name without a value says nothing.
    expect(found(feature(plot, { ...complete, producername: 'Ana' }))).toEqual([]);
    expect(found(feature(plot, { ...complete, ProducerName: '', producername: ' ' }))).toEqual(['values-missing warning']);
    const read = eudrProfile.properties!;
    expect(['ProductionPlace', 'productionplace', 'production_place', 'Producto', 'ProducerName1', 'place'].map((name) => meantProperty(name, read))).toEqual([null, 'productionPlace', 'productionPlace', null, 'producerName', null]);
  });

  test('values that are missing are told together, once', () => {
    expect(judge(feature(spot, {}), eudrProfile).findings.map(({ message }) => message)).toEqual(['There is no value for ProducerName, ProducerCountry, ProductionPlace, Area. A point without hectares counts as 4 ha.']);
    expect(judge(feature(plot, { ProducerName: ' ', ProducerCountry: 'KE' }), eudrProfile).findings.map(({ message }) => message)).toEqual(['There is no value for ProducerName, ProductionPlace.']);
  });

  test('codes of countries', () => {
    for (const country of ['Kenya', 'ke', 'KEN', 254]) expect(found(feature(plot, { ...complete, ProducerCountry: country }))).toEqual(['country-not-read error']);
    for (const country of ['ZZ', 'UK', 'XX']) expect(found(feature(plot, { ...complete, ProducerCountry: country }))).toEqual(['no-such-country error']);
    expect(countryCodes.size).toBe(249);
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    expect([...countryCodes].filter((code) => !names.of(code) || names.of(code) === 'Unknown Region')).toEqual([]);
  });

  test('the country where the plot lies', () => {
    const borders = (land: ReturnType<Borders['landAt']>, near: string[] = []): Borders => ({ landAt: () => land, isNear: (_place, code, kilometres) => kilometres === 5 && near.includes(code) });
    const kenya = { codes: ['KE'], name: 'Kenya', isDisputed: false };
    expect(found(feature(plot), eudrProfile, borders(kenya))).toEqual([]);
    const brazil = feature(plot, { ...complete, ProducerCountry: 'BR' });
    expect(judge(brazil, eudrProfile, 0, borders(kenya)).findings).toMatchObject([{ code: 'country-elsewhere', severity: 'error', location: [35.124457, 0.123457], message: expect.stringContaining('lies in Kenya (KE), more than 5 km from there') }]);
    expect(found(brazil, eudrProfile, borders(kenya, ['BR']))).toEqual([]);
    expect(judge(brazil, eudrProfile, 0, borders(null)).findings).toMatchObject([{ code: 'country-elsewhere', message: expect.stringContaining('far from all land') }]);
    const disputed = borders({ codes: ['RU', 'UA'], name: 'Crimea', isDisputed: true });
    for (const country of ['UA', 'BR', undefined, 'ZZ']) expect(found(feature(plot, { ...complete, ProducerCountry: country }), eudrProfile, disputed)).toContain('disputed-land warning');
    // A code that is none is told as that alone.
    expect(found(feature(plot, { ...complete, ProducerCountry: 'ZZ' }), eudrProfile, borders(kenya))).toEqual(['no-such-country error']);
    // Of a plot across two countries the far part is told.
    const wide = polygon([[35.123457, 0.123457], [36.124457, 0.123457], [36.124457, 0.124457], [35.123457, 0.123457]]);
    const parted: Borders = { landAt: ([x]) => (x < 36 ? kenya : { codes: ['TZ'], name: 'Tanzania', isDisputed: false }), isNear: () => false };
    expect(judge(feature(wide), eudrProfile, 0, parted).findings).toMatchObject([{ code: 'country-elsewhere', location: [36.124457, 0.123457] }]);
  });
});

test('EUDR: a file of more than 25 MB, 10,000 plots or 1,000 producers', async () => {
  const most = { bytes: 25_000_000, plots: 10_000, producers: 1000 };
  expect(judgeFile(most, eudrProfile)).toBeNull();
  expect(judgeFile({ ...most, bytes: 25_000_001 }, eudrProfile)).toMatchObject({ code: 'file-too-large', message: expect.stringContaining('at least 2 files') });
  expect(judgeFile({ ...most, plots: 20_001 }, eudrProfile)).toMatchObject({ code: 'too-many-plots', message: 'These are 20001 parcels, and EUDR due-diligence GeoJSON takes at most 10000 in one file. Send them in at least 3 files.' });
  expect(judgeFile({ ...most, producers: 1001 }, eudrProfile)).toMatchObject({ code: 'too-many-producers' });
  expect(judgeFile({ bytes: 1e12, plots: 1e6, producers: 1e6 }, monitoringProfile)).toBeNull();
  const farmers = Array.from({ length: 1001 }, (_, k) => feature({ type: 'Point', coordinates: [35.123456 + k / 1e4, 0.123456] }, { ...complete, ProducerName: `Farmer ${k}`, Area: 1 }));
  expect(await judgeAll(farmers, eudrProfile, { fileBytes: 1 })).toMatchObject({ refused: 0, file: { code: 'too-many-producers' } });
});
