import type { ProjectListItem } from '#api/index.ts';
import type { ProjectNote } from '#api/project-notes.ts';
import type { ListedProjects } from '#window/reports/listed-projects.ts';
import type { ProductWord, ProductWords, ProjectDetails, ProjectStateWord } from '#window/workspace/project-details.ts';

export interface WherePlace {
  country: string | null;
  province: string | null;
}
type ProjectKind = 'project' | 'collection' | 'member' | 'control-pool';
/** A project as the portfolio shows it; null means "not given" or "not loaded yet". */
export interface PortfolioRow {
  id: string;
  name: string;
  areaHectares: number | null;
  lonLat: [number, number] | null;
  country: string | null;
  province: string | null;
  state: ProjectStateWord | null;
  kind: ProjectKind | null;
  /** state of each product; null where the service tells none */
  products: ProductWords | null;
  memberCount: number | null;
  parentId: string | null;
  createdAt: string | null;
  updatedAt: string | null;
  notes: string;
  tags: readonly string[];
  /** fields of the provider's list that the API does not know, plain ones only */
  more: Record<string, string | number | boolean | null>;
}
export interface PortfolioNode extends PortfolioRow {
  members: PortfolioNode[];
}
export interface PortfolioFilter {
  text: string;
  state: ProjectStateWord | '';
  country: string;
  province: string;
  kind: ProjectKind | '';
  /** '' is any */
  tag: string;
  minHectares: number | null;
  maxHectares: number | null;
  /** slug of a product; '' asks for none, and `productState` for nothing then */
  product: string;
  productState: ProductWord;
}

export const noFilter: Readonly<PortfolioFilter> = {
  text: '',
  state: '',
  country: '',
  province: '',
  kind: '',
  tag: '',
  minHectares: null,
  maxHectares: null,
  product: '',
  productState: 'ready',
};
/** stands for every project whose country is not known */
export const elsewhere = '?';

const ours = new Set([
  'id',
  'user_id',
  'project_name',
  'created_at',
  'updated_at',
  'area_hectares',
  'centroid_lat',
  'centroid_lon',
  'geometry',
  'geometry_hash',
  'is_collection',
  'subprojects',
  'parent_collection',
  'is_control_pool',
]);
const isPlain = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);
const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

/** What a project is, from its own record or, before that has come, from the list. */
function familyOf(project: ProjectListItem, known: ProjectDetails | undefined, parents: ReadonlyMap<string, string>) {
  const listed: Record<string, unknown> = project;
  const isCollection = known?.isCollection ?? listed['is_collection'] === true;
  const isControlPool = known?.isControlPool ?? listed['is_control_pool'] === true;
  const parentId = known?.parentId ?? textOf(listed['parent_collection']) ?? parents.get(project.id) ?? null;
  const kind = isControlPool ? 'control-pool' : isCollection ? 'collection' : parentId !== null ? 'member' : known ? 'project' : null;
  return { kind, parentId, memberCount: isCollection && known ? known.memberIds.length : null } as const;
}
/** Fields of the list that only this service has. */
function moreOf(project: ProjectListItem): PortfolioRow['more'] {
  const listed: Record<string, unknown> = project;
  return Object.fromEntries(
    Object.entries(listed).filter((entry): entry is [string, string | number | boolean | null] => !ours.has(entry[0]) && isPlain(entry[1])),
  );
}

