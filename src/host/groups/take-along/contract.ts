import * as z from 'zod';
import { id, nothing, ownId, phrase } from '../fields.ts';

/** tiles of a basemap with an address, from the whole world down to a zoom level */
export const tileChoice = z.object({ basemapId: ownId, zoom: z.number().int().min(0).max(19) });
/** `bytes` is null where no tile of the map is stored to estimate from; `zoom` the level down to which there are tiles */
export const tilePlan = z.object({
  count: z.number(),
  bytes: z.number().nullable(),
  zoom: z.number().int(),
  maxCount: z.number(),
  isForbidden: z.boolean(),
  host: z.string(),
});
const takeChoice = z.object({
  projectId: id,
  tiles: tileChoice.nullable().default(null),
  /** heights of the land, for profiles, slopes and figures of rasters */
  withHeights: z.boolean().default(false),
});
/** `hereCount`: degree squares that are on this computer; `absentCount`: those of which there are no heights, such as the sea */
const heightsPlan = z.object({
  host: z.string(),
  bytes: z.number(),
  tileCount: z.number().int(),
  hereCount: z.number().int(),
  absentCount: z.number().int(),
});
export type HeightsPlan = z.output<typeof heightsPlan>;
export const missingPart = z.object({
  what: z.string(),
  reason: z.string(),
  /** the reason as data; older records have none */
  phrase,
});
export type MissingPart = z.output<typeof missingPart>;

export const takeAlongContract = {
  'takeAlong.plan': {
    input: takeChoice.extend({ measure: z.boolean().default(false) }),
    output: z.object({
      answers: z.object({ count: z.number(), bytes: z.number(), hereCount: z.number(), hereBytes: z.number(), unknownCount: z.number() }),
      /** null: the service makes none. `missing` names the products whose data is not on this computer yet. */
      pack: z.object({ bytes: z.number(), missing: z.array(z.string()), isMade: z.boolean(), isMeasured: z.boolean() }).nullable(),
      tiles: tilePlan.nullable(),
      heights: heightsPlan.nullable(),
      before: z.object({ takenAt: z.string(), bytes: z.number() }).nullable(),
    }),
  },
  'takeAlong.start': {
    input: takeChoice,
    /** `heights`: the maps that they became */
    output: z.object({
      bytes: z.number(),
      packBytes: z.number(),
      heights: z.array(ownId),
      missing: z.array(missingPart),
      takenAt: z.string(),
    }),
  },
  'takeAlong.remove': { input: z.object({ connectionId: ownId, projectId: id }), output: nothing },
};
