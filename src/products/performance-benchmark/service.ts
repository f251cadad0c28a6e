import { createHash } from 'node:crypto';
import { NeedsNetwork, CouldNotFetch } from '#datasets/data-access.ts';
import { elevationsMetres } from '#datasets/elevation-source.ts';
import { latestYearOnEarth } from '#domain/time.ts';
import { geometryHash } from '#geo/index.ts';
import { ParameterFault, PermanentFault, type CollectContext, type Product } from '#products/product.ts';
import { provenanceOf } from '#products/shared/provenance.ts';
import { benchmarkRecords, matchControls, type BenchmarkRecord, type Plot } from './compute.ts';
import { establishedRecords, type EstablishedRecord } from './compute-established.ts';
import { yearsOf } from '#products/shared/time/years-of.ts';
import { sentenceOf, sentencesOf } from '#sentences/phrases/index.ts';
import { identityOf } from '../product-facts.ts';
import { facts } from './facts.ts';
import { candidateAreas, centreOf, growingSeason, lastWholeSeason, plotIndex, projectPlots, type Area } from './plots.ts';
import { en } from './sentences/en.ts';

const say = sentencesOf(facts.slug, en);
const defaultYearsBack = 5;
const firstStartYear = 2020;
export interface BenchmarkData {
  startYear: number;
  status: 'matched' | 'unbalanced' | 'no-data';
  controlPlots: number;
  projectPlots: number;
  season: number[] | null;
  covariates: { name: string; smd: number }[];
  records: BenchmarkRecord[];
  lastYear: number;
  /** shares of the project that are open land, observed by the plots and of other land cover; 0..1 */
  openShare: number;
  otherOpenShare: number;
  established: EstablishedRecord[];
}

/** The index of every plot by year. A year that was read is kept, so that an interrupted job goes on after it. */
async function yearlyIndex(
  data: CollectContext['data'],
  areas: Area[],
  years: number[],
  season: number[],
  now: Date,
  context: CollectContext,
): Promise<Map<number, Float32Array>> {
  const byYear = new Map<number, Float32Array>();
  // Checkpoints belong to these plots; other projects or blocks that come or go make others.
  const plotsKey = createHash('sha256')
    .update(JSON.stringify(areas.map(({ box, cells }) => [box, cells])))
    .digest('hex')
    .slice(0, 16);
  const count = areas.reduce((sum, { cells }) => sum + cells.length, 0);
  for (const [number, year] of years.entries()) {
    context.progress(0.1 + (0.9 * number) / years.length, say('images-of', { year }));
    const kept = await context.part(`index/${plotsKey}/${year}`);
    if (kept && kept.byteLength === count * 4) {
      byYear.set(year, new Float32Array(kept.slice().buffer));
      continue;
    }
    const values = new Float32Array(count);
    let at = 0;
    for (const area of areas) {
      values.set(await plotIndex(data, area, year, season, now, context.signal), at);
      at += area.cells.length;
    }
    byYear.set(year, values);
    await context.keepPart(`index/${plotsKey}/${year}`, new Uint8Array(values.buffer));
  }
  return byYear;
}

/** Heights of all plots; null where they cannot be had, because the matching can do without them. */
const elevationsOrNull = (data: CollectContext['data'], areas: Area[], signal: AbortSignal) =>
  elevationsMetres(
    data,
    areas.flatMap(({ grid, cells }) => cells.map((cell) => centreOf(grid, cell))),
    signal,
  ).catch((error: unknown) => {
    if (error instanceof NeedsNetwork || error instanceof CouldNotFetch) return null;
    throw error;
  });

/** The plots of each area with what they are matched by and their index by year. */
function plotsOf(
  areas: Area[],
  byYear: Map<number, Float32Array>,
  elevations: (number | null)[] | null,
  startYear: number,
  years: number[],
): Plot[][] {
  let place = 0;
  return areas.map(({ cells, canopy, isOpen }) =>
    cells.map((_, index): Plot => {
      const own = place;
      place += 1;
      const at = (year: number) => byYear.get(year)?.[own] ?? Number.NaN;
      return {
        covariates: [at(startYear - 3), at(startYear - 2), at(startYear - 1), canopy[index]!, ...(elevations ? [elevations[own]!] : [])],
        index: Object.fromEntries(years.map((year) => [year, at(year)])),
        isOpen: isOpen[index]!,
      };
    }),
  );
}

/** Fewer plots on either side are not compared. */
const fewestPlots = 10;

