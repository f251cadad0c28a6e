/** Files made to hold a reader up, larger than what anyone keeps in memory: they are made up while they are read. Each ends soon, in words, in bounded memory. */
import { describe, expect, test } from 'vitest';
import { readBatches, UnreadableFile, type FileSource } from '#formats/index.ts';

/** A file that begins with `head` and goes on with `body` again and again. */
function endless(name: string, head: string, body: string, size: number): FileSource {
  const start = new TextEncoder().encode(head);
  const part = new TextEncoder().encode(body.repeat(Math.ceil(300_000 / body.length)));
  const once = new TextEncoder().encode(body).length;
  return {
    name, size,
    read: async (offset, length) => {
      const bytes = new Uint8Array(Math.max(0, Math.min(length, size - offset)));
      let at = 0;
      if (offset < start.length) { const cut = start.subarray(offset, offset + bytes.length); bytes.set(cut); at = cut.length; }
      while (at < bytes.length) {
        const from = (offset + at - start.length) % once;
        const cut = part.subarray(from, from + bytes.length - at);
        bytes.set(cut, at);
        at += cut.length;
      }
      return bytes;
    },
  };
}

async function outcome(source: FileSource): Promise<{ features: number; notes: string[]; refusal: string; seconds: number; grewBytes: number }> {
  globalThis.gc?.();
  const [started, before] = [process.cpuUsage(), process.memoryUsage().rss];
  const result = { features: 0, notes: [] as string[], refusal: '', seconds: 0, grewBytes: 0 };
  try {
    for await (const { features, notes } of readBatches(source, {}, 0)) {
      result.features += features.length;
      result.notes.push(...notes.map(({ code }) => code));
      result.grewBytes = Math.max(result.grewBytes, process.memoryUsage().rss - before);
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    result.refusal = error.code;
  }
  result.grewBytes = Math.max(result.grewBytes, process.memoryUsage().rss - before);
  const used = process.cpuUsage(started);
  result.seconds = (used.user + used.system) / 1e6;
  return result;
}

const megabyte = 1e6;
const kml = '<?xml version="1.0"?><kml><Document>';
const cases: [string, FileSource, Partial<Awaited<ReturnType<typeof outcome>>>][] = [
  ['KML: a comment that never ends', endless('a.kml', `${kml}<!--`, 'x', 12 * megabyte), {}],
  ['KML: one million attributes in a tag', endless('a.kml', `${kml}<Placemark `, 'a="1" ', 6 * megabyte), {}],
  ['KML: nested without end', endless('a.kml', kml, '<Folder>', 12 * megabyte), { refusal: 'too-deep' }],
  ['KML: entities that double', endless('a.kml', '<?xml version="1.0"?><!DOCTYPE k [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]><kml><Document>', '<Placemark><name>&b;&c;</name><Point><coordinates>1,2</coordinates></Point></Placemark>', 6 * megabyte), {}],
  ['KML: NaN and infinite places', endless('a.kml', kml, '<Placemark><Point><coordinates>NaN,Infinity,1e999</coordinates></Point></Placemark>', 5 * megabyte), {}],
  ['KML: names that are never the same', endless('a.kml', kml, '<a1/><a2/><a3/>', 6 * megabyte), {}],
  ['GeoJSON: a text that never ends', endless('a.geojson', '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"a":"', 'x', 12 * megabyte), {}],
  ['GeoJSON: brackets without end', endless('a.geojson', '{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Point","coordinates":', '[', 8 * megabyte), {}],
  ['GeoJSON: items that are none', endless('a.geojson', '{"type":"FeatureCollection","features":[', '{},', 0.3 * megabyte), {}],
  ['GeoJSON sequence: broken lines', endless('a.geojsonl', '{"type":"Feature","properties":{},"geometry":{"type":"Point","coordinates":[1,2]}}\n', '{"type":"Feature","properties":{\n', 0.5 * megabyte), {}],
  ['CSV: a quote that never closes', endless('a.csv', 'lon,lat,name\n1,2,a\n3,4,"', 'x', 72 * megabyte), {}],
  ['CSV: a row of separators', endless('a.csv', 'lon,lat\n1,2\n', ',', 5 * megabyte), {}],
  ['GPX: points without numbers', endless('a.gpx', '<gpx><trk><trkseg>', '<trkpt lat="x" lon="NaN"/>', 6 * megabyte), {}],
];

describe('files that are made to hold a reader up', () => {
  test.each(cases)('%s', async (_, source, expected) => {
    const { seconds, grewBytes, features, notes, refusal } = await outcome(source);
    expect({ features, notes, refusal }).toMatchObject(expected);
    // Something is said, whatever comes of it.
    expect(notes.length + refusal.length).toBeGreaterThan(0);
    expect(notes.length).toBeLessThan(2000);
    expect(seconds).toBeLessThan(40);
    expect(grewBytes).toBeLessThan(Math.max(900 * megabyte, 6 * source.size));
  }, 180_000);
});
