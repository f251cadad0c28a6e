import { coveredCells } from '#datasets/covered-cells.ts';
import { dataMask, gfcLastYear, lossYear, treeCover2000 } from '#datasets/gfc.ts';
import { alerts } from '#datasets/glad.ts';
import { jrcForestMap, newestJrcForest } from '#datasets/jrc-forest.ts';
import { TileReader } from '#datasets/tiles.ts';
import { landCoverMap } from '#datasets/worldcover.ts';
import { boundingBox } from '#geo/index.ts';
import { alertYearsOf } from '#products/deforestation-summary/forest-layers.ts';
import { PermanentFault, type Product } from '#products/product.ts';
import { provenanceOf } from '#products/shared/provenance.ts';
import { gridOfLattice, writeGeoTiff, type Grid } from '#raster/index.ts';
import { phraseOfError, sentencesOf, type Sentence } from '#sentences/phrases/index.ts';
import { identityOf } from '../product-facts.ts';
import { addCells, coverCells, noCover, noFile, type CoverSums } from './compute.ts';
import { forest2020Of } from './compute-risk.ts';
import { facts } from './facts.ts';
import { en } from './sentences/en.ts';

const say = sentencesOf(facts.slug, en);
/** two million cells of 10 m */
const block = { width: 2048, height: 1024 };
/** beyond so many blocks (about 1 million ha) the cells are not kept for plots */
const maxBlocks = 64;
export const coverFile = (index: number) => `cover-cells-${index}.tif`;

export interface Forest2020Data {
  sums: CoverSums;
  /** how many pictures of cells are kept for measuring plots; null: there would be too many */
  blocks: number | null;
}

/** Cells of the coarser maps at the places of cells of 10 m, three of which lie side by side in one of theirs. */
class CoarseCells {
  readonly #readers: TileReader[];
  readonly #years: number;

  constructor(readers: TileReader[], years: number) {
    this.#readers = readers;
    this.#years = years;
  }

  async over(fine: Grid) {
    const ratio = landCoverMap.cellsPerDegree / treeCover2000.cellsPerDegree;
    const [left, top] = [Math.round(fine.west * landCoverMap.cellsPerDegree), Math.round(fine.north * landCoverMap.cellsPerDegree)];
    const from = { left: Math.floor(left / ratio), bottom: Math.floor((top - fine.height) / ratio) };
    const [width, height] = [Math.ceil((left + fine.width) / ratio) - from.left, Math.ceil(top / ratio) - from.bottom];
    const grid = gridOfLattice({ ...from, width, height }, treeCover2000.cellsPerDegree);
    const coarse = await Promise.all(this.#readers.map(async (reader) => (await reader.window(grid, noFile)).values));
    const northmost = from.bottom + height - 1;
    const at = Uint32Array.from({ length: fine.width * fine.height }, (_, cell) => {
      const [x, y] = [left + (cell % fine.width), top - 1 - Math.floor(cell / fine.width)];
      return (northmost - Math.floor(y / ratio)) * width + Math.floor(x / ratio) - from.left;
    });
    const [treeCover, lossYears, mask, ...alertLayers] = coarse.map((values) => Uint8Array.from(at, (place) => values[place]!));
    return { treeCover: treeCover!, lossYear: lossYears!, dataMask: mask!, alerts: alertLayers.slice(0, this.#years) };
  }
}

export const service: Product = {
  ...identityOf(facts),
  freshDays: 7,
  async collect(project, _variant, context) {
    const box = boundingBox(project.geometry);
    if (!box || !(project.areaHectares > 0)) throw new PermanentFault({ code: 'no-area-for-loss' });
    const data = context.data.recording();
    const now = context.now();
    const years = alertYearsOf(now.getUTCFullYear());
    const { version, unread } = await newestJrcForest(data, box, context.signal);
    const reader = (raster: typeof treeCover2000) => new TileReader(data, raster, context.signal);
    const coarse = new CoarseCells([treeCover2000, lossYear, dataMask, ...years.map(alerts)].map(reader), years.length);
    const wanted = {
      jrc: { raster: jrcForestMap(version), missing: noFile },
      landCover: { raster: landCoverMap, missing: noFile },
    };
    const sums = noCover();
    const files: Record<string, { mediaType: string; bytes: Uint8Array }> = {};
    let count = 0;
    for await (const part of coveredCells(data, project.geometry, wanted, { signal: context.signal, block })) {
      context.progress(part.done, say('forest-of-2020'));
      const { jrc, landCover } = part.cells;
      const values = coverCells({ jrc: jrc.values, landCover: landCover.values, ...(await coarse.over(part.grid)) });
      addCells(sums, part.coverage, part.grid, values);
      if (count < maxBlocks)
        files[coverFile(count)] = {
          mediaType: 'image/tiff',
          bytes: writeGeoTiff(values, part.grid, { noData: null, overviews: 'nearest' }),
        };
      count += 1;
    }
    const isKept = count <= maxBlocks;
    const nothing = sums.jrcUnknown >= sums.covered && sums.hansenUnknown >= sums.covered;
    return {
      data: { sums, blocks: isKept ? count : null } satisfies Forest2020Data,
      ...(isKept ? { files } : {}),
      provenance: provenanceOf(
        data.origins(),
        now,
        say('method', { last: gfcLastYear }),
        [
          say('not-a-statement'),
          say('tree'),
          say('layers'),
          say('accuracy'),
          ...missingLines(sums),
          ...(unread ? [say('version-pinned', { version, reason: phraseOfError(unread) ?? unread.message })] : []),
        ],
        nothing ? { code: 'no-forest-map' } : null,
      ),
    };
  },
  answer(project, collected) {
    const { sums } = collected.data as Forest2020Data;
    return { kind: 'json', value: { project_id: project.id, ...forest2020Of(sums) }, provenance: collected.provenance };
  },
  covers: () => ({ start: '2020-12-31', end: `${gfcLastYear}-12-31` }),
};

/** Which maps know nothing of the land, or of a part of it. */
function missingLines({ covered, jrcUnknown, hansenUnknown, treesUnknown, unwatched }: CoverSums): Sentence[] {
  const line = (code: 'unknown-jrc' | 'unknown-hansen' | 'unknown-cover' | 'unwatched', hectares: number) =>
    hectares > 1e-6 ? [say(code, { hectares, percent: (100 * hectares) / covered })] : [];
  return [
    ...line('unknown-jrc', jrcUnknown),
    ...line('unknown-hansen', hansenUnknown),
    ...line('unknown-cover', treesUnknown),
    ...line('unwatched', unwatched),
  ];
}
