import { bytesOf, piecesOf } from '../file-source.ts';
import { nothingReadable, type FeatureBatch, type FileSource, type StreamOptions } from '../format.ts';
import { addObjects, crsBefore, GeoJsonReader, readGeoJsonText, systemOf } from './geojson-reader.ts';
import { ObjectCutter } from './object-cutter.ts';
import { Pace } from '../pace.ts';
import { Reprojection } from '../projection/reprojection.ts';
import { decodeText, guessedEncodingNote, TextPieces } from '../text/text-encoding.ts';
import { say } from '../phrases/index.ts';

const edgeBytes = 1 << 16;

/** The coordinate system, which may stand before or behind the features. */
async function systemIn(source: FileSource): Promise<string | null> {
  const [head, tail] = [await source.read(0, edgeBytes), await source.read(Math.max(0, source.size - edgeBytes), edgeBytes)].map(
    (bytes) => decodeText(bytes).text,
  ) as [string, string];
  const before = head.slice(0, /"features"\s*:/.exec(head)?.index ?? 0);
  const behind = tail.slice(tail.lastIndexOf(']') + 1);
  return systemOf(crsBefore(before) ?? crsBefore(behind));
}

/** Features without a shape are held back until a shape shows that this is a map file. */
const maxBuffered = 10_000;

/** GeoJSON of any size: a collection, a list, or a sequence of objects (by U+001E, by lines, or only concatenated). */
export async function* geoJsonBatches(source: FileSource, options: StreamOptions = {}): AsyncGenerator<FeatureBatch> {
  const system = await systemIn(source);
  const reprojection = new Reprojection(system, say('file.the-file'), options.system, true);
  const reader = new GeoJsonReader();
  const cutter = new ObjectCutter();
  const pace = new Pace(options);
  let text: TextPieces | null = null;
  let done = 0;
  let held: FeatureBatch | null = { features: [], notes: [] };
  const finished = async (): Promise<FeatureBatch | null> => {
    const first = reader.count - reader.features.length;
    const batch = reader.take();
    await reprojection.apply(batch.features, batch.notes, first);
    if (!held) return batch;
    held = { features: held.features.concat(batch.features), notes: held.notes.concat(batch.notes) };
    if (held.features.length < maxBuffered && !held.features.some(({ geometry }) => geometry)) return null;
    const all: FeatureBatch = held;
    held = null;
    return all;
  };
  for await (const piece of piecesOf(source)) {
    text ??= new TextPieces(piece);
    addObjects(reader, cutter.push(text.next(piece)), text.decoder);
    done += piece.length;
    const batch = reader.features.length > 0 ? await finished() : null;
    if (batch) yield batch;
    await pace.step(done / Math.max(1, source.size));
  }
  if (reader.count === 0) {
    // An empty collection, or no GeoJSON at all: looked at as a whole.
    const whole = await readGeoJsonText(decodeText(await bytesOf(source)).text.replace(/^\uFEFF/, ''), options.system);
    yield { features: whole.features, notes: whole.notes };
    return;
  }
  if (cutter.isOpen) reader.note('geojson-truncated', say('file.geojson.truncated', { n: reader.count }), 'error');
  if (text?.decoder.guessed) reader.notes.push(guessedEncodingNote);
  reader.finish();
  const last = (await finished()) ?? held!;
  if (held && last.notes.some(({ severity }) => severity === 'error')) throw nothingReadable('not-geojson', last.notes);
  yield last;
}
