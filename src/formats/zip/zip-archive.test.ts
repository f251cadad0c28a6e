import { deflateSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readBatches, readFile, sourceOfBytes, UnreadableFile, type FileSource } from '../index.ts';
import { refuseBombOfMany } from './zip-archive.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const placemark = (k: number) => `<Placemark><name>Plot ${k} ${(k * 7919) % 10007}</name><Point><coordinates>${(k * 0.37) % 180},${(k * 0.11) % 90}</coordinates></Point></Placemark>`;
const kmlOf = (count: number, more = '') => `<?xml version="1.0"?><kml><Document>${Array.from({ length: count }, (_, k) => placemark(k)).join('')}${more}</Document></kml>`;
const joined = (...parts: Uint8Array[]) => { const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0)); let at = 0; for (const part of parts) { all.set(part, at); at += part.length; } return all; };

interface Made { name: string; content: Uint8Array; method?: number; flags?: number; claimedSize?: number; isLong?: boolean }
/** An archive of one file, byte by byte, so that it can say what no writer says. */
function archive({ name, content, method = 8, flags = 0, claimedSize = content.length, isLong = false }: Made): Uint8Array {
  const data = method === 8 ? deflateSync(content) : content;
  const record = (fields: [size: 2 | 4 | 8, value: number][]) => {
    const bytes = new Uint8Array(fields.reduce((sum, [size]) => sum + size, 0));
    const view = new DataView(bytes.buffer);
    let at = 0;
    for (const [size, value] of fields) { if (size === 2) view.setUint16(at, value, true); else if (size === 4) view.setUint32(at, value, true); else view.setBigUint64(at, BigInt(value), true); at += size; }
    return bytes;
  };
  const label = bytesOf(name);
  const local = joined(record([[4, 0x04034b50], [2, 20], [2, flags], [2, method], [4, 0], [4, 0], [4, data.length], [4, claimedSize], [2, label.length], [2, 0]]), label, data);
  const extra = isLong ? record([[2, 1], [2, 24], [8, claimedSize], [8, data.length], [8, 0]]) : new Uint8Array(0);
  const short = (value: number) => (isLong ? 0xffffffff : value);
  const directory = joined(record([[4, 0x02014b50], [2, 20], [2, 20], [2, flags], [2, method], [4, 0], [4, 0], [4, short(data.length)], [4, short(claimedSize)], [2, label.length], [2, extra.length], [2, 0], [2, 0], [2, 0], [4, 0], [4, short(0)]]), label, extra);
  const at = local.length;
  const long = isLong ? joined(record([[4, 0x06064b50], [8, 44], [2, 45], [2, 45], [4, 0], [4, 0], [8, 1], [8, 1], [8, directory.length], [8, at]]), record([[4, 0x07064b50], [4, 0], [8, at + directory.length], [4, 1]])) : new Uint8Array(0);
  return joined(local, directory, long, record([[4, 0x06054b50], [2, 0], [2, 0], [2, 1], [2, 1], [4, short(directory.length)], [4, short(at)], [2, 0]]));
}

/** Whole and in pieces of 997 bytes; both give the same, but for how near to a damage they come. */
async function outcome(bytes: Uint8Array, isDamaged = false): Promise<{ features: number; notes: string[]; refusal: string }> {
  const result = async (reading: () => Promise<{ features: unknown[]; notes: { code: string }[] }>) => {
    try { const { features, notes } = await reading(); return { features: features.length, notes: notes.map(({ code }) => code), refusal: '' }; } catch (error) { if (!(error instanceof UnreadableFile)) throw error; return { features: 0, notes: [], refusal: error.code }; }
  };
  const whole = await result(() => readFile(bytes, { fileName: 'a.kmz' }));
  const pieces = await result(async () => {
    const all = { features: [] as unknown[], notes: [] as { code: string }[] };
    for await (const { features, notes } of readBatches({ ...sourceOfBytes('a.kmz', bytes), pieceBytes: 997 }, {}, 0)) { all.features.push(...features); all.notes.push(...notes); }
    return all;
  });
  if (isDamaged) expect(Math.abs(pieces.features - whole.features)).toBeLessThan(1500);
  else expect(pieces).toEqual(whole);
  return whole;
}

