import * as z from 'zod';
import { bytes, id, nothing } from '../fields.ts';

/** A map of the user. `host` is what a window may see of its address; a file's path never comes out. */
const basemap = z.object({
  id,
  name: z.string(),
  kind: z.enum(['xyz', 'wms', 'file']),
  host: z.string(),
  layers: z.string(),
  attribution: z.string(),
  hasKey: z.boolean(),
  fileName: z.string(),
});
const basemapInput = z.object({
  id: id.optional(),
  name: z.string().trim().min(1).max(120),
  kind: z.enum(['xyz', 'wms']),
  address: z.string().trim().min(8).max(2000),
  layers: z.string().max(500).default(''),
  attribution: z.string().max(300).default(''),
  key: z.string().max(4096).default(''),
});
const maxTileNumber = 2 ** 26;
const tileNumber = z.number().int().min(0).max(maxTileNumber);
const maxRangeBytes = 64 * 1024 * 1024;

export const basemapsContract = {
  'basemaps.list': { input: nothing, output: z.object({ basemaps: z.array(basemap) }) },
  'basemaps.save': { input: basemapInput, output: basemap },
  /** the host's own dialog; null when nothing was chosen. The browser host has no paths: there the window reads the file that its user chose. */
  'basemaps.addFile': { input: nothing, output: basemap.nullable() },
  'basemaps.remove': { input: z.object({ id }), output: nothing },
  'basemaps.tile': {
    input: z.object({ id, z: z.number().int().min(0).max(26), x: tileNumber, y: tileNumber }),
    output: z.object({ bytes: bytes.nullable() }),
  },
  'basemaps.range': {
    input: z.object({ id, offset: z.number().int().min(0), length: z.number().int().min(0).max(maxRangeBytes) }),
    output: z.object({ bytes }),
  },
};
