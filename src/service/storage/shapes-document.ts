import { sha256 } from './checksum.ts';
import { DamagedRecord } from './damaged-record.ts';

/** A shape as it is answered, and the file that it came from. */
export interface ShapeRow {
  feature: string;
  source_file: string | null;
  source_format: string | null;
}
/** The same as it is stored. */
export interface StoredShape extends ShapeRow {
  fid: number;
  name: string;
  feature_sha256: string;
  is_whole: number;
}

/** Throws DamagedRecord when a shape does not equal its checksum. */
export function wholeShape(row: StoredShape): ShapeRow {
  if (row.is_whole !== 1 || sha256(row.feature) !== row.feature_sha256)
    throw new DamagedRecord({ code: 'damaged-geometry', params: { name: row.name } });
  return row;
}

/**
 * The answer of the endpoint in pieces of text: a FeatureCollection with `source_files`, whose entries say for how many features in a row they stand. `count` is
 * what the rows are to be in all.
 */
export async function* shapesDocument(
  geometryHash: string,
  count: number | Promise<number>,
  rows: AsyncIterable<ShapeRow>,
): AsyncGenerator<string> {
  yield `{"type":"FeatureCollection","geometry_hash":${JSON.stringify(geometryHash)},"features":[`;
  const sources: { name: string | null; format: string | null; features: number }[] = [];
  const expected = await count;
  let sent = 0;
  for await (const row of rows) {
    yield sent === 0 ? row.feature : `,${row.feature}`;
    sent += 1;
    const last = sources.at(-1);
    if (last && last.name === row.source_file && last.format === row.source_format) last.features += 1;
    else sources.push({ name: row.source_file, format: row.source_format, features: 1 });
  }
  // The project was deleted meanwhile: an answer that breaks off is no answer, a shorter one would be a wrong one.
  if (sent !== expected) throw new Error('The shapes of the project changed while they were read.');
  yield `],"source_files":${JSON.stringify(sources)}}`;
}
