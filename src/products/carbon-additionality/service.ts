import type { BaselineData } from '#products/baseline-sequestration/service.ts';
import type { BenchmarkData } from '#products/performance-benchmark/service.ts';
import { NeedsNetwork } from '#datasets/data-access.ts';
import type { Product } from '#products/product.ts';
import { provenanceFrom, sourcesOfResults } from '#products/shared/provenance.ts';
import { yearsOf } from '#products/shared/time/years-of.ts';
import { sentenceOf, sentencesOf } from '#sentences/phrases/index.ts';
import { additionalityRecords, type Growth } from './compute.ts';
import { identityOf } from '../product-facts.ts';
import { facts } from './facts.ts';
import { en } from './sentences/en.ts';

const say = sentencesOf(facts.slug, en);
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
    return {
      data: {
        removals: growthOf((baseline.data as BaselineData).growth),
        startYear: (benchmark.data as BenchmarkData).startYear,
        benchmarks: (benchmark.data as BenchmarkData).records.map(({ year, performance_benchmark }) => ({ year, performance_benchmark })),
      } satisfies AdditionalityData,
      provenance: provenanceFrom(sourcesOfResults([benchmark.provenance, baseline.provenance]), context.now(), say('method'), [
        sentenceOf({ code: 'estimate-not-verified' }),
        say('bounds-of-growth'),
        say('woody-of-2021'),
        say('null-without-benchmark'),
      ]),
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
