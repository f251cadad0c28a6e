import { createHash } from 'node:crypto';
import { openRegularFile, readRange } from '#disk/regular-file.ts';
import type { Feature } from '#geo/index.ts';
import { mapOfAreas, mapOfClasses, NoClasses, type NotInMap, type OwnMap } from '#overlays/own-map.ts';
import { exists, namedFile } from './named-file.ts';
import { open } from './reading-fault.ts';
import { inOneLine } from './terminal-text.ts';
import { CommandFault } from './usage.ts';

/** What of a feature lies in a map of one's own. `share` is of the feature; `no_data_hectares` is what the map says nothing of. */
export interface OverlayOfPlot {
  overlay: string;
  file: string;
  hectares: number | null;
  share: number | null;
  no_data_hectares: number | null;
  /** of a picture: hectares by the value of its cells */
  classes: { value: number; hectares: number }[] | null;
  /** why there is no figure */
  reason: string | null;
}
/** Which file a map was, and when it was counted. */
export interface OverlaySource {
  overlay: string;
  file: string;
  /** of the bytes of the file, hex; of a shapefile, of that with the shapes */
  sha256: string;
  /** YYYY-MM-DD */
  day: string;
}
export interface PlotOverlays {
  index: number;
  overlays: OverlayOfPlot[];
}

/** A map of one's own: its file, what it is called, and what of a shape lies in it. */
interface Overlay extends OwnMap {
  name: string;
  file: string;
  close(): Promise<void>;
}

async function polygonOverlay(file: string, name: string): Promise<Overlay> {
  const { features } = await open(file);
  const areas = await mapOfAreas(features.map(({ geometry }) => geometry));
  if (!areas) throw new CommandFault(`${file}: there are no areas in it, so nothing can lie inside. Name a file with polygons.`);
  return { ...areas, name, file, close: async () => {} };
}

async function rasterOverlay(file: string, name: string): Promise<Overlay> {
  const { openRaster } = await import('./open-raster.ts');
  const { raster, onGrid, close } = await openRaster(file);
  return { ...mapOfClasses(raster, onGrid), name, file, close };
}

function faultOf(file: string, error: unknown): unknown {
  if (error instanceof NoClasses)
    return new CommandFault(
      `${file}: its cells have more than 256 values, or values that are no whole numbers. An overlay is a map of classes, such as 0 and 1.`,
    );
  return error instanceof RangeError ? new CommandFault(`${file}: ${error.message}`) : error;
}

async function overlayOf(given: string): Promise<Overlay> {
  const { file, name } = await namedFile(given);
  if (!(await exists(file)))
    throw new CommandFault(`${file}: there is no such file. Check the name: --overlay FILE or --overlay FILE:NAME.`);
  return /\.tiff?$/i.test(file) ? rasterOverlay(file, name) : polygonOverlay(file, name);
}

const pieceBytes = 4 * 1024 ** 2;
/** A piece at a time: maps are larger than memory. */
async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await using handle = await openRegularFile(file);
  for (let offset = 0; ; offset += pieceBytes) {
    const piece = await readRange(handle, offset, pieceBytes);
    hash.update(piece);
    if (piece.length < pieceBytes) return hash.digest('hex');
  }
}

const reasons: Record<NotInMap, string> = {
  'no-place': 'It has no place on the Earth, so nothing can be laid over it.',
  'no-area': 'It has no area, so cells of a picture tell nothing of it. Draw it as a polygon.',
};
const none = { hectares: null, share: null, no_data_hectares: null, classes: null };

/** What of each feature lies in each of some maps. */
export class PlotOverlay {
  readonly #overlays: Overlay[];
  readonly sources: readonly OverlaySource[];
  private constructor(overlays: Overlay[], sources: readonly OverlaySource[]) {
    this.#overlays = overlays;
    this.sources = sources;
  }

  /** `day`: on which the maps are counted, YYYY-MM-DD. */
  static async open(given: readonly string[], day: string): Promise<PlotOverlay> {
    const overlays: Overlay[] = [];
    const sources: OverlaySource[] = [];
    try {
      for (const one of given) {
        const overlay = await overlayOf(one);
        overlays.push(overlay);
        sources.push({ overlay: overlay.name, file: overlay.file, sha256: await digestOf(overlay.file), day });
      }
    } catch (error) {
      for (const overlay of overlays) await overlay.close();
      throw error;
    }
    return new PlotOverlay(overlays, sources);
  }

  /** whether there is no map at all */
  get isEmpty(): boolean {
    return this.#overlays.length === 0;
  }

  async of(features: readonly Feature[]): Promise<PlotOverlays[]> {
    const found: PlotOverlays[] = [];
    for (const [index, { geometry }] of features.entries()) {
      const overlays: OverlayOfPlot[] = [];
      for (const { name, file, of } of this.#overlays) {
        const figures = await of(geometry).catch((error: unknown) => {
          throw faultOf(file, error);
        });
        if (typeof figures === 'string') overlays.push({ overlay: name, file, ...none, reason: reasons[figures] });
        else {
          const { hectares, share, noDataHectares, classes } = figures;
          overlays.push({ overlay: name, file, hectares, share, no_data_hectares: noDataHectares, classes, reason: null });
        }
      }
      found.push({ index, overlays });
    }
    return found;
  }

  async close(): Promise<void> {
    for (const overlay of this.#overlays) await overlay.close();
  }
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** What a person reads of one map over one feature. */
export function overlayWords({ overlay, hectares, share, no_data_hectares: noData, classes, reason }: OverlayOfPlot): string {
  const name = inOneLine(overlay);
  if (reason !== null) return `${name}: unknown. ${reason}`;
  if (share === null) return `${name}: unknown`;
  const unknown = noData !== null && noData > 0.00005 ? `; no data for ${noData.toFixed(4)} ha` : '';
  const several = classes !== null && classes.filter(({ value }) => value !== 0).length > 1;
  const listed = several ? `; by value ${classes.map(({ value, hectares: own }) => `${value}: ${own.toFixed(4)} ha`).join(', ')}` : '';
  return `${name}: ${hectares === null ? '' : `${hectares.toFixed(4)} ha inside, `}${percent(share)}${hectares === null ? ' of the points inside' : ''}${listed}${unknown}`;
}

/** Which files the maps were, as a person reads it. */
export function* overlaySourceLines(sources: readonly OverlaySource[]): Generator<string> {
  for (const { overlay, file, sha256, day } of sources)
    yield `  ${inOneLine(overlay)} is ${inOneLine(file)}, SHA-256 ${sha256}, counted on ${day}`;
}
