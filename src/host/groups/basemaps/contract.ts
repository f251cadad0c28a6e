import * as z from 'zod';
import { linkNames } from '../../links.ts';
import { bytes, nothing, ownId } from '../fields.ts';

/** Public maps that are offered with one click; `src/host/map-presets.ts` says where they are and what their terms allow. */
export const presetIds = ['sentinel-2-2024', 'sentinel-2-2016', 'openstreetmap', 'opentopomap'] as const;
export type PresetId = (typeof presetIds)[number];

const span = z.tuple([z.number().int().min(0), z.number().int().min(0)]);
/** The tiles of a map that has a grid of its own: see src/remote/tile-grid.ts. */
export const tileGrid = z.object({
  system: z.number().int().positive(),
  unitMetres: z.number().positive(),
  levels: z
    .array(
      z.object({
        id: z.string().max(200),
        pixelSize: z.number().positive(),
        left: z.number(),
        top: z.number(),
        tileWidth: z.number().int().positive(),
        tileHeight: z.number().int().positive(),
        columns: span,
        rows: span,
      }),
    )
    .min(1)
    .max(60),
});

/** A map of the user. `host` is what a window may see of its address; a file's path never comes out. */
export const basemap = z.object({
  id: ownId,
  name: z.string(),
  kind: z.enum(['xyz', 'wms', 'grid', 'pmtiles', 'file']),
  host: z.string(),
  layers: z.string(),
  attribution: z.string(),
  hasKey: z.boolean(),
  fileName: z.string(),
  preset: z.enum(presetIds).nullable(),
  maxZoom: z.number().int(),
  /** its terms, as far as Hectare knows them, allow to fetch areas ahead */
  mayTakeOffline: z.boolean(),
  /** of a layer of a service: its levels, by whose numbers tiles are asked for */
  grid: tileGrid.nullable(),
  /** of a service, in its own words */
  terms: z.string(),
  /** its tiles are shapes, no pictures */
  isVector: z.boolean(),
});
/** What is said of a public map before it is chosen: nothing of it was fetched until then. */
const preset = z.object({
  id: z.enum(presetIds),
  host: z.string(),
  attribution: z.string(),
  licence: z.string(),
  termsLink: z.enum(linkNames),
  termsReadOn: z.string().nullable(),
  isNonCommercialOnly: z.boolean(),
  mayTakeOffline: z.boolean(),
  maxZoom: z.number().int(),
});
const basemapInput = z.object({
  id: ownId.optional(),
  name: z.string().trim().min(1).max(120),
  kind: z.enum(['xyz', 'wms', 'pmtiles']),
  address: z.string().trim().min(8).max(2000),
  layers: z.string().max(500).default(''),
  attribution: z.string().max(300).default(''),
  key: z.string().max(4096).default(''),
});
const maxTileNumber = 2 ** 26;
const tileNumber = z.number().int().min(0).max(maxTileNumber);
const maxRangeBytes = 64 * 1024 * 1024;
const maxPieces = 4096;

export const basemapsContract = {
  'basemaps.list': { input: nothing, output: z.object({ basemaps: z.array(basemap), presets: z.array(preset) }) },
  /** `isNonCommercial`: what the user answered; a map for such use alone is refused without it */
  'basemaps.usePreset': { input: z.object({ preset: z.enum(presetIds), isNonCommercial: z.boolean() }), output: basemap },
  'basemaps.save': { input: basemapInput, output: basemap },
  /** the host's own dialog; null when nothing was chosen. The browser host has no paths: there the window reads the file that its user chose. */
  'basemaps.addFile': { input: nothing, output: basemap.nullable() },
  'basemaps.remove': { input: z.object({ id: ownId }), output: nothing },
  'basemaps.tile': {
    input: z.object({ id: ownId, z: z.number().int().min(0).max(60), x: tileNumber, y: tileNumber }),
    output: z.object({ bytes: bytes.nullable() }),
  },
  'basemaps.range': {
    input: z.object({ id: ownId, offset: z.number().int().min(0), length: z.number().int().min(0).max(maxRangeBytes) }),
    output: z.object({ bytes }),
  },
  /** short parts of a file of this computer, one behind the other; fewer bytes where the file ends before */
  'basemaps.pieces': {
    input: z
      .object({
        id: ownId,
        offsets: z.array(z.number().int().min(0)).max(maxPieces),
        lengths: z.array(z.number().int().min(0).max(maxRangeBytes)).max(maxPieces),
      })
      .refine(({ offsets, lengths }) => offsets.length === lengths.length && lengths.reduce((sum, one) => sum + one, 0) <= maxRangeBytes),
    output: z.object({ bytes }),
  },
};
