import ImageLayer from 'ol/layer/Image.js';
import ImageCanvasSource from 'ol/source/ImageCanvas.js';
import proj4 from 'proj4';
import { readGeoTiff, type Grid } from '../../../raster/index.ts';
import { colourAt } from '../../../raster/png.ts';
import { nearestCells, projection } from '../../../raster/warp.ts';
import type { MapOverlay } from './types.ts';

interface Decoded { grid: Grid; values: ArrayLike<number>; noData: number | null }

const rgb = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number, number];
const screen = 3857;
const rampSteps = 256;

/** Cell of a place, or null outside or without a value. */
function cellAt({ grid, values, noData }: Decoded, longitude: number, latitude: number): number | null {
  const shifted = longitude < grid.west - 180 && grid.epsg === 4326 ? longitude + 360 : longitude;
  const [x, y] = grid.epsg === 4326 ? [shifted, latitude] : proj4(projection(4326), projection(grid.epsg)).forward([longitude, latitude]);
  const column = Math.floor((x! - grid.west) / grid.cellWidth);
  const row = Math.floor((grid.north - y!) / grid.cellHeight);
  if (column < 0 || row < 0 || column >= grid.width || row >= grid.height) return null;
  const value = values[row * grid.width + column]!;
  return value === noData || Number.isNaN(value) ? null : value;
}

/**
 * A raster in longitude and latitude, Web Mercator or UTM on a Web Mercator map. Every screen pixel takes the cell that holds its centre, so that a cell lies on
 * the right metre at every zoom and no WebGL is needed. Classes without a colour in the legend stay clear.
 */
export class RasterOverlay {
  readonly layer: ImageLayer<ImageCanvasSource>;
  #decoded: Decoded | null = null;
  readonly #legend: Map<number, [number, number, number]>;
  readonly #ramp: { low: number; high: number; colours: [number, number, number][] } | null;

  constructor(overlay: MapOverlay, onReady: () => void, onFault: (error: Error) => void) {
    this.#legend = new Map(overlay.legend.filter(({ value }) => value !== 0).map(({ value, colour }) => [value, rgb(colour)]));
    const { ramp } = overlay;
    this.#ramp = ramp ? { low: ramp[0]![0], high: ramp.at(-1)![0], colours: Array.from({ length: rampSteps }, (_, step) => colourAt(ramp, ramp[0]![0] + ((ramp.at(-1)![0] - ramp[0]![0]) * step) / (rampSteps - 1))) } : null;
    const source = new ImageCanvasSource({ ratio: 1.2, canvasFunction: (extent, _resolution, _ratio, size) => this.#draw(extent as [number, number, number, number], size as [number, number]) });
    this.layer = new ImageLayer({ source, opacity: overlay.opacity, visible: overlay.visible });
    readGeoTiff(overlay.bytes).then((decoded) => {
      projection(decoded.grid.epsg);
      this.#decoded = decoded;
      source.changed();
      onReady();
    }).catch(onFault);
  }

  valueAt(lonLat: [number, number]): number | null {
    return this.#decoded ? cellAt(this.#decoded, ...lonLat) : null;
  }

  #colourOf(value: number): [number, number, number] | undefined {
    if (!this.#ramp) return this.#legend.get(value);
    const { low, high, colours } = this.#ramp;
    return colours[Math.min(rampSteps - 1, Math.max(0, Math.round(((value - low) / (high - low)) * (rampSteps - 1))))];
  }

  #draw(extent: [number, number, number, number], [wide, high]: [number, number]): HTMLCanvasElement {
    const [width, height] = [Math.round(wide), Math.round(high)];
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const decoded = this.#decoded;
    const context = canvas.getContext('2d');
    if (!decoded || !context) return canvas;
    const image = context.createImageData(width, height);
    const cells = nearestCells({ west: extent[0], north: extent[3], cellWidth: (extent[2] - extent[0]) / width, cellHeight: (extent[3] - extent[1]) / height, width, height, epsg: screen }, decoded.grid);
    for (let pixel = 0; pixel < cells.length; pixel += 1) {
      const cell = cells[pixel]!;
      if (cell < 0) continue;
      const value = decoded.values[cell]!;
      if (value === decoded.noData || Number.isNaN(value)) continue;
      const colour = this.#colourOf(value);
      if (!colour) continue;
      image.data[pixel * 4] = colour[0];
      image.data[pixel * 4 + 1] = colour[1];
      image.data[pixel * 4 + 2] = colour[2];
      image.data[pixel * 4 + 3] = 255;
    }
    context.putImageData(image, 0, 0);
    return canvas;
  }
}
