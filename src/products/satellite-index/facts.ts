import * as z from 'zod';
import { lastOf, marked, projectParams, queryBoolean } from '#api/primitives.ts';
import { amount, dateRange } from '#api/product-schemas.ts';
import { defineRoute } from '#api/route.ts';
import { defineProduct } from '../product-facts.ts';
import { en as englishSentences } from './sentences/en.ts';
import { es as spanishSentences } from './sentences/es.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

export const indexNames = ['ndvi', 'evi', 'ndmi', 'nbr', 'ndwi'] as const;
export type IndexName = (typeof indexNames)[number];
/**
 * value, red, green, blue: from bare ground over sparse to dense vegetation, ever darker (water indices: from dry to wet). Lightness alone tells the order: a ramp from
 * brown over white to green has two values of one look for whoever does not see red or green.
 */
const ramp = [
  [-0.2, 250, 238, 208],
  [0.1, 232, 203, 137],
  [0.25, 205, 188, 90],
  [0.4, 150, 174, 78],
  [0.6, 60, 131, 74],
  [0.9, 0, 56, 28],
] as const;
const waterRamp = [
  [-0.2, 140, 81, 10],
  [0.05, 223, 194, 125],
  [0.25, 245, 245, 245],
  [0.45, 128, 205, 193],
  [0.65, 53, 151, 178],
  [0.9, 1, 60, 90],
] as const;
export const rampOf = (index: IndexName) => (index === 'ndwi' || index === 'ndmi' ? waterRamp : ramp);

/** a series begins here unless another day is asked for: from this year on there is surface reflectance in most places */
export const seriesFrom = '2017-01-01';
const share = z.number().min(0).max(1);
const month = z.looseObject({
  month: z.string().regex(/^\d{4}-\d{2}$/),
  mean: amount,
  median: amount,
  p10: amount,
  p90: amount,
  clear_fraction: share,
  images: z.int(),
  acquired: z.array(z.string()),
  gap: z.enum(['no-images', 'clouded']).nullable(),
});

export const facts = defineProduct({
  slug: 'satellite-index',
  title: 'Satellite index',
  scope: 'project',
  order: 15,
  tab: 'satellite',
  operation: 'satelliteIndex',
  extensions: ['satelliteSeries', 'satelliteTrueColour'],
  routes: {
    satelliteIndex: defineRoute({
      id: 'satellite-index',
      method: 'GET',
      path: '/projects/{project_id}/satellite/index',
      params: projectParams,
      summary: 'Vegetation or water index of the latest clear image, or its median over dates',
      query: dateRange.safeExtend({ index: lastOf(z.enum(indexNames)).default('ndvi') }),
      reply: z
        .looseObject({
          index: z.string(),
          image_url: z.string().nullable(),
          bounding_box: z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() }),
        })
        .extend(marked.shape),
    }),
    satelliteSeries: defineRoute({
      id: 'satellite-series',
      method: 'GET',
      path: '/projects/{project_id}/satellite/series',
      params: projectParams,
      extension: 'not part of the published API; answered by Hectare’s own service',
      summary: 'Vegetation or water index by month, with months that show nothing as gaps',
      query: dateRange.safeExtend({
        index: lastOf(z.enum(indexNames)).default('ndvi'),
        /** false: answers what is collected already, and begins no collecting */
        collect: queryBoolean.default(true),
      }),
      reply: z
        .looseObject({ index: z.string(), start_date: z.string(), end_date: z.string(), months: z.array(month) })
        .extend(marked.shape),
    }),
    satelliteTrueColour: defineRoute({
      id: 'satellite-true-colour',
      method: 'GET',
      path: '/projects/{project_id}/satellite/true-colour',
      params: projectParams,
      extension: 'not part of the published API; answered by Hectare’s own service',
      summary: 'The project and the land around it in true colour, from the newest clear images',
      reply: z
        .looseObject({
          image_url: z.string().nullable(),
          bounding_box: z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() }),
          days: z.array(z.looseObject({ acquired: z.string(), share })),
          scene_ids: z.array(z.string()),
          shown_fraction: share,
        })
        .extend(marked.shape),
    }),
    satelliteImage: defineRoute({
      id: 'satellite-image',
      method: 'GET',
      path: '/projects/{project_id}/satellite/images/{name}',
      params: projectParams.extend({ name: z.string().min(1).max(200) }),
      replyType: 'image/*',
      extension: 'the address that image_url and geotiff_url of satellite/index and satellite/true-colour name',
      summary: 'A picture of satellite/index: PNG, or GeoTIFF for .tif',
      reply: z.instanceof(Uint8Array),
    }),
  },
  report: {
    section: { id: 'satellite', title: { en: 'Satellite', es: 'Satélite' } },
    questions: {
      satellite: { operation: 'satelliteIndex', query: () => ({ index: 'ndvi' }) },
      satelliteSeries: { operation: 'satelliteSeries', isKeptOnly: true },
    },
  },
  files: {
    operation: 'satelliteImage',
    namedBy: 'satelliteIndex',
    fields: { satellitePicture: { field: 'image_url' }, satelliteRaster: { field: 'geotiff_url', isData: true } },
  },
  texts: { en, es },
  sentences: { en: englishSentences, es: spanishSentences },
});
