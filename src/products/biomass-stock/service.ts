import { biomass, biomassDeviation, biomassYears } from '#datasets/cci-biomass.ts';
import { coveredCells } from '#datasets/covered-cells.ts';
import { gridOver } from '#datasets/tiles.ts';
import { boundingBox } from '#geo/index.ts';
import { PermanentFault, type Collected, type Product } from '#products/product.ts';
import { KeptCells } from '#products/shared/parcels/compute.ts';
import { provenanceOf } from '#products/shared/provenance.ts';
import { writeGeoTiff, type Grid } from '#raster/index.ts';
import { sentencesOf, type Sentence } from '#sentences/phrases/index.ts';
import { identityOf } from '../product-facts.ts';
import { addStock, noFile, noStock, stockOf, type StockSums } from './compute.ts';
import { stockFiles } from './compute-parcels.ts';
import { facts } from './facts.ts';
import { en } from './sentences/en.ts';

const say = sentencesOf(facts.slug, en);
const mapYear = biomassYears.at(-1)!;
/** Hectares below which a part is the edge of a file, not a place without data */
const aSliver = 1e-6;

/** `isKept`: whether there are cells for parcels; absent in what earlier versions kept. */
export type StockData = StockSums & { isKept?: boolean };

/** What this project's figures leave out. */
function limitsOf({ covered, unknown, zero, withoutDeviation }: StockSums): Sentence[] {
  if (unknown >= covered) return [];
  const line = (code: 'unknown' | 'zero' | 'no-deviation', hectares: number) =>
    hectares > aSliver ? [say(code, { hectares, percent: (100 * hectares) / covered })] : [];
  return [...line('unknown', unknown), ...line('zero', zero), ...line('no-deviation', withoutDeviation)];
}

/** Cells of the pictures that are kept for parcels: eighty megabytes while they are made. */
const maxKeptCells = 20_000_000;

/** The cells of the project, kept for its parcels; null for a project with too many. */
class KeptStock {
  readonly amount: KeptCells<Uint16Array>;
  readonly deviation: KeptCells<Uint16Array>;

  constructor(grid: Grid) {
    const empty = () => new Uint16Array(grid.width * grid.height).fill(noFile);
    this.amount = new KeptCells(grid, empty());
    this.deviation = new KeptCells(grid, empty());
  }

  files(): NonNullable<Collected['files']> {
    const file = ({ values, grid }: KeptCells<Uint16Array>) => ({
      mediaType: 'image/tiff',
      bytes: writeGeoTiff(values, grid, { noData: noFile, overviews: 'nearest' }),
    });
    return { [stockFiles.amount]: file(this.amount), [stockFiles.deviation]: file(this.deviation) };
  }
}

export const service: Product = {
  ...identityOf(facts),
  // 2: with cells for figures of parcels
  methodVersion: 2,
  freshDays: 180,
  async collect(project, _variant, context) {
    const box = boundingBox(project.geometry);
    if (!box || !(project.areaHectares > 0)) throw new PermanentFault({ code: 'no-area-for-hectares' });
    const data = context.data.recording();
    const sums = noStock();
    const wanted = {
      amount: { raster: biomass(mapYear), missing: noFile },
      deviation: { raster: biomassDeviation(mapYear), missing: noFile },
    };
    const whole = gridOver(biomass(mapYear), box);
    const kept = whole.width * whole.height <= maxKeptCells ? new KeptStock(whole) : null;
    for await (const { coverage, grid, cells, done } of coveredCells(data, project.geometry, wanted, { signal: context.signal })) {
      context.progress(done, say('reading', { year: mapYear }));
      const { amount, deviation } = cells;
      const marked = kept && { amount: kept.amount.block(coverage), deviation: kept.deviation.block(coverage) };
      addStock(sums, { coverage, grid, amounts: amount.values, deviations: deviation.values }, (cell) => {
        marked?.amount.mark(cell, amount.values[cell]!);
        marked?.deviation.mark(cell, deviation.values[cell]!);
      });
      marked?.amount.put();
      marked?.deviation.put();
    }
    return {
      data: { ...sums, isKept: kept !== null } satisfies StockData,
      ...(kept ? { files: kept.files() } : {}),
      provenance: provenanceOf(
        data.origins(),
        context.now(),
        say('method', { year: mapYear }),
        [say('deviations'), say('coarse'), say('not-all'), ...limitsOf(sums)],
        sums.unknown >= sums.covered ? { code: 'biomass-nowhere' } : null,
      ),
    };
  },
  answer: (project, collected) => ({
    kind: 'json',
    value: { project_id: project.id, year: mapYear, ...stockOf(collected.data as StockSums) },
    provenance: collected.provenance,
  }),
  covers: ({ data }) => {
    const { covered, unknown } = data as StockSums;
    return unknown >= covered ? null : { start: `${mapYear}-01-01`, end: `${mapYear}-12-31` };
  },
};
