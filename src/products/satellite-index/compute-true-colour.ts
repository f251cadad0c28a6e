import { metresPerDegree } from '#domain/units.ts';
import type { BoundingBox } from '#geo/types.ts';

/** Reflectance that is drawn at full brightness, and the gamma that lifts dark forest: the same for every day and place, so that pictures may be compared. */
export const brightReflectance = 0.3;
export const gamma = 1.5;
/** Land around a project to show as well: a share of its width and height, and at least so many metres. */
const marginShare = 0.25;
const minMarginMetres = 750;

/** One byte of a picture from the reflectance of its band; brighter ground is not told apart. */
export const brightnessOf = (reflectance: number): number =>
  Math.round(255 * (Math.max(0, Math.min(brightReflectance, reflectance)) / brightReflectance) ** (1 / gamma));

/** The box of a project with the land around it. A box over the antimeridian stays one. */
export function withSurroundings([west, south, east, north]: BoundingBox): BoundingBox {
  const right = east < west ? east + 360 : east;
  const squeeze = Math.max(0.01, Math.cos((((south + north) / 2) * Math.PI) / 180));
  const dx = Math.max((right - west) * marginShare, minMarginMetres / metresPerDegree / squeeze);
  const dy = Math.max((north - south) * marginShare, minMarginMetres / metresPerDegree);
  const turned = (longitude: number) => (longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude);
  return [turned(west - dx), Math.max(-90, south - dy), turned(right + dx), Math.min(90, north + dy)];
}

/** Cells of a picture that a scene shows clear and that nothing was painted on yet get its colours. Answers how many. */
export function paintClear(
  rgba: Uint8Array,
  bands: readonly (readonly [Uint16Array, Uint16Array, Uint16Array])[],
  clear: readonly Uint8Array[],
  reflectanceOf: (scene: number, value: number) => number,
): number {
  let painted = 0;
  for (let cell = 0; cell < rgba.length / 4; cell += 1) {
    if (rgba[cell * 4 + 3] !== 0) continue;
    for (const [scene, colours] of bands.entries()) {
      if (clear[scene]![cell] === 0 || colours.some((band) => band[cell] === 0)) continue;
      colours.forEach((band, place) => {
        rgba[cell * 4 + place] = brightnessOf(reflectanceOf(scene, band[cell]!));
      });
      rgba[cell * 4 + 3] = 255;
      painted += 1;
      break;
    }
  }
  return painted;
}
