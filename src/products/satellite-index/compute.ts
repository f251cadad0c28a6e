import { metresPerDegree } from '#domain/units.ts';
import type { BoundingBox } from '#geo/types.ts';
import { colourAt, type ColourStop } from '#raster/png.ts';
import type { Grid } from '#raster/grid.ts';
import type { IndexName } from './facts.ts';

/** The bands that each index needs. */
export const bandsOf: Record<IndexName, readonly ('blue' | 'green' | 'red' | 'nir' | 'nir08' | 'swir16' | 'swir22')[]> = {
  ndvi: ['red', 'nir'],
  evi: ['blue', 'red', 'nir'],
  ndmi: ['nir08', 'swir16'],
  nbr: ['nir08', 'swir22'],
  ndwi: ['green', 'nir'],
};
const normalised = (a: number, b: number) => (a - b) / (a + b);
const formula: Record<IndexName, (...reflectance: number[]) => number> = {
  ndvi: (red, nir) => normalised(nir!, red!),
  evi: (blue, red, nir) => (2.5 * (nir! - red!)) / (nir! + 6 * red! - 7.5 * blue! + 1),
  ndmi: (nir08, swir16) => normalised(nir08!, swir16!),
  nbr: (nir08, swir22) => normalised(nir08!, swir22!),
  ndwi: (green, nir) => normalised(green!, nir!),
};

/**
 * Index of reflectances in the order of `bandsOf`, -1 to 1: NDVI (Rouse 1974), EVI (Huete et al. 2002), NDMI (Gao 1996), NBR (Key and Benson 2006), NDWI (McFeeters
 * 1996). Atmospheric correction leaves dark ground, water most of all, with reflectances just below zero, which no ground has: they count as zero. NaN where the
 * formula then has no value, or one that the index cannot have (EVI over snow and bright cloud, where its denominator vanishes).
 */
export function indexValue(index: IndexName, reflectance: readonly number[]): number {
  const value = formula[index](Math.max(0, reflectance[0]!), Math.max(0, reflectance[1]!), Math.max(0, reflectance[2] ?? 0));
  return Math.abs(value) <= 1 ? value : Number.NaN;
}

/** Classes of the scene classification that show clear ground: vegetation, bare, water, unclassified. */
export const isClear = (sceneClass: number): boolean => sceneClass >= 4 && sceneClass <= 7;

/** A grid of about square cells over a box, of at least so many metres and at most `maxSide` cells on the longer side. */
export function pictureGrid([west, south, east, north]: BoundingBox, maxSide = 1024, minMetres = 10): Grid & { cellMetres: number } {
  const right = east < west ? east + 360 : east;
  const squeeze = Math.max(0.01, Math.cos((((south + north) / 2) * Math.PI) / 180));
  const [across, down] = [(right - west) * metresPerDegree * squeeze, (north - south) * metresPerDegree];
  const cellMetres = Math.max(minMetres, Math.max(across, down) / maxSide);
  const [cellWidth, cellHeight] = [cellMetres / metresPerDegree / squeeze, cellMetres / metresPerDegree];
  const [width, height] = [
    Math.max(1, Math.ceil((right - west) / cellWidth - 1e-9)),
    Math.max(1, Math.ceil((north - south) / cellHeight - 1e-9)),
  ];
  return { west, north, cellWidth, cellHeight, width, height, epsg: 4326, cellMetres };
}

/** The middle value of each cell over the pictures that are clear there; NaN where none is. */
export function medianOf(pictures: Float32Array[]): Float32Array {
  const result = new Float32Array(pictures[0]?.length ?? 0).fill(Number.NaN);
  const values = new Float32Array(pictures.length);
  for (let cell = 0; cell < result.length; cell += 1) {
    let count = 0;
    for (const picture of pictures)
      if (!Number.isNaN(picture[cell]!)) {
        values[count] = picture[cell]!;
        count += 1;
      }
    if (count === 0) continue;
    const sorted = values.subarray(0, count).sort();
    result[cell] = count % 2 === 1 ? sorted[(count - 1) / 2]! : (sorted[count / 2 - 1]! + sorted[count / 2]!) / 2;
  }
  return result;
}

/** Share of the covered area that has a value, and the picture's figures, weighed by how much of each cell the project covers. */
export function statisticsOf(
  values: Float32Array,
  shares: ArrayLike<number>,
): { clearFraction: number; statistics: { mean: number; median: number; p10: number; p90: number } | null } {
  const known: { value: number; weight: number }[] = [];
  let total = 0;
  for (let cell = 0; cell < values.length; cell += 1) {
    const weight = shares[cell]!;
    if (weight <= 0) continue;
    total += weight;
    if (!Number.isNaN(values[cell]!)) known.push({ value: values[cell]!, weight });
  }
  const weight = known.reduce((sum, sample) => sum + sample.weight, 0);
  if (weight === 0) return { clearFraction: 0, statistics: null };
  known.sort((a, b) => a.value - b.value);
  const at = (share: number) => {
    let before = 0;
    for (const sample of known) {
      before += sample.weight;
      if (before >= share * weight - 1e-12) return sample.value;
    }
    return known.at(-1)!.value;
  };
  return {
    clearFraction: weight / total,
    statistics: {
      mean: known.reduce((sum, sample) => sum + sample.value * sample.weight, 0) / weight,
      median: at(0.5),
      p10: at(0.1),
      p90: at(0.9),
    },
  };
}

/** Colours of a picture; cells without a value, or outside the project, are transparent. */
export function colours(values: Float32Array, shares: ArrayLike<number>, ramp: readonly ColourStop[]): Uint8Array {
  const rgba = new Uint8Array(values.length * 4);
  for (let cell = 0; cell < values.length; cell += 1) {
    if (Number.isNaN(values[cell]!) || shares[cell]! <= 0) continue;
    const [red, green, blue] = colourAt(ramp, values[cell]!);
    rgba.set([red, green, blue, 255], cell * 4);
  }
  return rgba;
}
