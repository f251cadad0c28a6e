import type { PictureCase } from '../../picture-case.ts';
import type { SceneFeature } from '../../scene.ts';

/** A plot of about 3 pixels at the scale of this picture. */
function plot(id: string, west: number, south: number, more: Partial<SceneFeature> = {}): SceneFeature {
  const side = 0.004;
  const [east, north] = [west + side, south + side];
  return {
    id,
    style: 'import',
    ...more,
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [west, south],
          [east, south],
          [east, north],
          [west, north],
          [west, south],
        ],
      ],
    },
  };
}
const spread = Array.from({ length: 50 }, (_, n) => plot(`s${n}`, 30 + (n % 10) * 0.04, 0.1 + Math.floor(n / 10) * 0.035));
const crowd = (count: number, west: number, south: number, more: Partial<SceneFeature> = {}) =>
  Array.from({ length: count }, (_, n) => plot(`c${west}${n}`, west + (n % 12) * 0.003, south + Math.floor(n / 12) * 0.003, more));

export default {
  title:
    'Fifty small plots are fifty dots in ochre, the chosen one blue, the faulty one red, two with their names; below three crowds as circles with their numbers (40, 120, and one in which a problem lies, red), a chosen dot over the second, a large shape as an outline',
  scene: {
    place: { lonLat: [30.19, 0.09], zoom: 9.8 },
    features: [
      ...spread.map((shape, n) =>
        n === 12 ? { ...shape, style: 'problem' as const } : n === 0 || n === 49 ? { ...shape, label: `Plot ${n}` } : shape,
      ),
      ...crowd(40, 30.02, -0.02),
      ...crowd(120, 30.16, -0.02),
      ...crowd(20, 30.3, -0.02),
      plot('faulty', 30.31, -0.02, { style: 'problem' }),
      { id: 'large', style: 'project', label: 'Large', geometry: { type: 'Polygon', coordinates: [[[30.38, -0.06], [30.46, -0.06], [30.46, 0.02], [30.38, 0.02], [30.38, -0.06]]] } }, // prettier-ignore
    ],
    selectedIds: ['s30', 'c30.1655'],
  },
} satisfies PictureCase;
