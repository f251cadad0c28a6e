import { sha256 } from '../storage/checksum.ts';
import type { NewShape } from '../storage/shape-store.ts';
import { shapesDocument, wholeShape, type ShapeRow, type StoredShape } from '../storage/shapes-document.ts';
import type { Shapes } from '../storage/store.ts';
import type { Database, Query } from './connection.ts';
import { wholeColumn } from './digests.ts';
import { partsOf } from './rows.ts';

const rowsPerPage = 500;
/** As a list that is known before the shapes are looked for: with OR, PostgreSQL reads the shapes of everybody. */
const ofProject = 'project_id = ANY(ARRAY(SELECT id FROM projects WHERE id = $1 OR parent_collection = $1))';

const shapesAtOnce = 100;
const keptCells = 'INSERT INTO plot_cells (project_id, cells) SELECT id, hectare_plot_cells(id) FROM projects';
/** Counts where the plots of all projects lie, after a move that wrote their shapes. */
export const keepCellsOfAll = (query: Query) => query(keptCells);

/** Keeps the shapes of a project, many in one journey, and where they lie, with the last of them. Inside a transaction of the caller. */
export async function insertShapes(query: Query, projectId: string, shapes: readonly NewShape[]): Promise<void> {
  const last = Math.max(0, Math.ceil(shapes.length / shapesAtOnce) - 1) * shapesAtOnce;
  for (let start = 0; start <= last; start += shapesAtOnce)
    await Promise.all([
      ...shapes.slice(start, start + shapesAtOnce).map((shape, index) => insertShape(query, projectId, start + index, shape)),
      ...(start === last ? [query(`${keptCells} WHERE id = $1`, [projectId])] : []),
    ]);
}

async function insertShape(query: Query, projectId: string, place: number, shape: NewShape): Promise<void> {
  await query(
    `INSERT INTO shapes (geom, project_id, place, name, folder, properties, source_file, source_format, feature, feature_sha256)
    VALUES (hectare_shape($1::bytea[]), $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      partsOf(shape.drawn),
      projectId,
      place,
      shape.name,
      shape.folder,
      shape.properties,
      shape.sourceFile,
      shape.sourceFormat,
      shape.feature,
      sha256(shape.feature),
    ],
  );
}

/** The shapes that projects were made of. */
export class PostgresShapes implements Shapes {
  readonly #database: Database;
  constructor(database: Database) {
    this.#database = database;
  }

  async count(projectId: string): Promise<number> {
    const [row] = await this.#database.query<{ n: number }>(`SELECT count(*) AS n FROM shapes WHERE ${ofProject}`, [projectId]);
    return row!.n;
  }

  /** No connection is held while a slow reader takes a piece. */
  async *document(projectId: string, geometryHash: string): AsyncGenerator<string> {
    yield* shapesDocument(geometryHash, await this.count(projectId), this.#rows(projectId));
  }

  async features(projectId: string): Promise<string[]> {
    const features: string[] = [];
    for await (const { feature } of this.#rows(projectId)) features.push(feature);
    return features;
  }

  async *#rows(projectId: string): AsyncGenerator<ShapeRow> {
    for (let after = 0; ;) {
      const rows = await this.#database.query<StoredShape>(
        `SELECT fid, name, feature, feature_sha256, source_file, source_format, ${wholeColumn('shapes')} FROM shapes WHERE fid > $2 AND ${ofProject} ORDER BY fid LIMIT ${rowsPerPage}`,
        [projectId, after],
      );
      for (const row of rows) yield wholeShape(row);
      if (rows.length < rowsPerPage) return;
      after = rows.at(-1)!.fid;
    }
  }
}
