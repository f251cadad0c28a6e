import { projectIn } from '#api/provider-answers.ts';
import type { Feature, Geometry } from '#geo/index.ts';
import { apiCall } from '#window/kit/host/host.ts';
import { dayOf, text as t } from '#window/kit/text/index.ts';
import { useMapPrint } from '#window/printing/map-print.ts';
import { useUi } from '#window/workspace/ui.ts';
import type { BulkItem, BulkOutcome } from './bulk-work.ts';
import type { PortfolioRow } from './portfolio-rows.ts';

type Ended = BulkOutcome & { cancelled: boolean };
type Each = (item: BulkItem, signal: AbortSignal) => Promise<unknown>;

/** A project as one shape of a printed atlas, with what its page says of it. */
function featureOf({ name, country, province, createdAt, tags }: PortfolioRow, geometry: Geometry): Feature {
  const rows: (readonly [string, string | null])[] = [
    [t('portfolio.column.country'), country],
    [t('portfolio.column.province'), province],
    [t('portfolio.column.tags'), tags.join(', ')],
    [t('portfolio.column.created'), createdAt && dayOf(createdAt)],
  ];
  return { type: 'Feature', geometry, properties: { name, ...Object.fromEntries(rows.filter(([, value]) => value)) } };
}

/** Reads the boundaries of projects by `run`, and opens the printed map with a page for each. Nothing opens when it was stopped, or none could be read. */
export async function printProjects(list: readonly PortfolioRow[], run: (each: Each) => Promise<Ended | null>): Promise<Ended | null> {
  const rows = new Map(list.map((row) => [row.id, row]));
  const features = new Map<string, Feature>();
  const ended = await run(async ({ id, name }, signal) => {
    const record = projectIn(await apiCall('getProject', { params: { project_id: id } }, { signal }));
    if (!record) throw new Error(t('portfolio.groupNoShapes', { name }));
    features.set(id, featureOf(rows.get(id)!, record.geometry));
  });
  if (!ended || ended.cancelled || features.size === 0) return ended;
  useMapPrint().projects = {
    title: t('portfolio.title'),
    features: list.flatMap(({ id }) => features.get(id) ?? []),
    missing: list.length - features.size,
  };
  useUi().dialog = 'print';
  return ended;
}
