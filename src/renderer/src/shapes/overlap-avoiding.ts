import { boundingBox, hasArea, type BoundingBox, type Geometry } from '#geo/index.ts';
import { geometry as worker } from '#window/kit/workers/index.ts';
import { answerOf } from './edit-answer.ts';
import type { Shape } from './open-shapes.ts';

/** A shape as it is after others kept their land; `null` as geometry: they cover all of it. */
export interface Avoided {
  geometry: Geometry | null;
  takenHectares: number;
  /** of the shapes that took something, all that may have */
  neighbours: Shape[];
  newParts: number;
}

/** East of a box that crosses the 180th meridian lies west of its west. */
const spans = ([west, , east]: BoundingBox): [number, number][] =>
  west <= east
    ? [[west, east]]
    : [
        [west, 180],
        [-180, east],
      ];
const touches = (a: BoundingBox, b: BoundingBox): boolean =>
  a[1] <= b[3] && b[1] <= a[3] && spans(a).some(([west, east]) => spans(b).some(([from, to]) => west <= to && from <= east));

/** Cuts a drawn or changed area by the shapes around it, which keep their land. What is no area stays as it is. Rejects with EditRefused where the area has a fault. */
export async function avoidOverlap(geometry: Geometry, others: readonly Shape[]): Promise<Avoided> {
  const box = hasArea(geometry) ? boundingBox(geometry) : null;
  const neighbours = box
    ? others.filter(
        ({ feature, summary }) =>
          feature.geometry && hasArea(feature.geometry) && summary?.boundingBox && touches(box, summary.boundingBox),
      )
    : [];
  if (neighbours.length === 0) return { geometry, takenHectares: 0, neighbours: [], newParts: 0 };
  const cut = answerOf(
    await worker().cutLand(
      geometry,
      neighbours.map(({ feature }) => feature.geometry!),
    ),
  );
  const takenHectares = Math.max(0, cut.areaBeforeHectares - cut.areaAfterHectares);
  const isCut = takenHectares > leastTakenHectares || cut.geometry === null;
  // Where nothing was taken the drawing keeps its digits and its first corner.
  return isCut
    ? { geometry: cut.geometry, takenHectares, neighbours, newParts: Math.max(0, cut.parts - cut.partsBefore) }
    : { geometry, takenHectares: 0, neighbours: [], newParts: 0 };
}
/** 0.01 m²: less is the rounding of a border that is shared. */
const leastTakenHectares = 1e-6;
