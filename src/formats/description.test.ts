import { expect, test } from 'vitest';
import type { Feature } from '#geo/types.ts';
import { readFile, writeFile } from './index.ts';

const point: Feature = { type: 'Feature', geometry: { type: 'Point', coordinates: [35, 1] }, properties: { name: 'Well' } };
const description = 'Seen on foot <in March> & dry';

test.each([
  ['geojson', '"description":"Seen on foot <in March> & dry"'],
  ['kml', '<description>Seen on foot &lt;in March&gt; &amp; dry</description>'],
  ['gpx', '<desc>Seen on foot &lt;in March&gt; &amp; dry</desc>'],
  ['geopackage', description],
])('%s says what there is to say of the document, and its features stay the same', async (format, written) => {
  const [with_, without] = [await writeFile(format, [point], { description }), await writeFile(format, [point])];
  expect(new TextDecoder().decode(with_)).toContain(written);
  const [read, plain] = [await readFile(with_), await readFile(without)];
  expect(read.features).toEqual(plain.features);
  expect(read.notes).toEqual(plain.notes);
});
