import { isObject } from '#domain/object.ts';
import type { Geometry } from '#geo/index.ts';

/** GeoJSON of a service or a window, whose coordinates were checked there or are checked where they are used. */
export const isGeometry = (value: unknown): value is Geometry => isObject(value) && typeof value['type'] === 'string';
