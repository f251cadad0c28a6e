import { describe, expect, test } from 'vitest';
import { boxAround, pictureIn } from './foreign-picture.ts';

const box = { west: 36.7, south: -1.4, east: 36.9, north: -1.2 };
const { west, south, east, north } = box;
const ring = [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
const place = { longitude: 36.8, latitude: -1.3 };
const url = 'https://tiles.example/p1.png?sig=1';

describe('an image and its bounding box, under any names', () => {
  test.each<[string, unknown]>([
    ['as our own', { image_url: url, bounding_box: box }],
    ['url and bbox', { url, bbox: [west, south, east, north] }],
    [
      'href and bounds of a web map',
      {
        href: url,
        bounds: [
          [south, west],
          [north, east],
        ],
      },
    ],
    [
      'corners longitude first',
      {
        url,
        bounds: [
          [west, south],
          [east, north],
        ],
      },
    ],
    ['latitude first in one list', { image: url, bounding_box: [south, west, north, east] }],
    ['a ring', { url, coordinates: ring }],
    ['a polygon', { image_url: url, bounding_box: { type: 'Polygon', coordinates: [ring] } }],
    ['a feature', { image_url: url, footprint: { type: 'Feature', geometry: { type: 'Polygon', coordinates: [ring] } } }],
    ['min and max', { imageUrl: url, boundingBox: { min_lon: west, min_lat: south, max_lon: east, max_lat: north } }],
    ['xmin', { url, extent: { xmin: west, ymin: south, xmax: east, ymax: north } }],
    ['corners by name', { url, bounds: { southwest: { lat: south, lng: west }, northeast: { lat: north, lng: east } } }],
    ['corners by name in pairs', { url, bounds: { sw: [south, west], ne: [north, east] } }],
    ['corners with names of their own', { url, coordinates: ring.slice(0, 4).map(([lon, lat]) => ({ lat, lon })) }],
    ['numbers as text', { url, bbox: `${west},${south},${east},${north}` }],
    ['texts in a list', { url, bbox: [west, south, east, north].map(String) }],
    ['in an envelope', { data: { url, bbox: [west, south, east, north] } }],
    ['in a list', [{ url, bbox: [west, south, east, north] }]],
    ['the image as an object', { image: { href: url, bbox: [west, south, east, north] } }],
    ['sides beside the address', { url, ...box }],
    ['the image by its name alone', { map_image: url, bounding_box: { min_lon: west, min_lat: south, max_lon: east, max_lat: north } }],
    [
      'names in other letters',
      { URL: url, BoundingBox: { MinLongitude: west, MinLatitude: south, MaxLongitude: east, MaxLatitude: north } },
    ],
    ['names with blanks', { 'Image URL': url, 'bounding box': [west, south, east, north] }],
    [
      'an image in camel case',
      { mapImage: { imageUrl: url, boundingBox: { northEast: { lat: north, lng: east }, southWest: { lat: south, lng: west } } } },
    ],
    [
      'the two other corners',
      { thumbnail_url: url, bbox: { top_left: { lat: north, lon: west }, bottom_right: { lat: south, lon: east } } },
    ],
    ['a long name for each', { map_image_url: url, bounding_box_coordinates: `${west},${south},${east},${north}` }],
    ['an identifier', { image_uri: url, box: [west, south, east, north] }],
    ['a list without names', [url, [west, south, east, north]]],
    ['a list without names, the box first', [[west, south, east, north], url]],
    ['the address and four sides', [url, west, south, east, north]],
    ['four sides and the address', [west, south, east, north, url]],
    ['the address and a named box', [url, { west, south, east, north }]],
    ['with heights', { url, bbox: [west, south, 0, east, north, 100] }],
  ])('%s', (_name, value) => {
    const found = pictureIn(value);
    expect(found?.address).toBe(url);
    const read = boxAround(found!, place);
    for (const side of ['west', 'south', 'east', 'north'] as const) expect(read?.[side]).toBeCloseTo(box[side], 9);
  });
  test('no picture, no box, a box that cannot be', () => {
    expect(pictureIn({ index: 'ndvi', image_url: null })).toBeNull();
    expect(pictureIn('Your plan has no pictures')).toBeNull();
    expect(pictureIn(url)).toEqual({ address: url, boxes: [] });
    expect(
      pictureIn({ tile_url: 'https://tiles.example/{z}/{x}/{y}.png', url: 'https://tiles.example/{z}/{x}/{y}.png', bbox: [0, 0, 1, 1] }),
    ).toBeNull();
    expect(pictureIn({ url, bbox: [500, 100, 600, 200] })?.boxes).toEqual([]);
  });
  test('across the antimeridian', () => {
    expect(boxAround(pictureIn({ url, bbox: [179.9, -17, -179.9, -16.8] })!, { longitude: -179.95, latitude: -16.9 })).toEqual({
      west: 179.9,
      south: -17,
      east: 180.1,
      north: -16.8,
    });
  });
});
