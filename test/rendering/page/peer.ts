import Feature from 'ol/Feature.js';
import OlMap from 'ol/Map.js';
import View from 'ol/View.js';
import GeoJSON from 'ol/format/GeoJSON.js';
import type BaseLayer from 'ol/layer/Base.js';
import VectorLayer from 'ol/layer/Vector.js';
import WebGLTileLayer from 'ol/layer/WebGLTile.js';
import WebGLVectorLayer from 'ol/layer/WebGLVector.js';
import GeoTIFF from 'ol/source/GeoTIFF.js';
import VectorSource from 'ol/source/Vector.js';
import { fromLonLat } from 'ol/proj.js';
import { register } from 'ol/proj/proj4.js';
import proj4 from 'proj4';
import { basemapColours, themeOf } from '#window/kit/colours.ts';
import { textSizes } from '#window/kit/type-scale.ts';
import { isDot, ShapeDots } from '#window/map/shape-dots.ts';
import { ShapeLooks } from '#window/map/shape-looks.ts';
import { lookOf, shapeKinds, shapeStyles } from '#window/map/shape-style.ts';
import type { Peer, Restyling, Scene, SceneFeature } from '../scene.ts';
import { restyler } from './restyle.ts';

const format = new GeoJSON({ featureProjection: 'EPSG:3857' });

interface ShapeLayers {
  layers: BaseLayer[];
  restyle(how: Restyling): void;
}
function shapeLayers(peer: Peer, features: SceneFeature[], { selectedIds = [], dark = false }: Scene): ShapeLayers {
  const shapes = features.map((shape) => {
    const { id, geometry, label, style, layer } = shape;
    const feature = new Feature({
      geometry: format.readGeometry(geometry)!,
      kind: style ?? 'project',
      label: label ?? '',
      labelSize: textSizes.s,
      layer,
      shape,
    });
    feature.setId(id);
    return feature;
  });
  const source = new VectorSource({ features: shapes });
  if (peer === 'OpenLayers, canvas') {
    const boxes = Float64Array.from(shapes.flatMap((shape) => shape.getGeometry()!.getExtent()));
    const looks = Uint16Array.from(
      features,
      ({ id, style = 'project' }) => shapeKinds.indexOf(style) * 2 + Number(selectedIds.includes(id)),
    );
    shapes.forEach((shape, slot) => shape.set('slot', slot));
    // What is too small for an outline is a dot for both; the comparison is of the outlines that a worker draws.
    const dots = new ShapeDots(
      () => ({ count: shapes.length, boxes, looks }),
      () => dark,
      () => source.getExtent(),
      new ShapeLooks(() => dark),
    );
    const paintsFor = restyler(features);
    let paints: ReturnType<typeof paintsFor> = new Map();
    const outlines = new VectorLayer({
      source,
      style: (feature, resolution) =>
        isDot(boxes, feature.get('slot') as number, resolution)
          ? []
          : shapeStyles(
              feature as Feature,
              resolution,
              selectedIds.includes(String(feature.getId())),
              dark,
              paints.get(String(feature.get('layer'))),
            ),
    });
    return {
      layers: [outlines, dots.layer],
      restyle(how) {
        paints = paintsFor(how);
        source.changed();
      },
    };
  }
  const { fill, line, lineWidth } = lookOf('project', false, dark);
  return {
    layers: [new WebGLVectorLayer({ source, style: { 'fill-color': fill, 'stroke-color': line, 'stroke-width': lineWidth } })],
    restyle: () => {
      throw new Error('Only outlines on a canvas are styled by an attribute');
    },
  };
}

function rasterLayer(bytes: Blob, legend: { value: number; colour: string }[]): BaseLayer {
  for (let zone = 1; zone <= 60; zone += 1) {
    proj4.defs(`EPSG:${32_600 + zone}`, `+proj=utm +zone=${zone} +datum=WGS84 +units=m +no_defs`);
    proj4.defs(`EPSG:${32_700 + zone}`, `+proj=utm +zone=${zone} +south +datum=WGS84 +units=m +no_defs`);
  }
  register(proj4);
  return new WebGLTileLayer({
    source: new GeoTIFF({ sources: [{ blob: bytes, nodata: 0 }], normalize: false, interpolate: false }),
    style: { color: ['match', ['band', 1], ...legend.flatMap(({ value, colour }) => [value, colour]), [0, 0, 0, 0]] },
  });
}

/** The same shapes and rasters in a map of plain OpenLayers, to compare pictures and frame times with. `element` is emptied first. */
export async function showPeer(
  element: HTMLElement,
  peer: Peer,
  scene: Scene,
  features: SceneFeature[],
  given: (file: string) => Promise<Response>,
): Promise<{ settled: () => Promise<void>; restyle: (how: Restyling) => Promise<void> }> {
  element.style.cssText = `position:fixed;inset:0;background:${basemapColours[themeOf(scene.dark === true)].water}`;
  const shapes = features.length > 0 ? shapeLayers(peer, features, scene) : null;
  const map = new OlMap({
    target: element,
    controls: [],
    view: new View({ center: fromLonLat(scene.place.lonLat), zoom: scene.place.zoom }),
    layers: [
      ...(await Promise.all(
        (scene.overlays ?? []).map(async ({ file, legend = [] }) => rasterLayer(await (await given(file)).blob(), legend)),
      )),
      ...(shapes?.layers ?? []),
    ],
  });
  const settled = () =>
    new Promise<void>((done) => {
      map.once('rendercomplete', () => done());
      map.render();
    });
  return {
    settled,
    restyle: async (how) => {
      shapes?.restyle(how);
      await settled();
    },
  };
}
