import type { Geometry } from './types.ts';
import { fromWkb, toWkb } from './wkb.ts';

/**
 * GEOS (geos-wasm, LGPL: loaded when first needed, as a separate file) for what a mature engine does better than our own code: validity verdicts,
 * MakeValid, union, buffer. Planar: coordinates are used as they are.
 */
type Engine = Awaited<ReturnType<(typeof import('geos-wasm'))['default']>>;
let loading: Promise<Engine> | undefined;
let lastComplaint = '';

export function loadGeos(): Promise<Engine> {
  // Without our own handler the package throws from inside GEOS, which does not reset GEOS's stack: after a thousand failures it runs into the heap.
  loading ??= import('geos-wasm').then(({ default: start }) =>
    start({
      errorHandler: (message: string) => {
        lastComplaint = message;
      },
      noticeHandler: () => {},
    }),
  );
  return loading;
}

function failure(what: string): RangeError {
  const said = lastComplaint;
  lastComplaint = '';
  return new RangeError(said ? `${what}: ${said}` : what);
}

function into(geos: Engine, geometry: Geometry): number {
  const bytes = toWkb(geometry);
  const place = geos.Module._malloc(bytes.length);
  geos.Module.HEAPU8.set(bytes, place);
  try {
    const pointer = geos.GEOSGeomFromWKB_buf(place, bytes.length) as unknown as number;
    if (!pointer) throw failure('GEOS could not read the geometry');
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
    if (typeof text === 'number' && text === 0) throw failure('GEOS could not judge the geometry');
    const reason = typeof text === 'string' ? text : geos.Module.UTF8ToString(text);
    if (typeof text === 'number') geos.GEOSFree(text as never);
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
    if (!made) throw failure('GEOS could not repair the geometry');
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
    if (!made) throw failure('GEOS could not unite the geometries');
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
    if (!made) throw failure(`GEOS could not ${what} the geometries`);
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

/** What GEOS makes of one geometry; it and the result are freed. */
function transformed(geos: Engine, geometry: Geometry, operation: (pointer: never) => unknown, what: string): Geometry {
  const pointer = into(geos, geometry);
  const made = operation(pointer as never) as number;
  try {
    if (!made) throw failure(`GEOS could not ${what} the geometry`);
    return outOf(geos, made);
  } finally {
    for (const place of [pointer, made]) if (place) geos.GEOSGeom_destroy(place as never);
  }
}

/** The faces that lines enclose. Lines must be noded: they meet only at their ends (a union of lines does). Lines that enclose nothing are dropped. */
export function polygonize(geos: Engine, lines: Geometry): Geometry {
  return transformed(
    geos,
    lines,
    (pointer) => {
      const list = geos.Module._malloc(4);
      geos.Module.HEAPU32[list / 4] = pointer as number;
      try {
        return geos.GEOSPolygonize(list as never, 1 as never);
      } finally {
        geos.Module._free(list);
      }
    },
    'find the faces of',
  );
}

export type LineEnds = 'round' | 'flat' | 'square';
export type Corners = 'round' | 'mitre' | 'bevel';

/** Everything within a distance of a geometry, in the unit of its coordinates; a negative distance shrinks polygons. `quadrantSegments`: straight pieces per quarter circle. */
export function bufferPlanar(
  geos: Engine,
  geometry: Geometry,
  distance: number,
  quadrantSegments: number,
  ends: LineEnds,
  corners: Corners,
): Geometry {
  const end = { round: 1, flat: 2, square: 3 }[ends];
  const corner = { round: 1, mitre: 2, bevel: 3 }[corners];
  return transformed(
    geos,
    geometry,
    (pointer) => geos.GEOSBufferWithStyle(pointer, distance as never, quadrantSegments as never, end as never, corner as never, 5 as never),
    'buffer',
  );
}
