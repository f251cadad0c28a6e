import { biomass, biomassDeviation, biomassYears } from '#datasets/cci-biomass.ts';
import { coveredCells } from '#datasets/covered-cells.ts';
import { PermanentFault, type Product } from '#products/product.ts';
import { provenanceOf } from '#products/shared/provenance.ts';
import { sentencesOf, type Sentence } from '#sentences/phrases/index.ts';
import { identityOf } from '../product-facts.ts';
import { addStock, noFile, noStock, stockOf, type StockSums } from './compute.ts';
import { facts } from './facts.ts';
import { en } from './sentences/en.ts';

const say = sentencesOf(facts.slug, en);
const mapYear = biomassYears.at(-1)!;
/** Hectares below which a part is the edge of a file, not a place without data */
const aSliver = 1e-6;

/** What this project's figures leave out. */
function limitsOf({ covered, unknown, zero, withoutDeviation }: StockSums): Sentence[] {
  if (unknown >= covered) return [];
  const line = (code: 'unknown' | 'zero' | 'no-deviation', hectares: number) =>
    hectares > aSliver ? [say(code, { hectares, percent: (100 * hectares) / covered })] : [];
  return [...line('unknown', unknown), ...line('zero', zero), ...line('no-deviation', withoutDeviation)];
}

export const service: Product = {
  ...identityOf(facts),
  freshDays: 180,
  async collect(project, _variant, context) {
    if (!(project.areaHectares > 0)) throw new PermanentFault({ code: 'no-area-for-hectares' });
    const data = context.data.recording();
    const sums = noStock();
    const wanted = {
      amount: { raster: biomass(mapYear), missing: noFile },
      deviation: { raster: biomassDeviation(mapYear), missing: noFile },
    };
    for await (const { coverage, grid, cells, done } of coveredCells(data, project.geometry, wanted, { signal: context.signal })) {
      context.progress(done, say('reading', { year: mapYear }));
      addStock(sums, { coverage, grid, amounts: cells.amount.values, deviations: cells.deviation.values });
    }
    return {
      data: sums,
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
