import { hasArea, hasLines } from '#geo/index.ts';
import type { Shape } from './open-shapes.ts';

/** Hectares of a shape; null for points and lines, which have none. */
export const areaOf = ({ feature: { geometry }, summary }: Pick<Shape, 'feature' | 'summary'>): number | null =>
  summary && geometry && hasArea(geometry) ? summary.areaHectares : null;

/** Metres around polygons and along lines; null for points. */
export const lengthOf = ({ feature: { geometry }, summary }: Pick<Shape, 'feature' | 'summary'>): number | null =>
  summary && geometry && (hasArea(geometry) || hasLines(geometry)) ? summary.perimeterMetres : null;
