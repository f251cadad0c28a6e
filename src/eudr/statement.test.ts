import { describe, expect, test } from 'vitest';
import { geojson } from '#formats/json/geojson.ts';
import {
  areaHectares,
  eudrProfile,
  judgeAll,
  judgeFile,
  polygonsOf,
  producerKey,
  type Feature,
  type Geometry,
  type Ring,
} from '#geo/index.ts';
import { countryOfText } from './country-of-text.ts';
import { guessSources, makeStatement, numberedName, type PreparationChoices } from './index.ts';

const land = (code: string, name = code) => ({ codes: [code], name, isDisputed: false });
const countries = {
  landAt: ([x]: [number, number]) =>
    x > 100 ? null : x > 50 ? { codes: ['IN', 'PK'], name: 'Kashmir', isDisputed: true } : land(x < 0 ? 'BR' : 'KE'),
  isNear: () => false,
  codeOfThree: (letters: string) => (letters === 'KEN' ? 'KE' : null),
};
const square = (x: number, y: number, size = 0.001234): Ring => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
  [x, y],
];
const polygon = (...coordinates: Ring[]): Geometry => ({ type: 'Polygon', coordinates });
const feature = (geometry: Geometry | null, properties: Record<string, unknown> = {}): Feature => ({
  type: 'Feature',
  geometry,
  properties,
});
const choicesFor = (features: Feature[], more: Partial<PreparationChoices & { isSplit: boolean }> = {}) => ({
  ...guessSources(features),
  isCountryFromPlace: true,
  keepsOtherColumns: false,
  cutsHoles: true,
  separatesParts: false,
  isCattle: false,
  isSplit: true,
  ...more,
});
const codes = ({ verdicts }: { verdicts: { findings: { code: string }[] }[] }) =>
  verdicts.map(({ findings }) => findings.map(({ code }) => code));

describe('columns of other programs', () => {
  test.each([
    [
      'Whisp and TRACES',
      { ProducerName: 'Ana', ProducerCountry: 'KE', ProductionPlace: 'Farm', Area: 2, plotId: 'x-1' },
      ['ProducerName', 'ProducerCountry', 'ProductionPlace', 'Area', 'plotId'],
    ],
    [
      'a cooperative’s sheet',
      { ID: 7, Farmer: 'Ana', Country: 'Kenya', 'Farm Name': 'North', 'Area (ha)': '2,5' },
      ['Farmer', 'Country', 'Farm Name', 'Area (ha)', 'ID'],
    ],
    [
      'Spanish',
      { código: 'P7', Productor: 'Ana', País: 'Kenia', Finca: 'Norte', Superficie_ha: 2 },
      ['Productor', 'País', 'Finca', 'Superficie_ha', 'código'],
    ],
    ['a shapefile', { FID: 0, PRODUCER_N: 'Ana', producername: 'Eva', COUNTRY_CO: 'KE' }, ['producername', null, null, null, 'FID']],
    ['nothing to go by', { colour: 'red' }, [null, null, null, null, null]],
  ])('%s', (_program, properties, wanted) => {
    const { sources, idColumn } = guessSources([feature(null, properties)]);
    expect([
      sources.producerName.column,
      sources.producerCountry.column,
      sources.productionPlace.column,
      sources.area.column,
      idColumn,
    ]).toEqual(wanted);
  });

  test('countries by code, three letters and name in five languages; nothing is guessed', () => {
    const of = (text: string) => countryOfText(text, countries.codeOfThree);
    expect(
      ['ke', 'KEN', 'Kenia', ' KENYA ', 'Brésil', 'Côte d’Ivoire', 'Cote d’Ivoire', 'Ivory Coast', 'Vietnam', 'Brasilien'].map(of),
    ).toEqual(['KE', 'KE', 'KE', 'KE', 'BR', 'CI', 'CI', 'CI', 'VN', 'BR']);
    expect(['ZZ', 'Keniya', 'XYZ', '', 'East'].map(of)).toEqual([null, null, null, null, null]);
  });
});

