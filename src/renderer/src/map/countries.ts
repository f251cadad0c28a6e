import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import countriesAddress from 'world-atlas/countries-50m.json?url';
import type { Geometry } from '#geo/index.ts';
import { text } from '#window/kit/text/index.ts';

/** A country with its land (Natural Earth 1:50m, de facto borders), longitude and latitude on WGS 84. */
export interface Country {
  name: string;
  geometry: Geometry;
}

/** Every country by name; from a file of the window itself. Rejects when it cannot be read. */
export async function countryBoundaries(): Promise<Country[]> {
  const answer = await fetch(countriesAddress);
  if (!answer.ok) throw new Error(text('basemaps.countriesUnreadable', { reason: answer.status }));
  const data = (await answer.json()) as Topology;
  return feature(data, data.objects['countries'] as GeometryCollection<{ name: string }>)
    .features.map(({ properties, geometry }) => ({ name: properties.name, geometry: geometry as Geometry }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
