import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { wholeColumn } from '#backups/row-digest.ts';
import { boundingBox, fromWkb, linesOf, pointsOf, polygonsOf, type Geometry } from '#geo/index.ts';
import { CellSums, countedBits, type CountedCell } from '../tiles/cells.ts';
import { anchorOf, boxOfTile, extent, pixelSteps, worldX, worldY, type TilePlace } from '../tiles/tile-place.ts';
import { shapeIn } from '../tiles/tile-shape.ts';
import { layerBytes, type TileFeature, type TileShape, type TileValue } from '../tiles/vector-tile.ts';
import { statements } from './database.ts';
import type { Reach } from './caller.ts';
import { isOf, sources, tables, type FeatureLayer } from './feature-store.ts';
import { wkbStart } from './geopackage.ts';
import { isShown } from './job-queue.ts';
import { OtherPartBoxes } from './other-part-boxes.ts';
import type { PlotIndex } from './plot-index.ts';
import { rowsOf } from './rows.ts';
import type { DrawnTile, ProjectCell, Tiles } from './store.ts';

/** So many rows are looked at in one turn of the event loop, and so many shapes are drawn. */
const [boxesPerTurn, shapesPerTurn] = [2000, 50];
/** A tile of many is looked at in so many strips. */
const stripsOfTile = 8;
/** A box that is wider lies on both sides of the antimeridian, or is of parts that are far from each other. */
const widestBox = 180;

const attributes = {
  projects: `projects.id, projects.project_name, projects.area_hectares, projects.is_collection, projects.is_control_pool, projects.parent_collection`,
  plots: `shapes.project_id || '.' || shapes.place AS id, projects.project_name, shapes.project_id, shapes.place + 1 AS plot, shapes.name`,
} as const;
const truths = new Set(['is_collection', 'is_control_pool']);

interface BoxRow {
  fid: number;
  west: number;
  south: number;
  east: number;
  north: number;
}
interface ShapeRow extends BoxRow {
  geom: Uint8Array;
  geom_kind: string;
  is_whole: number;
  id: string;
  project_name: string;
  [attribute: string]: unknown;
}

interface CountedRow extends BoxRow {
  is_collection: number;
}

/** Features behind a column that names their fids, which is looked at first. */
const joinedTo: Record<FeatureLayer, (fid: string) => string> = {
  projects: (fid) => `JOIN projects ON projects.fid = ${fid}`,
  plots: (fid) => `JOIN shapes ON shapes.fid = ${fid} JOIN projects ON projects.id = shapes.project_id`,
};
const fidOf = { projects: 'projects.fid', plots: 'shapes.fid' } as const;
const boxColumns = 'box.minx AS west, box.miny AS south, box.maxx AS east, box.maxy AS north';

const countedColumns = (layer: FeatureLayer): string =>
  `${fidOf[layer]} AS fid, ${boxColumns}, ${layer === 'projects' ? 'projects.is_collection' : '0'} AS is_collection`;
const countedFrom = (layer: FeatureLayer): string =>
  `SELECT ${countedColumns(layer)} FROM rtree_${tables[layer]}_geom AS box ${joinedTo[layer]('box.id')}`;

function geometryOf(blob: unknown): Geometry | null {
  const start = wkbStart(blob);
  return start === null ? null : fromWkb(blob as Uint8Array, start);
}

/** Shapes of an account for vector tiles, from the spatial index and the encoder of this program. */
export class TileStore implements Tiles {
  readonly #prepare: (sql: string) => StatementSync;
  readonly #plotIndex: PlotIndex;
  readonly #otherParts: OtherPartBoxes;
  constructor(database: DatabaseSync, plotIndex: PlotIndex) {
    this.#prepare = statements(database);
    this.#plotIndex = plotIndex;
    this.#otherParts = new OtherPartBoxes(this.#prepare);
  }

  shown(of: Reach): number[] {
    const [within, ...reach] = isOf(of);
    return this.#prepare(`SELECT fid FROM projects WHERE ${within} AND ${isShown} ORDER BY fid`)
      .all(...reach)
      .map(({ fid }) => Number(fid));
  }

