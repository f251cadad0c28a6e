/**
 * 100,000 plots of an opened file are coloured by another attribute, in real Chromium with graphics by software: from the values to the colours of every plot, as the style panel
 * has them made, and to the picture on the map. Three figures: the longest task of the window's thread in processor time (what a person feels as a pause; must stay below 100 ms), all
 * that the thread computed, and the milliseconds until the picture that a worker drew is on the map (wall time: an idle machine is needed). Beside it plain OpenLayers on a canvas, which
 * is given the same colours by the same code and draws the plots itself.
 * Run: node test/bench/restyle.ts [--quick]
 */
import { openMapWindow } from '../rendering/map-window.ts';
import type { Restyling, Scene } from '../rendering/scene.ts';
import { manyPlots } from './many-plots.ts';
import { isQuick, ratio } from './mode.ts';
import { pageTasks } from './page-tasks.ts';

const [columns, plotRows] = isQuick ? [100, 100] : [400, 250];
const crops = ['cocoa', 'coffee', 'maize', 'oil palm', 'rubber', 'tea'];
const plots = manyPlots(columns, plotRows).map((plot, index) => ({
  ...plot,
  style: 'import' as const,
  layer: 'f1',
  properties: { crop: crops[index % crops.length], trees: Math.round(500 + 400 * Math.sin(index / 97) + (index % 31)) },
}));
const ways: Restyling[] = [
  { by: 'crop', method: 'categories' },
  { by: 'trees', method: 'quantile' },
  { by: 'trees', method: 'natural' },
];
const featuresFile = 'plots.json';
// A plot is some ten pixels wide: every one in sight is an outline that is drawn, and none a dot.
const scene: Scene = {
  place: { lonLat: [33 + columns * 0.0006, -2 + plotRows * 0.0006], zoom: 13 },
  featuresFile,
  shown: { basemap: false, graticule: false },
};

const window = await openMapWindow({ width: 1280, height: 800 });
window.inputs.set(featuresFile, new TextEncoder().encode(JSON.stringify(plots)));
interface Measured {
  longest: number;
  all: number;
  picture: number;
}
/** The middle of five by its longest task. */
async function measured(restyle: 'restyle' | 'restylePeer', way: Restyling): Promise<Measured> {
  const tries: Measured[] = [];
  for (let time = 0; time < 5; time += 1) {
    // Another look between two tries: one that is the same would need no drawing.
    await window.call(
      restyle,
      ways.find((other) => other.by !== way.by)!,
    );
    let picture = 0;
    const { tasks } = await pageTasks(window.page, async () => {
      picture = await window.call(restyle, way);
    });
    const times = tasks.map(({ cpuMilliseconds }) => cpuMilliseconds);
    tries.push({ longest: Math.max(...times), all: times.reduce((sum, one) => sum + one, 0), picture });
  }
  return tries.toSorted((one, other) => one.longest - other.longest)[2]!;
}
const ours: Measured[] = [];
await window.show(scene);
await window.call('settled');
for (const way of ways) ours.push(await measured('restyle', way));
const theirs: Measured[] = [];
await window.call('showPeer', 'OpenLayers, canvas', scene);
for (const way of ways) theirs.push(await measured('restylePeer', way));
await window.close();
console.table(
  ways.map(({ by, method }, at) => ({
    [`${plots.length} plots coloured by`]: `${by}, ${method}`,
    'longest task, ms': ours[at]!.longest.toFixed(0),
    'all of the thread, ms': ours[at]!.all.toFixed(0),
    'picture after, ms': ours[at]!.picture.toFixed(0),
    'OpenLayers, longest task, ms': theirs[at]!.longest.toFixed(0),
    'OpenLayers / ours': ratio(theirs[at]!.longest, ours[at]!.longest),
    'OpenLayers, picture after, ms': theirs[at]!.picture.toFixed(0),
  })),
);
