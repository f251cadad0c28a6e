import { forEachCoveredCell, type Coverage, type Grid } from '#raster/index.ts';

/** What a cell of 10 m says, as bits of the kept picture. */
export const bits = {
  jrcForest: 1,
  jrcKnown: 2,
  trees: 4,
  treesKnown: 8,
  hansenForest: 16,
  lostBefore: 32,
  lostAfter: 64,
  hansenKnown: 128,
  confirmed: 256,
  probable: 512,
  watched: 1024,
} as const;

/** Stands for a cell where a source has no file; beyond every value of the layers read here. */
export const noFile = 255;
/** canopy in percent above which Whisp counts Hansen's tree cover */
const whispCanopy = 10;
const lastYearBefore = 20;

export interface CoverLayers {
  jrc: ArrayLike<number>;
  landCover: ArrayLike<number>;
  /** at the place of each cell of 10 m: of the coarser maps */
  treeCover: ArrayLike<number>;
  lossYear: ArrayLike<number>;
  dataMask: ArrayLike<number>;
  /** of the years that the loss map has not told of */
  alerts: ArrayLike<number>[];
}

const treeClasses = new Set([10, 95]);

function hansenBits(cover: number, year: number, mask: number): number {
  // Water is known: nothing grows and nothing is lost there.
  if (mask === 2) return bits.hansenKnown;
  if (mask !== 1 || cover > 100) return 0;
  if (cover <= whispCanopy) return bits.hansenKnown;
  const fate = year === 0 ? bits.hansenForest : year <= lastYearBefore ? bits.lostBefore : bits.hansenForest | bits.lostAfter;
  return bits.hansenKnown | fate;
}

function alertBits(alerts: readonly ArrayLike<number>[], cell: number): number {
  let found = 0;
  let isWatched = alerts.length > 0;
  for (const layer of alerts) {
    const alert = layer[cell]!;
    if (alert === noFile) isWatched = false;
    if (alert === 3) found |= bits.confirmed;
    if (alert === 2) found |= bits.probable;
  }
  return found | (isWatched ? bits.watched : 0);
}

/** The cells of a block with everything that the maps say of them. */
export function coverCells({ jrc, landCover, treeCover, lossYear, dataMask, alerts }: CoverLayers): Uint16Array {
  return Uint16Array.from({ length: jrc.length }, (_, cell) => {
    const forest = jrc[cell]!;
    const cover = landCover[cell]!;
    return (
      (forest <= 1 ? bits.jrcKnown | (forest === 1 ? bits.jrcForest : 0) : 0) |
      (cover > 0 && cover <= 100 ? bits.treesKnown | (treeClasses.has(cover) ? bits.trees : 0) : 0) |
      hansenBits(treeCover[cell]!, lossYear[cell]!, dataMask[cell]!) |
      alertBits(alerts, cell)
    );
  });
}

/** Hectares. A part of each is unknown where its map has no data. */
export interface CoverSums {
  cells: number;
  covered: number;
  jrcForest: number;
  jrcUnknown: number;
  trees: number;
  treesUnknown: number;
  hansenForest: number;
  hansenUnknown: number;
  lostBefore: number;
  lostAfter: number;
  lostAfterInForest: number;
  /** alerts where the map had not lost the trees */
  confirmed: number;
  probable: number;
  unwatched: number;
  /** of land that both, or all three, know */
  sameHansen: number;
  knownHansen: number;
  sameTrees: number;
  knownTrees: number;
  sameAll: number;
  knownAll: number;
}
export const noCover = (): CoverSums => ({
  cells: 0,
  covered: 0,
  jrcForest: 0,
  jrcUnknown: 0,
  trees: 0,
  treesUnknown: 0,
  hansenForest: 0,
  hansenUnknown: 0,
  lostBefore: 0,
  lostAfter: 0,
  lostAfterInForest: 0,
  confirmed: 0,
  probable: 0,
  unwatched: 0,
  sameHansen: 0,
  knownHansen: 0,
  sameTrees: 0,
  knownTrees: 0,
  sameAll: 0,
  knownAll: 0,
});

/** Adds a cell, with the share and the hectares of it that the land covers. */
export function addCell(sum: CoverSums, value: number, hectares: number, share: number): void {
  const has = (bit: number) => (value & bit) !== 0;
  const add = (name: keyof CoverSums, isSo: boolean) => {
    if (isSo) sum[name] += hectares;
  };
  sum.cells += share;
  sum.covered += hectares;
  add('jrcForest', has(bits.jrcForest));
  add('jrcUnknown', !has(bits.jrcKnown));
  add('trees', has(bits.trees));
  add('treesUnknown', !has(bits.treesKnown));
  add('hansenForest', has(bits.hansenForest));
  add('hansenUnknown', !has(bits.hansenKnown));
  add('lostBefore', has(bits.lostBefore));
  add('lostAfter', has(bits.lostAfter));
  add('lostAfterInForest', has(bits.lostAfter) && has(bits.jrcForest));
  const isLost = has(bits.lostBefore) || has(bits.lostAfter);
  add('confirmed', has(bits.confirmed) && !isLost);
  add('probable', has(bits.probable) && !has(bits.confirmed) && !isLost);
  add('unwatched', !has(bits.watched));
  const [withHansen, withTrees] = [has(bits.jrcKnown) && has(bits.hansenKnown), has(bits.jrcKnown) && has(bits.treesKnown)];
  const [likeHansen, likeTrees] = [has(bits.jrcForest) === has(bits.hansenForest), has(bits.jrcForest) === has(bits.trees)];
  add('knownHansen', withHansen);
  add('sameHansen', withHansen && likeHansen);
  add('knownTrees', withTrees);
  add('sameTrees', withTrees && likeTrees);
  add('knownAll', withHansen && withTrees);
  add('sameAll', withHansen && withTrees && likeHansen && likeTrees);
}

export function addCells(sum: CoverSums, coverage: Coverage, grid: Grid, values: ArrayLike<number>): void {
  forEachCoveredCell(coverage, grid, (cell, hectares, share) => addCell(sum, values[cell]!, hectares, share));
}
