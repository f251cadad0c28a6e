import type { PictureCase } from '../../picture-case.ts';

export default {
  title: 'East Africa: land, sea, lakes, rivers, borders, countries and the largest towns by name, the graticule labelled at the edges',
  scene: { place: { lonLat: [37.5, -3.6], zoom: 6 }, shown: { basemap: true, graticule: true } },
} satisfies PictureCase;
