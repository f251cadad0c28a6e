import { areaHectares } from '../area.ts';
import { intersection, unaryUnion } from '../geos.ts';
import { perimeterMetres } from '../measure.ts';
import { polygonsOf } from '../parts.ts';
import { outlineOf } from '../parcel-pairs/outline.ts';
import type { Geos } from '../parcel-pairs/parcel-part.ts';
import { placeInBoth } from '../parcel-pairs/shared-land.ts';
import { rectangle } from '../rectangle.ts';
import { TooMuchWork } from '../too-much-work.ts';
import type { BoundingBox, Geometry, MultiPolygon, Polygon, Ring } from '../types.ts';
import { squareMetresPerHectare } from '../wgs84.ts';
import { parcelsBeside } from './beside.ts';
import { groupsOfNear, wider, type Group } from './groups.ts';
import { Pieces, type Whole } from './pieces.ts';
import { holdsPosition } from './holds-position.ts';
import { bareLandOf, type BareLand } from './tile-land.ts';
import { GapWork } from './gap-work.ts';
import type { GapLimits } from './limits.ts';
import { marginOf, tilesOf, type Tile, type TilePart } from './tiles.ts';

/** `enclosed`: parcels lie all around it. `sliver`: it is narrow, between parcels that nearly touch. */
export type ParcelGapKind = 'enclosed' | 'sliver';

/** Land of nobody between parcels. */
interface ParcelGap {
  kind: ParcelGapKind;
  /** the parcels whose borders it has, in rising order; at least two */
  parcels: number[];
  hectares: number;
  /** of the rectangle with the same area and perimeter */
  widthMetres: number;
  geometry: Polygon | MultiPolygon;
  /** a place in it: longitude, latitude */
  location: [number, number];
}
/** `isComplete` is false where parcels could not be laid together somewhere, there are more gaps than are kept, or nothing was looked for around some: then some are missing. */
export interface FoundGaps {
  gaps: ParcelGap[];
  isComplete: boolean;
  /** how many parcels lie across each other so often that the land between them was not looked at */
  notSearched: number;
}

/** Polygons without a fault, by their numbers. */
export interface GapParts {
  count: number;
  ownerOf: (part: number) => number;
  boxOf: (part: number) => BoundingBox;
  at: (part: number) => { geometry: Geometry; corners: number } | null;
}

/** Less is the rounding of borders. */
const leastHectares = 0.01 / squareMetresPerHectare;
const leastWidthMetres = 0.001;
const maxGaps = 100_000;
/** Laid together at once; only parcels that lie on each other by the thousand come to so many. */
const maxCornersOfTile = 2_000_000;

/** Of the rectangle that has this area and perimeter; of a square where there is none. */
function widthOf(geometry: Geometry, hectares: number): number {
  const area = hectares * squareMetresPerHectare;
  const half = perimeterMetres(geometry) / 2;
  const root = half * half - 4 * area;
  return root > 0 ? (2 * area) / (half + Math.sqrt(root)) : Math.sqrt(area);
}

function placeIn(polygons: Ring[][]): [number, number] {
  const outline = outlineOf(polygons);
  return placeInBoth(outline, outline) ?? (polygons[0]![0]![0] as [number, number]);
}

/** A gap of its pieces; null where it is between fewer than two parcels, or of rounding. */
function gapOf(geos: Geos, kind: ParcelGapKind, { isOpen, hectares: sum, neighbours, polygons }: Whole): ParcelGap | null {
  if (isOpen || neighbours.size < 2 || sum < leastHectares) return null;
  let land = polygons;
  if (polygons.length > 1)
    try {
      land = polygonsOf(unaryUnion(geos, [{ type: 'MultiPolygon', coordinates: polygons }]));
    } catch (error) {
      // The pieces as they are have the same area.
      if (!(error instanceof RangeError)) throw error;
    }
  const geometry: Polygon | MultiPolygon =
    land.length === 1 ? { type: 'Polygon', coordinates: land[0]! } : { type: 'MultiPolygon', coordinates: land };
  // Of one piece it is known already.
  const hectares = polygons.length === 1 ? sum : areaHectares(geometry);
  const widthMetres = widthOf(geometry, hectares);
  if (hectares < leastHectares || widthMetres < leastWidthMetres) return null;
  return { kind, parcels: [...neighbours].sort((a, b) => a - b), hectares, widthMetres, geometry, location: placeIn(land) };
}

