import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { sha256 } from './checksum.ts';
import { statements } from './database.ts';
import { putOtherParts, type DrawnPart } from './drawn-geometry.ts';
import { wholeColumn } from '#backups/row-digest.ts';
import { shapesDocument, wholeShape, type ShapeRow, type StoredShape } from './shapes-document.ts';

/** One shape of a project as it came: a row of the layer `shapes`. */
export interface NewShape {
  name: string;
  /** slash-joined path of folders; '' without one */
  folder: string;
  sourceFile: string | null;
  sourceFormat: string | null;
  /** the attributes as a JSON object, for other programs */
  properties: string;
  /** the whole GeoJSON feature, for ours: it is answered letter by letter */
  feature: string;
  /** as other programs draw it */
  drawn: DrawnPart[];
}

/** So many rows are read in one turn of the event loop. */
const rowsPerTurn = 200;

/** The shapes that projects were made of, in a layer of the workspace that a GIS opens. A trigger deletes them with their project. */
export class ShapeStore {
  readonly #prepare: (sql: string) => StatementSync;
  constructor(database: DatabaseSync) {
    this.#prepare = statements(database);
  }

  /** Inside a transaction of the caller. */
  insert(projectId: string, place: number, shape: NewShape): void {
    const { lastInsertRowid: fid } = this.#prepare(
      'INSERT INTO shapes (geom, geom_kind, project_id, place, name, folder, properties, source_file, source_format, feature, feature_sha256) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    ).run(
      shape.drawn[0]?.blob ?? null,
      shape.drawn[0]?.kind ?? null,
      projectId,
      place,
      shape.name,
      shape.folder,
      shape.properties,
      shape.sourceFile,
      shape.sourceFormat,
      shape.feature,
      sha256(shape.feature),
    );
    putOtherParts(this.#prepare, 'shapes', fid, shape.drawn);
  }

  /** Inside a transaction of the caller: a few shapes of a project that is being deleted; false when none was left. */
  removeSome(projectId: string): boolean {
    return (
      this.#prepare(`DELETE FROM shapes WHERE fid IN (SELECT fid FROM shapes WHERE project_id = ? LIMIT ${rowsPerTurn})`).run(projectId)
        .changes > 0
    );
  }

  /** How many a project has; of a collection, its members' together. */
  count(projectId: string): number {
    const row = this.#prepare(
      'SELECT count(*) AS n FROM shapes WHERE project_id = ?1 OR project_id IN (SELECT id FROM projects WHERE parent_collection = ?1)',
    ).get(projectId) as { n: number };
    return row.n;
  }

  /** Other requests get their turn between two pieces. */
  document(projectId: string, geometryHash: string): AsyncGenerator<string> {
    return shapesDocument(geometryHash, this.count(projectId), this.#rows(projectId));
  }

  /** A project's own shapes as they came, in their order. Throws DamagedRecord. */
  async features(projectId: string): Promise<string[]> {
    const features: string[] = [];
    for await (const { feature } of this.#rows(projectId)) features.push(feature);
    return features;
  }

  async *#rows(projectId: string): AsyncGenerator<ShapeRow> {
    for (let after = 0; ;) {
      // Members are rows of their own, made in the order of the shapes.
      const rows = this.#prepare(
        `SELECT fid, name, feature, feature_sha256, source_file, source_format, ${wholeColumn('shapes')} FROM shapes
         WHERE fid > ?2 AND (project_id = ?1 OR project_id IN (SELECT id FROM projects WHERE parent_collection = ?1)) ORDER BY fid LIMIT ${rowsPerTurn}`,
      ).all(projectId, after) as unknown as StoredShape[];
      for (const row of rows) yield wholeShape(row);
      if (rows.length < rowsPerTurn) return;
      after = rows.at(-1)!.fid;
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    }
  }
}
