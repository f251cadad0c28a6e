// The land: a river, forest that is lost in patches, and what grows elsewhere.
import { landCover } from '#datasets/worldcover.ts';
import { fractal, hashed, noise } from './chance.ts';

/** distance in degrees from the river, which winds from the north-west to the south-east */
export const fromRiver = (x: number, y: number) =>
  Math.abs(y - (1.085 - (x - 34.92) * 0.42 + 0.012 * Math.sin(x * 120) + 0.004 * Math.sin(x * 410)));
/** canopy of 2000 in percent */
export function canopy(x: number, y: number): number {
  const around = Math.exp(-(((x - 35.006) / 0.02) ** 2 + ((y - 1.047) / 0.02) ** 2));
  const value = fractal(10, x, y) + 0.22 * around;
  return fromRiver(x, y) < 0.0006 ? 0 : Math.round(Math.min(95, Math.max(0, (value - 0.38) * 330)));
}
export const isForest = (x: number, y: number) => canopy(x, y) >= 30;
/** year of loss (2001 on), or 0: patches of a few hectares, more of them in later years */
export function lossOf(x: number, y: number): number {
  const patch = [Math.floor(x / 0.0018), Math.floor(y / 0.0018)] as const;
  // What is known soonest comes first: most patches stay.
  if (hashed(30, ...patch) > 0.16 || noise(31, x, y, 0.0012) < 0.35 || !isForest(x, y)) return 0;
  return 2001 + Math.floor(hashed(32, ...patch) ** 0.6 * 26);
}
/** land cover of today, as WorldCover names it */
export function coverOf(x: number, y: number): number {
  const river = fromRiver(x, y);
  if (river < 0.0006) return landCover.permanentWater;
  if (river < 0.0025 && noise(40, x, y, 0.006) > 0.35) return landCover.herbaceousWetland;
  const lost = lossOf(x, y);
  if (isForest(x, y) && (lost === 0 || lost > 2021)) return landCover.tree;
  const kind = fractal(50, x, y);
  if (noise(52, x, y, 0.02) > 0.86) return landCover.built;
  return kind > 0.58 ? landCover.shrub : kind > 0.42 ? landCover.crop : landCover.grass;
}