/** The bare land of a group of parcels near each other, tile by tile. */
class BareLandOfGroup {
  readonly #frame: BoundingBox;
  readonly #all: Pieces;
  readonly #narrow: Pieces;
  readonly #wide: Pieces;
  /** by piece: the piece of all bare land that it is of */
  readonly #ofNarrow: number[] = [];
  readonly #ofWide: number[] = [];

  constructor(frame: BoundingBox, mostHectares: number) {
    this.#frame = frame;
    this.#all = new Pieces(mostHectares);
    this.#narrow = new Pieces(Infinity);
    this.#wide = new Pieces(mostHectares);
  }

  take(tile: Tile, { enclosed, all, narrow, wide }: BareLand, work: GapWork): void {
    const beside = (rings: Ring[]) => () => {
      work.look(tile.parts.length);
      return parcelsBeside(rings, tile);
    };
    for (const rings of enclosed) this.#all.add(rings, tile.box, this.#frame, beside(rings));
    const known = all.map((rings) => ({ rings, piece: this.#all.add(rings, tile.box, this.#frame, beside(rings)) }));
    const pieceAround = (rings: Ring[]) => {
      const place = placeIn([rings]);
      work.look(known.length);
      return (known.length === 1 ? known[0] : known.find((one) => holdsPosition(one.rings, place)))?.piece ?? -1;
    };
    for (const [polygons, pieces, of] of [
      [narrow, this.#narrow, this.#ofNarrow],
      // Without narrow places the wide ones are all.
      [narrow.length === 0 ? [] : wide, this.#wide, this.#ofWide],
    ] as const)
      for (const rings of polygons) {
        pieces.add(rings, tile.box, this.#frame, beside(rings));
        of.push(pieceAround(rings));
      }
    if (narrow.length === 0)
      for (const { rings, piece } of known) {
        this.#wide.add(rings, tile.box, this.#frame, beside(rings));
        this.#ofWide.push(piece);
      }
  }

  *gaps(geos: Geos): Generator<ParcelGap> {
    for (const pieces of [this.#all, this.#narrow, this.#wide]) pieces.join();
    const all = this.#all.wholes();
    const isEnclosed = (piece: number) => piece >= 0 && !all.get(this.#all.rootOf(piece))!.isOpen;
    for (const whole of all.values()) {
      const gap = gapOf(geos, 'enclosed', whole);
      if (gap) yield gap;
    }
    // What opens to the outside by a narrow way alone is enclosed as well, and the narrow way is a sliver.
    for (const [kind, pieces, of] of [
      ['enclosed', this.#wide, this.#ofWide],
      ['sliver', this.#narrow, this.#ofNarrow],
    ] as const)
      for (const [piece, whole] of pieces.wholes()) {
        if (isEnclosed(of[piece]!)) continue;
        const gap = gapOf(geos, kind, whole);
        if (gap) yield gap;
      }
  }
}

function frameOf({ box }: Group, marginMetres: number): BoundingBox {
  const [west, south, east, north] = wider(box, ...marginOf(box, marginMetres));
  return [Math.max(-180, west), Math.max(-90, south), Math.min(180, east), Math.min(90, north)];
}

function tilePart(parts: GapParts, part: number, corners: number): TilePart[] {
  // Read for its tile: a store may hold parts outside of memory.
  return corners === 0 ? [] : [{ owner: parts.ownerOf(part), box: parts.boxOf(part), corners, geometry: () => parts.at(part)!.geometry }];
}

/** A part within a box; as it is where GEOS gives up. */
function cutPart(geos: Geos, part: TilePart, box: BoundingBox): TilePart | null {
  let cutting: Geometry;
  try {
    cutting = intersection(geos, part.geometry(), rectangle(box));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return part;
  }
  const coordinates = polygonsOf(cutting);
  if (coordinates.length === 0) return null;
  const corners = coordinates.flat().reduce((sum, ring) => sum + ring.length, 0);
  return { owner: part.owner, box, corners, geometry: () => ({ type: 'MultiPolygon', coordinates }) };
}

/** Tells the bare land of one tile; false where parcels could not be laid together there. Throws TooMuchWork where the group may not cost more. */
function takeTile(geos: Geos, land: BareLandOfGroup, tile: Tile, limits: GapLimits, marginMetres: number, work: GapWork): boolean {
  try {
    if (tile.parts.reduce((sum, { corners }) => sum + corners, 0) > maxCornersOfTile) throw new RangeError('too-many-corners');
    land.take(tile, bareLandOf(geos, tile, limits, marginMetres, work), work);
    return true;
  } catch (error) {
    if (!(error instanceof RangeError) || work.isGroupSpent) throw error;
    // Nobody knows: it counts as open, so that nothing beside it is taken for enclosed.
    const bare = [rectangle(tile.box).coordinates];
    land.take({ box: tile.box, parts: [] }, { enclosed: [], all: bare, narrow: [], wide: bare }, work);
    return false;
  }
}

/** Finds the land of nobody between parcels; stops between two tiles when `pause` throws. */
export async function findGaps(
  geos: Geos,
  parts: GapParts,
  limits: GapLimits,
  pause: (share: number) => Promise<void>,
): Promise<FoundGaps> {
  const marginMetres = Math.max(1, 4 * limits.widthMetres);
  const near = (part: number) => wider(parts.boxOf(part), ...marginOf(parts.boxOf(part), Math.max(0.1, limits.widthMetres)));
  const groups = groupsOfNear([...Array(parts.count).keys()], near);
  const corners = Int32Array.from({ length: parts.count }, (_, part) => parts.at(part)?.corners ?? 0);
  const cornersOf = (group: Group) => group.parts.reduce((sum, part) => sum + corners[part]!, 0);
  const found: FoundGaps = { gaps: [], isComplete: true, notSearched: 0 };
  const isOfSeveral = ({ parts: own }: Group) => own.some((part) => parts.ownerOf(part) !== parts.ownerOf(own[0]!));
  const work = new GapWork(groups.filter(isOfSeveral).reduce((sum, group) => sum + cornersOf(group), 0));
  const leaveOut = (group: Group) => {
    found.isComplete = false;
    found.notSearched += new Set(group.parts.map((part) => parts.ownerOf(part))).size;
  };
  let passed = 0;
  for (const group of groups) {
    const before = passed;
    passed += group.parts.length;
    if (!isOfSeveral(group)) continue;
    if (work.isSpent) {
      leaveOut(group);
      continue;
    }
    work.beginGroup(cornersOf(group));
    const frame = frameOf(group, marginMetres);
    const land = new BareLandOfGroup(frame, limits.mostHectares);
    const cut = (part: TilePart, box: BoundingBox) => {
      work.take(part.corners);
      return cutPart(geos, part, box);
    };
    let seen = 0;
    try {
      for (const tile of tilesOf(
        { box: frame, parts: group.parts.flatMap((part) => tilePart(parts, part, corners[part]!)) },
        marginMetres,
        cut,
      )) {
        seen = Math.min(group.parts.length, seen + tile.parts.length);
        await pause((before + seen) / parts.count);
        if (!takeTile(geos, land, tile, limits, marginMetres, work)) found.isComplete = false;
      }
    } catch (error) {
      if (!(error instanceof TooMuchWork)) throw error;
      // Of a group that was looked at in part no gap is told: what lies beside the rest is not known to be enclosed.
      leaveOut(group);
      continue;
    }
    for (const gap of land.gaps(geos)) {
      if (found.gaps.length >= maxGaps) return { ...found, isComplete: false };
      found.gaps.push(gap);
    }
  }
  return found;
}
