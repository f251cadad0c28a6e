import type { MapOverlay } from '#window/kit/map-types.ts';

type Extent = readonly [number, number, number, number];
/** What the colours of a picture mean; pictures of the same colours share one. */
export type Legend = Pick<MapOverlay, 'id' | 'legend' | 'ramp' | 'unit'> & { titles: string[] };

const holds = (outer: Extent, inner: Extent): boolean => {
  // A cell more or less at the edge is no place where anything shows.
  const slack = 0.01 * Math.max(inner[2] - inner[0], inner[3] - inner[1]);
  return outer[0] <= inner[0] + slack && outer[1] <= inner[1] + slack && outer[2] >= inner[2] - slack && outer[3] >= inner[3] - slack;
};
const isOver = (above: MapOverlay, below: MapOverlay): boolean => (above.side ?? null) === null || above.side === below.side;

/**
 * The legends of the shown pictures, the uppermost first: one for all pictures with the same colours, none for a picture that lies wholly below an opaque one; their
 * names are told apart. A continuous picture at full opacity covers; pictures of classes have places without one.
 */
export function legendsOf(
  overlays: readonly MapOverlay[],
  extentOf: (id: string) => Extent | null,
): { shown: Legend[]; covered: string[] } {
  const shown: Legend[] = [];
  const covered: string[] = [];
  overlays.forEach((overlay, at) => {
    const own = extentOf(overlay.id);
    const isCovered = overlays.slice(0, at).some((above) => {
      const over = extentOf(above.id);
      return above.ramp !== undefined && above.opacity === 1 && isOver(above, overlay) && own !== null && over !== null && holds(over, own);
    });
    if (isCovered) {
      covered.push(overlay.title);
      return;
    }
    const { id, title, legend, ramp, unit } = overlay;
    const same = ramp && shown.find((other) => other.unit === unit && JSON.stringify(other.ramp) === JSON.stringify(ramp));
    if (same) same.titles.push(title);
    else shown.push({ id, titles: [title], legend, ...(ramp ? { ramp } : {}), ...(unit === undefined ? {} : { unit }) });
  });
  return { shown, covered };
}
