import * as z from 'zod';
import { projectParams, provenance } from './primitives.ts';
import { defineRoute } from './route.ts';

const figure = z.number().nullable();

/** What an indicator or one of its layers says; `unknown`: a layer is missing, and what is missing never counts as no. */
const indicatorValue = z.enum(['yes', 'no', 'unknown']);
export type IndicatorValue = z.output<typeof indicatorValue>;
/** `not_assessed`: the tree needs layers that are not read */
const plotRisk = z.enum(['low', 'more_info_needed', 'high', 'not_assessed']);
export type PlotRisk = z.output<typeof plotRisk>;

const layer = z.object({
  /** the name that Whisp gives the layer */
  name: z.string(),
  hectares: figure,
  percent: figure,
  value: indicatorValue,
});
const indicator = z.object({
  id: z.enum(['treecover_2020', 'commodities_2020', 'disturbance_before_2021', 'disturbance_after_2020']),
  value: indicatorValue,
  layers: z.array(layer),
  /** layers of Whisp's indicator that are not read here */
  not_read: z.array(z.string()),
});

/** Forest of 2020 and what happened since, of a project or of one of its plots. */
export const forest2020Fields = {
  /** hectares of the maps' cells that the land covers */
  covered_ha: figure,
  /** forest of 31 December 2020 on the map of the Joint Research Centre, its 95 % interval, and its percent of the land */
  forest_2020_ha: figure,
  forest_2020_lower_ha: figure,
  forest_2020_upper_ha: figure,
  forest_2020_pct: figure,
  /** land of which that map says nothing */
  unknown_ha: figure,
  /** canopy above 10 % in 2000 and no loss up to 2020 (Hansen); trees and mangroves of 2021 (WorldCover) */
  hansen_2020_ha: figure,
  worldcover_ha: figure,
  /** percent of the land on which all three maps say the same, and on which each says the same as the first */
  agreement_pct: figure,
  agreement_hansen_pct: figure,
  agreement_worldcover_pct: figure,
  /** tree cover lost from 2021 to the map's last year, and the part of it in forest of 2020 */
  loss_after_2020_ha: figure,
  loss_after_2020_in_forest_ha: figure,
  /** alerts of the years that the loss map has not told of: no estimate of an area; null where nobody looks */
  alert_ha: figure,
  alert_probable_ha: figure,
  risk_perennial_crops: plotRisk.nullable(),
  risk_annual_crops: plotRisk.nullable(),
  risk_timber: plotRisk.nullable(),
  indicators: z.array(indicator),
} as const;
const amounts = z.object(forest2020Fields);
export type Forest2020 = z.output<typeof amounts>;

export const plotRisks = defineRoute({
  id: 'plot-risks',
  method: 'GET',
  path: '/projects/{project_id}/shapes/forest_2020',
  summary: 'Forest of 2020, loss and alerts since, and the risk by a published decision tree, of each shape of a project',
  extension: 'not part of the published API; answered by Hectare’s own service',
  params: projectParams,
  reply: z
    .object({
      project_id: z.string(),
      geometry_hash: z.string(),
      /** in the order of the project's shapes; of a collection, those of its members */
      plots: z.array(
        amounts.extend({
          place: z.int(),
          name: z.string(),
          area_hectares: figure,
          /** why a plot has no figures; null where it has */
          reason: z.enum(['no-area', 'too-small', 'no-data', 'not-collected', 'too-large']).nullable(),
        }),
      ),
    })
    .extend(provenance.shape),
});
export type PlotRisks = z.output<typeof plotRisks.reply>;
