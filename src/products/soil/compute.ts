/** Texture classes of the USDA triangle (Soil Survey Manual 2017, table 3-4). */
export type TextureClass =
  | 'sand'
  | 'loamy sand'
  | 'sandy loam'
  | 'loam'
  | 'silt loam'
  | 'silt'
  | 'sandy clay loam'
  | 'clay loam'
  | 'silty clay loam'
  | 'sandy clay'
  | 'silty clay'
  | 'clay';

interface Fractions {
  sand: number;
  silt: number;
  clay: number;
}
/** The areas of the triangle in the order in which they are tried: the first that holds the soil is its class. */
const textureAreas: [TextureClass, holds: (percent: Fractions) => boolean][] = [
  ['sand', ({ silt, clay }) => silt + 1.5 * clay < 15],
  ['loamy sand', ({ silt, clay }) => silt + 2 * clay < 30],
  ['clay', ({ sand, silt, clay }) => clay >= 40 && sand <= 45 && silt < 40],
  ['silty clay', ({ silt, clay }) => clay >= 40 && silt >= 40],
  ['sandy clay', ({ sand, clay }) => clay >= 35 && sand > 45],
  ['silty clay loam', ({ sand, clay }) => clay >= 27 && sand <= 20],
  ['clay loam', ({ sand, clay }) => clay >= 27 && sand <= 45],
  ['sandy clay loam', ({ sand, silt, clay }) => clay >= 20 && silt < 28 && sand > 45],
  ['silt', ({ silt, clay }) => silt >= 80 && clay < 12],
  ['silt loam', ({ silt }) => silt >= 50],
  ['loam', ({ sand, silt, clay }) => clay >= 7 && silt >= 28 && sand <= 52],
];

/** The class of percentages of sand, silt and clay, which are brought to a sum of 100 first; null when they sum to nothing. */
export function textureClass(sandShare: number, siltShare: number, clayShare: number): TextureClass | null {
  const sum = sandShare + siltShare + clayShare;
  if (!(sum > 0)) return null;
  const [sand, silt, clay] = [sandShare, siltShare, clayShare].map((share) => (100 * share) / sum) as [number, number, number];
  return textureAreas.find(([, holds]) => holds({ sand, silt, clay }))?.[0] ?? 'sandy loam';
}

/** Mean over depths from `top` to `bottom` cm, each by its thickness inside; null when one that is needed is missing. */
export function depthWeighted(
  depths: { top_cm: number; bottom_cm: number; mean: number | null }[],
  top: number,
  bottom: number,
): number | null {
  let [total, thickness] = [0, 0];
  for (const depth of depths) {
    const inside = Math.min(bottom, depth.bottom_cm) - Math.max(top, depth.top_cm);
    if (inside <= 0) continue;
    if (depth.mean === null) return null;
    total += depth.mean * inside;
    thickness += inside;
  }
  return thickness < bottom - top ? null : total / thickness;
}
