import type { Geometry } from './types.ts';
import { fromWkb, toWkb } from './wkb.ts';

/**
 * GEOS (geos-wasm, LGPL: loaded when first needed, as a file of its own) for what a mature engine does better than own code: validity verdicts,
 * MakeValid, union, buffer. Planar: coordinates are taken as they stand.
 */
type Engine = Awaited<ReturnType<typeof import('geos-wasm')['default']>>;
let loading: Promise<Engine> | undefined;

export function loadGeos(): Promise<Engine> {
  loading ??= import('geos-wasm').then(({ default: start }) => start());
  return loading;
}

function into(geos: Engine, geometry: Geometry): number {
  const bytes = toWkb(geometry);
  const place = geos.Module._malloc(bytes.length);
  geos.Module.HEAPU8.set(bytes, place);
  try {
    const pointer = geos.GEOSGeomFromWKB_buf(place, bytes.length) as unknown as number;
    if (!pointer) throw new RangeError('GEOS could not read the geometry (a ring that is open or has fewer than four positions?)');
    return pointer;
  } finally {
    geos.Module._free(place);
  }
}

function outOf(geos: Engine, pointer: number): Geometry {
  const sizePlace = geos.Module._malloc(4);
  const bytesPlace = geos.GEOSGeomToWKB_buf(pointer as never, sizePlace as never) as unknown as number;
  try {
    const size = geos.Module.HEAPU32[sizePlace / 4]!;
    return fromWkb(geos.Module.HEAPU8.slice(bytesPlace, bytesPlace + size));
  } finally {
    geos.Module._free(sizePlace);
    if (bytesPlace) geos.GEOSFree(bytesPlace as never);
  }
}

/** null when valid, else GEOS's reason and its place */
export function invalidity(geos: Engine, geometry: Geometry): { reason: string; location: [number, number] | null } | null {
  const pointer = into(geos, geometry);
  try {
    const text = geos.GEOSisValidReason(pointer as never) as unknown as number | string;
    const reason = typeof text === 'string' ? text : geos.Module.UTF8ToString(text);
    if (reason === 'Valid Geometry') return null;
    const place = /\[([^\s\]]+) ([^\s\]]+)/.exec(reason);
    return { reason: reason.replace(/\[.*$/, '').trim(), location: place ? [Number(place[1]), Number(place[2])] : null };
  } finally {
    geos.GEOSGeom_destroy(pointer as never);
  }
}

/** MakeValid by the structure method, collapsed parts dropped. */
export function makeValid(geos: Engine, geometry: Geometry): Geometry {
  const pointer = into(geos, geometry);
  const how = geos.GEOSMakeValidParams_create() as unknown as number;
  geos.GEOSMakeValidParams_setMethod(how as never, 1 as never);
  geos.GEOSMakeValidParams_setKeepCollapsed(how as never, 0 as never);
  const made = geos.GEOSMakeValidWithParams(pointer as never, how as never) as unknown as number;
  try {
    if (!made) throw new RangeError('GEOS could not repair the geometry');
    return outOf(geos, made);
  } finally {
    if (made) geos.GEOSGeom_destroy(made as never);
    geos.GEOSMakeValidParams_destroy(how as never);
    geos.GEOSGeom_destroy(pointer as never);
  }
}

/** Union of polygonal geometries. */
export function unaryUnion(geos: Engine, geometries: Geometry[]): Geometry {
  const pointer = into(geos, { type: 'GeometryCollection', geometries });
  const made = geos.GEOSUnaryUnion(pointer as never) as unknown as number;
  try {
    if (!made) throw new RangeError('GEOS could not unite the geometries');
    return outOf(geos, made);
  } finally {
    if (made) geos.GEOSGeom_destroy(made as never);
    geos.GEOSGeom_destroy(pointer as never);
  }
}

/** What GEOS makes of two geometries; both and the result are freed. */
function combined(geos: Engine, a: Geometry, b: Geometry, operation: (a: never, b: never) => unknown, what: string): Geometry {
  const first = into(geos, a);
  const second = into(geos, b);
  const made = operation(first as never, second as never) as number;
  try {
    if (!made) throw new RangeError(`GEOS could not ${what} the geometries`);
    return outOf(geos, made);
  } finally {
    for (const pointer of [first, second, made]) if (pointer) geos.GEOSGeom_destroy(pointer as never);
  }
}

/** Intersection of two valid polygonal geometries. */
export function intersection(geos: Engine, a: Geometry, b: Geometry): Geometry {
  return combined(geos, a, b, (first, second) => geos.GEOSIntersection(first, second), 'intersect');
}

/** The part of a that b does not cover; both valid and polygonal. */
export function difference(geos: Engine, a: Geometry, b: Geometry): Geometry {
  return combined(geos, a, b, (first, second) => geos.GEOSDifference(first, second), 'subtract');
}

/** a with its corners and sides moved to corners of b that are within the tolerance, in the unit of the coordinates. */
export function snap(geos: Engine, a: Geometry, b: Geometry, tolerance: number): Geometry {
  return combined(geos, a, b, (first, second) => geos.GEOSSnap(first, second, tolerance as never), 'snap');
}
