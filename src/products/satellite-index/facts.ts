import * as z from 'zod';
import { lastOf, projectParams, provenance } from '#api/primitives.ts';
import { dateRange } from '#api/product-schemas.ts';
import { defineRoute } from '#api/route.ts';
import { defineProduct } from '../product-facts.ts';
import { en as englishSentences } from './sentences/en.ts';
import { es as spanishSentences } from './sentences/es.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

export const indexNames = ['ndvi', 'evi', 'ndmi', 'nbr', 'ndwi'] as const;
export type IndexName = (typeof indexNames)[number];
/** value, red, green, blue: from bare ground over sparse to dense vegetation (water indices: from dry to wet) */
const ramp = [
  [-0.2, 140, 81, 10],
  [0.1, 216, 179, 101],
  [0.25, 246, 232, 195],
  [0.4, 199, 224, 150],
  [0.6, 90, 174, 97],
  [0.9, 0, 68, 27],
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

export const facts = defineProduct({
  slug: 'satellite-index',
  title: 'Satellite index',
  scope: 'project',
  order: 15,
  tab: 'satellite',
  operation: 'satelliteIndex',
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
        .extend(provenance.shape),
    }),
    satelliteImage: defineRoute({
      id: 'satellite-image',
      method: 'GET',
      path: '/projects/{project_id}/satellite/images/{name}',
      params: projectParams.extend({ name: z.string().min(1).max(200) }),
      replyType: 'image/*',
      extension: 'the address that image_url and geotiff_url of satellite/index name',
      summary: 'A picture of satellite/index: PNG, or GeoTIFF for .tif',
      reply: z.instanceof(Uint8Array),
    }),
  },
  report: {
    section: { id: 'satellite', title: { en: 'Satellite', es: 'Satélite' } },
    questions: { satellite: { operation: 'satelliteIndex', query: () => ({ index: 'ndvi' }) } },
  },
  files: {
    operation: 'satelliteImage',
    namedBy: 'satelliteIndex',
    fields: { satellitePicture: { field: 'image_url' }, satelliteRaster: { field: 'geotiff_url', isData: true } },
  },
  texts: { en, es },
  sentences: { en: englishSentences, es: spanishSentences },
});
