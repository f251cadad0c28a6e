import * as z from 'zod';
import { printTemplate } from '#print/template.ts';
import { bytes, ownId, savedTo } from '../fields.ts';

/** A PNG comes as a ZIP, with its world file and its coordinate system. */
export const printFormats = ['pdf', 'tif', 'png'] as const;

const printed = {
  template: printTemplate,
  withLogo: z.boolean().default(false),
  /** a map of the user's that is drawn below */
  groundId: ownId.nullable().default(null),
};
/** what came of a map of tiles below: how many were asked for, how many are missing, and whether they are coarser than the dots; null without one */
const tiles = z.object({ count: z.number(), missing: z.number(), isCoarser: z.boolean() }).nullable();
const facts = z.object({
  scaleErrorMiddle: z.number(),
  scaleErrorMost: z.number(),
  convergence: z.number(),
  plotsShown: z.number(),
  plotsOutside: z.number(),
  labelsLeftOut: z.number(),
  piecesLeftOut: z.number(),
});

export const printContract = {
  /** what is printed until other land is given: layers with their features, as JSON in UTF-8 */
  'print.land': { input: z.object({ layers: bytes }), output: z.object({ plotCount: z.number() }) },
  /** a sheet of what is printed, counted from 0, as SVG; the last one where there are not so many */
  'print.preview': {
    input: z.object({ ...printed, sheet: z.number().int().min(0).default(0) }),
    output: z.object({ svg: z.string(), sheetCount: z.number(), name: z.string(), scale: z.number(), facts, tiles }),
  },
  'print.create': {
    input: z.object({
      ...printed,
      format: z.enum(printFormats).default('pdf'),
    }),
    output: savedTo.extend({
      pageCount: z.number(),
      missingLetters: z.array(z.string()),
      labelsLeftOut: z.number(),
      tiles,
      /** of a GeoTIFF or PNG */
      picture: z.object({ width: z.number(), height: z.number(), dotsPerInch: z.number() }).nullable(),
    }),
  },
};
