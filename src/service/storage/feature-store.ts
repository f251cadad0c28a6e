import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { wholeAncestor, wholeColumn } from '#backups/row-digest.ts';
import { fromWkb, meetsBox, type BoundingBox } from '#geo/index.ts';
import type { Reach } from './caller.ts';
import { sha256 } from './checksum.ts';
import { statements } from './database.ts';
import type { PlotIndex } from './plot-index.ts';
import { wkbStart } from './geopackage.ts';
import { isShown } from './job-queue.ts';
import { rowOf, rowsOf } from './rows.ts';

export type FeatureLayer = 'projects' | 'plots';

/** Which features of a layer are meant; what is left out asks for nothing. */
export interface FeatureFilter {
  /** longitudes and latitudes within -180..180; west of a box over the antimeridian is larger than its east */
  box?: BoundingBox | undefined;
  /** instants (ISO 8601, UTC) between which the project was made, both included */
  from?: string | undefined;
  to?: string | undefined;
  /** of plots: their project; of projects: the collection that they are members of */
  projectId?: string | undefined;
}

interface FeatureRow {
  /** grows from feature to feature, and never changes */
  fid: number;
  projectId: string;
  projectName: string;
  createdAt: string;
  /** names the row as it is: another one after every change of it */
  revision: string;
  /** false: the row does not equal its digest, so that nothing of it but its name is told */
  isWhole: boolean;
}
export interface ProjectFeatureRow extends FeatureRow {
  layer: 'projects';
  /** GeoJSON geometry as it is stored */
  geometry: string;
  updatedAt: string;
  areaHectares: number;
  isCollection: boolean;
  isControlPool: boolean;
  parentCollection: string | null;
  notes: string;
  /** JSON list of texts */
  tags: string;
  /** the project that it was made in the place of */
  ancestor: string | null;
}
export interface PlotFeatureRow extends FeatureRow {
  layer: 'plots';
  /** of the plot in its project, from 0 */
  place: number;
  name: string;
  folder: string;
  sourceFile: string | null;
  /** GeoJSON feature as it came */
  feature: string;
}
export type StoredFeature = ProjectFeatureRow | PlotFeatureRow;

export const tables = { projects: 'projects', plots: 'shapes' } as const;
/** Boxes that are looked at in one turn of the event loop: some 20 ms. */
const boxesPerTurn = 20_000;
/** The same rows, features first, so that they are met in the order of their fids. */
const inOrder = { projects: 'projects', plots: 'shapes CROSS JOIN projects ON projects.id = shapes.project_id' } as const;
export const sources = { projects: 'projects', plots: 'shapes JOIN projects ON projects.id = shapes.project_id' } as const;
const columns = {
  projects: `projects.fid, projects.id AS projectId, projects.project_name AS projectName, projects.created_at AS createdAt, projects.updated_at AS updatedAt,
    projects.geojson AS geometry, projects.geojson_sha256 AS sha256, projects.area_hectares AS areaHectares, projects.is_collection AS isCollection,
    projects.is_control_pool AS isControlPool, projects.parent_collection AS parentCollection, projects.notes, projects.tags,
    (SELECT ancestor FROM succession WHERE succession.project_id = projects.id) AS ancestor, ${wholeAncestor} AS hasWholeAncestor, projects.digest AS revision, ${wholeColumn('projects')}`,
  plots: `shapes.fid, shapes.project_id AS projectId, projects.project_name AS projectName, projects.created_at AS createdAt, shapes.place, shapes.name, shapes.folder,
    shapes.source_file AS sourceFile, shapes.feature, shapes.feature_sha256 AS sha256, shapes.digest AS revision, ${wholeColumn('shapes')}`,
} as const;

/** Condition and parameters for features whose shape, or a part of it, meets a box: by the index, then exactly where the box does not hold the whole of it. */
function meeting(table: 'projects' | 'shapes', [west, south, east, north]: BoundingBox): [sql: string, parameters: number[]] {
  const box = [west, south, east, north];
  return [
    `(${table}.fid IN (SELECT drawn.fid FROM rtree_${table}_geom AS box JOIN ${table} AS drawn ON drawn.fid = box.id WHERE maxx >= ? AND maxy >= ? AND minx <= ? AND miny <= ?
      AND ((minx >= ? AND miny >= ? AND maxx <= ? AND maxy <= ?) OR shape_meets(drawn.geom, ?, ?, ?, ?)))
     OR ${table}.fid IN (SELECT owner_fid FROM other_parts WHERE owner = '${table}' AND shape_meets(geom, ?, ?, ?, ?)))`,
    [...box, ...box, ...box, ...box],
  ];
}

