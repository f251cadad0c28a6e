import { landCover } from '#datasets/worldcover.ts';
import { noise } from './chance.ts';

/** The share of leaves, 0..1, of a cover that is as green as that. */
function leafOf(cover: number, green: number): number {
  if (cover === landCover.tree) return 0.78 + 0.08 * green;
  if (cover === landCover.shrub) return 0.55 + 0.2 * green;
  if (cover === landCover.crop) return 0.1 + 0.8 * green;
  if (cover === landCover.grass) return 0.2 + 0.5 * green;
  if (cover === landCover.herbaceousWetland) return 0.6 + 0.2 * green;
  return cover === landCover.built ? 0.1 : 0;
}

/** Reflectances of a cover in a quarter: blue, green, red, nir, nir08, swir16, swir22. Two rainy seasons green the crops and the grass. */
export function reflectances(cover: number, quarter: number, epoch: number, x: number, y: number): number[] {
  const green = [0.35, 0.85, 0.7, 0.5][quarter]!;
  const leaf = leafOf(cover, green);
  // Land around the sample parcels is cared for from 2023 on: it thickens, the rest hardly does.
  const care = Math.exp(-(((x - 35.006) / 0.012) ** 2 + ((y - 1.047) / 0.012) ** 2));
  const grown = leaf === 0 ? 0 : Math.min(1.1, leaf + 0.012 * epoch + (epoch === 2 ? 0.1 * care : 0));
  if (cover === landCover.permanentWater) return [0.06, 0.05, 0.04, 0.02, 0.02, 0.01, 0.01];
  const cellNoise = 0.9 + 0.2 * noise(80 + quarter, x, y, 0.003);
  const mix = (bare: number, leafy: number) => (bare + (leafy - bare) * grown) * cellNoise;
  return [mix(0.1, 0.03), mix(0.13, 0.06), mix(0.18, 0.035), mix(0.26, 0.42), mix(0.27, 0.44), mix(0.34, 0.19), mix(0.28, 0.09)];
}
