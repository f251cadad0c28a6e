import * as z from 'zod';
import { isObject } from '#domain/object.ts';
import { canopyQuery } from './canopy-threshold.ts';
import { dateTime, projectParams, provenance } from './primitives.ts';
import { defineRoute } from './route.ts';

/**
 * Why a figure is not given: `no-area` (a point or a line), `too-small` (fewer cells of the picture than `min_cells`), `no-data` (the source says nothing of most of
 * it), `mostly-cloud`, `not-collected` (not yet, or before parcels were measured), `too-large` (the project has too many cells to keep).
 */
const reason = z.enum(['no-area', 'too-small', 'no-data', 'mostly-cloud', 'not-collected', 'too-large']);

const figure = z.number().nullable();
const parcel = z.object({
  /** of the shape among the project's shapes, from 0 */
  place: z.int(),
  name: z.string(),
  area_hectares: figure,
  /** hectares with tree cover in 2000 as the deforestation summary counts forest */
  forest_2000_ha: figure,
  /** the part of it in which no loss has been seen up to now */
  forest_left_ha: figure,
  /** of the forest of 2000, what stood at the end of the year */
  forest_2018_ha: figure.optional(),
  forest_2020_ha: figure.optional(),
  /** lost since 2018, up to now */
  deforested_ha: figure,
  /** 95 % interval of it from the map's published accuracies; no upper end where nobody looks at the years that are not published */
  deforested_lower_ha: figure.optional(),
  deforested_upper_ha: figure.optional(),
  /** the part of it that confirmed alerts alone tell of, and what probable ones would add: no estimates of an area */
  alert_ha: figure.optional(),
  alert_probable_ha: figure.optional(),
  /** smaller than about a hectare: its forest figures tell of the borders of cells; null without an area */
  below_sure_size: z.boolean().nullable().optional(),
  /** how many cells of the forest map its land is, parts of cells added up */
  forest_cells: figure,
  forest_reason: reason.nullable(),
  /** mean NDVI of its clear cells in the picture of satellite/index without parameters */
  ndvi_mean: figure,
  /** share 0..1 of it that is clear there */
  ndvi_clear_share: figure,
  ndvi_cells: figure,
  ndvi_reason: reason.nullable(),
  /** hectares by class of the land cover map of 2021, those of trees apart, and those of which it says nothing */
  land_cover_ha: z.record(z.string(), z.number()).nullable().optional(),
  tree_cover_ha: figure.optional(),
  land_cover_unknown_ha: figure.optional(),
  land_cover_cells: figure.optional(),
  land_cover_reason: reason.nullable().optional(),
  /** dry matter above ground, tonnes, with its 95 % interval; without an interval where a cell has no deviation */
  biomass_t: figure.optional(),
  biomass_lower_t: figure.optional(),
  biomass_upper_t: figure.optional(),
  biomass_t_per_ha: figure.optional(),
  biomass_cells: figure.optional(),
  biomass_reason: reason.nullable().optional(),
});
export type ParcelFigures = z.output<typeof parcel>;

/** What the figures of one kind rest on; null where nothing is collected. */
const basis = z
  .object({
    /** side of the largest cell, north to south */
    cell_metres: z.number(),
    start: z.string().nullable(),
    end: z.string().nullable(),
    /** of the newest collection that was read */
    collected_at: dateTime,
  })
  .extend(provenance.shape);

const amounts = z.object({ area_hectares: figure, forest_2000_ha: figure, forest_left_ha: figure, deforested_ha: figure });

export const projectFigures = defineRoute({
  id: 'parcel-figures',
  method: 'GET',
  path: '/projects/{project_id}/shapes/figures',
  summary:
    'Area, tree cover, its loss, NDVI, land cover and biomass of each shape of a project, measured in the pictures that were collected for the project',
  extension: 'not part of the published API; answered by Hectare’s own service',
  params: projectParams,
  query: z.object(canopyQuery),
  reply: z.object({
    project_id: z.string(),
    geometry_hash: z.string(),
    /** percent of canopy from which its forest counts */
    canopy_threshold: z.number().optional(),
    /** in the order of the project's shapes; of a collection, those of its members */
    parcels: z.array(parcel),
    /** a parcel that covers fewer cells gets no figure */
    min_cells: z.number(),
    forest: basis.nullable(),
    ndvi: basis.nullable(),
    land_cover: basis.nullable().optional(),
    biomass: basis.nullable().optional(),
    /** hectares of all parcels added up, those without a figure of their own too; land that two parcels share counts twice */
    sum: amounts,
    /** hectares of the project, land counted once */
    whole: amounts,
    /** hectares by which the parcels' areas together exceed the project's: land that they share */
    overlap_hectares: z.number(),
  }),
});
export type ProjectFigures = z.output<typeof projectFigures.reply>;

/** The figures that tables show of a parcel, each with the picture that it is measured in. */
export const pictureOfFigure = {
  forest_2000_ha: 'forest',
  forest_left_ha: 'forest',
  deforested_ha: 'forest',
  ndvi_mean: 'ndvi',
  tree_cover_ha: 'land_cover',
  biomass_t_per_ha: 'biomass',
} as const;
export type FigureName = keyof typeof pictureOfFigure;
export type FigurePicture = (typeof pictureOfFigure)[FigureName];
/** Why a parcel has none of the figures of a picture, and how many of its cells the parcel is. */
export const noFigureOf = (parcel: ParcelFigures, picture: FigurePicture) => ({
  reason: parcel[`${picture}_reason`] ?? null,
  cells: parcel[`${picture}_cells`] ?? null,
});

const figureNames = ['forest_2000_ha', 'forest_left_ha', 'deforested_ha', 'ndvi_mean'];
/** An answer that has a row for each of so many parcels; else null. Another service may have an endpoint of this name that says something else. */
export function figuresIn(value: unknown, parcels: number): ProjectFigures | null {
  if (!isObject(value) || !Array.isArray(value['parcels']) || value['parcels'].length !== parcels) return null;
  const isFigure = (one: unknown) => one === null || typeof one === 'number';
  const isRow = (row: unknown) => isObject(row) && figureNames.every((name) => isFigure(row[name]));
  return value['parcels'].every(isRow) && isObject(value['sum']) && isObject(value['whole']) ? (value as ProjectFigures) : null;
}
