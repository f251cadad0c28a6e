import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import Graticule from 'ol/layer/Graticule.js';
import VectorImageLayer from 'ol/layer/VectorImage.js';
import VectorSource from 'ol/source/Vector.js';
import { fromLonLat } from 'ol/proj.js';
import { Circle, Fill, Stroke, Style, Text } from 'ol/style.js';
import type { BasemapColours } from '#window/kit/colours.ts';
import { canvasFont } from '#window/kit/type-scale.ts';
import { labelDegrees } from './degree-labels.ts';
import type { Box } from './fit-padding.ts';
import { places } from './places.ts';
import { world } from './world.ts';
import type { WorldShape } from './world-shape.ts';

const attributions = 'Made with Natural Earth';

type Kind = WorldShape['kind'] | 'town';

const named = (text: string, weight: number, ink: string, halo: string, width: number, offsetY = 0) =>
  new Text({
    text,
    font: canvasFont('xs', weight),
    offsetY,
    overflow: false,
    fill: new Fill({ color: ink }),
    stroke: new Stroke({ color: halo, width }),
  });

/** Lines and areas have one look each; only names differ from feature to feature. */
function stylesOf({
  land,
  coast,
  river,
  water,
  border,
  label,
  halo,
  town,
}: BasemapColours): (feature: Feature, resolution: number) => Style | undefined {
  const plain = {
    land: new Style({ zIndex: 0, fill: new Fill({ color: land }), stroke: new Stroke({ color: coast, width: 0.8 }) }),
    river: new Style({ zIndex: 1, stroke: new Stroke({ color: river, width: 1 }) }),
    lake: new Style({ zIndex: 2, fill: new Fill({ color: water }), stroke: new Stroke({ color: coast, width: 0.6 }) }),
    border: new Style({ zIndex: 3, stroke: new Stroke({ color: border, width: 1 }) }),
  };
  const dot = new Circle({ radius: 2, fill: new Fill({ color: town }) });
  return (feature, resolution) => {
    const kind = feature.get('kind') as Kind;
    if (kind === 'river') return resolution < 12_000 ? plain.river : undefined;
    if (kind === 'country')
      return resolution < 20_000
        ? new Style({ zIndex: 4, text: named(String(feature.get('name') ?? '').toUpperCase(), 600, label, halo, 3) })
        : undefined;
    if (kind !== 'town') return plain[kind];
    // Large towns from afar, small ones from near.
    if (resolution >= 5000 || Number(feature.get('population')) < resolution * 900 - 90_000) return undefined;
    return new Style({ zIndex: 5, image: dot, text: named(String(feature.get('name')), 400, label, halo, 2.5, -9) });
  };
}

/** Reads the window's own files of the world into a source, each part when it is there. */
function addWorld(source: VectorSource<Feature>): void {
  void world().then((shapes) => source.addFeatures(shapes));
  void places().then((all) =>
    source.addFeatures(
      all.map(({ name, lonLat, population }) => {
        const town = new Feature(new Point(fromLonLat(lonLat)));
        town.setProperties({ kind: 'town', name, population }, true);
        return town;
      }),
    ),
  );
}

/**
 * One for all maps of the window: its million corners are read and indexed once. Read when it is first drawn: whoever hides it does not wait for four megabytes.
 */
const worldSource: VectorSource<Feature> = new VectorSource({ attributions, loader: () => addWorld(worldSource) });

/** Lines of longitude and latitude, with their degrees above the rasters, which would cut them. */
function graticuleIn(colours: () => BasemapColours, covers: () => Box[]) {
  // The graticule keeps the style it was made with, so it is changed in place with the theme.
  const grid = new Stroke({ width: 1 });
  const paint = () => grid.setColor(colours().grid);
  paint();
  const shared = { wrapX: true, targetSize: 140 };
  const graticule = new Graticule({ ...shared, strokeStyle: grid });
  const degrees = new Graticule({ ...shared, strokeStyle: new Stroke({ color: 'transparent', width: 0 }) });
  labelDegrees(degrees, colours, covers);
  return { graticule, degrees, paint };
}

/** Land at 1:10m, borders and names at 1:50m, from files of the window itself: no network. All of it is one picture: each more would be drawn over the whole map in every frame. A map that goes disposes of its layers. */
export function basemapLayers(colours: () => BasemapColours, covers: () => Box[] = () => []) {
  let styles = stylesOf(colours());
  const layers = [
    new VectorImageLayer({
      source: worldSource,
      declutter: true,
      imageRatio: 1.5,
      style: (feature, resolution) => styles(feature as Feature, resolution),
    }),
  ];
  const { graticule, degrees, paint } = graticuleIn(colours, covers);
  return {
    layers,
    graticule,
    degrees,
    refresh: () => {
      paint();
      styles = stylesOf(colours());
      for (const layer of [...layers, graticule, degrees]) layer.changed();
    },
  };
}
