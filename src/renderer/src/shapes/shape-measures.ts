import { hasArea, hasLines } from '#geo/index.ts';
import type { Shape } from './open-file.ts';

/** Hectares of a shape; null for points and lines, which have none, and for what is not measured. */
export const areaOf = ({ feature: { geometry }, summary }: Pick<Shape, 'feature' | 'summary'>): number | null =>
  summary && geometry && hasArea(geometry) ? summary.areaHectares : null;

/** Whether it should have an area and has none, because a corner of it is no place on the Earth: see isMeasurable. */
export const isNotMeasured = ({ feature: { geometry }, summary }: Pick<Shape, 'feature' | 'summary'>): boolean =>
  summary !== null && summary.areaHectares === null && geometry !== null && hasArea(geometry);

/** Metres around polygons and along lines; null for points. */
export const lengthOf = ({ feature: { geometry }, summary }: Pick<Shape, 'feature' | 'summary'>): number | null =>
  summary && geometry && (hasArea(geometry) || hasLines(geometry)) ? summary.perimeterMetres : null;
