import type { Reach } from '../storage/caller.ts';
import { sources, tables, type FeatureLayer } from '../storage/feature-store.ts';
import type { DrawnTile, ProjectCell, Tiles } from '../storage/store.ts';
import type { CountedCell } from '../tiles/cells.ts';
import { boxOfTile, bufferSteps, extent, pixelSteps, type TilePlace } from '../tiles/tile-place.ts';
import type { Database } from './connection.ts';
import { wholeColumn } from './digests.ts';
import { anchorOf, hasShape, worldY } from './anchor.ts';
import { isOf, isShown, numbered } from './rows.ts';

/** So many projects are counted by one statement. */
const projectsPerStatement = 2000;
const mercatorEnd = 85.06;

const fidOf = { projects: 'projects.fid', plots: 'shapes.fid' } as const;
/** What is told of a feature, and what of a damaged one. */
const told = {
  projects: 'id project_name area_hectares is_collection is_control_pool parent_collection'.split(' '),
  plots: 'id project_name project_id plot name'.split(' '),
} as const;
const toldOfDamaged = new Set(['id', 'project_name']);
const attributes = {
  projects: told.projects.map((name) => `projects.${name}`).join(', '),
  plots: `shapes.project_id || '.' || shapes.place AS id, projects.project_name, shapes.project_id, shapes.place + 1 AS plot, shapes.name`,
} as const;

const cellOf = (axis: 'x' | 'y', bits: number): string => `floor(anchor.${axis} * ${2 ** bits})::int`;

/** A condition on features whose boxes meet a tile. A plot is where its project is: a tile of few projects looks at no other ones of a large account. */
function meeting(layer: FeatureLayer, tile: TilePlace, place: (value: unknown) => string): string {
  const sides = boxOfTile(tile).map((side) => `${place(side)}::float8`);
  const envelope = `ST_MakeEnvelope(${sides.join(', ')}, 4326)`;
  return [...new Set(['projects', tables[layer]])].map((table) => `${table}.geom && ${envelope}`).join(' AND ');
}

/** Shapes of an account for vector tiles, which PostGIS cuts and encodes. */
export class PostgresTiles implements Tiles {
  readonly #database: Database;
  constructor(database: Database) {
    this.#database = database;
  }

  async shown(of: Reach): Promise<number[]> {
    const { parameters, place } = numbered();
    const rows = await this.#database.query<{ fid: number }>(
      `SELECT fid FROM projects WHERE ${isOf(of, place)} AND ${isShown} ORDER BY fid`,
      parameters,
    );
    return rows.map(({ fid }) => fid);
  }

  /** As they were counted when the project was made; anew where that is not what was written. */
  async plotCells(of: Reach, projects: readonly number[]): Promise<ProjectCell[]> {
    const cells: ProjectCell[] = [];
    for (let at = 0; at < projects.length; at += projectsPerStatement) {
      const { parameters, place } = numbered();
      const rows = await this.#database.query<{ project: number; cells: [x: number, y: number, count: number][] }>(
        `SELECT project, CASE WHEN is_whole = 1 THEN cells ELSE hectare_plot_cells(id) END AS cells FROM (
          SELECT projects.fid AS project, projects.id, plot_cells.cells, ${wholeColumn('plot_cells')} FROM projects LEFT JOIN plot_cells ON plot_cells.project_id = projects.id
          WHERE ${isOf(of, place)} AND projects.fid = ANY(${place(projects.slice(at, at + projectsPerStatement))}::bigint[])
        ) AS kept`,
        parameters,
      );
      for (const { project, cells: own } of rows) for (const [x, y, count] of own) cells.push({ project, x, y, count, collections: 0 });
    }
    return cells;
  }

  async cells(of: Reach, layer: FeatureLayer, bits: number, tile: TilePlace | null): Promise<CountedCell[]> {
    const { parameters, place } = numbered();
    const geometry = `${tables[layer]}.geom`;
    const isCollection = layer === 'projects' ? 'projects.is_collection' : 'false';
    const meets = tile ? `AND ${meeting(layer, tile, place)}` : '';
    const rows = await this.#database.query<CountedCell>(
      `SELECT ${cellOf('x', bits)} AS x, ${cellOf('y', bits)} AS y, count(*)::int AS count, (count(*) FILTER (WHERE ${isCollection}))::int AS collections
      FROM ${sources[layer]} ${anchorOf(geometry)}
      WHERE ${isOf(of, place)} AND ${isShown} AND ${hasShape(geometry)} ${meets} GROUP BY 1, 2`,
      parameters,
    );
    if (!tile) return rows;
    const shift = bits - tile.z;
    return rows.filter(({ x, y }) => x >> shift === tile.x && y >> shift === tile.y);
  }

  async drawn(of: Reach, layer: FeatureLayer, tile: TilePlace, most: number): Promise<DrawnTile | null> {
    const { parameters, place } = numbered();
    const meets = `${isOf(of, place)} AND ${isShown} AND ${meeting(layer, tile, place)}`;
    const [found] = await this.#database.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM (SELECT 1 FROM ${sources[layer]} WHERE ${meets} LIMIT ${most + 1}) AS found`,
      parameters,
    );
    if (found!.n > most) return null;
    if (found!.n === 0) return { bytes: new Uint8Array(0), count: 0, withoutShape: 0 };
    const [row] = await this.#database.query<{ bytes: Buffer | null; count: number; without_shape: number }>(
      drawnStatement(layer, tile, meets),
      parameters,
    );
    return { bytes: row!.bytes ?? new Uint8Array(0), count: row!.count, withoutShape: row!.without_shape };
  }
}

