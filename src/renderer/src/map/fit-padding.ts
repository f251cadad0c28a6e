/** A box in CSS pixels of the map, from its upper left corner. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** How far names reach beyond what is looked at, in pixels to each side. */
export type Reach = Readonly<Box>;
export const noReach: Reach = { left: 0, top: 0, right: 0, bottom: 0 };

/** top, right, bottom, left, as OpenLayers takes them */
export type Padding = [number, number, number, number];

/** between what is looked at and the edge, or what lies over the map */
const marginPixels = 56;
const gapPixels = 8;
/** Names get no more of width or height than this share at each edge. */
const mostForNames = 0.15;
/** Less than this share of width or height is no room to look at anything: what covers so much is left over it. */
const leastShare = 0.35;

/**
 * What to leave free at each edge, so that nothing that lies over the map covers what is looked at. Each thing that covers keeps one edge away; of all ways the one that leaves the
 * largest room is taken. `reach`: names beyond the edges of what is looked at, which have room as well.
 */
export function fitPadding(size: readonly [number, number], covers: readonly Box[], reach: Reach = noReach): Padding {
  const [width, height] = size;
  const inside = covers.filter(({ left, top, right, bottom }) => right > 0 && bottom > 0 && left < width && top < height);
  let best: Box = { left: 0, top: 0, right: 0, bottom: 0 };
  let bestRoom = -1;
  const roomOf = (padding: Box) => {
    const [top, right, bottom, left] = edges(padding, size, reach);
    const [across, down] = [width - left - right, height - top - bottom];
    return across < width * leastShare || down < height * leastShare ? -1 : across * down;
  };
  const walk = (at: number, padding: Box): void => {
    if (roomOf(padding) <= bestRoom) return;
    const cover = inside[at];
    if (!cover) {
      [best, bestRoom] = [padding, roomOf(padding)];
      return;
    }
    walk(at + 1, { ...padding, left: Math.max(padding.left, cover.right) });
    walk(at + 1, { ...padding, right: Math.max(padding.right, width - cover.left) });
    walk(at + 1, { ...padding, top: Math.max(padding.top, cover.bottom) });
    walk(at + 1, { ...padding, bottom: Math.max(padding.bottom, height - cover.top) });
  };
  walk(0, { left: 0, top: 0, right: 0, bottom: 0 });
  if (bestRoom < 0) {
    // They cover too much together: those that cover least are kept clear of.
    const bySize = inside.toSorted((a, b) => areaOf(a) - areaOf(b));
    return bySize.length > 0 ? fitPadding(size, bySize.slice(0, -1), reach) : edges(best, size, reach);
  }
  return edges(best, size, reach);
}
const areaOf = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top);
function edges({ left, top, right, bottom }: Box, [width, height]: readonly [number, number], reach: Reach): Padding {
  const margin = Math.min(marginPixels, width / 10, height / 10);
  const edge = (covered: number, names: number, side: number) =>
    Math.max(margin, (covered > 0 ? covered + gapPixels : 0) + (names > 0 ? Math.min(names, side * mostForNames) + gapPixels : 0));
  return [edge(top, reach.top, height), edge(right, reach.right, width), edge(bottom, reach.bottom, height), edge(left, reach.left, width)];
}
