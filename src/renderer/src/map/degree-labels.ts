import { degreesToStringHDMS } from 'ol/coordinate.js';
import type { FrameState } from 'ol/Map.js';
import Point from 'ol/geom/Point.js';
import type Graticule from 'ol/layer/Graticule.js';
import { toLonLat } from 'ol/proj.js';
import { getVectorContext } from 'ol/render.js';
import type RenderEvent from 'ol/render/Event.js';
import { Fill, Stroke, Style, Text } from 'ol/style.js';
import { apply } from 'ol/transform.js';
import type { BasemapColours } from '#window/kit/colours.ts';
import { canvasFont } from '#window/kit/type-scale.ts';
import { text } from '#window/kit/text/index.ts';
import { latitudeRoom, longitudeRoom } from './degree-room.ts';
import type { Box } from './fit-padding.ts';

const worldMetres = 2 * Math.PI * 6_378_137;
/** Longitudes have letters of the language: 35° O is west in Spanish. */
const named = (hemispheres: 'EW' | 'NS', degrees: number) =>
  degreesToStringHDMS(hemispheres, degrees).replace('E', text('direction.east')).replace('W', text('direction.west'));

interface Label {
  text: string;
  box: Box;
}

/** The degrees of the lines of a graticule, each where it touches nothing that lies over the map; where there is no room a line has none. */
export function labelDegrees(graticule: Graticule, colours: () => BasemapColours, covers: () => Box[]): void {
  graticule.on('postrender', (event: RenderEvent) => {
    const { frameState } = event;
    const { context } = event as { context?: CanvasRenderingContext2D };
    if (!frameState || !context) return;
    const vector = getVectorContext(event);
    const { label, halo } = colours();
    for (const { text: words, box } of labelsIn(graticule, frameState, covers(), widthIn(context))) {
      const place = apply(frameState.pixelToCoordinateTransform, [(box.left + box.right) / 2, (box.top + box.bottom) / 2]);
      vector.setStyle(
        new Style({
          text: new Text({
            text: words,
            font: canvasFont('xs'),
            fill: new Fill({ color: label }),
            stroke: new Stroke({ color: halo, width: 3 }),
          }),
        }),
      );
      vector.drawGeometry(new Point(place));
    }
  });
}

/** CSS pixels of a text, whatever the canvas is scaled to. */
function widthIn(context: CanvasRenderingContext2D): (words: string) => number {
  return (words) => {
    context.save();
    context.font = canvasFont('xs');
    const { width } = context.measureText(words);
    context.restore();
    return width;
  };
}

function labelsIn(
  graticule: Graticule,
  { extent, size, coordinateToPixelTransform }: FrameState,
  covers: Box[],
  widthOf: (words: string) => number,
): Label[] {
  if (!extent) return [];
  const [west, , east] = extent as [number, number, number, number];
  const mapSize = [size[0]!, size[1]!] as const;
  const pixelOf = (coordinate: number[]) => apply(coordinateToPixelTransform, coordinate) as [number, number];
  const longitudes = graticule.getMeridians().flatMap((line) => {
    const [x] = line.getFirstCoordinate() as [number, number];
    const words = named('EW', toLonLat([x, 0])[0]!);
    // The same line once a world.
    const first = Math.ceil((west - x) / worldMetres);
    const count = Math.max(0, Math.floor((east - x) / worldMetres) - first + 1);
    return Array.from({ length: count }, (_, index) => {
      const [left] = pixelOf([x + (first + index) * worldMetres, 0]);
      return { text: words, box: longitudeRoom(left, widthOf(words), mapSize, covers) };
    });
  });
  const latitudes = graticule.getParallels().map((line) => {
    const [, y] = line.getFirstCoordinate() as [number, number];
    const words = named('NS', toLonLat([0, y])[1]!);
    const [, down] = pixelOf([0, y]);
    return { text: words, box: latitudeRoom(down, widthOf(words), mapSize, covers) };
  });
  return [...longitudes, ...latitudes].flatMap(({ text: words, box }) => (box ? [{ text: words, box }] : []));
}
