import { areaHectares } from '../area.ts';
import { bordersOf, type BorderRing } from '../border-arcs.ts';
import { linesOf, mapRings, vertexCount } from '../parts.ts';
import { vanishingMetres } from '../thin-line.ts';
import { prepareThinning } from '../thin-arcs.ts';
import type { Geometry, Position, Ring } from '../types.ts';
import { isValid } from '../union.ts';

export interface Simplified {
  geometry: Geometry;
  cornersBefore: number;
  cornersAfter: number;
  areaBeforeHectares: number;
  areaAfterHectares: number;
}

export interface SimplifiedTogether {
  /** in the order of the given shapes; the same object where nothing changed */
  shapes: Simplified[];
  /** corners that the tolerance alone would have removed, kept so that no borders meet and no shape is lost */
  heldBack: number;
}

/** Borders nearer than this at a corner are one border: six decimals of a degree, rounded on both sides. */
const sameBorderMetres = 0.1;
/** A shape that would keep less than this share of its land keeps all of its corners. */
const minShare = 1e-6;

/**
 * Prepares shapes for a slider: the result simplifies all of them at once for any tolerance in metres, with their hectares. Borders that several shapes share are
 * simplified once and stay shared; no boundary moves by more than the tolerance, no shape or hole is lost, and what is valid stays valid. Shapes that were apart do not come to overlap.
 * A corner that stands on a neighbour's side within 10 cm (or the tolerance, if that is less) becomes a corner of the neighbour.
 */
export function prepareSimplifyTogether(geometries: Geometry[]): (toleranceMetres: number) => SimplifiedTogether {
  const before = geometries.map((geometry) => ({ cornersBefore: vertexCount(geometry), areaBeforeHectares: areaHectares(geometry) }));
  const vanishing = new Map<Position[], Float64Array>();
  for (const line of geometries.flatMap(linesOf)) vanishing.set(line, vanishingMetres(line));
  const wasValid = geometries.map(isValid);
  const thinLine = (line: Position[], tolerance: number) => {
    const thin = line.filter((_, k) => vanishing.get(line)![k]! > tolerance);
    return thin.length === line.length ? line : thin;
  };

  let prepared: { near: number; at: ReturnType<typeof prepareThinning>; rings: (BorderRing | null)[][]; movedMetres: number } | null = null;
  const preparedFor = (tolerance: number) => {
    const near = Math.min(sameBorderMetres, tolerance);
    if (prepared?.near !== near) {
      const borders = bordersOf(geometries, near);
      prepared = { near, at: prepareThinning(borders), rings: borders.rings, movedMetres: borders.movedMetres };
    }
    return prepared;
  };

  return (toleranceMetres) => {
    if (!(toleranceMetres >= 0)) throw new RangeError(`A tolerance of ${toleranceMetres} metres`);
    const { at, rings, movedMetres } = preparedFor(toleranceMetres);
    const { kept, heldBack } = at(Math.max(0, toleranceMetres - movedMetres));
    const shapes = geometries.map((geometry, shape): Simplified => {
      const made = thinned(geometry, rings[shape]!, kept, (line) => thinLine(line, toleranceMetres));
      // Taking in a neighbour's corner can break a shape that is as narrow as the distance; such a shape stays as it is.
      const areaMade = made === geometry ? before[shape]!.areaBeforeHectares : areaHectares(made);
      // Corners on one line but for the last digits are valid, but enclose no land.
      const isLost = made !== geometry && wasValid[shape] && (!isValid(made) || areaMade < minShare * before[shape]!.areaBeforeHectares);
      const result = isLost ? geometry : made;
      return {
        geometry: result,
        ...before[shape]!,
        cornersAfter: vertexCount(result),
        areaAfterHectares: isLost ? before[shape]!.areaBeforeHectares : areaMade,
      };
    });
    return { shapes, heldBack };
  };
}

/** The same for one shape, whose parts may share borders. */
export function prepareSimplify(geometry: Geometry): (toleranceMetres: number) => Simplified & { heldBack: number } {
  const at = prepareSimplifyTogether([geometry]);
  return (toleranceMetres) => {
    const { shapes, heldBack } = at(toleranceMetres);
    return { ...shapes[0]!, heldBack };
  };
}

/** The shape with the places that remain; the same object when all of its own remain. */
function thinned(
  geometry: Geometry,
  borders: (BorderRing | null)[],
  kept: Uint8Array,
  thinLine: (line: Position[]) => Position[],
): Geometry {
  let index = 0;
  let isChanged = false;
  const result = mapRings(
    geometry,
    (rings) =>
      rings.map((ring): Ring => {
        const border = borders[index];
        index += 1;
        if (!border) return ring;
        // A corner that only the neighbour has adds nothing to this side.
        if (border.places.every((place, k) => kept[place] === 1 || !border.isOwn[k])) return ring;
        isChanged = true;
        const left = border.positions.filter((_, k) => kept[border.places[k]!] === 1);
        return [...left, left[0]!];
      }),
    (line) => {
      const thin = thinLine(line);
      isChanged ||= thin !== line;
      return thin;
    },
  );
  return isChanged ? result : geometry;
}
