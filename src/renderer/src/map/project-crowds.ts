import type { Extent } from 'ol/extent.js';
import type RenderFeature from 'ol/render/Feature.js';

/** Numbers by cell, in tiles with too many projects. */
export const cellsLayer = 'projects_cells';
/** Circles of a tile along a side: of a tile of 512 pixels, one in 64. */
const across = 8;

/** Projects that a feature stands for, without the collections among them, whose members are counted too. */
export const countOf = (feature: RenderFeature): number => Number(feature.get('count') ?? 0) - Number(feature.get('collections') ?? 0);

interface Crowd {
  members: RenderFeature[];
  count: number;
  /** sums of places by what stands there */
  x: number;
  y: number;
}

const isDot = (feature: RenderFeature): boolean =>
  feature.get('layer') === 'projects' &&
  feature.get('is_collection') !== true &&
  feature.getType() === 'Point' &&
  feature.get('count') === 1;

/** Within the middle half of a square, so that circles of neighbouring squares do not lie on each other. */
const inMiddle = (place: number, from: number, size: number): number => Math.max(from + size / 4, Math.min(from + (3 * size) / 4, place));

function asCircle({ members, count, x, y }: Crowd, from: readonly [number, number], size: number): RenderFeature {
  const [circle] = members as [RenderFeature];
  const flat = circle.getFlatCoordinates();
  [flat[0], flat[1]] = [inMiddle(x / count, from[0], size), inMiddle(y / count, from[1], size)];
  const ids = members.flatMap((member) => (typeof member.get('id') === 'string' ? [String(member.get('id'))] : []));
  const properties = circle.getProperties() as Record<string, unknown>;
  const square = [from[0], from[1], from[0] + size, from[1] + size];
  Object.assign(properties, { layer: cellsLayer, id: undefined, collections: 0, count, ids, square });
  return circle;
}

/**
 * The features of a tile, with one circle for all cells and dots that would lie on each other: in each of 8 × 8 squares. The numbers of the circles, and one for every other project whose `count` is 1, are the number
 * of projects in the tile.
 */
export function crowdsParted(features: RenderFeature[], [west, south, east]: Extent): RenderFeature[] {
  const size = (east! - west!) / across;
  const crowds = new Map<number, Crowd>();
  const shapes: RenderFeature[] = [];
  for (const feature of features) {
    if (feature.get('layer') !== cellsLayer && !isDot(feature)) {
      shapes.push(feature);
      continue;
    }
    const count = countOf(feature);
    if (count === 0) continue;
    const [x, y] = feature.getFlatCoordinates() as [number, number];
    const square = Math.floor((x - west!) / size) + across * Math.floor((y - south!) / size);
    const crowd = crowds.get(square) ?? { members: [], count: 0, x: 0, y: 0 };
    crowd.members.push(feature);
    crowd.count += count;
    crowd.x += x * count;
    crowd.y += y * count;
    crowds.set(square, crowd);
  }
  for (const [square, crowd] of crowds) {
    const from = [west! + (square % across) * size, south! + Math.floor(square / across) * size] as const;
    shapes.push(crowd.count === 1 && isDot(crowd.members[0]!) ? crowd.members[0]! : asCircle(crowd, from, size));
  }
  return shapes;
}
