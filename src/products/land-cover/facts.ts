import * as z from 'zod';
import { marked, projectParams } from '#api/primitives.ts';
import { amount } from '#api/product-schemas.ts';
import { defineRoute } from '#api/route.ts';
import { defineProduct } from '../product-facts.ts';
import { landCoverSection } from '../shared/report-sections.ts';
import { en as englishSentences } from './sentences/en.ts';
import { es as spanishSentences } from './sentences/es.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

/** Classes of the map in its own order, with the colours of the picture: near the map's own, and told apart with every colour vision deficiency. */
export const classes = [
  { value: 10, name: 'tree_cover', colour: [60, 95, 16] },
  { value: 20, name: 'shrubland', colour: [181, 130, 0] },
  { value: 30, name: 'grassland', colour: [182, 234, 5] },
  { value: 40, name: 'cropland', colour: [248, 137, 253] },
  { value: 50, name: 'built_up', colour: [168, 0, 38] },
  { value: 60, name: 'bare', colour: [167, 170, 177] },
  { value: 70, name: 'snow_and_ice', colour: [229, 251, 253] },
  { value: 80, name: 'permanent_water', colour: [3, 72, 210] },
  { value: 90, name: 'herbaceous_wetland', colour: [22, 130, 133] },
  { value: 95, name: 'mangroves', colour: [15, 205, 114] },
  { value: 100, name: 'moss_and_lichen', colour: [255, 251, 203] },
] as const;
export type ClassName = (typeof classes)[number]['name'];
const classNames = classes.map(({ name }) => name);

/** the year that the map is of */
export const mapYear = 2021;
/** Percent of the map's validation samples, over the whole world, whose class is right (ESA WorldCover, "About WorldCover", of the map for 2021). */
export const overallAccuracyPercent = 76.7;

export const facts = defineProduct({
  slug: 'land-cover',
  title: 'Land cover',
  scope: 'project',
  order: 38,
  tab: 'land',
  operation: 'landCover',
  extensions: ['landCoverImage'],
  routes: {
    landCover: defineRoute({
      id: 'land-cover',
      method: 'GET',
      path: '/projects/{project_id}/land_cover',
      params: projectParams,
      extension: 'not part of the published API; answered by Hectare’s own service',
      summary: 'Hectares and percent of the project by class of the land cover map of 2021',
      reply: z
        .object({
          project_id: z.string(),
          year: z.int(),
          /** hectares of the map's cells that the land covers: the classes and what is unknown, together */
          covered_ha: amount,
          /** land of which the map says nothing */
          unknown_ha: amount,
          /** every class of the map, in its order; none where the map knows nothing of the land */
          classes: z.array(
            z.object({
              value: z.int(),
              name: z.enum(classNames),
              hectares: z.number(),
              /** of the land that the map knows */
              percent: z.number(),
            }),
          ),
          /** of the map over the whole world; the share that is right on this land is not known */
          overall_accuracy_pct: z.number(),
        })
        .extend(marked.shape),
    }),
    landCoverImage: defineRoute({
      id: 'land-cover-image',
      method: 'GET',
      path: '/projects/{project_id}/land_cover_image',
      params: projectParams,
      replyType: 'image/tiff',
      extension: 'not part of the published API; answered by Hectare’s own service',
      summary: 'GeoTIFF of the land cover classes of the project, 0 where the map knows none, 255 outside the project',
      reply: z.instanceof(Uint8Array),
    }),
  },
  report: {
    section: landCoverSection,
    questions: {
      landCover: { operation: 'landCover', isExtension: true },
      landCoverImage: { operation: 'landCoverImage', isRaster: true, isExtension: true },
    },
  },
  texts: { en, es },
  sentences: { en: englishSentences, es: spanishSentences },
});