/** A box over the antimeridian as the two on its sides. */
export const halvesOf = ([west, south, east, north]: BoundingBox): BoundingBox[] =>
  west <= east
    ? [[west, south, east, north]]
    : [
        [west, south, 180, north],
        [-180, south, east, north],
      ];

/** A condition on `projects`: within reach, with its parameters. */
export function isOf({ userId, collections }: Reach): [sql: string, ...parameters: string[]] {
  if (collections === null) return ['projects.user_id = ?', userId];
  return [
    'projects.user_id = ? AND coalesce(projects.parent_collection, projects.id) IN (SELECT value FROM json_each(?))',
    userId,
    JSON.stringify(collections),
  ];
}

/** A statement over the projects that stand in the place of one, those in their place, and so on. */
export const lineOf = (ancestor: string): string => `WITH RECURSIVE line (id) AS (
  SELECT project_id FROM succession WHERE ancestor = ${ancestor} UNION SELECT project_id FROM succession JOIN line ON succession.ancestor = line.id
) SELECT projects.id FROM line JOIN projects ON projects.id = line.id WHERE true`;

/** The projects of an account and the plots that they were made of, as features that a GIS asks for piece by piece. */
export class FeatureStore {
  readonly #prepare: (sql: string) => StatementSync;
  readonly #plotIndex: PlotIndex;
  constructor(database: DatabaseSync, plotIndex: PlotIndex) {
    this.#prepare = statements(database);
    this.#plotIndex = plotIndex;
    database.function('shape_meets', { deterministic: true }, (blob, west, south, east, north) => {
      const start = wkbStart(blob);
      if (start === null) return 0;
      return meetsBox(fromWkb(blob as Uint8Array, start), [Number(west), Number(south), Number(east), Number(north)]) ? 1 : 0;
    });
  }

  async count(of: Reach, layer: FeatureLayer, filter: FeatureFilter): Promise<number> {
    if (layer === 'plots' && filter.box) await this.#plotIndex.whole();
    const [where, parameters] = this.#conditions(of, layer, filter);
    const row = this.#prepare(`SELECT count(*) AS n FROM ${sources[layer]} WHERE ${where}`).get(...parameters);
    return Number(row?.['n']);
  }

