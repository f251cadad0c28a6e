import * as z from 'zod';
import { nothing, ownId } from '../fields.ts';
import { tileChoice, tilePlan } from '../take-along/contract.ts';

const latitude = z.number().min(-90).max(90);
/** west, south, east and north in degrees; east of 180 where it crosses the antimeridian */
export const areaBox = z
  .tuple([z.number().min(-180).max(180), latitude, z.number().min(-180).max(540), latitude])
  .refine(([west, south, east, north]) => west <= east && south <= north);
const areaChoice = tileChoice.extend({ box: areaBox });

/** An area of a background map that stays on this computer. */
export const keptArea = z.object({
  id: ownId,
  name: z.string(),
  basemapId: ownId,
  box: areaBox,
  zoom: z.number().int(),
  takenAt: z.string(),
  tileCount: z.number().int(),
  bytes: z.number(),
});

const rasterChoice = z.object({ basemapId: ownId, box: areaBox });
/** What an area of a GeoTIFF by address takes, level by level. */
const rasterPlan = z.object({
  host: z.string(),
  isForbidden: z.boolean(),
  maxBytes: z.number(),
  /** the finest first; empty where its terms forbid it */
  levels: z.array(
    z.object({
      level: z.number().int().min(0),
      /** height of a cell on the ground */
      cellMetres: z.number(),
      width: z.number().int(),
      height: z.number().int(),
      tileCount: z.number().int(),
      bytes: z.number(),
    }),
  ),
});
const savedRaster = z.object({
  /** false: the dialog was left, and nothing was fetched */
  saved: z.boolean(),
  bytes: z.number(),
  /** of the file among the maps of the user; null where the host has no paths */
  basemapId: ownId.nullable(),
  /** smaller pictures are inside, so that a view of the whole comes at once */
  hasOverviews: z.boolean(),
});

export const mapAreasContract = {
  'mapAreas.plan': { input: areaChoice, output: tilePlan },
  'mapAreas.take': { input: areaChoice.extend({ name: z.string().trim().min(1).max(120) }), output: keptArea },
  /** saves an area as MBTiles, by the host's own dialog where it has one */
  'mapAreas.save': { input: z.object({ id: ownId }), output: z.object({ saved: z.boolean(), tileCount: z.number().int() }) },
  'mapAreas.rasterPlan': { input: rasterChoice, output: rasterPlan },
  /** fetches the tiles of an area on a level and saves them as a GeoTIFF, by the host's own dialog where it has one */
  'mapAreas.rasterTake': {
    input: rasterChoice.extend({ level: z.number().int().min(0).max(100), name: z.string().trim().min(1).max(120) }),
    output: savedRaster,
  },
  'mapAreas.remove': { input: z.object({ id: ownId }), output: nothing },
};
