import { noColour } from '#window/kit/colours.ts';
import type { MapFeature, MapGround } from '#window/kit/map-types.ts';
import type { OpenFile } from '#window/shapes/open-shapes.ts';

/** The pictures on the ground of the files that show them, those of the lowest file first. */
export const groundsOf = (files: readonly OpenFile[], grounds: ReadonlyMap<string, MapGround>): MapGround[] =>
  files.flatMap(({ id, isHidden, arePicturesHidden }) => (isHidden || arePicturesHidden ? [] : (grounds.get(id) ?? [])));

const keyOf = (fileId: string, corners: readonly (readonly number[])[]) => `${fileId} ${JSON.stringify(corners.map(([x, y]) => [x, y]))}`;

/** The outline of a picture on the ground is a shape of its file: it is not filled where the picture is shown, so that the picture is seen. Changes the list. */
export function clearOutlines(shown: MapFeature[], grounds: readonly MapGround[]): MapFeature[] {
  const outlines = new Set(grounds.flatMap(({ id, pictures }) => pictures.map(({ corners }) => keyOf(id, corners))));
  if (outlines.size === 0) return shown;
  for (const [at, feature] of shown.entries()) {
    const { geometry, layer, colours } = feature;
    if (layer === undefined || !colours || geometry.type !== 'Polygon' || geometry.coordinates.length !== 1) continue;
    const ring = geometry.coordinates[0]!;
    if (ring.length === 5 && outlines.has(keyOf(layer, ring.slice(0, 4))))
      shown[at] = { ...feature, colours: { ...colours, fill: noColour } };
  }
  return shown;
}
