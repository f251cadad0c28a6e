import { lastPlace } from '../tiles/tile-place.ts';

export const worldY = (latitude: string): string =>
  `0.5 - ln(tan(pi() / 4 + radians(least(greatest(${latitude}, -85.0511287798066), 85.0511287798066)) / 2)) / (2 * pi())`;
const within = (place: string): string => `least(greatest(${place}, 0), ${lastPlace})`;

/**
 * Joins where a shape is counted, as columns of `anchor`: the middle of the box of its first kind (land before lines before points), or of its first part where that
 * box would go around the world. x and y from 0 to less than 1. `first.box` is that of its first kind. OFFSET keeps the boxes from being written into what uses them:
 * each use would unpack the shape again, and that of a project may be long.
 */
export const anchorOf = (geometry: string): string => `
  CROSS JOIN LATERAL (SELECT CASE WHEN GeometryType(${geometry}) = 'GEOMETRYCOLLECTION' THEN ST_GeometryN(${geometry}, 1) ELSE ${geometry} END AS shape) AS kind
  CROSS JOIN LATERAL (SELECT box2d(kind.shape) AS box OFFSET 0) AS first
  CROSS JOIN LATERAL (SELECT CASE WHEN ST_XMax(first.box) - ST_XMin(first.box) > 180 THEN box2d(ST_GeometryN(kind.shape, 1)) ELSE first.box END AS box OFFSET 0) AS middle
  CROSS JOIN LATERAL (SELECT ${within('((ST_XMin(middle.box) + ST_XMax(middle.box)) / 2 + 180) / 360')} AS x,
    ${within(worldY('(ST_YMin(middle.box) + ST_YMax(middle.box)) / 2'))} AS y) AS anchor`;

export const hasShape = (geometry: string): string => `${geometry} IS NOT NULL AND NOT ST_IsEmpty(${geometry})`;
