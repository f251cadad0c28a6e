import * as z from 'zod';
import { digest } from '../access/address.ts';
import { phraseSchema } from '../phrase-schema.ts';

/** one of a whole country has some megabytes */
export const maxManifestBytes = 256 * 1024 * 1024;

const box = z.tuple([z.number(), z.number(), z.number(), z.number()]);
const grid = z.object({
  west: z.number(),
  north: z.number(),
  cellWidth: z.number().positive(),
  cellHeight: z.number().positive(),
  width: z.int().positive(),
  height: z.int().positive(),
  epsg: z.int().positive(),
});
const cellWindow = z.object({ left: z.int(), top: z.int(), width: z.int().positive(), height: z.int().positive() });
/** Inside the pack's folder and nowhere else. */
const file = z
  .string()
  .max(300)
  .regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/, 'must be a plain path inside the pack');
const kept = { file, bytes: z.int().nonnegative(), sha256: z.string().regex(/^[0-9a-f]{64}$/), fetchedAt: z.iso.datetime() };

/** A cut of one level of a raster file: whole cells, unchanged. */
const rasterEntry = z.object({
  kind: z.literal('raster'),
  dataset: z.string(),
  url: z.string(),
  noData: z.number().nullable().or(z.literal('nan')),
  levels: z.array(grid).min(1),
  level: z.int().nonnegative(),
  window: cellWindow,
  ...kept,
});
/** A file that the source says does not exist: no data there. */
const absentEntry = z.object({ kind: z.literal('absent'), dataset: z.string(), url: z.string(), fetchedAt: z.iso.datetime() });
/** A document is a stretch of a file: a climate archive gives ten thousand small ones. */
const documentEntry = z.object({
  kind: z.literal('document'),
  dataset: z.string(),
  key: z.string(),
  validWithin: box,
  contentType: z.string(),
  absent: z.boolean().optional(),
  offset: z.int().nonnegative(),
  ...kept,
});

/** manifest.json of a data pack: everything that is needed for an area, with source, version, licence, date, box and checksums. */
export const manifest = z.object({
  format: z.literal('hectare-pack'),
  version: z.literal(1),
  title: z.string(),
  created_at: z.iso.datetime(),
  box,
  /** made up by a program, not measured; said wherever it shows */
  synthetic: z.boolean(),
  datasets: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      version: z.string(),
      licence: z.string(),
      attribution: z.string(),
      /** not in packs of earlier versions */
      phrases: z.object({ version: phraseSchema.optional(), attribution: phraseSchema.optional() }).optional(),
    }),
  ),
  entries: z.array(z.discriminatedUnion('kind', [rasterEntry, absentEntry, documentEntry])),
});

export type PackManifest = z.output<typeof manifest>;
export type RasterEntry = z.output<typeof rasterEntry>;
export type DocumentEntry = z.output<typeof documentEntry>;
export type AbsentEntry = z.output<typeof absentEntry>;

/** The text of manifest.json. Its last field is a checksum of the others: a changed number in it would move cells, and a changed word would name another source. */
export function manifestText(content: PackManifest): string {
  const text = JSON.stringify(content);
  return JSON.stringify({ ...content, sha256: digest(text) });
}

/** Whether a manifest is as it was written; those of earlier versions carry no checksum. */
export function isAsWritten(content: unknown): boolean {
  const { sha256, ...others } = content as { sha256?: unknown };
  return sha256 === undefined || sha256 === digest(JSON.stringify(others));
}
