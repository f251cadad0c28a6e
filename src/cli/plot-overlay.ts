import { openRegularFile, readRange } from '#disk/regular-file.ts';
import { areaHectares, hasArea, isMeasurable, LandInside, type Feature, type Geometry } from '#geo/index.ts';
import { coverageBlocks, openGeoTiff, zonalClassAreas } from '#raster/index.ts';
import { gridOfWindow } from '#raster/grid.ts';
import { exists, namedFile } from './named-file.ts';
import { open, readingFault } from './reading-fault.ts';
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
export interface PlotOverlays {
  index: number;
  overlays: OverlayOfPlot[];
}

/** A map of one's own: its file, what it is called, and what of a shape lies in it. */
interface Overlay {
  name: string;
  file: string;
  of(geometry: Geometry): Promise<Pick<OverlayOfPlot, 'hectares' | 'share' | 'no_data_hectares' | 'classes'>>;
  close(): Promise<void>;
}

/** More values than a map of classes has: a picture of amounts has no inside. */
const mostClasses = 256;

/** `system`: the coordinate system of polygons is that of their file. */
async function polygonOverlay(file: string, name: string): Promise<Overlay> {
  const { features } = await open(file);
  const geometries = features.flatMap(({ geometry }) => (geometry && hasArea(geometry) ? [geometry] : []));
  if (geometries.length === 0)
    throw new CommandFault(`${file}: there are no areas in it, so nothing can lie inside. Name a file with polygons.`);
  const land = await LandInside.of(geometries);
  return {
    name,
    file,
    of: async (geometry) => ({ ...land.insideOf(geometry), no_data_hectares: null, classes: null }),
    close: async () => {},
  };
}

async function rasterOverlay(file: string, name: string): Promise<Overlay> {
  const handle = await openRegularFile(file).catch((error: unknown) => {
    throw readingFault(file, error);
  });
  try {
    const raster = await openGeoTiff((offset, length) => readRange(handle, offset, length));
    const [grid] = raster.levels;
    if (grid!.epsg !== 4326)
      throw new CommandFault(
        `${file}: its cells are in EPSG:${grid!.epsg}; an overlay is read in longitude and latitude. Convert it first, for example: gdalwarp -t_srs EPSG:4326 -r near`,
      );
    const { noData } = raster;
    return {
      name,
      file,
      async of(geometry) {
        const areas = new Map<number | null, number>();
        for (const part of coverageBlocks(geometry, grid!, raster.tiles[0])) {
          const values = await raster.read(0, part.window);
          zonalClassAreas(part, { grid: gridOfWindow(grid!, part.window), values, noData }, areas);
          if (areas.size > mostClasses)
            throw new CommandFault(
              `${file}: its cells have more than ${mostClasses} values. An overlay is a map of classes, such as 0 and 1.`,
            );
        }
        const classes = [...areas]
          .flatMap(([value, hectares]) => (value === null ? [] : [{ value, hectares }]))
          .sort((a, b) => a.value - b.value);
        const whole = areaHectares(geometry);
        const read = classes.reduce((sum, { hectares }) => sum + hectares, 0);
        const inside = Math.min(
          whole,
          classes.reduce((sum, { value, hectares }) => sum + (value === 0 ? 0 : hectares), 0),
        );
        return { hectares: inside, share: whole > 0 ? inside / whole : null, no_data_hectares: Math.max(0, whole - read), classes };
      },
      close: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error instanceof CommandFault ? error : new CommandFault(`${file}: ${(error as Error).message}`);
  }
}

async function overlayOf(given: string): Promise<Overlay> {
  const { file, name } = await namedFile(given);
  if (!(await exists(file)))
    throw new CommandFault(`${file}: there is no such file. Check the name: --overlay FILE or --overlay FILE:NAME.`);
  return /\.tiff?$/i.test(file) ? rasterOverlay(file, name) : polygonOverlay(file, name);
}

const none = { hectares: null, share: null, no_data_hectares: null, classes: null };

/** What of each feature lies in each of some maps. */
export class PlotOverlay {
  readonly #overlays: Overlay[];
  private constructor(overlays: Overlay[]) {
    this.#overlays = overlays;
  }

  static async open(given: readonly string[]): Promise<PlotOverlay> {
    const overlays: Overlay[] = [];
    try {
      for (const one of given) overlays.push(await overlayOf(one));
    } catch (error) {
      for (const overlay of overlays) await overlay.close();
      throw error;
    }
    return new PlotOverlay(overlays);
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
        const isMeasured = geometry !== null && isMeasurable(geometry);
        const isOfPicture = /\.tiff?$/i.test(file);
        const reason = !isMeasured
          ? 'It has no place on the Earth, so nothing can be laid over it.'
          : isOfPicture && !hasArea(geometry)
            ? 'It has no area, so cells of a picture tell nothing of it. Draw it as a polygon.'
            : null;
        overlays.push({ overlay: name, file, ...(reason === null ? await of(geometry!) : none), reason });
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
