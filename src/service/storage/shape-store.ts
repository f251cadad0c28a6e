import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { sha256 } from './checksum.ts';
import { DamagedRecord } from './damaged-record.ts';
import { statements } from './database.ts';
import { putOtherParts, type DrawnPart } from './drawn-geometry.ts';
import { wholeColumn } from '#backups/row-digest.ts';

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

  /**
   * The answer of the endpoint in pieces of text: a FeatureCollection with `source_files`, whose entries say for how many features in a row they stand. Other
   * requests get their turn between two pieces. Throws DamagedRecord when a shape does not equal its checksum.
   */
  async *document(projectId: string, geometryHash: string): AsyncGenerator<string> {
    yield `{"type":"FeatureCollection","geometry_hash":${JSON.stringify(geometryHash)},"features":[`;
    const sources: { name: string | null; format: string | null; features: number }[] = [];
    const count = this.count(projectId);
    let sent = 0;
    for await (const row of this.#rows(projectId)) {
      yield sent === 0 ? row.feature : `,${row.feature}`;
      sent += 1;
      const last = sources.at(-1);
      if (last && last.name === row.source_file && last.format === row.source_format) last.features += 1;
      else sources.push({ name: row.source_file, format: row.source_format, features: 1 });
    }
    // The project was deleted meanwhile: an answer that breaks off is no answer, a shorter one would be a wrong one.
    if (sent !== count) throw new Error('The shapes of the project changed while they were read.');
    yield `],"source_files":${JSON.stringify(sources)}}`;
  }

  /** A project's own shapes as they came, in their order. Throws DamagedRecord. */
  async features(projectId: string): Promise<string[]> {
    const features: string[] = [];
    for await (const { feature } of this.#rows(projectId)) features.push(feature);
    return features;
  }

  async *#rows(projectId: string): AsyncGenerator<{ feature: string; source_file: string | null; source_format: string | null }> {
    for (let after = 0; ;) {
      // Members are rows of their own, made in the order of the shapes.
      const rows = this.#prepare(
        `SELECT fid, name, feature, feature_sha256, source_file, source_format, ${wholeColumn('shapes')} FROM shapes
         WHERE fid > ?2 AND (project_id = ?1 OR project_id IN (SELECT id FROM projects WHERE parent_collection = ?1)) ORDER BY fid LIMIT ${rowsPerTurn}`,
      ).all(projectId, after) as {
        fid: number;
        name: string;
        feature: string;
        feature_sha256: string;
        source_file: string | null;
        source_format: string | null;
        is_whole: number;
      }[];
      for (const row of rows) {
        if (row.is_whole !== 1 || sha256(row.feature) !== row.feature_sha256)
          throw new DamagedRecord({ code: 'damaged-geometry', params: { name: row.name } });
        yield row;
      }
      if (rows.length < rowsPerTurn) return;
      after = rows.at(-1)!.fid;
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    }
  }
}
