import type { Feature, Properties } from '#geo/types.ts';
import { FeatureCollector } from '../feature-collector.ts';
import { collected, sourceOfBytes } from '../file-source.ts';
import { UnreadableFile, type FeatureBatch, type FileSource, type FormatReader, type StreamOptions } from '../format.ts';
import { Pace } from '../pace.ts';
import { listed, reasonOf, say } from '../phrases/index.ts';
import { placedWhenAsked } from '../projection/placed-when-asked.ts';
import { letterDecoder } from '../shapefile/dbase-table.ts';
import { arcsNote } from '../shape-kinds.ts';
import { TextLines, type LineDecoder } from '../text/text-lines.ts';
import { DxfEntities, textOf, type Entity } from './dxf-entities.ts';
import { hasArcs, isShape, shapeOfEntity } from './dxf-shapes.ts';

const batchFeatures = 1000;
const headBytes = 1 << 16;
const latin = new TextDecoder('iso-8859-1');
const maxKindsSaid = 20;

/** Pairs of lines, a group code and its value; 999 is a comment. A drawing begins with a section. */
function isTextDxf(head: string): boolean {
  const lines = head.split('\n', 400).map((line) => line.trim());
  let at = 0;
  while (lines[at] === '999') at += 2;
  return lines[at] === '0' && lines[at + 1] === 'SECTION';
}

/** From 2007 on (AC1021) drawings are UTF-8, before in the code page that they name. */
function decoderOf(head: string): LineDecoder {
  const version = Number(/\$ACADVER\s+1\s+AC(\d{4})/.exec(head)?.[1] ?? 0);
  const page = /\$DWGCODEPAGE\s+3\s+(?:ANSI_|DOS)?(\w+)/i.exec(head)?.[1] ?? '1252';
  return version >= 1021 ? new TextDecoder('utf-8') : (letterDecoder(page) ?? new TextDecoder('windows-1252'));
}

/** Letters that the code page has not are written by their number, signs by a pair of %. */
const plainText = (text: string): string =>
  text
    .replaceAll(/\\U\+([0-9A-Fa-f]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('%%d', '°')
    .replaceAll('\\P', '\n');

class DxfReader extends FeatureCollector {
  readonly #leftOut = new Map<string, number>();
  #onPaper = 0;
  #hatches = 0;
  #arcs = 0;

  add(entity: Entity): void {
    const { kind, pairs } = entity;
    if (textOf(pairs, 67)?.trim() === '1') this.#onPaper += 1;
    else if (isShape(kind)) this.#addShape(entity);
    else if (this.#leftOut.size < maxKindsSaid || this.#leftOut.has(kind)) this.#leftOut.set(kind, (this.#leftOut.get(kind) ?? 0) + 1);
  }

  #addShape(entity: Entity): void {
    const { kind, pairs } = entity;
    const index = this.count;
    const properties: Properties = { layer: plainText(textOf(pairs, 8)?.trim() ?? '0'), entity: kind };
    const handle = textOf(pairs, 5)?.trim();
    if (handle) properties['handle'] = handle;
    if (kind === 'INSERT') properties['block'] = plainText(textOf(pairs, 2)?.trim() ?? '');
    // Long texts go on in pieces before the last one.
    if (kind.endsWith('TEXT'))
      properties['text'] = plainText(
        [...pairs.filter(([code]) => code === 3), ...pairs.filter(([code]) => code === 1)].map(([, text]) => text).join(''),
      );
    const feature: Feature = { type: 'Feature', geometry: null, properties };
    try {
      feature.geometry = shapeOfEntity(entity);
      if (hasArcs(entity)) this.#arcs += 1;
      if (kind === 'HATCH') this.#hatches += 1;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.note('dxf-bad-shape', say('file.dxf.bad-shape', { n: index + 1, kind, reason: reasonOf(error) }), 'error', index);
    }
    this.features.push(feature);
  }

  /** What only the whole drawing tells. */
  end({ isWhole, unit }: DxfEntities): void {
    if (!isWhole) this.note('dxf-truncated', say('file.dxf.truncated', { n: this.count }), 'error');
    if (this.#leftOut.size > 0) {
      const kinds = [...this.#leftOut].map(([kind, n]) => `${kind.slice(0, 30)} (${n})`);
      this.note('dxf-left-out', say('file.dxf.left-out', { kinds: listed(kinds) }), 'warning');
    }
    if (this.#onPaper > 0) this.note('dxf-paper', say('file.dxf.paper', { n: this.#onPaper }), 'info');
    if (this.#hatches > 0) this.note('dxf-hatches', say('file.dxf.hatches', { n: this.#hatches }), 'info');
    // 0 is no unit, 6 metres.
    if (unit !== 0 && unit !== 6) this.note('dxf-unit', say('file.dxf.unit'), 'warning');
    if (this.#arcs > 0) this.notes.push(arcsNote(this.#arcs));
    this.finish();
  }
}

async function* dxfBatches(source: FileSource, options: StreamOptions = {}): AsyncGenerator<FeatureBatch> {
  const head = latin.decode(await source.read(0, Math.min(source.size, headBytes)));
  const lines = new TextLines(source, decoderOf(head), head.startsWith('\u00ef\u00bb\u00bf') ? 3 : 0);
  const entities = new DxfEntities(lines);
  const what = options.fileName || say('file.the-file');
  const placing = placedWhenAsked(what, options.system, say('file.dxf.nowhere', { what }));
  const reader = new DxfReader();
  const pace = new Pace(options);
  let count = 0;
  const taken = async () => {
    const batch = reader.take();
    await placing.apply(batch.features, batch.notes, count);
    count += batch.features.length;
    return batch;
  };
  for (let entity = await entities.next(); entity; entity = await entities.next()) {
    reader.add(entity);
    if (reader.features.length < batchFeatures) continue;
    yield await taken();
    await pace.step(lines.fetched / Math.max(1, source.size));
  }
  reader.end(entities);
  if (reader.count === 0) throw new UnreadableFile('dxf-without-shapes', say('file.dxf.without-shapes'));
  yield await taken();
}

/** Drawings as text (DXF of every version): each entity with its layer. A drawing never says where on the Earth it lies. */
export const dxf: FormatReader = {
  recognise: (bytes) => (isTextDxf(latin.decode(bytes.subarray(0, 4096)).replace(/^\u00ef\u00bb\u00bf/, '')) ? 0.95 : 0),
  read: (bytes, options = {}) => collected('dxf', dxfBatches(sourceOfBytes(options.fileName ?? '', bytes), { ...options, companions: {} })),
  readStream: dxfBatches,
};
