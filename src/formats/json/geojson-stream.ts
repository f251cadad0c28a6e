import { bytesOf, piecesOf } from '../file-source.ts';
import { nothingReadable, type FeatureBatch, type FileSource, type StreamOptions } from '../format.ts';
import { CutObjects } from './cut-objects.ts';
import { GeoJsonReader } from './geojson-reader.ts';
import { readGeoJsonText } from './geojson-text.ts';
import { systemIn } from './geojson-system.ts';
import { Pace } from '../pace.ts';
import { Reprojection } from '../projection/reprojection.ts';
import { decodeText, guessedEncodingNote, TextPieces } from '../text/text-encoding.ts';
import { say } from '../phrases/index.ts';

/** Features without a shape are held back until a shape shows that this is a map file. */
const maxBuffered = 10_000;

/** GeoJSON of any size: a collection, a list, or a sequence of objects (by U+001E, by lines, or only concatenated). */
export async function* geoJsonBatches(source: FileSource, options: StreamOptions = {}): AsyncGenerator<FeatureBatch> {
  const system = await systemIn(source);
  const reprojection = new Reprojection(system, say('file.the-file'), options.system, true);
  const reader = new GeoJsonReader();
  const pace = new Pace(options);
  let text: TextPieces | null = null;
  let objects: CutObjects | null = null;
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
    objects ??= new CutObjects(reader, text.decoder);
    objects.push(text.next(piece));
    done += piece.length;
    const batch = reader.features.length > 0 ? await finished() : null;
    if (batch) yield batch;
    await pace.step(done / Math.max(1, source.size));
  }
  objects?.finish();
  if (reader.count === 0) {
    // An empty collection, or no GeoJSON at all: looked at as a whole.
    const whole = await readGeoJsonText(decodeText(await bytesOf(source)).text.replace(/^\uFEFF/, ''), options.system);
    yield { features: whole.features, notes: whole.notes };
    return;
  }
  if (text?.decoder.guessed) reader.notes.push(guessedEncodingNote);
  reader.finish();
  const last = (await finished()) ?? held!;
  if (held && last.notes.some(({ severity }) => severity === 'error')) throw nothingReadable('not-geojson', last.notes);
  yield last;
}
