import type { Box } from './fit-padding.ts';

/** beside the tools on the left; below the upper edge */
const besideToolsPixels = 54;
const belowEdgePixels = 4;
const linePixels = 14;
/** between a label and what it must not touch */
const gapPixels = 6;
/** A latitude stands no deeper in the map than this share of its width. */
const deepestShare = 0.4;

const touches = (one: Box, other: Box) =>
  one.left < other.right + gapPixels &&
  one.right > other.left - gapPixels &&
  one.top < other.bottom + gapPixels &&
  one.bottom > other.top - gapPixels;

/** Where the label of a longitude stands that runs through `x`, along the upper edge; null where it has no room. */
export function longitudeRoom(x: number, width: number, [mapWidth]: readonly [number, number], covers: readonly Box[]): Box | null {
  const box = { left: x - width / 2, right: x + width / 2, top: belowEdgePixels, bottom: belowEdgePixels + linePixels };
  return box.left < 0 || box.right > mapWidth || covers.some((cover) => touches(box, cover)) ? null : box;
}

/** Where the label of a latitude stands that runs through `y`: as far left as there is room beside the tools; null where there is none, or longitudes stand. */
export function latitudeRoom(
  y: number,
  width: number,
  [mapWidth, mapHeight]: readonly [number, number],
  covers: readonly Box[],
): Box | null {
  const [top, bottom] = [y - linePixels / 2, y + linePixels / 2];
  if (top < belowEdgePixels + linePixels + gapPixels || bottom > mapHeight) return null;
  let left = besideToolsPixels;
  for (;;) {
    const box = { left, right: left + width, top, bottom };
    if (box.right > mapWidth * deepestShare) return null;
    const inTheWay = covers.filter((cover) => touches(box, cover));
    if (inTheWay.length === 0) return box;
    left = Math.max(...inTheWay.map((cover) => cover.right)) + gapPixels;
  }
}