test('a sheet becomes a statement: names, country, hectares of a point, ids kept, other columns left', async () => {
  const geoId = 'a'.repeat(64);
  const features = [
    feature(polygon(square(35.1234567, 0.1234567)), {
      ID: 7,
      Farmer: 'Ana',
      Country: 'Kenya',
      'Farm Name': 'North',
      'Area (ha)': '99',
      colour: 'red',
      GeoID: geoId,
    }),
    feature(
      { type: 'Point', coordinates: [-50.1234567, -1.1234567, 12] },
      { ID: 8, Farmer: 'Eva', Country: '', 'Farm Name': 'South', 'Area (ha)': '2,5 ha' },
    ),
  ];
  const made = await makeStatement(features, choicesFor(features), countries);
  expect([made.accepted, made.refused, codes(made)]).toEqual([2, 0, [[], []]]);
  expect(made.features.map(({ properties }) => properties)).toEqual([
    { ProducerName: 'Ana', ProducerCountry: 'KE', ProductionPlace: 'North', ID: 7, GeoID: geoId },
    { ProducerName: 'Eva', ProducerCountry: 'BR', ProductionPlace: 'South', Area: 2.5, ID: 8 },
  ]);
  expect(made.features[1]!.geometry).toEqual({ type: 'Point', coordinates: [-50.123457, -1.123457] });
  expect(made.countriesFilled).toEqual([1]);
  // The shapes that were given stay as they were.
  expect(features[1]!.geometry).toEqual({ type: 'Point', coordinates: [-50.1234567, -1.1234567, 12] });
  const kept = await makeStatement(features, choicesFor(features, { keepsOtherColumns: true }), countries);
  expect(kept.features[0]!.properties).toMatchObject({ colour: 'red' });
  expect(Object.keys(kept.features[0]!.properties!)).not.toContain('Farmer');
});

test('a constant is for all, or for where the column is empty; a country is not filled in where states dispute it, or where nobody asked', async () => {
  const features = [
    feature(polygon(square(75.123456, 34.123456)), { Farmer: '' }),
    feature(polygon(square(35.123456, 0.123456)), { Farmer: 'Ana' }),
  ];
  const choices = choicesFor(features);
  choices.sources.producerName = { column: 'Farmer', constant: 'Cooperative' };
  choices.sources.productionPlace = { column: null, constant: 'Region' };
  const made = await makeStatement(features, choices, countries);
  expect(made.features.map(({ properties }) => properties)).toEqual([
    { ProducerName: 'Cooperative', ProductionPlace: 'Region' },
    { ProducerName: 'Ana', ProducerCountry: 'KE', ProductionPlace: 'Region' },
  ]);
  expect(codes(made)).toEqual([['values-missing', 'disputed-land'], []]);
  expect((await makeStatement(features, { ...choices, isCountryFromPlace: false }, countries)).countriesFilled).toEqual([]);
});

test('what cannot be made right is refused and not in the file', async () => {
  const bow = polygon([
    [35.1, 0.1],
    [35.101111, 0.101111],
    [35.101111, 0.1],
    [35.1, 0.101111],
    [35.1, 0.1],
  ]);
  const features = [
    feature(polygon(square(35.123456, 0.123456)), { Farmer: 'Ana', Country: 'Keniya' }),
    feature(bow, { Farmer: 'Ana', Country: 'KE' }),
    feature({ type: 'Point', coordinates: [35.2, 0.2] }, { Farmer: 'Ana', Country: 'KE', Area: 'large' }),
    feature(polygon(square(35.323456, 0.123456)), { Farmer: 'Ana', Country: 'BR' }),
    feature(null, { Farmer: 'Ana', Country: 'KE' }),
    feature(polygon(square(35.423456, 0.123456)), { Farmer: 'Ana', Country: 'KE' }),
    feature(polygon(square(35.423456, 0.123456)), { Farmer: 'Eva', Country: 'KE' }),
  ];
  const made = await makeStatement(features, choicesFor(features), countries);
  const errors = made.verdicts.map(({ findings }) => findings.filter(({ severity }) => severity === 'error').map(({ code }) => code));
  expect(errors).toEqual([
    ['country-not-read'],
    ['invalid-shape'],
    ['area-is-text'],
    ['country-elsewhere'],
    ['no-shape'],
    [],
    ['copy-of-another'],
  ]);
  expect([made.accepted, made.refused, made.files.map((file) => file.features)]).toEqual([1, 6, [[5]]]);
});

