import type { PictureCase } from '../../picture-case.ts';
import type { SceneFeature } from '../../scene.ts';

function plot(id: string, west: number, south: number, side: number, more: Partial<SceneFeature> = {}): SceneFeature {
  const [east, north] = [west + side, south + side];
  return {
    id,
    style: 'import',
    label: id,
    ...more,
    geometry: { type: 'Polygon', coordinates: [[[west, south], [east, south], [east, north], [west, north], [west, south]]] }, // prettier-ignore
  };
}
const step = 0.025;

export default {
  title:
    'Sixteen plots that touch one another: those at the edge have their names beside them, the others at the end of thin lines, and no name lies over another; four of them pink. Two large plots have their names inside, a small one far away has it above',
  scene: {
    place: { lonLat: [30.19, 0.02], zoom: 9.8 },
    features: [
      ...Array.from({ length: 16 }, (_, n) =>
        plot(`Plot ${n + 1}`, 30.1 + (n % 4) * step, 0.02 + Math.floor(n / 4) * step, step, n < 4 ? { colours: { line: '#d030a0' } } : {}),
      ),
      plot('North field', 30.3, 0.02, 0.08),
      plot('South field', 30.3, -0.08, 0.08, { style: 'project' }),
      plot('Alone', 30.05, -0.08, 0.008),
    ],
    selectedIds: ['Plot 6'],
  },
} satisfies PictureCase;
