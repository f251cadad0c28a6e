import { refuseManyCrossings } from './crossing-count.ts';
import { tooManyCrossings } from './too-much-work.ts';
import type { Geometry } from './types.ts';
import { fromWkb, toWkb } from './wkb.ts';

/**
 * GEOS (geos-wasm, LGPL: loaded when first needed, as a separate file) for what a mature engine does better than our own code: validity verdicts,
 * MakeValid, union, buffer. Planar: coordinates are used as they are. What it is asked for is bounded: intersection and difference here, unions by unitedLand, MakeValid by madeValid; a buffer
 * by the memory of the engine. Beyond, TooMuchWork is thrown.
 */
type Engine = GeosCalls;
/** A place in the engine's memory; 0 is none. */
type Pointer = number;
/** What is used of the engine, by GEOS's C interface: the package declares pointers as values of its own that no call takes. */
interface GeosCalls {
  Module: {
    _malloc(bytes: number): Pointer;
    _free(place: Pointer): void;
    HEAPU8: Uint8Array;
    HEAPU32: Uint32Array;
    UTF8ToString(place: Pointer): string;
  };
  GEOSGeomFromWKB_buf(bytes: Pointer, length: number): Pointer;
  GEOSGeomToWKB_buf(geometry: Pointer, size: Pointer): Pointer;
  GEOSFree(place: Pointer): void;
  GEOSGeom_destroy(geometry: Pointer): void;
  /** a text where the package makes one of it */
  GEOSisValidReason(geometry: Pointer): Pointer | string;
  GEOSMakeValidParams_create(): Pointer;
  GEOSMakeValidParams_setMethod(params: Pointer, method: number): number;
  GEOSMakeValidParams_setKeepCollapsed(params: Pointer, keeps: number): number;
  GEOSMakeValidParams_destroy(params: Pointer): void;
  GEOSMakeValidWithParams(geometry: Pointer, params: Pointer): Pointer;
  GEOSUnaryUnion(geometry: Pointer): Pointer;
  GEOSIntersection(a: Pointer, b: Pointer): Pointer;
  GEOSDifference(a: Pointer, b: Pointer): Pointer;
  GEOSConstrainedDelaunayTriangulation(geometry: Pointer): Pointer;
  GEOSPolygonize(list: Pointer, count: number): Pointer;
  GEOSBufferWithStyle(
    geometry: Pointer,
    distance: number,
    quadrantSegments: number,
    ends: number,
    corners: number,
    mitreLimit: number,
  ): Pointer;
}
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
    }).then((engine) => engine as unknown as GeosCalls),
  );
  return loading;
}

function failure(what: string): RangeError {
  const complaint = lastComplaint;
  lastComplaint = '';
  if (complaint.includes('bad_alloc')) {
    // The engine's memory does not shrink, and is full: the next call gets another one.
    loading = undefined;
    return tooManyCrossings();
  }
  return new RangeError(complaint ? `${what}: ${complaint}` : what);
}

function into(geos: Engine, geometry: Geometry): number {
  const bytes = toWkb(geometry);
  const place = geos.Module._malloc(bytes.length);
  geos.Module.HEAPU8.set(bytes, place);
  try {
    const pointer = geos.GEOSGeomFromWKB_buf(place, bytes.length);
    if (!pointer) throw failure('GEOS could not read the geometry');
    return pointer;
  } finally {
    geos.Module._free(place);
  }
}

function outOf(geos: Engine, pointer: number): Geometry {
  const sizePlace = geos.Module._malloc(4);
  const bytesPlace = geos.GEOSGeomToWKB_buf(pointer, sizePlace);
  try {
    const size = geos.Module.HEAPU32[sizePlace / 4]!;
    return fromWkb(geos.Module.HEAPU8.slice(bytesPlace, bytesPlace + size));
  } finally {
    geos.Module._free(sizePlace);
    if (bytesPlace) geos.GEOSFree(bytesPlace);
  }
}