  /** In the order in which they were made, behind a place in it; at most `limit`. */
  async page(
    of: Reach,
    layer: FeatureLayer,
    filter: FeatureFilter,
    { after, limit }: { after: number; limit: number },
  ): Promise<StoredFeature[]> {
    if (layer === 'plots' && filter.box) await this.#plotIndex.whole();
    const [where, parameters] = this.#conditions(of, layer, filter);
    const rows = this.#prepare(
      `SELECT ${columns[layer]} FROM ${sources[layer]} WHERE ${where} AND ${tables[layer]}.fid > ? ORDER BY ${tables[layer]}.fid LIMIT ?`,
    ).all(...parameters, after, limit);
    return featuresOf(layer, rows);
  }

  project(of: Reach, id: string): StoredFeature | null {
    return this.#one('projects', of, 'projects.id = ?', [id]);
  }
  plot(of: Reach, projectId: string, place: number): StoredFeature | null {
    return this.#one('plots', of, 'shapes.project_id = ? AND shapes.place = ?', [projectId, place]);
  }

  successor(of: Reach, ancestorId: string): string | null {
    const [within, ...parameters] = isOf(of);
    const row = this.#prepare(`${lineOf('?')} AND ${within} AND ${isShown} ORDER BY projects.fid DESC LIMIT 1`).get(
      ancestorId,
      ...parameters,
    );
    return row ? String(row['id']) : null;
  }

  /** Around all features within reach, some of them in each turn of the event loop; null where there are none with a shape. */
  async extent(of: Reach, layer: FeatureLayer): Promise<BoundingBox | null> {
    const [within, ...parameters] = isOf(of);
    if (layer === 'plots') await this.#plotIndex.whole();
    const table = tables[layer];
    const some = this.#prepare(
      `SELECT max(fid) AS last, count(*) AS features, min(minx) AS west, min(miny) AS south, max(maxx) AS east, max(maxy) AS north FROM (
        SELECT ${table}.fid AS fid, minx, miny, maxx, maxy FROM ${inOrder[layer]} CROSS JOIN rtree_${table}_geom AS box ON box.id = ${table}.fid
        WHERE ${table}.fid > ? AND ${within} AND ${isShown} ORDER BY ${table}.fid LIMIT ${boxesPerTurn})`,
    );
    let extent: BoundingBox | null = null;
    for (let after = 0; ;) {
      const row = rowOf<ExtentRow>(some.get(after, ...parameters))!;
      if (row.features > 0) extent = around(extent, row);
      if (row.features < boxesPerTurn) return extent;
      after = row.last;
      await nextTurn();
    }
  }

  #one(layer: FeatureLayer, of: Reach, where: string, parameters: SQLInputValue[]): StoredFeature | null {
    const [within, ...reach] = isOf(of);
    const row = this.#prepare(`SELECT ${columns[layer]} FROM ${sources[layer]} WHERE ${within} AND ${where} AND ${isShown}`).get(
      ...reach,
      ...parameters,
    );
    return row ? featuresOf(layer, [row])[0]! : null;
  }

  #conditions(of: Reach, layer: FeatureLayer, { box, from, to, projectId }: FeatureFilter): [where: string, parameters: SQLInputValue[]] {
    const conditions: [sql: string, ...parameters: SQLInputValue[]][] = [isOf(of), [isShown]];
    if (projectId !== undefined)
      conditions.push([layer === 'plots' ? 'shapes.project_id = ?' : 'projects.parent_collection = ?', projectId]);
    if (from !== undefined) conditions.push(['projects.created_at >= ?', from]);
    if (to !== undefined) conditions.push(['projects.created_at <= ?', to]);
    if (box) {
      const halves = halvesOf(box).map((half) => meeting(tables[layer], half));
      conditions.push([`(${halves.map(([sql]) => sql).join(' OR ')})`, ...halves.flatMap(([, numbers]) => numbers)]);
    }
    return [conditions.map(([sql]) => sql).join(' AND '), conditions.flatMap(([, ...parameters]) => parameters)];
  }
}

interface ExtentRow {
  last: number;
  features: number;
  west: number;
  south: number;
  east: number;
  north: number;
}
function around(box: BoundingBox | null, { west, south, east, north }: ExtentRow): BoundingBox {
  if (box === null) return [west, south, east, north];
  return [Math.min(box[0], west), Math.min(box[1], south), Math.max(box[2], east), Math.max(box[3], north)];
}

/** A row as SQLite gives it: truth as 0 or 1. */
type OutputOf<Row> = Omit<Row, 'layer' | 'isCollection' | 'isControlPool' | 'isWhole'> & { is_whole: number; sha256: string };
type ProjectOutput = OutputOf<ProjectFeatureRow> & { isCollection: number; isControlPool: number; hasWholeAncestor: number };
type PlotOutput = OutputOf<PlotFeatureRow>;

const projectFeatureOf = ({ is_whole: whole, hasWholeAncestor, sha256: expected, ...row }: ProjectOutput): ProjectFeatureRow => ({
  ...row,
  layer: 'projects',
  isCollection: row.isCollection === 1,
  isControlPool: row.isControlPool === 1,
  isWhole: whole === 1 && hasWholeAncestor === 1 && sha256(row.geometry) === expected,
});
const plotFeatureOf = ({ is_whole: whole, sha256: expected, ...row }: PlotOutput): PlotFeatureRow => ({
  ...row,
  layer: 'plots',
  isWhole: whole === 1 && sha256(row.feature) === expected,
});
const featuresOf = (layer: FeatureLayer, rows: Parameters<typeof rowsOf>[0]): StoredFeature[] =>
  layer === 'projects' ? rowsOf<ProjectOutput>(rows).map(projectFeatureOf) : rowsOf<PlotOutput>(rows).map(plotFeatureOf);