/** One row per project of the list, with what has been loaded so far. */
export function portfolioRows(
  projects: readonly ProjectListItem[],
  details: ReadonlyMap<string, ProjectDetails>,
  states: ReadonlyMap<string, ProjectStateWord>,
  places: ReadonlyMap<string, WherePlace>,
  products: ReadonlyMap<string, ProductWords> = new Map(),
  notes: ReadonlyMap<string, ProjectNote> = new Map(),
): PortfolioRow[] {
  const parents = new Map<string, string>();
  for (const [id, { memberIds }] of details) for (const member of memberIds) if (member !== id) parents.set(member, id);
  return projects.map((project): PortfolioRow => {
    const { centroid_lon: longitude, centroid_lat: latitude } = project;
    const place = places.get(project.id);
    return {
      id: project.id,
      name: project.project_name,
      areaHectares: project.area_hectares ?? null,
      lonLat: longitude == null || latitude == null ? null : [longitude, latitude],
      country: place?.country ?? null,
      province: place?.province ?? null,
      state: states.get(project.id) ?? null,
      products: products.get(project.id) ?? null,
      ...familyOf(project, details.get(project.id), parents),
      createdAt: textOf(project.created_at),
      updatedAt: textOf(project.updated_at),
      notes: notes.get(project.id)?.notes ?? '',
      tags: notes.get(project.id)?.tags ?? [],
      more: moreOf(project),
    };
  });
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether all words of a search stand somewhere in what is known of a row. */
function isFound(row: PortfolioRow, text: string): boolean {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const fields = [row.name, row.country, row.province, row.id, row.notes, ...row.tags, ...Object.values(row.more)];
  const searched = plain(fields.filter((field) => field !== null).join(' '));
  return words.every((word) => searched.includes(word));
}

/** Without limits every area is in the range, an unknown one too. */
const isBetween = (hectares: number | null, least: number | null, most: number | null): boolean =>
  (least === null || (hectares !== null && hectares >= least)) && (most === null || (hectares !== null && hectares <= most));

/** Whether a row is among what was asked for. An unknown area is in no range. */
export function isWanted(
  row: PortfolioRow,
  { text, state, country, province, kind, tag, minHectares, maxHectares, product, productState }: PortfolioFilter,
): boolean {
  return (
    isFound(row, text) &&
    (state === '' || row.state === state) &&
    (country === '' || (country === elsewhere ? row.country === null : row.country === country)) &&
    (province === '' || row.province === province) &&
    (kind === '' || row.kind === kind) &&
    (tag === '' || row.tags.includes(tag)) &&
    (product === '' || row.products?.[product] === productState) &&
    isBetween(row.areaHectares, minHectares, maxHectares)
  );
}
export const isFiltering = (filter: PortfolioFilter): boolean =>
  (Object.keys(noFilter) as (keyof PortfolioFilter)[]).some(
    (key) => key !== 'productState' && (typeof filter[key] === 'string' ? filter[key].trim() : filter[key]) !== noFilter[key],
  );

/** What a filter asks, as a report says it. */
export function filterConditions(filter: PortfolioFilter): ListedProjects['conditions'] {
  const told = (field: ListedProjects['conditions'][number]['field'], value: string) => (value === '' ? [] : [{ field, value }]);
  const { text, state, country, province, kind, tag, minHectares, maxHectares, product, productState } = filter;
  return [
    ...told('text', text.trim()),
    ...told('country', country),
    ...told('province', province),
    ...told('state', state),
    ...told('kind', kind),
    ...told('tag', tag),
    ...(product === '' ? [] : [{ field: 'product' as const, value: productState, product }]),
    ...told('least', minHectares === null ? '' : String(minHectares)),
    ...told('most', maxHectares === null ? '' : String(maxHectares)),
  ];
}

/** Finds the collection of a row among these rows. A row whose collections lead back to it stands by itself. */
function collectionsOf<Row extends PortfolioRow>(rows: ReadonlyMap<string, Row>): (id: string) => Row | undefined {
  const parentOf = (id: string) => rows.get(rows.get(id)?.parentId ?? '');
  const leadsBack = (id: string) => {
    const seen = new Set<string>();
    for (let at = parentOf(id); at && !seen.has(at.id); at = parentOf(at.id)) {
      if (at.id === id) return true;
      seen.add(at.id);
    }
    return false;
  };
  return (id) => (leadsBack(id) ? undefined : parentOf(id));
}

/** Those of some rows that lie in no other one of them. Members lie inside their collection, so a collection with its members is counted once. */
export function outermost(counted: readonly PortfolioRow[], all: readonly PortfolioRow[]): PortfolioRow[] {
  const ids = new Set(counted.map(({ id }) => id));
  const collectionOf = collectionsOf(new Map(all.map((row) => [row.id, row])));
  const isInside = (id: string) => {
    for (let at = collectionOf(id); at; at = collectionOf(at.id)) if (ids.has(at.id)) return true;
    return false;
  };
  return counted.filter(({ id }) => !isInside(id));
}
/** The hectares of some of the rows. Every sum of projects comes from here. */
export const landHectares = (counted: readonly PortfolioRow[], all: readonly PortfolioRow[]): number =>
  outermost(counted, all).reduce((sum, { areaHectares }) => sum + (areaHectares ?? 0), 0);

/**
 * Members under their collections. A row whose collection is not in the list stands by itself, and so does one whose collections lead back to it. Of a filtered
 * list, a collection stays with those of its members that are wanted.
 */
export function portfolioTree(rows: readonly PortfolioRow[], filter: PortfolioFilter): PortfolioNode[] {
  const nodes = new Map(rows.map((row): [string, PortfolioNode] => [row.id, { ...row, members: [] }]));
  const collectionOf = collectionsOf(nodes);
  const roots: PortfolioNode[] = [];
  for (const node of nodes.values()) {
    const parent = collectionOf(node.id);
    if (parent) parent.members.push(node);
    else roots.push(node);
  }
  const kept = (list: PortfolioNode[]): PortfolioNode[] =>
    list.flatMap((node) => {
      const members = kept(node.members);
      return members.length > 0 || isWanted(node, filter) ? [{ ...node, members }] : [];
    });
  return isFiltering(filter) ? kept(roots) : roots;
}

/** Countries of the rows with how many lie in each, by name; those without one last. */
export function countriesOf(rows: readonly PortfolioRow[]): { country: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { country } of rows) counts.set(country ?? elsewhere, (counts.get(country ?? elsewhere) ?? 0) + 1);
  return [...counts]
    .map(([country, count]) => ({ country, count }))
    .sort((a, b) => Number(a.country === elsewhere) - Number(b.country === elsewhere) || a.country.localeCompare(b.country));
}

/** Names of the provider's own fields that at least one row fills. */
export const moreFieldsOf = (rows: readonly PortfolioRow[]): string[] =>
  [...new Set(rows.flatMap(({ more }) => Object.keys(more).filter((key) => more[key] !== null)))].sort();

/** States or provinces of the rows of a country, by name. */
export const provincesOf = (rows: readonly PortfolioRow[], country: string): string[] =>
  [...new Set(rows.flatMap((row) => (row.province !== null && (country === '' || row.country === country) ? [row.province] : [])))].sort(
    (a, b) => a.localeCompare(b),
  );
/** Products that at least one row names. */
export const productsOf = (rows: readonly PortfolioRow[]): string[] => [
  ...new Set(rows.flatMap(({ products }) => (products ? Object.keys(products) : []))),
];