/** null when valid, else GEOS's reason and its place */
export function invalidity(geos: Engine, geometry: Geometry): { reason: string; location: [number, number] | null } | null {
  const pointer = into(geos, geometry);
  try {
    const text = geos.GEOSisValidReason(pointer);
    if (typeof text === 'number' && text === 0) throw failure('GEOS could not judge the geometry');
    const reason = typeof text === 'string' ? text : geos.Module.UTF8ToString(text);
    if (typeof text === 'number') geos.GEOSFree(text);
    if (reason === 'Valid Geometry') return null;
    const place = /\[([^\s\]]+) ([^\s\]]+)/.exec(reason);
    return { reason: reason.replace(/\[.*$/, '').trim(), location: place ? [Number(place[1]), Number(place[2])] : null };
  } finally {
    geos.GEOSGeom_destroy(pointer);
  }
}

/** MakeValid by the structure method, collapsed parts dropped. */
export function makeValid(geos: Engine, geometry: Geometry): Geometry {
  const pointer = into(geos, geometry);
  const how = geos.GEOSMakeValidParams_create();
  geos.GEOSMakeValidParams_setMethod(how, 1);
  geos.GEOSMakeValidParams_setKeepCollapsed(how, 0);
  const made = geos.GEOSMakeValidWithParams(pointer, how);
  try {
    if (!made) throw failure('GEOS could not repair the geometry');
    return outOf(geos, made);
  } finally {
    if (made) geos.GEOSGeom_destroy(made);
    geos.GEOSMakeValidParams_destroy(how);
    geos.GEOSGeom_destroy(pointer);
  }
}

/** Union of polygonal geometries. */
export function unaryUnion(geos: Engine, geometries: Geometry[]): Geometry {
  const pointer = into(geos, { type: 'GeometryCollection', geometries });
  const made = geos.GEOSUnaryUnion(pointer);
  try {
    if (!made) throw failure('GEOS could not unite the geometries');
    return outOf(geos, made);
  } finally {
    if (made) geos.GEOSGeom_destroy(made);
    geos.GEOSGeom_destroy(pointer);
  }
}

/** What GEOS makes of two geometries; both and the result are freed. */
function combined(geos: Engine, a: Geometry, b: Geometry, operation: (a: Pointer, b: Pointer) => Pointer, what: string): Geometry {
  const first = into(geos, a);
  const second = into(geos, b);
  const made = operation(first, second);
  try {
    if (!made) throw failure(`GEOS could not ${what} the geometries`);
    return outOf(geos, made);
  } finally {
    for (const pointer of [first, second, made]) if (pointer) geos.GEOSGeom_destroy(pointer);
  }
}

/** Intersection of two valid polygonal geometries. Throws TooMuchWork where they cross too often. */
export function intersection(geos: Engine, a: Geometry, b: Geometry): Geometry {
  refuseManyCrossings(a, b);
  return combined(geos, a, b, (first, second) => geos.GEOSIntersection(first, second), 'intersect');
}

/** The part of a that b does not cover; both valid and polygonal. Throws TooMuchWork where they cross too often. */
export function difference(geos: Engine, a: Geometry, b: Geometry): Geometry {
  refuseManyCrossings(a, b);
  return combined(geos, a, b, (first, second) => geos.GEOSDifference(first, second), 'subtract');
}

/** What GEOS makes of one geometry; it and the result are freed. */
function transformed(geos: Engine, geometry: Geometry, operation: (pointer: Pointer) => Pointer, what: string): Geometry {
  const pointer = into(geos, geometry);
  const made = operation(pointer);
  try {
    if (!made) throw failure(`GEOS could not ${what} the geometry`);
    return outOf(geos, made);
  } finally {
    for (const place of [pointer, made]) if (place) geos.GEOSGeom_destroy(place);
  }
}

/** The faces that lines enclose. Lines must be noded: they meet only at their ends (a union of lines does). Lines that enclose nothing are dropped. */
export function polygonize(geos: Engine, lines: Geometry): Geometry {
  return transformed(
    geos,
    lines,
    (pointer) => {
      const list = geos.Module._malloc(4);
      geos.Module.HEAPU32[list / 4] = pointer;
      try {
        return geos.GEOSPolygonize(list, 1);
      } finally {
        geos.Module._free(list);
      }
    },
    'find the faces of',
  );
}

/** A valid polygon as triangles between its own corners (constrained Delaunay). */
export function triangulate(geos: Engine, polygon: Geometry): Geometry {
  return transformed(geos, polygon, (pointer) => geos.GEOSConstrainedDelaunayTriangulation(pointer), 'triangulate');
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
  return transformed(geos, geometry, (pointer) => geos.GEOSBufferWithStyle(pointer, distance, quadrantSegments, end, corner, 5), 'buffer');
}
