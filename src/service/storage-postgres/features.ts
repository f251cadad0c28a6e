import type { BoundingBox } from '#geo/index.ts';
import type { Reach } from '../storage/caller.ts';
import { sha256 } from '../storage/checksum.ts';
import {
  halvesOf,
  lineOf,
  type FeatureFilter,
  type FeatureLayer,
  type PlotFeatureRow,
  type ProjectFeatureRow,
  type StoredFeature,
} from '../storage/feature-store.ts';
import type { Features } from '../storage/store.ts';
import type { Database } from './connection.ts';
import { wholeAncestor, wholeColumn } from './digests.ts';
import { isOf, isShown, numbered } from './rows.ts';

const tables = { projects: 'projects', plots: 'shapes' } as const;
const sources = { projects: 'projects', plots: 'shapes JOIN projects ON projects.id = shapes.project_id' } as const;
const columns = {
  projects: `projects.fid, projects.id AS "projectId", projects.project_name AS "projectName", projects.created_at AS "createdAt", projects.updated_at AS "updatedAt",
    projects.geojson AS geometry, projects.geojson_sha256 AS sha256, projects.area_hectares AS "areaHectares", projects.is_collection AS "isCollection",
    projects.is_control_pool AS "isControlPool", projects.parent_collection AS "parentCollection", projects.notes, projects.tags,
    (SELECT ancestor FROM succession WHERE succession.project_id = projects.id) AS ancestor, ${wholeAncestor} AS has_whole_ancestor, projects.digest AS revision, ${wholeColumn('projects')}`,
  plots: `shapes.fid, shapes.project_id AS "projectId", projects.project_name AS "projectName", projects.created_at AS "createdAt", shapes.place, shapes.name, shapes.folder,
    shapes.source_file AS "sourceFile", shapes.feature, shapes.feature_sha256 AS sha256, shapes.digest AS revision, ${wholeColumn('shapes')}`,
} as const;

type Stored<Row> = Omit<Row, 'layer' | 'isWhole'> & { is_whole: number; has_whole_ancestor?: number; sha256: string };

function featureOf(layer: FeatureLayer, row: Stored<ProjectFeatureRow> | Stored<PlotFeatureRow>): StoredFeature {
  const { is_whole: whole, has_whole_ancestor: hasWholeAncestor = 1, sha256: expected, ...rest } = row;
  return layer === 'projects'
    ? {
        ...(rest as Omit<ProjectFeatureRow, 'layer' | 'isWhole'>),
        layer,
        isWhole: whole === 1 && hasWholeAncestor === 1 && sha256((rest as ProjectFeatureRow).geometry) === expected,
      }
    : {
        ...(rest as Omit<PlotFeatureRow, 'layer' | 'isWhole'>),
        layer,
        isWhole: whole === 1 && sha256((rest as PlotFeatureRow).feature) === expected,
      };
}

/** Projects of an account and their plots, as features that a GIS asks for piece by piece. Boxes are met by PostGIS, on the plane. */
export class PostgresFeatures implements Features {
  readonly #database: Database;
  constructor(database: Database) {
    this.#database = database;
  }

  async count(of: Reach, layer: FeatureLayer, filter: FeatureFilter): Promise<number> {
    const [where, parameters] = conditions(of, layer, filter);
    // Project by project, along the index of their plots, where nothing is asked of the plots themselves.
    const counted =
      layer === 'plots' && !filter.box && filter.projectId === undefined
        ? 'SELECT coalesce(sum((SELECT count(*) FROM shapes WHERE shapes.project_id = projects.id)), 0)::bigint AS n FROM projects'
        : `SELECT count(*) AS n FROM ${sources[layer]}`;
    const [row] = await this.#database.query<{ n: number }>(`${counted} WHERE ${where}`, parameters);
    return row!.n;
  }

  async page(
    of: Reach,
    layer: FeatureLayer,
    filter: FeatureFilter,
    { after, limit }: { after: number; limit: number },
  ): Promise<StoredFeature[]> {
    const [where, parameters] = conditions(of, layer, filter);
    const fid = `${tables[layer]}.fid`;
    return this.#features(layer, `${where} AND ${fid} > $${parameters.length + 1} ORDER BY ${fid} LIMIT $${parameters.length + 2}`, [
      ...parameters,
      after,
      limit,
    ]);
  }

  async project(of: Reach, id: string): Promise<StoredFeature | null> {
    const { parameters, place } = numbered();
    const where = `${isOf(of, place)} AND projects.id = ${place(id)} AND ${isShown}`;
    return (await this.#features('projects', where, parameters))[0] ?? null;
  }

  async plot(of: Reach, projectId: string, number: number): Promise<StoredFeature | null> {
    const { parameters, place } = numbered();
    const where = `${isOf(of, place)} AND shapes.project_id = ${place(projectId)} AND shapes.place = ${place(number)} AND ${isShown}`;
    return (await this.#features('plots', where, parameters))[0] ?? null;
  }

  async successor(of: Reach, ancestorId: string): Promise<string | null> {
    const { parameters, place } = numbered();
    const [row] = await this.#database.query<{ id: string }>(
      `${lineOf(place(ancestorId))} AND ${isOf(of, place)} AND ${isShown} ORDER BY projects.fid DESC LIMIT 1`,
      parameters,
    );
    return row?.id ?? null;
  }

  /** Of plots as of projects: a project has the positions of its plots, and is a hundredth as many rows. */
  async extent(of: Reach): Promise<BoundingBox | null> {
    const { parameters, place } = numbered();
    const [row] = await this.#database.query<{ west: number | null; south: number; east: number; north: number }>(
      `SELECT ST_XMin(box) AS west, ST_YMin(box) AS south, ST_XMax(box) AS east, ST_YMax(box) AS north
      FROM (SELECT ST_Extent(geom) AS box FROM projects WHERE ${isOf(of, place)} AND ${isShown}) AS extent`,
      parameters,
    );
    return row && row.west !== null ? [row.west, row.south, row.east, row.north] : null;
  }

  async #features(layer: FeatureLayer, where: string, parameters: unknown[]): Promise<StoredFeature[]> {
    const rows = await this.#database.query<Stored<ProjectFeatureRow> | Stored<PlotFeatureRow>>(
      `SELECT ${columns[layer]} FROM ${sources[layer]} WHERE ${where}`,
      parameters,
    );
    return rows.map((row) => featureOf(layer, row));
  }
}

function conditions(of: Reach, layer: FeatureLayer, { box, from, to, projectId }: FeatureFilter): [where: string, parameters: unknown[]] {
  const { parameters, place } = numbered();
  const all = [isOf(of, place), isShown];
  if (projectId !== undefined) all.push(`${layer === 'plots' ? 'shapes.project_id' : 'projects.parent_collection'} = ${place(projectId)}`);
  if (from !== undefined) all.push(`projects.created_at >= ${place(from)}`);
  if (to !== undefined) all.push(`projects.created_at <= ${place(to)}`);
  if (box) {
    const halves = halvesOf(box).map((half) => {
      const [geometry, envelope] = [
        `${tables[layer]}.geom`,
        `ST_MakeEnvelope(${half.map((side) => `${place(side)}::float8`).join(', ')}, 4326)`,
      ];
      // A plot is where its project is. Behind row-level security the index may be asked by boxes alone.
      const nearProject = layer === 'plots' ? `projects.geom && ${envelope} AND ` : '';
      return `(${nearProject}${geometry} && ${envelope} AND ST_Intersects(${geometry}, ${envelope}))`;
    });
    all.push(`(${halves.join(' OR ')})`);
  }
  return [all.join(' AND '), parameters];
}
