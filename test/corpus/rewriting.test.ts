/** A foreign file that is saved without a change comes out as it went in; one moved corner changes the list that holds it and nothing else. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { unzipSync } from 'fflate';
import { readFile, UnreadableFile } from '#formats/index.ts';
import { isRewritable } from '#formats/rewritable.ts';
import { rewriteFile } from '#formats/rewriting.ts';
import { decodeText } from '#formats/text/text-encoding.ts';
import { forEachPosition, splitAtAntimeridian, type Feature, type Position } from '#geo/index.ts';
import { hasShared, shared } from '../helpers/shared.ts';

/** A comment within a list goes with the list. */
const comment = /<!--[^>]*-->/;
const maxBytes = 10_000_000;
const files = hasShared('corpus')
  ? readdirSync(shared('corpus'), { recursive: true, encoding: 'utf-8' }).filter((name) => /\.(kml|kmz|geojson)$/i.test(name))
  : [];
if (files.length === 0) console.log('skipped: the corpus of field files is not here');

/** The first position of a geometry, which can be moved in place. */
function firstPosition(value: unknown): Position | null {
  if (Array.isArray(value)) {
    if (typeof value[0] === 'number') return value;
    for (const part of value) {
      const found = firstPosition(part);
      if (found) return found;
    }
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  return firstPosition('geometries' in value ? value.geometries : 'coordinates' in value ? value.coordinates : null);
}

/** What differs between two texts. */
function difference(a: string, b: string): string {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  return a.slice(start, a.length - end) + b.slice(start, b.length - end);
}

/** The parts of a file as texts: KML itself, each file of an archive; GeoJSON by its values. */
function partsOf(format: string, bytes: Uint8Array): Record<string, string> {
  const text = (part: Uint8Array) => decodeText(part).text.replace(/^(\uFEFF)?(<\?xml[^>]*encoding\s*=\s*["'])[\w.:-]+/, '$2UTF-8');
  if (format === 'kmz') return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, text(part)]));
  if (format === 'kml') return { '': text(bytes) };
  return { '': JSON.stringify(JSON.parse(new TextDecoder().decode(bytes))) };
}

const numbersOf = (features: Feature[]): number[] => {
  const numbers: number[] = [];
  for (const { geometry } of features)
    if (geometry)
      forEachPosition(geometry, (place) => {
        numbers.push(place[0]!, place[1]!);
      });
  return numbers;
};
/** A moved corner is written with nine decimals. */
const isNear = (a: number[], b: number[]) => a.length === b.length && a.every((value, at) => Math.abs(value - b[at]!) < 1e-8);

describe.skipIf(files.length === 0)('foreign files', () => {
  test('come out as they went in, and one moved corner changes one list', async () => {
    const faults: string[] = [];
    let same = 0;
    let moved = 0;
    for (const name of files) {
      const bytes = readFileSync(shared('corpus', name));
      if (bytes.length > maxBytes) continue;
      const read = await readFile(bytes, { fileName: name }).catch((error: unknown) => {
        if (error instanceof UnreadableFile) return null;
        throw error;
      });
      if (!read || !isRewritable(read.format)) continue;
      const { features, format } = read;
      const unchanged = await rewriteFile(
        format,
        bytes,
        features.map((feature, source) => ({ source, feature })),
      );
      // Not well-formed, or coordinates of another system: Hectare says so and writes a new file.
      if (!unchanged) continue;
      same += 1;
      const before = partsOf(format, bytes);
      if (JSON.stringify(partsOf(format, unchanged.bytes)) !== JSON.stringify(before)) faults.push(`${name}: not as it was`);
      if (unchanged.unwritten.length > 0) faults.push(`${name}: something is not written`);

      const now = structuredClone(features);
      // A changed shape over the 180th meridian is written cut (src/formats/written-at-180.test.ts).
      const first = now.find(({ geometry }) => firstPosition(geometry));
      const place = first && splitAtAntimeridian(first.geometry!) === first.geometry ? firstPosition(first.geometry) : null;
      if (!place) continue;
      place[1]! -= Math.sign(place[1]! || 1) * 0.001;
      const result = await rewriteFile(
        format,
        bytes,
        now.map((feature, source) => ({ source, feature })),
      );
      if (!result || result.unwritten.length > 0) continue;
      moved += 1;
      const again = await readFile(result.bytes, { fileName: name });
      if (!isNear(numbersOf(again.features), numbersOf(now))) faults.push(`${name}: other geometries`);
      if (
        JSON.stringify(again.features.map(({ properties }) => properties)) !== JSON.stringify(features.map(({ properties }) => properties))
      )
        faults.push(`${name}: other attributes`);
      const after = partsOf(format, result.bytes);
      const changed = Object.keys(before).filter((part) => before[part] !== after[part]);
      if (changed.length > 1) faults.push(`${name}: ${changed.length} parts changed`);
      const text = changed.map((part) => difference(before[part]!, after[part]!)).join('');
      if (format !== 'geojson' && /[<>]/.test(text.replace(comment, ''))) faults.push(`${name}: changed “${text.slice(0, 80)}”`);
    }
    expect(faults).toEqual([]);
    expect(same).toBeGreaterThan(200);
    expect(moved).toBeGreaterThan(200);
  });
});
