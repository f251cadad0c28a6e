import { crosses, splitAtAntimeridian } from '#geo/antimeridian.ts';
import { withLongitudesWithinHalfTurn } from '#geo/longitudes.ts';
import { areaHectares } from '#geo/area.ts';
import { linesOf, polygonsOf } from '#geo/parts.ts';
import type { Feature, Geometry } from '#geo/types.ts';
import { noteOf, type FeatureWalk, type Note } from './format.ts';
import { say } from './phrases/index.ts';

/** Tracks go from point to point, as a device recorded them; receivers take the short way, and the times of points count them. */
const ofTracks = 'gpx';

/** Hectares below this are not shown anywhere. */
const leastHectares = 0.0001;

const hasTimes = ({ properties }: Feature): boolean => Array.isArray(properties?.['times']);
const isOver = (geometry: Geometry): boolean =>
  polygonsOf(geometry).some((rings) => rings.some(crosses)) || linesOf(geometry).some(crosses);

/**
 * Shapes as files hold them: longitudes within -180..180, areas and lines cut at the 180th meridian (RFC 7946, section 3.1.9). A program that reads longitudes as
 * plain numbers takes an uncut ring from 179 to -179 for one around the rest of the Earth. What stays whole, a track by its points, and what is changed are counted for notes.
 */
export class WrittenAt180 {
  readonly #format: string;
  #cut = 0;
  #turned = 0;
  #whole = 0;
  #hectaresApart = 0;

  constructor(format: string) {
    this.#format = format;
  }

  /** The same object where nothing is to be done. */
  change(feature: Feature): Feature {
    const { geometry } = feature;
    if (!geometry) return feature;
    const cut = splitAtAntimeridian(geometry);
    if (cut === geometry) return feature;
    const turned = withLongitudesWithinHalfTurn(geometry);
    if (!isOver(turned)) this.#turned += 1;
    else if (this.#format === ofTracks || hasTimes(feature)) this.#whole += 1;
    else {
      this.#cut += 1;
      // A long side is a geodesic while it is measured, and straight in longitude and latitude where it is cut.
      this.#hectaresApart += Math.abs(areaHectares(cut) - areaHectares(geometry));
      return { ...feature, geometry: cut };
    }
    return turned === geometry ? feature : { ...feature, geometry: turned };
  }

  notes(): Note[] {
    return [
      ...(this.#cut > 0 ? [noteOf('cut-at-180', 'info', say('file.cut-at-180', { n: this.#cut }))] : []),
      ...(this.#hectaresApart >= leastHectares
        ? [noteOf('cut-at-180-area', 'warning', say('file.cut-at-180-area', { hectares: this.#hectaresApart }))]
        : []),
      ...(this.#turned > 0 ? [noteOf('turned-within-180', 'info', say('file.turned-within-180', { n: this.#turned }))] : []),
      ...(this.#whole > 0 ? [noteOf('whole-over-180', 'warning', say('file.whole-over-180', { n: this.#whole }))] : []),
    ];
  }
}

/** A walk with shapes as files hold them; what there is to say goes to `notes` once it is through for the first time. */
export function walkAt180(whole: FeatureWalk, format: string, notes: Note[] | undefined): FeatureWalk {
  let isFirst = true;
  return async function* () {
    const written = new WrittenAt180(format);
    for await (const features of whole()) yield features.map((feature) => written.change(feature));
    if (isFirst) notes?.push(...written.notes());
    isFirst = false;
  };
}
