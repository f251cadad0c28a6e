import GeoJSON from 'ol/format/GeoJSON.js';
import Graticule from 'ol/layer/Graticule.js';
import VectorImageLayer from 'ol/layer/VectorImage.js';
import VectorSource from 'ol/source/Vector.js';
import { Fill, Stroke, Style, Text } from 'ol/style.js';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { splitAtAntimeridian, type Geometry } from '../../../geo/index.ts';
import countriesAddress from 'world-atlas/countries-50m.json?url';
import landAddress from 'world-atlas/land-10m.json?url';

export interface BasemapColours { land: string; border: string; coast: string; label: string; halo: string; grid: string }
export const lightBasemap: BasemapColours = { land: '#f4f3ec', border: '#bdc2b6', coast: '#9fb0b4', label: '#56605c', halo: 'rgba(244,243,236,.9)', grid: 'rgba(80,95,90,.14)' };
export const darkBasemap: BasemapColours = { land: '#262d2e', border: '#48524f', coast: '#4b5f69', label: '#a3aea9', halo: 'rgba(30,36,38,.9)', grid: 'rgba(190,205,200,.10)' };
/** the sea is the map's background */
export const seaColour = { light: '#d9e4e8', dark: '#1a2328' };

const attributions = 'Made with Natural Earth';
const format = new GeoJSON({ featureProjection: 'EPSG:3857' });

async function topology(address: string): Promise<Topology> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The basemap could not be read (${answer.status})`);
  return answer.json() as Promise<Topology>;
}

/** TopoJSON joins shapes over the antimeridian; on a flat map they would be bands around the world. */
function cut(collection: { features: { geometry: unknown }[] }) {
  return { ...collection, features: collection.features.map((one) => ({ ...one, geometry: one.geometry ? splitAtAntimeridian(one.geometry as Geometry) : null })) };
}

/** Land at 1:10m, borders and names at 1:50m, from files of the window itself: no network. */
export function basemapLayers(colours: () => BasemapColours) {
  const land = new VectorSource({ attributions });
  const borders = new VectorSource();
  const names = new VectorSource();
  void topology(landAddress).then((data) => { land.addFeatures(format.readFeatures(cut(feature(data, data.objects['land'] as GeometryCollection)))); });
  void topology(countriesAddress).then((data) => {
    const countries = data.objects['countries'] as GeometryCollection<{ name: string }>;
    borders.addFeatures(format.readFeatures({ type: 'Feature', properties: {}, geometry: mesh(data, countries as never, (a, b) => a !== b) }));
    names.addFeatures(format.readFeatures(cut(feature(data, countries))));
  });
  const layers = [
    new VectorImageLayer({ source: land, imageRatio: 1.5, style: () => new Style({ fill: new Fill({ color: colours().land }), stroke: new Stroke({ color: colours().coast, width: 0.8 }) }) }),
    new VectorImageLayer({ source: borders, imageRatio: 1.5, style: () => new Style({ stroke: new Stroke({ color: colours().border, width: 1 }) }) }),
    new VectorImageLayer({
      source: names, declutter: true, imageRatio: 1.5, maxResolution: 20_000,
      style: (country) => new Style({ text: new Text({ text: String(country.get('name') ?? ''), font: '11.5px "Inter Variable", sans-serif', fill: new Fill({ color: colours().label }), stroke: new Stroke({ color: colours().halo, width: 3 }), overflow: false }) }),
    }),
  ];
  // The graticule keeps the styles it was made with, so these are changed in place with the theme.
  const grid = new Stroke({ width: 1 });
  const ink = new Fill();
  const halo = new Stroke({ width: 2 });
  const paint = () => { grid.setColor(colours().grid); ink.setColor(colours().label); halo.setColor(colours().halo); };
  paint();
  const graticule = new Graticule({
    strokeStyle: grid, showLabels: true, wrapX: true, targetSize: 140,
    lonLabelStyle: new Text({ font: '10px "Inter Variable", sans-serif', textBaseline: 'bottom', fill: ink, stroke: halo }),
    latLabelStyle: new Text({ font: '10px "Inter Variable", sans-serif', textAlign: 'end', fill: ink, stroke: halo }),
  });
  return { layers, graticule, refresh: () => { paint(); for (const layer of [...layers, graticule]) layer.changed(); } };
}
