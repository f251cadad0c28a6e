import { setImmediate as nextTurn } from 'node:timers/promises';
import { seasonality } from '#datasets/gsw.ts';
import type { DataAccess } from '#datasets/data-access.ts';
import { MangroveReader } from '#datasets/mangroves.ts';
import { TileReader } from '#datasets/tiles.ts';
import { landCover, landCoverMap } from '#datasets/worldcover.ts';
import { boundingBox } from '#geo/index.ts';
import type { Geometry } from '#geo/types.ts';
import { blocksOf, cut, gridOfLattice, gridOfWindow, maskGrid, paste, rasterise, type Grid } from '#raster/index.ts';
import { PermanentFault, type CollectContext, type Product } from '#products/product.ts';
import { describedBy } from '#sentences/phrases/described-by.ts';
import { provenanceOf, syntheticNote } from '#products/shared/provenance.ts';
import { phraseOfError, sentenceOf, sentencesOf, type Phrase, type Sentence } from '#sentences/phrases/index.ts';
import { latticesOf, multipleOf, noWaterData, wetlandCells, wetlandsGeoTiff, wetlandShares, type WetlandShares } from './compute.ts';
import { identityOf } from '../product-facts.ts';
import { facts, outside } from './facts.ts';
import { en } from './sentences/en.ts';

const say = sentencesOf(facts.slug, en);
const method = say('method');
const fileName = 'wetlands_mask.tif';

export const service: Product = {
  ...identityOf(facts),
  // 2: mangroves of Global Mangrove Watch
  methodVersion: 2,
  freshDays: 180,
  async collect(project, _variant, context) {
    const box = boundingBox(project.geometry);
    if (!box) throw new PermanentFault({ code: 'no-shape-for-wetlands' });
    const data = context.data.recording();
    const grid = maskGrid(box);
    const { values, inside, waterAbsent, coast } = await readMask(project.geometry, grid, data, context);
    const shares = wetlandShares(values, inside, grid);
    const now = context.now();
    const lines = [say('not-seen'), mangroveLine(coast), ...limitsOf(shares, waterAbsent)];
    const noData: Phrase | null = shares.wetland === null ? { code: 'no-wetland-maps' } : null;
    const provenance = provenanceOf(data.origins(), now, method, lines, noData);
    const metadata = {
      SOURCES: provenance.source,
      ATTRIBUTION: provenance.attribution,
      DATE: now.toISOString().slice(0, 10),
      SYNTHETIC: provenance.synthetic ? 'YES' : 'NO',
    };
    const pause = async () => {
      await nextTurn();
      context.signal.throwIfAborted();
    };
    const bytes = await wetlandsGeoTiff(
      values,
      grid,
      describedBy(
        [
          say('description', { method }),
          ...(provenance.synthetic ? [syntheticNote] : []),
          ...lines,
          ...(noData ? [sentenceOf(noData)] : []),
        ],
        metadata,
      ),
      pause,
    );
    return { data: shares, files: { [fileName]: { mediaType: 'image/tiff', bytes } }, provenance };
  },
  answer: () => ({ kind: 'file', name: fileName }),
  available: ({ data }) => ({ wetland_share: (data as WetlandShares).wetland }),
};

/** The mask's values over its grid, block by block, so that memory stays bounded. */
async function readMask(geometry: Geometry, grid: Grid, data: DataAccess, context: CollectContext) {
  const inside = rasterise(geometry, grid, { landOnly: true });
  const values = new Uint8Array(inside.length).fill(outside);
  const land = new TileReader(data, landCoverMap, context.signal);
  const water = new TileReader(data, seasonality, context.signal);
  const coast = new MangroveReader(data, context.signal);
  const multiple = multipleOf(grid);
  let waterAbsent = false;
  for (const window of blocksOf(grid, {
    width: Math.max(64, Math.floor(2048 / multiple)),
    height: Math.max(64, Math.floor(1024 / multiple)),
  })) {
    context.signal.throwIfAborted();
    context.progress((window.top * grid.width + window.left * window.height) / values.length, say('land-and-water'));
    const insidePart = cut(inside, grid.width, window);
    if (!insidePart.includes(1)) continue;
    const part = gridOfWindow(grid, window);
    const lattices = latticesOf(part);
    const [cover, months, mangroves] = await Promise.all([
      land.window(gridOfLattice(lattices.landCover, landCoverMap.cellsPerDegree), landCover.none),
      water.window(gridOfLattice(lattices.water, seasonality.cellsPerDegree), noWaterData),
      coast.window(lattices.mangroves),
    ]);
    waterAbsent ||= months.absent;
    paste(values, grid.width, window, wetlandCells(part, insidePart, { landCover: cover.values, months: months.values, mangroves }));
  }
  return { values, inside, waterAbsent, coast };
}

/** How good the map of mangroves is, or why it was not read. */
const mangroveLine = ({ error }: MangroveReader): Sentence =>
  error ? say('mangroves-unread', { reason: phraseOfError(error) ?? error.message }) : say('mangroves');

function limitsOf({ wetland, unknown }: WetlandShares, waterAbsent: boolean): Sentence[] {
  if (wetland === null) return [];
  return [...(unknown > 0 ? [say('unknown-share', { percent: 100 * unknown })] : []), ...(waterAbsent ? [say('no-water-map')] : [])];
}
