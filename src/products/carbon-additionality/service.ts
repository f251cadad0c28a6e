import type { BaselineData } from '#products/baseline-sequestration/service.ts';
import type { BenchmarkData } from '#products/performance-benchmark/service.ts';
import { NeedsNetwork } from '#datasets/data-access.ts';
import type { Product } from '#products/product.ts';
import { syntheticNote } from '#products/shared/provenance.ts';
import { yearsOf } from '#products/shared/time/years-of.ts';
import { additionalityRecords, type Growth } from './compute.ts';
import { identityOf } from '../product-facts.ts';
import { facts } from './facts.ts';

const method =
  'Removals since the start (yearly growth of the woody area inside the project, as in Baseline sequestration, times the years) × (1 - performance benchmark of the year, which compares growth since the same start).';
interface AdditionalityData {
  /** what earlier versions kept is the value alone */ removals: Growth | number | null;
  /** earlier versions kept none: their records begin with it */ startYear?: number;
  benchmarks: { year: number; performance_benchmark: number | null }[];
}

const growthOf = ({ value, lower, upper }: Growth): Growth => ({ value, lower, upper });

export const service: Product = {
  ...identityOf(facts),
  needs: ['performance-benchmark', 'baseline-sequestration'],
  improvedBy: ['performance-benchmark', 'baseline-sequestration'],
  async collect(_project, _variant, context) {
    const [benchmark, baseline] = [await context.resultOf('performance-benchmark'), await context.resultOf('baseline-sequestration')];
    // Both read open data; where one is missing it could not be had, and its own state says why.
    if (!benchmark || !baseline) throw new NeedsNetwork({ code: benchmark ? 'baseline-missing' : 'benchmark-missing' });
    const distinct = (texts: string[], separator: string) =>
      [...new Set(texts.flatMap((text) => text.split(separator)).filter(Boolean))].join(separator);
    const synthetic = benchmark.provenance.synthetic || baseline.provenance.synthetic;
    return {
      data: {
        removals: growthOf((baseline.data as BaselineData).growth),
        startYear: (benchmark.data as BenchmarkData).startYear,
        benchmarks: (benchmark.data as BenchmarkData).records.map(({ year, performance_benchmark }) => ({ year, performance_benchmark })),
      } satisfies AdditionalityData,
      provenance: {
        source: distinct([benchmark.provenance.source, baseline.provenance.source], '; '),
        fetched_at: [benchmark.provenance.fetched_at, baseline.provenance.fetched_at].sort()[0]!,
        method,
        assumptions: [
          ...(synthetic ? [syntheticNote] : []),
          'An estimate, not a verified result.',
          'Lower and upper are those of the growth rates; the error of the benchmark is not in them.',
          'Woody land is taken as it is on the land cover map of 2021 in every year.',
          'Where the benchmark is null, so is the additionality.',
        ],
        attribution: distinct([benchmark.provenance.attribution, baseline.provenance.attribution], ' · '),
        synthetic,
        no_data: null,
      },
    };
  },
  covers: (collected) => yearsOf((collected.data as AdditionalityData).benchmarks),
  answer(project, collected, query) {
    const { removals, benchmarks, startYear = Math.min(...benchmarks.map(({ year }) => year)) } = collected.data as AdditionalityData;
    const [start, end] = [query['start_date'], query['end_date']] as (string | undefined)[];
    const wanted = benchmarks.filter(
      ({ year }) => (!start || year >= Number(start.slice(0, 4))) && (!end || year <= Number(end.slice(0, 4))),
    );
    return {
      kind: 'json',
      value: {
        project_id: project.id,
        unit: 'tCO2e',
        ...(Number.isFinite(startYear) ? { start_year: startYear } : {}),
        records: additionalityRecords(
          typeof removals === 'object' && removals ? removals : { value: removals, lower: null, upper: null },
          startYear,
          wanted,
        ),
        ...collected.provenance,
      },
    };
  },
};
