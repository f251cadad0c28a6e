import * as z from 'zod';
import { canopyQuery } from '#api/canopy-threshold.ts';
import { marked, projectParams, provenance } from '#api/primitives.ts';
import { amount } from '#api/product-schemas.ts';
import { defineRoute } from '#api/route.ts';
import { defineProduct } from '../product-facts.ts';
import { forestSection } from '../shared/report-sections.ts';
import { en as englishSentences } from './sentences/en.ts';
import { es as spanishSentences } from './sentences/es.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

/** hectares are added up from this year on */
export const since = 2018;
/** what the cells of the picture of losses hold; the name of its band in a GIS */
export const lossBand = 'Year of loss';

/** What took the loss of a cell of a kilometre, as the map of drivers names it; `unknown` where it names none. Colours are those of its publisher. */
export const driverColours = {
  'permanent-agriculture': '#e39d29',
  'hard-commodities': '#e58074',
  'shifting-cultivation': '#e9d700',
  logging: '#51a44e',
  wildfire: '#895128',
  'settlements-and-infrastructure': '#a354a0',
  'other-natural-disturbances': '#3a209a',
  unknown: '#9a9a9a',
} as const;
export type Driver = keyof typeof driverColours;
const drivers = Object.keys(driverColours) as [Driver, ...Driver[]];

/** Amounts beside the API's own are optional: a provider need not have them. */
const yearRecord = z
  .object({
    year: z.int(),
    deforested_ha: amount,
    deforested_pct: amount,
    /** 95 % interval of deforested_ha from the map's published accuracies; of a provisional year it starts at the last published value, and has no end where nobody looked */
    deforested_lower_ha: amount.optional(),
    deforested_upper_ha: amount.optional(),
    deforested_in_year_ha: amount.optional(),
    deforested_in_year_lower_ha: amount.optional(),
    deforested_in_year_upper_ha: amount.optional(),
    forest_2000_ha: amount.optional(),
    /** of the forest of 2000, what stood at the end of the year */
    forest_2018_ha: amount.optional(),
    forest_2020_ha: amount.optional(),
    /** the yearly map has not told of this year */
    provisional: z.boolean().optional(),
    /** hectares of alerts of the year, which are no estimate of an area: confirmed ones are in deforested_ha, probable ones are not */
    alert_ha: amount.optional(),
    alert_probable_ha: amount.optional(),
    /** how much of the forest alerts watch in a provisional year */
    alert_coverage: z.enum(['whole', 'part', 'none']).nullish(),
    /** deforested_ha of a published year by the dominant driver of the cell of a kilometre in which it lies, which is not that of each loss; null where the map of drivers was not read */
    deforested_by_driver: z.array(z.object({ driver: z.enum(drivers), hectares: z.number() })).nullish(),
    /** last day on which the land was seen without clouds */
    observed_through: z.string().nullish(),
    canopy_threshold: z.number().optional(),
    /** hectares of a cell of the map */
    smallest_mapped_ha: amount.optional(),
    /** smaller than about a hectare: the figures tell of the borders of cells */
    below_sure_size: z.boolean().optional(),
  })
  .extend(marked.shape);

const alertShape = z.object({
  type: z.literal('Feature'),
  geometry: z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(z.array(z.number()))) }),
  properties: z.object({
    /** YYYY-MM-DD; null where the days of the alerts could not be read */
    date: z.string().nullable(),
    confidence: z.enum(['confirmed', 'probable']),
    /** covered by the project; no estimate of an area */
    hectares: z.number(),
    cells: z.int(),
  }),
});

export const facts = defineProduct({
  slug: 'deforestation-summary',
  title: 'Deforestation summary',
  scope: 'project',
  order: 10,
  tab: 'forest',
  operation: 'deforestationSummary',
  extensions: ['lossYearImage', 'deforestationAlerts'],
  routes: {
    deforestationSummary: defineRoute({
      id: 'deforestation-summary',
      method: 'GET',
      path: '/projects/{project_id}/deforestation/summary',
      params: projectParams,
      query: z.object(canopyQuery),
      extension: 'canopy_threshold is Hectare’s own',
      summary: 'Hectares of tree cover lost per year since 2018, and their percent of the project',
      reply: z.array(yearRecord),
    }),
    lossYearImage: defineRoute({
      id: 'loss-year-image',
      method: 'GET',
      path: '/projects/{project_id}/deforestation/loss_year_image',
      params: projectParams,
      query: z.object(canopyQuery),
      replyType: 'image/tiff',
      extension: 'not part of the published API; answered by Hectare’s own service',
      summary: 'GeoTIFF of the year in which each cell of forest was lost: the year less 2000, 0 where none was, 255 outside the project',
      reply: z.instanceof(Uint8Array),
    }),
    deforestationAlerts: defineRoute({
      id: 'deforestation-alerts',
      method: 'GET',
      path: '/projects/{project_id}/deforestation/alerts',
      params: projectParams,
      query: z.object(canopyQuery),
      extension: 'not part of the published API; answered by Hectare’s own service',
      summary: 'Alerts of the years that are not published yet, as shapes with their day and confidence (GeoJSON), newest first',
      reply: z
        .object({
          type: z.literal('FeatureCollection'),
          features: z.array(alertShape),
          canopy_threshold: z.number(),
          /** the alerts have too many cells for shapes; their hectares stand in the summary */
          too_many: z.boolean(),
        })
        .extend(provenance.shape),
    }),
  },
  report: { section: forestSection, questions: { forest: { operation: 'deforestationSummary' } } },
  texts: { en, es },
  sentences: { en: englishSentences, es: spanishSentences },
});