test('holes are cut: pieces with the values of their plot, numbered, with its hectares; a refused piece keeps back the others', async () => {
  const hole = square(35.1235, 0.1235, 0.0003).toReversed();
  const holed = polygon(square(35.123456, 0.123456), hole);
  const two: Geometry = { type: 'MultiPolygon', coordinates: [polygonsOf(holed)[0]!, [square(35.2, 0.123456)]] };
  const features = [feature(holed, { id: 'A', Farmer: 'Ana' }), feature(two, { id: 'B', Farmer: 'Ana' })];
  features[1]!.geometry = {
    type: 'MultiPolygon',
    coordinates: [[square(36.123456, 0.123456), square(36.1235, 0.1235, 0.0003).toReversed()], [square(36.2, 0.123456)]],
  };
  const made = await makeStatement(features, choicesFor(features), countries);
  expect(made.features.map(({ properties }) => [properties!['id'], properties!['Piece']])).toEqual([
    ['A', '1/2'],
    ['A', '2/2'],
    ['B', '1/3'],
    ['B', '2/3'],
    ['B', '3/3'],
  ]);
  expect([made.accepted, made.refused]).toEqual([2, 0]);
  for (const [k, { areaHectares: whole, pieceHectares }] of made.cuts.entries()) {
    expect(pieceHectares.reduce((sum, piece) => sum + piece, 0)).toBeCloseTo(whole, 10);
    expect(whole).toBeCloseTo(areaHectares(features[k]!.geometry!), 2);
  }
  const left = await makeStatement(features, choicesFor(features, { cutsHoles: false }), countries);
  expect([left.refused, left.files]).toEqual([2, []]);
  const parts = await makeStatement(
    [feature({ type: 'MultiPolygon', coordinates: [[square(35.1, 0.111111)], [square(35.2, 0.111111)]] })],
    choicesFor([], { separatesParts: true }),
    countries,
  );
  expect([parts.separated, parts.features.map(({ geometry }) => geometry!.type)]).toEqual([[0], ['Polygon', 'Polygon']]);
  // One piece is somebody else's plot already: the whole plot is kept back.
  const copied = [feature(made.features[0]!.geometry, { id: 'C', Farmer: 'Ana' }), features[0]!];
  const back = await makeStatement(copied, choicesFor(copied), countries);
  expect([back.accepted, back.refused, back.files.map((file) => file.features)]).toEqual([1, 1, [[0]]]);
});

describe('files', () => {
  const plots = (count: number, producers: number, name = 'x') =>
    Array.from({ length: count }, (_, k) =>
      feature(
        { type: 'Point', coordinates: [35.000001 + (k % 1000) / 1e4, 0.000001 + Math.floor(k / 1000) / 1e4] },
        { id: k, Farmer: `${name} ${k % producers}`, Country: 'KE', Farm: 'F', ha: 1 },
      ),
    );

  test('above 10,000 plots, 1,000 producers or 25 MB: each file is complete, valid and accepted by the rules, and nothing is lost', async () => {
    const many = plots(10_001, 900);
    const spread = plots(2500, 2500);
    const heavy = plots(60, 60, 'é'.repeat(500_000));
    for (const [features, count] of [
      [many, 2],
      [spread, 3],
      [heavy, 3],
    ] as const) {
      const made = await makeStatement(features, choicesFor([...features]), countries);
      expect(made.refused).toBe(0);
      expect(made.files).toHaveLength(count);
      expect(made.files.flatMap((file) => file.features)).toEqual(features.map((_, k) => k));
      for (const file of made.files) {
        expect(new TextEncoder().encode(file.text).length).toBe(file.bytes);
        const read = (await geojson.read!(new TextEncoder().encode(file.text))).features;
        expect(read.map(({ properties }) => properties!['id'])).toEqual(file.features);
        expect(
          judgeFile(
            { bytes: file.bytes, plots: read.length, producers: new Set(read.map((one) => producerKey(one, eudrProfile))).size },
            eudrProfile,
          ),
        ).toBeNull();
        if (features !== heavy)
          expect(await judgeAll(read, eudrProfile, { borders: countries, fileBytes: file.bytes })).toMatchObject({
            refused: 0,
            file: null,
          });
      }
      expect(made.fileFindings.every((finding) => finding === null)).toBe(true);
    }
  });

  test('one file where none may be split says what is wrong with it', async () => {
    const features = plots(1001, 1001);
    const made = await makeStatement(features, choicesFor(features, { isSplit: false }), countries);
    expect(made.fileFindings).toMatchObject([{ code: 'too-many-producers' }]);
  });

  test('names of several files', () => {
    expect([
      numberedName('a/plots.geojson', 1, 1),
      numberedName('a/plots.geojson', 3, 12),
      numberedName('plots.JSON', 2, 2),
      numberedName('plots', 1, 2),
    ]).toEqual(['a/plots.geojson', 'a/plots-03.geojson', 'plots-2.JSON', 'plots-1']);
  });
});