/** The project's plots (the first of the lists) beside the matched ones of the others. */
function compared(
  [own, ...others]: Plot[][],
  names: string[],
  startYear: number,
  lastYear: number,
): Pick<BenchmarkData, 'status' | 'controlPlots' | 'projectPlots' | 'covariates' | 'records' | 'established'> {
  const seen = (plot: Plot) => plot.covariates.every((value) => Number.isFinite(value)) && Number.isFinite(plot.index[startYear]);
  const [ours, theirs] = [own!.filter(seen), others.flat().filter(seen)];
  if (ours.length < fewestPlots || theirs.length < fewestPlots)
    return { status: 'no-data', controlPlots: 0, projectPlots: ours.length, covariates: [], records: [], established: [] };
  const matching = matchControls(ours, theirs, names);
  return {
    status: matching.balanced ? 'matched' : 'unbalanced',
    controlPlots: new Set(matching.controls).size,
    projectPlots: ours.length,
    covariates: matching.covariates,
    records: benchmarkRecords(ours, theirs, matching, startYear, lastYear),
    established: establishedRecords(ours, theirs, matching, startYear, lastYear),
  };
}

export const service: Product = {
  ...identityOf(facts),
  // 2: not above 1. 3: with bounds, and with what was newly wooded on open land. 4: no season that is not over.
  methodVersion: 4,
  variantOf(query, now) {
    const start = query['start_date'] as string | undefined;
    if (start === undefined) return '';
    const year = Number(start.slice(0, 4));
    if (year < firstStartYear) throw new ParameterFault('start_date', say('start-too-early', { year: firstStartYear }));
    // East of Greenwich a year begins before it does in UTC.
    if (year >= latestYearOnEarth(now)) throw new ParameterFault('start_date', say('start-too-late'));
    // Named whenever it is given: what 'five years ago' means changes at New Year.
    return `start_year=${year}`;
  },
  async collect(project, variant, context) {
    if (!(project.areaHectares > 0)) throw new PermanentFault({ code: 'no-area-for-plots' });
    const data = context.data.recording();
    const now = context.now();
    const { signal } = context;
    // The shape draws the plots, so that a data pack taken for it holds those of every project with that shape.
    const seed = geometryHash(project.geometry);
    const thisYear = latestYearOnEarth(now);
    const startYear = Number(new URLSearchParams(variant).get('start_year') ?? thisYear - defaultYearsBack);
    const assumptions = [
      sentenceOf({ code: 'estimate-from-images' }),
      say(variant === '' ? 'started-five-years-ago' : 'started', { year: startYear }),
      say('formula-recalled'),
      say('where-controls-lie'),
      say('three-acquisitions'),
    ];
    const { area, landCover, openShare, otherOpenShare } = await projectPlots(data, seed, project.geometry, startYear, signal);
    context.progress(0.05, say('plots'));
    const { areas, withoutData } = await candidateAreas(
      data,
      seed,
      project.geometry,
      area.box,
      landCover,
      startYear,
      await context.otherProjects([area.box[0] - 1, Math.max(-90, area.box[1] - 1), area.box[2] + 1, Math.min(90, area.box[3] + 1)]),
      signal,
    );
    if (withoutData > 0) assumptions.push(say('blocks-left-out', { count: withoutData }));
    const season = await growingSeason(data, area, startYear, now, signal);
    const lastYear = season ? lastWholeSeason(season, now) : thisYear - 1;
    if (lastYear < thisYear - 1) assumptions.push(say('season-not-over', { year: lastYear + 1 }));
    const years = Array.from({ length: lastYear - startYear + 4 }, (_, index) => startYear - 3 + index);
    const all = [area, ...areas];
    const byYear = season ? await yearlyIndex(data, all, years, season, now, context) : new Map<number, Float32Array>();
    const elevations = await elevationsOrNull(data, all, signal);
    if (!elevations) assumptions.push(say('no-elevations'));
    const names = [
      `index ${startYear - 3}`,
      `index ${startYear - 2}`,
      `index ${startYear - 1}`,
      'tree cover 2000',
      ...(elevations ? ['elevation'] : []),
    ];
    const found = compared(plotsOf(all, byYear, elevations, startYear, years), names, startYear, lastYear);
    if (found.status === 'unbalanced') assumptions.push(say('unbalanced'));
    const noData = found.status === 'no-data' ? ({ code: 'no-plots' } as const) : null;
    return {
      data: { startYear, lastYear, season, openShare, otherOpenShare, ...found } satisfies BenchmarkData,
      provenance: provenanceOf(data.origins(), now, say('method'), assumptions, noData),
    };
  },
  answer(project, collected, query) {
    const { startYear, status, controlPlots, projectPlots: plotCount, season, covariates, records } = collected.data as BenchmarkData;
    const end = query['end_date'] as string | undefined;
    return {
      kind: 'json',
      value: {
        project_id: project.id,
        start_year: startYear,
        stocking_index: 'ndvi',
        status,
        growing_season_months: season,
        project_plots: plotCount,
        control_plots: controlPlots,
        matching: { covariates },
        records: end ? records.filter(({ year }) => year <= Number(end.slice(0, 4))) : records,
      },
      provenance: collected.provenance,
    };
  },
  covers: (collected) => yearsOf((collected.data as BenchmarkData).records),
  available(collected) {
    const { records, status } = collected.data as BenchmarkData;
    return { performance_benchmark: records.at(-1) ?? null, has_controls: status === 'matched' };
  },
};