  async plotCells(of: Reach, projects: readonly number[]): Promise<ProjectCell[]> {
    await this.#plotIndex.whole();
    const cells: ProjectCell[] = [];
    const [within, ...reach] = isOf(of);
    const some = this.#prepare(
      `SELECT shapes.fid, ${boxColumns} FROM projects CROSS JOIN shapes ON shapes.project_id = projects.id CROSS JOIN rtree_shapes_geom AS box ON box.id = shapes.fid
       WHERE projects.fid = ? AND ${within} AND shapes.fid > ? ORDER BY shapes.fid LIMIT ?`,
    );
    let sinceTurn = 0;
    for (const project of projects) {
      const counted = new CellSums(countedBits);
      for (let after = 0; ;) {
        const rows = rowsOf<BoxRow>(some.all(project, ...reach, after, boxesPerTurn));
        for (const row of rows) counted.add(this.#anchor('shapes', row), false);
        sinceTurn += rows.length + 1;
        if (sinceTurn >= boxesPerTurn) {
          sinceTurn = 0;
          await nextTurn();
        }
        if (rows.length < boxesPerTurn) break;
        after = rows.at(-1)!.fid;
      }
      for (const cell of counted.cells()) cells.push({ ...cell, project });
    }
    return cells;
  }

  async cells(of: Reach, layer: FeatureLayer, bits: number, within: TilePlace | null): Promise<CountedCell[]> {
    if (layer === 'plots') await this.#plotIndex.whole();
    const counted = new CellSums(bits, within);
    for await (const rows of within ? this.#boxesIn(of, layer, within) : this.#allBoxes(of, layer))
      for (const row of rows) counted.add(this.#anchor(tables[layer], row), row.is_collection === 1);
    return counted.cells();
  }

  async drawn(of: Reach, layer: FeatureLayer, tile: TilePlace, most: number): Promise<DrawnTile | null> {
    if (layer === 'plots') await this.#plotIndex.whole();
    const fids = await this.#meeting(of, layer, tile, most + 1);
    if (fids.length > most) return null;
    const features: TileFeature[] = [];
    let [count, withoutShape] = [0, 0];
    for (let at = 0; at < fids.length; at += shapesPerTurn) {
      for (const row of this.#rows(layer, fids.slice(at, at + shapesPerTurn))) {
        const drawn = this.#featuresOf(layer, row, tile);
        features.push(...drawn.features);
        count += drawn.isCounted ? 1 : 0;
        withoutShape += drawn.isWithoutShape ? 1 : 0;
      }
      await nextTurn();
    }
    return { bytes: layerBytes(layer, features), count, withoutShape };
  }

  /** Boxes around a tile, strip by strip, so that others get their turn: a box is in the strip of its middle. */
  async *#boxesIn(of: Reach, layer: FeatureLayer, tile: TilePlace): AsyncGenerator<CountedRow[]> {
    const [within, ...reach] = isOf(of);
    const [west, south, east, north] = boxOfTile(tile);
    const width = (east - west) / stripsOfTile;
    const found = this.#prepare(
      `${countedFrom(layer)} WHERE maxx - minx <= ${widestBox} AND (minx + maxx) / 2 >= ? AND (minx + maxx) / 2 < ? AND maxx >= ? AND maxy >= ? AND minx <= ? AND miny <= ? AND ${within} AND ${isShown}`,
    );
    for (let strip = 0; strip < stripsOfTile; strip += 1) {
      const [left, right] = [west + strip * width, strip === stripsOfTile - 1 ? 181 : west + (strip + 1) * width];
      yield rowsOf<CountedRow>(found.all(left, right, left, south, right, north, ...reach));
      await nextTurn();
    }
    yield rowsOf<CountedRow>(
      this.#prepare(`${countedFrom(layer)} WHERE maxx > 0 AND minx < 0 AND maxx - minx > ${widestBox} AND ${within} AND ${isShown}`).all(
        ...reach,
      ),
    );
  }

  async *#allBoxes(of: Reach, layer: FeatureLayer): AsyncGenerator<CountedRow[]> {
    const [within, ...reach] = isOf(of);
    const fid = fidOf[layer];
    const some = this.#prepare(
      `SELECT ${countedColumns(layer)} FROM ${sources[layer]} CROSS JOIN rtree_${tables[layer]}_geom AS box ON box.id = ${fid}
       WHERE ${within} AND ${isShown} AND ${fid} > ? ORDER BY ${fid} LIMIT ?`,
    );
    for (let after = 0; ;) {
      const rows = rowsOf<CountedRow>(some.all(...reach, after, boxesPerTurn));
      yield rows;
      if (rows.length < boxesPerTurn) return;
      after = rows.at(-1)!.fid;
      await nextTurn();
    }
  }

  /** Features of which the box of a part meets a tile, in the order in which they were made. */
  async #meeting(of: Reach, layer: FeatureLayer, tile: TilePlace, most: number): Promise<number[]> {
    const [within, ...reach] = isOf(of);
    const box = boxOfTile(tile);
    const fid = fidOf[layer];
    const others = await this.#otherParts.meeting(tables[layer], box);
    const found = this.#prepare(
      `SELECT ${fid} AS fid FROM (
         SELECT id FROM rtree_${tables[layer]}_geom WHERE maxx >= ? AND maxy >= ? AND minx <= ? AND miny <= ? UNION SELECT value FROM json_each(?)
       ) AS met ${joinedTo[layer]('met.id')} WHERE ${within} AND ${isShown} LIMIT ?`,
    ).all(...box, JSON.stringify(others), ...reach, most);
    return found.map((row) => Number(row['fid'])).sort((one, other) => one - other);
  }

  #rows(layer: FeatureLayer, fids: readonly number[]): ShapeRow[] {
    const fid = fidOf[layer];
    return rowsOf<ShapeRow>(
      this.#prepare(
        `SELECT ${fid} AS fid, ${tables[layer]}.geom, ${tables[layer]}.geom_kind, ${boxColumns}, ${attributes[layer]}, ${wholeColumn(tables[layer])}
         FROM ${sources[layer]} JOIN rtree_${tables[layer]}_geom AS box ON box.id = ${fid} WHERE ${fid} IN (SELECT value FROM json_each(?)) ORDER BY ${fid}`,
      ).all(JSON.stringify(fids)),
    );
  }

  /** What a tile shows of a feature: its shape, or a dot where its anchor is when there is no shape to be seen. */
  #featuresOf(layer: FeatureLayer, row: ShapeRow, tile: TilePlace) {
    const [x, y] = this.#anchor(tables[layer], row).map((place) => place * 2 ** tile.z);
    const isCounted = Math.floor(x!) === tile.x && Math.floor(y!) === tile.y;
    const isWhole = row.is_whole === 1;
    const shapes = isWhole ? this.#shapesOf(layer, row, tile) : [];
    const told = isWhole ? attributesOf(row) : { id: row.id, project_name: row.project_name, damaged: true };
    const dot = [x! - tile.x, y! - tile.y].map((place) => Math.floor(place * extent));
    const isDot = shapes.length === 0 && isCounted;
    const isWithoutShape = isDot && !(isWhole && row.geom_kind === 'points');
    const features: TileFeature[] = shapes.map((shape, at) => ({ shape, attributes: { ...told, count: at === 0 && isCounted ? 1 : 0 } }));
    if (isDot)
      features.push({
        shape: { kind: 'points', parts: [dot] },
        attributes: { ...told, count: 1, ...(isWithoutShape ? { drawn_as: 'point' } : {}) },
      });
    return { features, isCounted, isWithoutShape };
  }

  #shapesOf(layer: FeatureLayer, row: ShapeRow, tile: TilePlace): TileShape[] {
    const others = this.#prepare('SELECT geom FROM other_parts WHERE owner = ? AND owner_fid = ? ORDER BY fid').all(tables[layer], row.fid);
    const size = extent * 2 ** tile.z;
    const isSmall =
      (worldX(row.east) - worldX(row.west)) * size < pixelSteps && (worldY(row.south) - worldY(row.north)) * size < pixelSteps;
    if (isSmall && others.length === 0) return [];
    return [row.geom, ...others.map(({ geom }) => geom)].flatMap((blob) => {
      const geometry = geometryOf(blob);
      return (geometry && shapeIn(geometry, tile)) ?? [];
    });
  }

  /** Where a feature is counted: the middle of its box, or of its first part where the box would go around the world. */
  #anchor(table: 'projects' | 'shapes', { fid, west, south, east, north }: BoxRow): [number, number] {
    if (east - west <= widestBox) return anchorOf([west, south, east, north]);
    const geometry = geometryOf(this.#prepare(`SELECT geom FROM ${table} WHERE fid = ?`).get(fid)?.['geom']);
    return anchorOf((geometry && boundingBox(firstPart(geometry))) ?? [west, south, east, north]);
  }
}

function firstPart(geometry: Geometry): Geometry {
  const [polygon] = polygonsOf(geometry);
  if (polygon) return { type: 'Polygon', coordinates: polygon };
  const [line] = linesOf(geometry);
  if (line) return { type: 'LineString', coordinates: line };
  return { type: 'Point', coordinates: pointsOf(geometry)[0] ?? [] };
}

function attributesOf({ fid: _f, west: _w, south: _s, east: _e, north: _n, geom: _g, geom_kind: _k, is_whole: _i, ...told }: ShapeRow) {
  const entries = Object.entries(told).map(([name, value]) => [name, truths.has(name) ? value === 1 : value]);
  return Object.fromEntries(entries) as Record<string, TileValue | null>;
}
