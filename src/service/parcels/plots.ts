import type { PlotRisks } from '#api/forest-2020.ts';
import { coverFile, service as forest2020Service, type Forest2020Data } from '#products/forest-2020/service.ts';
import type { Provenance } from '#products/product.ts';
import type { StoredResult } from '../storage/results.ts';
import type { ProjectRow } from '../storage/project-rows.ts';
import type { Store } from '../storage/store.ts';
import type { MeasureGiven, Measured } from './measure.ts';

type Row = ProjectRow & { subprojects: string[] };

function coverGiven(stored: StoredResult | null): NonNullable<MeasureGiven['cover']> {
  if (!stored || stored.preliminary) return 'not-collected';
  const { blocks } = stored.collected.data as Forest2020Data;
  if (blocks === null) return 'too-large';
  return { files: Array.from({ length: blocks }, (_, block) => stored.collected.files![coverFile(block)]!.bytes) };
}

/** Forest of 2020, loss since and risk of every shape of a project; of a collection, those of its members, whose cells they lie in. */
export async function plotRisksOf(storage: Store, project: Row, measure: (given: MeasureGiven) => Promise<Measured>): Promise<PlotRisks> {
  const plots: PlotRisks['plots'] = [];
  const results: StoredResult[] = [];
  for (const id of project.is_collection === 1 ? project.subprojects : [project.id]) {
    const stored = await storage.results.get(id, forest2020Service.slug, '', true);
    if (stored) results.push(stored);
    const shapes = await storage.shapes.features(id);
    const measured = await measure({
      shapes,
      forest: 'not-collected',
      ndvi: 'not-collected',
      landCover: 'not-collected',
      biomass: 'not-collected',
      cover: coverGiven(stored),
    });
    for (const plot of measured.plots ?? []) plots.push({ ...plot, place: plots.length });
  }
  const from = results.map(({ collected }) => collected.provenance);
  return { project_id: project.id, geometry_hash: project.geometry_hash, plots, ...together(from) };
}

/** Members say the same of themselves; the oldest day stands for all, and one that is made up makes all so. */
function together(from: readonly Provenance[]): Partial<Provenance> {
  const [first] = from;
  if (!first) return {};
  const oldest = from.map(({ fetched_at: day }) => day).sort()[0]!;
  return { ...first, fetched_at: oldest, synthetic: from.some(({ synthetic }) => synthetic), no_data: null };
}
