/**
 * Land of nobody between parcels, among 100,000 that share borders (10,000 with --quick), of which one in a hundred is left out and one in a hundred has a strip of half a metre around it: ours
 * against what GEOS as WebAssembly leaves of a box when the union of all is taken from it, which is how QGIS's check looks for gaps. Milliseconds of processor time; the ratio says how many times as long the peer
 * takes. Both have to find the same number of gaps and the same hectares.
 * Run: node test/bench/parcel-gaps.ts [--quick]
 */
import { areaHectares, boundingBoxOfAll, ParcelPairFinder, polygonsOf, rectangle, type Geometry } from '#geo/index.ts';
import { difference, loadGeos, unaryUnion } from '#geo/geos.ts';
import { plotsOfDistrict } from '../helpers/planted-pairs.ts';
import { processorMilliseconds } from '../helpers/processor-time.ts';
import { isQuick, ratio } from './mode.ts';

const count = isQuick ? 10_000 : 100_000;

function smaller(geometry: Geometry): Geometry {
  const [ring] = polygonsOf(geometry)[0]!;
  const [x, y] = [0, 1].map((axis) => ring!.reduce((sum, corner) => sum + corner[axis]!, 0) / ring!.length) as [number, number];
  return { type: 'Polygon', coordinates: [ring!.map(([px, py]) => [x + 0.99 * (px! - x), y + 0.99 * (py! - y)])] };
}
const parcels: Geometry[] = plotsOfDistrict(count).flatMap((plot, k) => (k % 97 === 17 ? [] : [k % 97 === 63 ? smaller(plot) : plot]));

interface Found {
  gaps: number;
  hectares: number;
}
async function measured(work: () => Promise<Found>): Promise<Found & { milliseconds: number }> {
  let found: Found = { gaps: 0, hectares: 0 };
  const milliseconds = await processorMilliseconds(async () => {
    found = await work();
  });
  return { ...found, milliseconds };
}

const finder = await ParcelPairFinder.create();
for (const parcel of parcels) finder.add(parcel);
const geos = await loadGeos();
const inTiles = (widthMetres: number) =>
  measured(async () => {
    const { gaps } = await finder.gaps({ widthMetres, mostHectares: 1000 });
    return { gaps: gaps.length, hectares: gaps.reduce((sum, { hectares }) => sum + hectares, 0) };
  });
const holes = await inTiles(0);
const withSlivers = await inTiles(2);
const peer = await measured(async () => {
  const [west, south, east, north] = boundingBoxOfAll(parcels)!;
  const left = polygonsOf(difference(geos, rectangle([west - 1, south - 1, east + 1, north + 1]), unaryUnion(geos, parcels)));
  const found = left.map((coordinates) => areaHectares({ type: 'Polygon', coordinates })).sort((a, b) => b - a);
  // The largest is what lies around all parcels.
  return { gaps: found.length - 1, hectares: found.slice(1).reduce((sum, hectares) => sum + hectares, 0) };
});
const row = (what: string, { gaps, hectares, milliseconds }: Found & { milliseconds: number }) => ({
  what,
  gaps,
  hectares: hectares.toFixed(4),
  'processor ms': milliseconds.toFixed(0),
  'peer / ours': what.startsWith('GEOS') ? ratio(milliseconds, holes.milliseconds) : '',
});
console.table([
  row('Hectare: enclosed land', holes),
  row('Hectare: with slivers up to 2 m', withSlivers),
  row('GEOS: one union of all', peer),
]);
