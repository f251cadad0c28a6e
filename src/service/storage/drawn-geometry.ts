import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { forEachPosition, fromWkb, type Geometry, type Position } from '#geo/index.ts';
import { geoPackageGeometry, wkbStart } from './geopackage.ts';

/** What a GIS draws in one layer. */
export const drawnKinds = ['land', 'lines', 'points'] as const;
export type DrawnKind = (typeof drawnKinds)[number];
export interface DrawnPart {
  kind: DrawnKind;
  blob: Uint8Array;
}

interface Parts {
  land: Position[][][];
  lines: Position[][];
  points: Position[];
}

function sort(geometry: Geometry, into: Parts): void {
  switch (geometry.type) {
    case 'Polygon':
      into.land.push(geometry.coordinates);
      break;
    case 'MultiPolygon':
      for (const polygon of geometry.coordinates) into.land.push(polygon);
      break;
    case 'LineString':
      into.lines.push(geometry.coordinates);
      break;
    case 'MultiLineString':
      for (const line of geometry.coordinates) into.lines.push(line);
      break;
    case 'Point':
      into.points.push(geometry.coordinates);
      break;
    case 'MultiPoint':
      for (const point of geometry.coordinates) into.points.push(point);
      break;
    default:
      for (const part of geometry.geometries) sort(part, into);
  }
}

function hasHeights(geometry: Geometry): boolean {
  let found = false;
  forEachPosition(geometry, (position) => {
    found ||= position.length > 2;
  });
  return found;
}

/** A geometry as layers of one kind each draw it: a GIS shows nothing of a collection of kinds. Land comes first; every part is a multi-geometry, as its layer says. */
export function drawnParts(geometry: Geometry, { keepsHeights }: { keepsHeights: boolean }): DrawnPart[] {
  const parts: Parts = { land: [], lines: [], points: [] };
  sort(geometry, parts);
  const heights = keepsHeights && hasHeights(geometry);
  const multi: Record<DrawnKind, Geometry> = {
    land: { type: 'MultiPolygon', coordinates: parts.land },
    lines: { type: 'MultiLineString', coordinates: parts.lines },
    points: { type: 'MultiPoint', coordinates: parts.points },
  };
  return drawnKinds.filter((kind) => parts[kind].length > 0).map((kind) => ({ kind, blob: geoPackageGeometry(multi[kind], { heights }) }));
}

/** Keeps what a row draws besides its first part. Inside a transaction of the caller. */
export function putOtherParts(
  prepare: (sql: string) => StatementSync,
  owner: 'projects' | 'shapes',
  ownerFid: number | bigint,
  parts: readonly DrawnPart[],
): void {
  for (const { kind, blob } of parts.slice(1))
    prepare('INSERT INTO other_parts (owner, owner_fid, geom_kind, geom) VALUES (?, ?, ?, ?)').run(owner, ownerFid, kind, blob);
}

/** For the step of the schema that sorts what earlier versions kept in one shape. */
export function registerDrawnFunctions(database: DatabaseSync): void {
  const partsOf = (blob: unknown): DrawnPart[] => {
    const start = wkbStart(blob);
    return start === null ? [] : drawnParts(fromWkb(blob as Uint8Array, start), { keepsHeights: true });
  };
  database.function('drawn_kind', { deterministic: true }, (blob) => partsOf(blob)[0]?.kind ?? null);
  database.function('drawn_part', { deterministic: true }, (blob, kind) => partsOf(blob).find((part) => part.kind === kind)?.blob ?? null);
}
