import type { Reach } from '../storage/caller.ts';
import type { DrawnPart } from '../storage/drawn-geometry.ts';
import { wkbStart } from '../storage/geopackage.ts';

/** A condition on `projects`: not in the bin, nor of a collection that is. */
export const isShown = 'NOT EXISTS (SELECT 1 FROM bin WHERE bin.project_id = coalesce(projects.parent_collection, projects.id))';

/** A condition on `projects`: within reach. `place` gives a parameter its number. */
export const isOf = ({ userId, collections }: Reach, place: (value: unknown) => string): string => {
  const ofAccount = `projects.user_id = ${place(userId)}`;
  if (collections === null) return ofAccount;
  const names = `${place(collections)}::text[]`;
  return `${ofAccount} AND (projects.id = ANY(${names}) OR projects.parent_collection = ANY(${names}))`;
};
/** Parameters of a statement, each numbered as it comes. */
export function numbered(): { parameters: unknown[]; place: (value: unknown) => string } {
  const parameters: unknown[] = [];
  return { parameters, place: (value) => `$${parameters.push(value)}` };
}

/** The parts of a shape as well-known binary, for hectare_shape. */
export const partsOf = (drawn: readonly DrawnPart[]): Buffer[] =>
  drawn.map(({ blob }) => Buffer.from(blob.subarray(wkbStart(blob) ?? blob.length)));
