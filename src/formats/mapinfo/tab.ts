import type { Properties } from '#geo/types.ts';
import { FeatureCollector } from '../feature-collector.ts';
import { ByteReader, collected, sourceOfBytes } from '../file-source.ts';
import { UnreadableFile, type FeatureBatch, type FileSource, type FormatReader, type StreamOptions } from '../format.ts';
import { Pace } from '../pace.ts';
import { reasonOf, say } from '../phrases/index.ts';
import { arcsNote } from '../shape-kinds.ts';
import { mapHead } from './map-head.ts';
import { MapObjects } from './map-objects.ts';
import { MapPages } from './map-pages.ts';
import { placingOf } from './placing.ts';
import type { MapInfoShape } from './shape.ts';
import { isTab, tabHead, type TabHead } from './tab-head.ts';
import { TabRows } from './tab-rows.ts';

const batchFeatures = 1000;
/** of coordinates: a batch of large shapes has fewer of them */
const batchBytes = 1 << 23;
const maxHeadBytes = 1 << 20;
const placeBytes = 4;
const noShape: MapInfoShape = { geometry: null, text: null, hasArcs: false };

/** The shapes of a table, with where those of its rows lie. */
interface Shapes {
  objects: MapObjects;
  /** of each row four bytes: the place of its object in the .map, 0 where it has none */
  places: ByteReader;
  clause: string;
}

/** Rows with their objects as features. */
class TabReader extends FeatureCollector {
  readonly #shapes: Shapes | null;
  #arcs = 0;
  #deleted = 0;
  #batchFrom = 0;

  constructor(shapes: Shapes | null) {
    super();
    this.#shapes = shapes;
  }

  get isFull(): boolean {
    return this.features.length >= batchFeatures || (this.#shapes?.objects.readBytes ?? 0) - this.#batchFrom > batchBytes;
  }

  /** `number` is that of the row, counted from 1; rows that were deleted count. */
  async add(properties: Properties, isDeleted: boolean, number: number): Promise<void> {
    const place = await this.#place();
    if (isDeleted) {
      this.#deleted += 1;
      return;
    }
    const { geometry, text, hasArcs } = await this.#shape(place, number);
    if (hasArcs) this.#arcs += 1;
    if (text !== null && !Object.hasOwn(properties, 'text')) properties['text'] = text;
    this.features.push({ type: 'Feature', geometry, properties });
  }

  override take(): FeatureBatch {
    this.#batchFrom = this.#shapes?.objects.readBytes ?? 0;
    return super.take();
  }

  async #place(): Promise<number> {
    const places = this.#shapes?.places;
    if (!places || !(places.has(placeBytes) || (await places.fill(placeBytes)))) return 0;
    const bytes = places.take(placeBytes);
    return new DataView(bytes.buffer, bytes.byteOffset, placeBytes).getUint32(0, true);
  }

  async #shape(place: number, number: number): Promise<MapInfoShape> {
    if (!this.#shapes) return noShape;
    const index = this.count;
    try {
      const shape = place === 0 ? noShape : await this.#shapes.objects.shapeAt(place, number);
      if (!shape.geometry) this.note('no-geometry', say('file.mapinfo.no-shape', { n: index + 1 }), 'info', index);
      return shape;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.note('mapinfo-bad-shape', say('file.bad-shape', { n: index + 1, reason: reasonOf(error) }), 'error', index);
      return noShape;
    }
  }

  /** What only the whole table tells. */
  end(rows: TabRows): void {
    if (rows.read < rows.count) this.note('mapinfo-truncated', say('file.mapinfo.truncated', { n: rows.read, rows: rows.count }), 'error');
    if (this.#deleted > 0) this.note('mapinfo-deleted', say('file.mapinfo.deleted', { n: this.#deleted }), 'info');
    const left = this.#shapes ? Math.floor(this.#shapes.places.left / placeBytes) : 0;
    const places = this.#shapes ? Math.floor(this.#shapes.places.place / placeBytes) + left : rows.read;
    if (places !== rows.read) this.note('mapinfo-row-count', say('file.mapinfo.place-count', { places, rows: rows.read }), 'warning');
    if (this.#arcs > 0) this.notes.push(arcsNote(this.#arcs));
    this.finish();
  }
}

/** The shapes beside a table; null where there are none, or they cannot be read, with a note. */
async function shapesOf(head: TabHead, companions: Record<string, FileSource>, notes: FeatureCollector): Promise<Shapes | null> {
  const [map, id] = [companions['.map'], companions['.id']];
  if (!map || !id) {
    notes.note('mapinfo-without-map', say('file.mapinfo.no-map'), 'warning');
    return null;
  }
  const pages = new MapPages(map);
  const found = await mapHead(pages);
  if (!found) {
    notes.note('mapinfo-damaged-map', say('file.mapinfo.damaged-map'), 'error');
    return null;
  }
  return { objects: new MapObjects(pages, found, head.decoder), places: new ByteReader(id), clause: found.clause };
}

async function rowsOf(head: TabHead, companions: Record<string, FileSource>): Promise<TabRows> {
  const ending = head.isDbase ? '.dbf' : '.dat';
  const table = companions[ending];
  if (!table) throw new UnreadableFile('mapinfo-without-dat', say('file.mapinfo.no-dat', { ending }));
  const rows = await TabRows.open(table, head);
  if (!rows) throw new UnreadableFile('mapinfo-damaged-table', say('file.mapinfo.damaged-table', { ending }));
  return rows;
}

async function* tabBatches(source: FileSource, options: StreamOptions = {}): AsyncGenerator<FeatureBatch> {
  const head = tabHead(await source.read(0, Math.min(source.size, maxHeadBytes)));
  const companions = options.companions ?? {};
  const rows = await rowsOf(head, companions);
  const first = new FeatureCollector();
  const shapes = await shapesOf(head, companions, first);
  if (head.isLinked) first.note('mapinfo-linked', say('file.mapinfo.linked'), 'info');
  for (const { name, type } of rows.otherColumns)
    first.note('mapinfo-other-column', say('file.mapinfo.other-column', { name, type }), 'warning');
  yield first.take();
  const placing = shapes && (await placingOf(shapes.clause, options));
  const reader = new TabReader(shapes);
  const pace = new Pace(options);
  let count = 0;
  const taken = async () => {
    const batch = reader.take();
    await placing?.apply(batch.features, batch.notes, count);
    count += batch.features.length;
    return batch;
  };
  for (let row = await rows.next(); row !== null; row = await rows.next()) {
    await reader.add(row.properties, row.isDeleted, rows.read);
    if (!reader.isFull) continue;
    yield await taken();
    await pace.step(rows.share);
  }
  reader.end(rows);
  yield await taken();
}

/** MapInfo's own tables: a .tab that describes the columns, rows in a .dat or .dbf, shapes in a .map, and in a .id where the shape of each row lies. */
export const tab: FormatReader = {
  recognise: (bytes) => (isTab(bytes) ? 0.95 : 0),
  read: (bytes, options = {}) =>
    collected(
      'tab',
      tabBatches(sourceOfBytes(options.fileName ?? '', bytes), {
        ...options,
        companions: Object.fromEntries(
          Object.entries(options.companions ?? {}).map(([ending, part]) => [ending, sourceOfBytes(ending, part)]),
        ),
      }),
    ),
  readStream: tabBatches,
};