/**
 * Every feature with its shape, one row for each kind of it that is seen, or as a dot at its anchor when nothing of its shape is. The count of a feature is in the
 * tile of its anchor alone. Ordered, so that the same features are the same bytes.
 */
function drawnStatement(layer: FeatureLayer, { z, x, y }: TilePlace, meets: string): string {
  const steps = 2 ** z * extent;
  // Of a mixed shape it is not asked.
  const height = `(${worldY('ST_YMin(first.box)')}) - (${worldY('ST_YMax(first.box)')})`;
  const columns = told[layer]
    .map((name) => (toldOfDamaged.has(name) ? name : `CASE WHEN is_whole = 1 THEN ${name} END AS ${name}`))
    .join(', ');
  return `
WITH met AS MATERIALIZED (
  SELECT ${fidOf[layer]} AS fid, ${attributes[layer]}, ${tables[layer]}.geom, ${wholeColumn(tables[layer])} FROM ${sources[layer]} WHERE ${meets}
), placed AS MATERIALIZED (
  SELECT met.*, anchor.x AS anchor_x, anchor.y AS anchor_y, GeometryType(met.geom) = 'GEOMETRYCOLLECTION' AS is_mixed, ST_Dimension(met.geom) = 0 AS is_point,
    floor(anchor.x * ${2 ** z}) = ${x} AND floor(anchor.y * ${2 ** z}) = ${y} AS is_counted,
    (ST_XMax(first.box) - ST_XMin(first.box)) / 360 * ${steps} < ${pixelSteps} AND (${height}) * ${steps} < ${pixelSteps} AS is_small
  FROM met ${anchorOf('met.geom')}
), shaped AS MATERIALIZED (
  SELECT fid, part, ST_AsMVTGeom(ST_Transform(CASE WHEN ST_YMax(one.shape) > ${mercatorEnd} OR ST_YMin(one.shape) < -${mercatorEnd}
      THEN ST_ClipByBox2D(one.shape, ST_MakeEnvelope(-180, -${mercatorEnd}, 180, ${mercatorEnd})) ELSE one.shape END, 3857),
    ST_TileEnvelope(${z}, ${x}, ${y}), ${extent}, ${bufferSteps}, true) AS shape
  FROM placed CROSS JOIN LATERAL generate_series(1, CASE WHEN is_mixed THEN ST_NumGeometries(geom) ELSE 1 END) AS part
    CROSS JOIN LATERAL (SELECT ST_Force2D(CASE WHEN is_mixed THEN ST_GeometryN(geom, part) ELSE geom END) AS shape) AS one
  WHERE is_whole = 1 AND (is_mixed OR NOT is_small)
), drawn AS (
  SELECT placed.*, part, shaped.shape, CASE WHEN is_counted AND part = min(part) OVER (PARTITION BY placed.fid) THEN 1 ELSE 0 END AS count, NULL AS drawn_as
  FROM placed JOIN shaped USING (fid) WHERE shaped.shape IS NOT NULL
  UNION ALL
  SELECT placed.*, 0, ST_MakePoint(floor((anchor_x * ${2 ** z} - ${x}) * ${extent}), floor((anchor_y * ${2 ** z} - ${y}) * ${extent})), 1,
    CASE WHEN is_whole = 1 AND is_point THEN NULL ELSE 'point' END
  FROM placed WHERE is_counted AND NOT EXISTS (SELECT 1 FROM shaped WHERE shaped.fid = placed.fid AND shaped.shape IS NOT NULL)
)
SELECT (SELECT count(*) FROM placed WHERE is_counted)::int AS count, (SELECT count(*) FROM drawn WHERE drawn_as IS NOT NULL)::int AS without_shape,
  (SELECT ST_AsMVT(told, '${layer}', ${extent}, 'shape') FROM (
    SELECT ${columns}, count, drawn_as, CASE WHEN is_whole = 1 THEN NULL ELSE true END AS damaged, shape FROM drawn ORDER BY fid, part
  ) AS told) AS bytes`;
}