describe('archives', () => {
  test('the KML of a KMZ is inflated while it is read: places come before the file has been read, and stopping stops', async () => {
    const bytes = zipSync({ 'doc.kml': bytesOf(kmlOf(60_000)), 'files/a.png': new Uint8Array(100) }, { level: 6 });
    let read = 0;
    const source: FileSource = { name: 'a.kmz', size: bytes.length, pieceBytes: 20_000, read: async (offset, length) => { read += length; return bytes.subarray(offset, offset + length); } };
    const cancel = new AbortController();
    const shares: number[] = [];
    const reading = readBatches(source, { signal: cancel.signal, onProgress: (share) => shares.push(share) }, 0);
    expect((await reading.next()).value!.features.length).toBeGreaterThan(0);
    // The directory's place is looked for in the last 64 kB.
    expect(read).toBeLessThan(65_557 + 0.2 * bytes.length);
    for (let k = 0; k < 3; k += 1) await reading.next();
    cancel.abort(new Error('enough'));
    await expect(reading.next()).rejects.toThrow('enough');
    expect(shares.every((share) => share <= 1)).toBe(true);
  });
  test('styles at the end, another KML beside it, and the shape of the numbers are as before', async () => {
    const late = '<Placemark><styleUrl>#s</styleUrl><Point><coordinates>1,2</coordinates></Point></Placemark><Style id="s"><LineStyle><color>ff0000ff</color></LineStyle></Style>';
    const bytes = zipSync({ 'doc.kml': bytesOf(kmlOf(2, late)), 'more/b.kml': bytesOf(kmlOf(1, late)) });
    const { features, notes } = await readFile(bytes, { fileName: 'a.kmz' });
    expect(features.map(({ properties }) => [properties!['folder'], properties!['stroke']])).toEqual([[undefined, undefined], [undefined, undefined], [undefined, '#ff0000'], ['more › b.kml', undefined], ['more › b.kml', '#ff0000']]);
    expect(notes.map(({ code }) => code)).toEqual(['kmz-inner-kml']);
    expect((await outcome(bytes)).features).toBe(5);
  });
  test('sizes and places of 64 bits, stored files, a password, an unknown method', async () => {
    const content = bytesOf(kmlOf(3));
    expect((await outcome(archive({ name: 'doc.kml', content, isLong: true }))).features).toBe(3);
    expect((await outcome(archive({ name: 'doc.kml', content, method: 0 }))).features).toBe(3);
    expect((await outcome(archive({ name: 'doc.kml', content, flags: 1 }))).refusal).toBe('zip-encrypted');
    expect((await outcome(archive({ name: 'doc.kml', content, method: 14 }))).refusal).toBe('zip-damaged');
  });
  test('a directory that lies about sizes, and damage in the middle, cost what stands behind', async () => {
    const content = bytesOf(kmlOf(2000));
    const short = await outcome(archive({ name: 'doc.kml', content, claimedSize: 20_000 }));
    expect([short.features > 50 && short.features < 300, short.notes]).toEqual([true, ['kml-truncated-feature', 'kml-truncated']]);
    const long = await outcome(archive({ name: 'doc.kml', content, claimedSize: content.length + 10 }));
    expect([long.features, long.notes]).toEqual([2000, ['zip-damaged']]);
    const bad = archive({ name: 'doc.kml', content: bytesOf(kmlOf(8000)), method: 8 });
    bad.fill(0xff, Math.floor(bad.length / 2), Math.floor(bad.length / 2) + 400);
    const damaged = await outcome(bad, true);
    expect([damaged.features > 1500 && damaged.features < 8000, damaged.notes.at(-1)]).toEqual([true, 'zip-damaged']);
    expect((await outcome(archive({ name: 'doc.kml', content: new Uint8Array(60_000_000) }))).refusal).toBe('zip-too-large');
  });
});

test('entries that share the packed bytes of an archive count by the archive', () => {
  const entry = (name: string) => ({ name, compressedSize: 1_000_000, size: 45_000_000 });
  const entries = Array.from({ length: 100 }, (_, k) => entry(`${k}.kml`));
  expect(() => refuseBombOfMany(entries, 101_000_000)).not.toThrow();
  expect(() => refuseBombOfMany(entries, 1_100_000)).toThrow(UnreadableFile);
  // One bomb among others is left out by itself.
  expect(() => refuseBombOfMany([{ name: 'bomb.kml', compressedSize: 1000, size: 60_000_000 }, entry('a.kml')], 2_000_000)).not.toThrow();
});
