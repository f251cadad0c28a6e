import type { DrawnPart } from '../storage/drawn-geometry.ts';
import { wkbStart } from '../storage/geopackage.ts';

/** A condition on `projects`: not in the bin, nor of a collection that is. */
export const isShown = 'NOT EXISTS (SELECT 1 FROM bin WHERE bin.project_id = coalesce(projects.parent_collection, projects.id))';

/** The parts of a shape as well-known binary, for hectare_shape. */
export const partsOf = (drawn: readonly DrawnPart[]): Buffer[] =>
  drawn.map(({ blob }) => Buffer.from(blob.subarray(wkbStart(blob) ?? blob.length)));
