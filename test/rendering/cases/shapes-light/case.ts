import type { PictureCase } from '../../picture-case.ts';
import type { SceneFeature } from '../../scene.ts';

const square = (west: number, south: number, side = 0.01): [number, number][] => [
  [west, south],
  [west + side, south],
  [west + side, south + side],
  [west, south + side],
  [west, south],
];

export const features: SceneFeature[] = [
  { id: 'project', label: 'Project', geometry: { type: 'Polygon', coordinates: [square(30, 0)] } },
  { id: 'chosen', label: 'Chosen', geometry: { type: 'Polygon', coordinates: [square(30.012, 0)] } },
  {
    id: 'import',
    label: 'Import, with a hole',
    style: 'import',
    geometry: { type: 'Polygon', coordinates: [square(30.024, 0), square(30.027, 0.003, 0.004).toReversed()] },
  },
  {
    id: 'problem',
    label: 'Crosses itself',
    style: 'problem',
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [30, -0.012],
          [30.01, -0.002],
          [30.01, -0.012],
          [30, -0.002],
          [30, -0.012],
        ],
      ],
    },
  },
  {
    id: 'parts',
    label: 'Two parts',
    geometry: { type: 'MultiPolygon', coordinates: [[square(30.012, -0.012, 0.004)], [square(30.018, -0.006, 0.004)]] },
  },
  { id: 'point', label: 'Well', geometry: { type: 'Point', coordinates: [30.026, -0.004] } },
  {
    id: 'line',
    label: 'Track',
    geometry: {
      type: 'LineString',
      coordinates: [
        [30.024, -0.012],
        [30.029, -0.009],
        [30.034, -0.012],
      ],
    },
  },
];

export default {
  title:
    'Project green, the chosen one blue, an import ochre with its hole clear, the crossing one red with a ring where it crosses; a point, a line; labels wherever they do not meet, wider than their shape too, and one for a shape of two parts',
  scene: {
    place: { lonLat: [30.017, -0.001], zoom: 13.2 },
    features,
    selectedIds: ['chosen'],
    problems: [
      { location: [30.005, -0.007], code: 'self-intersection', severity: 'error' },
      { location: [30.024, 0.01], code: 'spike', severity: 'warning' },
    ],
  },
} satisfies PictureCase;
