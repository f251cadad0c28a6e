/** Simplification of shapes with shared borders. Run: node --expose-gc test/bench/libraries/simplify.ts */
import { feature } from 'topojson-client';
import type { Objects, Topology } from 'topojson-specification';
import { topology } from 'topojson-server';
import { presimplify, simplify } from 'topojson-simplify';
import { prepareSimplifyTogether } from '#geo/editing/simplify-live.ts';
import { isValid } from '#geo/union.ts';
import { checkTogether, polygonsOf, vertexCount } from '#geo/index.ts';
import { metresPerDegree, metresToSide } from '#geo/border-arcs.ts';
import type { Geometry, Position } from '#geo/types.ts';
import { countRight, printComparisons } from '../comparison.ts';
import { isQuick } from '../mode.ts';
import { randomCoverage } from '../../helpers/random-coverage.ts';

const large = await randomCoverage(11, { side: isQuick ? 8 : 24, labels: 40, steps: 40 });
const small = await Promise.all(Array.from({ length: isQuick ? 12 : 40 }, (_, seed) => randomCoverage(seed + 1)));

const byUs = (shapes: Geometry[], metres: number): Geometry[] =>
  prepareSimplifyTogether(shapes)(metres).shapes.map(({ geometry }) => geometry);
/** Visvalingam's triangles are areas: that of a triangle as high and as wide as the tolerance, in square degrees. */
const byTopojson = (shapes: Geometry[], metres: number): Geometry[] => {
  const collection: GeoJSON.GeometryCollection = { type: 'GeometryCollection', geometries: shapes as GeoJSON.Geometry[] };
  const borders = topology({ shapes: collection }) as Topology<Objects<object>>;
  const simplified = simplify(presimplify(borders), (metres / 111_320) ** 2);
  const { features } = feature(simplified, simplified.objects['shapes'] as Parameters<typeof feature>[1]) as GeoJSON.FeatureCollection;
  return features.map(({ geometry }) => geometry as Geometry);
};
const tolerance = 200;
/** The farthest that a corner lies from the new borders, in metres. */
const movedMetres = (shape: Geometry, made: Geometry) => {
  const segments = polygonsOf(made).flatMap((rings) => rings.flatMap((ring) => ring.slice(1).map((to, k) => [ring[k]!, to] as const)));
  const metres = ([x, y]: Position, [[ax, ay], [bx, by]]: readonly [Position, Position]) => {
    const [perX, perY] = metresPerDegree(y!);
    return metresToSide(x!, y!, ax!, ay!, bx!, by!, perX, perY);
  };
  return Math.max(
    ...polygonsOf(shape).flatMap((rings) =>
      rings.flatMap((ring) => ring.map((place) => Math.min(...segments.map((each) => metres(place, each))))),
    ),
  );
};
const isRight = async (shapes: Geometry[], read: typeof byUs) => {
  const made = read(shapes, tolerance);
  return (
    made.every((geometry, k) => polygonsOf(geometry).length > 0 && isValid(geometry) && movedMetres(shapes[k]!, geometry) <= tolerance) &&
    (await checkTogether(made)).problems.length === 0
  );
};
const rightOf = (read: typeof byUs) => countRight(small, (shapes) => isRight(shapes, read));
const corners = (shapes: Geometry[]) => shapes.reduce((sum, shape) => sum + vertexCount(shape), 0);
const [before, after, afterTheirs] = [large, byUs(large, tolerance), byTopojson(large, tolerance)].map((shapes) =>
  corners(shapes).toLocaleString('en'),
);
await printComparisons([
  {
    what: `shared borders, ${before} corners to ${after} and ${afterTheirs}`,
    ours: { name: 'prepareSimplifyTogether', run: () => byUs(large, tolerance), right: await rightOf(byUs) },
    peers: [
      {
        name: 'topojson-simplify',
        run: () => byTopojson(large, tolerance),
        right: await rightOf(byTopojson),
        modules: ['topojson-server', 'topojson-simplify', 'topojson-client'],
      },
    ],
    verdict:
      'ours stays (geometry): right counts coverages whose shapes are all there, valid, without overlaps, and whose borders moved by no more than the tolerance.',
  },
]);
