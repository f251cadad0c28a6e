import { isObject } from '#domain/object.ts';
import { sourceOfBytes } from '../file-source.ts';
import { nothingReadable, UnreadableFile, type ImportedFile } from '../format.ts';
import { reasonOf, say } from '../phrases/index.ts';
import { reproject } from '../projection/reprojection.ts';
import { BytesDecoder } from '../text/text-encoding.ts';
import { CutObjects } from './cut-objects.ts';
import { GeoJsonReader } from './geojson-reader.ts';
import { systemIn, systemOf } from './geojson-system.ts';
import { parseSloppyJson, slipPhrase } from './json-text.ts';

/** One document, or a text sequence (RFC 8142, also one object per line); what is broken in it is a note. */
export async function readGeoJsonText(text: string, asked?: string): Promise<ImportedFile> {
  const reader = new GeoJsonReader();
  let system: string | null;
  try {
    // Copies from memory cards are filled up with zeros. A sequence of one text is a document once its mark is off.
    // oxlint-disable-next-line no-control-regex
    const { value, slips } = parseSloppyJson(text.replace(/^\u001e|[\s\u0000\u001a]+$/g, ''));
    for (const slip of slips) reader.note(slip, slipPhrase(slip, say('file.the-file')), 'warning');
    if (!isObject(value) && !Array.isArray(value)) throw new UnreadableFile('not-geojson', say('file.geojson.other-json'));
    for (const item of Array.isArray(value) ? value : [value]) reader.add(item);
    system = systemOf(value);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const bytes = new TextEncoder().encode(text);
    addCut(reader, bytes, error);
    system = await systemIn(sourceOfBytes('', bytes));
  }
  if (reader.features.every((feature) => feature.geometry === null) && reader.notes.some(({ severity }) => severity === 'error')) {
    throw nothingReadable('not-geojson', reader.notes);
  }
  const file: ImportedFile = { format: 'geojson', features: reader.features, notes: reader.notes };
  await reproject(file.features, system, file.notes, asked, true);
  reader.finish();
  return file;
}

/** Features of a text that is not one JSON document: a sequence of objects, or a document that is damaged. Throws UnreadableFile where there is none. */
function addCut(reader: GeoJsonReader, bytes: Uint8Array, error: Error): void {
  const objects = new CutObjects(reader, new BytesDecoder('utf-8'));
  objects.push(bytes);
  objects.finish();
  if (reader.count === 0) throw new UnreadableFile('json-invalid', say('file.json.invalid', { reason: reasonOf(error) }));
}
