import { boundingBoxOfAll, type Geometry } from '#geo/index.ts';
import type { Box } from './marks.ts';
import { metresPerPoint } from './paper.ts';
import { boxAround, projectPlots, type ProjectedPlot } from './projected.ts';
import { equalAreaProjection, maxScaleError, scaleErrorIn, utmAt, type GroundBox, type MapProjection } from './projection.ts';
import { roundScale } from './scale.ts';
import type { PrintPlot } from './subject.ts';

/** A stretch of the plane that lies in a frame on the sheet. */
export interface MapView {
  projection: MapProjection;
  frame: Box;
  /** what the frame shows, in metres of the plane */
  ground: GroundBox;
  /** N of 1:N */
  scale: number;
}

/** A lone point is shown with its surroundings. */
const scaleOfPoint = 2500;
/** share of the frame that stays free around what must fit */
const freeShare = 0.08;

/** The view of a scale about a place of the plane. */
export function viewAt(projection: MapProjection, frame: Box, scale: number, [x, y]: readonly [number, number]): MapView {
  const [halfWidth, halfHeight] = [(frame.width / 2) * scale * metresPerPoint, (frame.height / 2) * scale * metresPerPoint];
  return { projection, frame, scale, ground: { west: x - halfWidth, east: x + halfWidth, south: y - halfHeight, north: y + halfHeight } };
}

/** The largest round scale at which a box of the plane fits into the frame. */
export function fittingScale(box: GroundBox, frame: Box): number {
  const room = 1 - freeShare;
  const wanted = Math.max((box.east - box.west) / (frame.width * room), (box.north - box.south) / (frame.height * room)) / metresPerPoint;
  return wanted < 10 ? scaleOfPoint : roundScale(wanted);
}

/** Where a place of the plane lies on the sheet. */
export function onSheet({ frame, ground, scale }: MapView): (x: number, y: number) => [x: number, y: number] {
  const pointsPerMetre = 1 / (scale * metresPerPoint);
  return (x, y) => [frame.x + (x - ground.west) * pointsPerMetre, frame.y + (ground.north - y) * pointsPerMetre];
}

export interface Placed {
  view: MapView;
  plots: ProjectedPlot[];
  /** plots without a shape, or too far away for the plane */
  withoutPlace: number;
}

/** The middle of shapes in degrees; null where there is none. */
function middleOf(geometries: readonly Geometry[]): [longitude: number, latitude: number] | null {
  const box = boundingBoxOfAll([...geometries]);
  if (!box) return null;
  const [west, south, east, north] = box;
  return [(west + (east < west ? east + 360 : east)) / 2, (south + north) / 2];
}

/** Projections of one print: plots are placed once for each. */
export class Planes {
  readonly #plots: readonly PrintPlot[];
  readonly #known = new Map<string, ReturnType<typeof projectPlots>>();

  constructor(plots: readonly PrintPlot[]) {
    this.#plots = plots;
  }

  placed(projection: MapProjection): ReturnType<typeof projectPlots> {
    let placed = this.#known.get(projection.wkt);
    if (!placed) {
      placed = projectPlots(this.#plots, projection);
      this.#known.set(projection.wkt, placed);
    }
    return placed;
  }

  /**
   * The view of some plots: at a scale, or as large as fits. In the UTM zone of their middle as long as the scale holds everywhere in the frame; otherwise in an
   * equal-area projection about that middle. null where no plot has a place.
   */
  viewOf(shown: ReadonlySet<PrintPlot>, frame: Box, scale: number | null): Placed | null {
    const geometries = [...shown].flatMap(({ geometry }) => geometry ?? []);
    const middle = middleOf(geometries);
    if (!middle) return null;
    const zone = utmAt(...middle);
    const found = zone && this.#viewIn(zone, shown, frame, scale);
    if (found && found.isWhole && scaleErrorIn(found.view.projection, found.view.ground) <= maxScaleError) return found;
    return this.#viewIn(equalAreaProjection(...middle), shown, frame, scale);
  }

  #viewIn(
    projection: MapProjection,
    shown: ReadonlySet<PrintPlot>,
    frame: Box,
    scale: number | null,
  ): (Placed & { isWhole: boolean }) | null {
    const { placed, withoutPlace } = this.placed(projection);
    const wanted = placed.filter(({ plot }) => shown.has(plot));
    const box = boxAround(wanted);
    if (!box) return null;
    const withShape = [...shown].filter(({ geometry }) => geometry !== null).length;
    return {
      view: viewAt(projection, frame, scale ?? fittingScale(box, frame), [(box.west + box.east) / 2, (box.south + box.north) / 2]),
      plots: placed,
      withoutPlace,
      isWhole: wanted.length === withShape,
    };
  }
}
