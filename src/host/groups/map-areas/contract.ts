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

export const mapAreasContract = {
  'mapAreas.plan': { input: areaChoice, output: tilePlan },
  'mapAreas.take': { input: areaChoice.extend({ name: z.string().trim().min(1).max(120) }), output: keptArea },
  /** saves an area as MBTiles, by the host's own dialog where it has one */
  'mapAreas.save': { input: z.object({ id: ownId }), output: z.object({ saved: z.boolean(), tileCount: z.number().int() }) },
  'mapAreas.remove': { input: z.object({ id: ownId }), output: nothing },
};
