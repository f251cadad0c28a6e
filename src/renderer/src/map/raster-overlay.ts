import ImageLayer from 'ol/layer/Image.js';
import ImageCanvasSource from 'ol/source/ImageCanvas.js';
import { toLonLat } from 'ol/proj.js';
import { readGeoTiff } from '../../../raster/index.ts';
import type { Grid } from '../../../raster/index.ts';
import type { MapOverlay } from './types.ts';

interface Decoded { grid: Grid; values: ArrayLike<number>; noData: number | null }

const rgb = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number, number];

/** Cell of a place, or null outside. */
function cellAt({ grid, values, noData }: Decoded, longitude: number, latitude: number): number | null {
  const shifted = longitude < grid.west - 180 ? longitude + 360 : longitude;
  const column = Math.floor((shifted - grid.west) / grid.cellWidth);
  const row = Math.floor((grid.north - latitude) / grid.cellHeight);
  if (column < 0 || row < 0 || column >= grid.width || row >= grid.height) return null;
  const value = values[row * grid.width + column]!;
  return value === noData ? null : value;
}

/**
 * A class raster in longitude and latitude on a Web Mercator map. Every screen pixel asks for its own cell: a row of Mercator is one latitude and a column one
 * longitude, so the warp is exact and needs no WebGL. Value 0 stays clear.
 */
export class RasterOverlay {
  readonly layer: ImageLayer<ImageCanvasSource>;
  #decoded: Decoded | null = null;
  #legend: MapOverlay['legend'];

  constructor(overlay: MapOverlay, onReady: () => void) {
    this.#legend = overlay.legend;
    const source = new ImageCanvasSource({ ratio: 1.2, canvasFunction: (extent, _resolution, _ratio, size) => this.#draw(extent as [number, number, number, number], size as [number, number]) });
    this.layer = new ImageLayer({ source, opacity: overlay.opacity, visible: overlay.visible });
    void readGeoTiff(overlay.bytes).then((decoded) => {
      if (decoded.grid.epsg !== 4326) throw new RangeError(`Pictures in EPSG:${decoded.grid.epsg} cannot be laid over the map yet`);
      this.#decoded = decoded;
      source.changed();
      onReady();
    });
  }

  valueAt(lonLat: [number, number]): number | null {
    return this.#decoded ? cellAt(this.#decoded, ...lonLat) : null;
  }

  #draw(extent: [number, number, number, number], [width, height]: [number, number]): HTMLCanvasElement {
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width);
    canvas.height = Math.round(height);
    const decoded = this.#decoded;
    const context = canvas.getContext('2d');
    if (!decoded || !context) return canvas;
    const colours = new Map(this.#legend.map(({ value, colour }) => [value, rgb(colour)]));
    const image = context.createImageData(canvas.width, canvas.height);
    const longitudes = Float64Array.from({ length: canvas.width }, (_, x) => toLonLat([extent[0] + ((x + 0.5) * (extent[2] - extent[0])) / canvas.width, 0])[0]!);
    for (let y = 0; y < canvas.height; y += 1) {
      const latitude = toLonLat([0, extent[3] - ((y + 0.5) * (extent[3] - extent[1])) / canvas.height])[1]!;
      for (let x = 0; x < canvas.width; x += 1) {
        const value = cellAt(decoded, longitudes[x]!, latitude);
        const colour = value === null || value === 0 ? undefined : colours.get(value);
        if (colour) image.data.set([...colour, 255], (y * canvas.width + x) * 4);
      }
    }
    context.putImageData(image, 0, 0);
    return canvas;
  }
}
