import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numbersFrom, planarArea } from '../../../test/helpers/random-polygons.ts';
import {
  areaHectares, bufferMetres, check, cutHole, distanceMetres, isValid, mergeShapes, polygonsOf, prepareSimplify, repair, snapToNeighbours, splitByLine, trackToPolygon, vertexCount,
  type EditAnswer, type Geometry, type Polygon, type Position,
} from '../index.ts';

const square = (west: number, south: number, size: number): Polygon => ({
  type: 'Polygon', coordinates: [[[west, south], [west + size, south], [west + size, south + size], [west, south + size], [west, south]]],
});
function done<T>(answer: EditAnswer<T>): T {
  if (!answer.ok) throw new Error(`${answer.code}: ${answer.message}`);
  return answer;
}
const refusal = <T>(answer: EditAnswer<T>) => (answer.ok ? 'done' : answer.code);
const positions = (geometry: Geometry) => polygonsOf(geometry).flat(2);
function frozen<T>(value: T): T {
  if (value && typeof value === 'object') { Object.values(value).forEach(frozen); Object.freeze(value); }
  return value;
}
const donut: Polygon = { type: 'Polygon', coordinates: [square(35, 1, 0.03).coordinates[0]!, square(35.01, 1.01, 0.01).coordinates[0]!.toReversed()] };

describe('split by a line', () => {
  test('a square cut in the middle gives two halves that share the corners of the cut', async () => {
    const parcel = frozen(square(35, 1, 0.01));
    const { pieces, areasHectares } = done(await splitByLine(parcel, frozen([[35.005, 0.9], [35.005, 1.2]])));
    expect(pieces).toHaveLength(2);
    expect(areasHectares[0]! + areasHectares[1]!).toBeCloseTo(areaHectares(parcel), 6);
    for (const piece of pieces) {
      expect(check(piece)).toEqual([]);
      expect(positions(piece)).toContainEqual([35.005, 1]);
      expect(positions(piece)).toContainEqual([35.005, 1.01]);
    }
  });
  test('a line through a hole gives two bays, a bent line three pieces, a loop an island', async () => {
    expect(done(await splitByLine(donut, [[35.015, 0], [35.015, 2]])).pieces.map((piece) => piece.coordinates.length)).toEqual([1, 1]);
    expect(done(await splitByLine(square(0, 0, 3), [[1, -1], [1, 4], [2, 4], [2, -1]])).pieces).toHaveLength(3);
    const island = done(await splitByLine(square(0, 0, 3), [[1, 1], [2, 1], [2, 2], [1, 2], [1, 1]]));
    expect(island.pieces.map((piece) => piece.coordinates.length)).toEqual([2, 1]);
  });
  test('parts that the line does not meet stay with the largest piece', async () => {
    const two: Geometry = { type: 'MultiPolygon', coordinates: [square(0, 0, 1).coordinates, square(5, 0, 1).coordinates] };
    const { pieces } = done(await splitByLine(two, [[0.2, -1], [0.2, 2]]));
    expect(pieces.map((piece) => polygonsOf(piece).length)).toEqual([2, 1]);
  });
  test('across the antimeridian, cut there or drawn over it', async () => {
    const across: Polygon = { type: 'Polygon', coordinates: [[[179, 0], [-179, 0], [-179, 1], [179, 1], [179, 0]]] };
    const cut: Geometry = { type: 'MultiPolygon', coordinates: [[[[179, 0], [180, 0], [180, 1], [179, 1], [179, 0]]], [[[-180, 0], [-179, 0], [-179, 1], [-180, 1], [-180, 0]]]] };
    for (const shape of [across, cut]) {
      for (const line of [[[178, 0.5], [182, 0.5]], [[178, 0.5], [-178, 0.5]]]) {
        const { pieces, areasHectares } = done(await splitByLine(shape, line));
        expect(pieces.map((piece) => polygonsOf(piece).length)).toEqual([2, 2]);
        expect(pieces.every(isValid)).toBe(true);
        expect(positions(pieces[0]!).every(([x]) => Math.abs(x!) <= 180)).toBe(true);
        expect((areasHectares[0]! + areasHectares[1]!) / areaHectares(cut)).toBeCloseTo(1, 4);
      }
    }
    const east = done(await splitByLine(cut, [[-179.5, -1], [-179.5, 2]]));
    expect(east.pieces.map((piece) => polygonsOf(piece).length)).toEqual([2, 1]);
  });
  test('heights stay, and a new corner has the height of the edge it lies on', async () => {
    const slope: Polygon = { type: 'Polygon', coordinates: [[[0, 0, 100], [2, 0, 300], [2, 2, 300], [0, 2, 100], [0, 0, 100]]] };
    const { pieces } = done(await splitByLine(slope, [[0.5, -1], [0.5, 3]]));
    expect(positions(pieces[0]!)).toContainEqual([2, 0, 300]);
    expect(positions(pieces[0]!)).toContainEqual([0.5, 0, 150]);
  });
  test('corners inside get a height too, that of the nearest boundary, and a drawn height counts', async () => {
    const slope: Polygon = { type: 'Polygon', coordinates: [[[0, 0, 100], [2, 0, 300], [2, 2, 300], [0, 2, 100], [0, 0, 100]]] };
    const bent = done(await splitByLine(slope, [[0.5, -1], [0.5, 1], [-1, 1]])).pieces;
    expect(positions({ type: 'GeometryCollection', geometries: bent }).every((position) => position.length === 3)).toBe(true);
    expect(positions(bent[1]!)).toContainEqual([0.5, 1, 100]);
    expect(positions(done(await splitByLine(slope, [[0.5, -1, 0], [0.5, 1, 170], [-1, 1, 0]])).pieces[1]!)).toContainEqual([0.5, 1, 170]);
    expect(positions(done(await cutHole(slope, [[0.5, 0.5], [1, 0.5], [1, 1]])).geometry).every((position) => position.length === 3)).toBe(true);
  });
  test('a piece that runs out into a needle is not lost', async () => {
    // The cut leaves the corner (3, 3) a hair beside the side from (0, 0) to (9, 9): the lower piece is a triangle with a needle to (9, 9).
    const shape: Polygon = { type: 'Polygon', coordinates: [[[0, 0], [5, -1], [3, 3 - 1e-15], [9, 9], [0, 9], [0, 0]]] };
    const { pieces, areasHectares } = done(await splitByLine(shape, [[-1, -1], [10, 10]]));
    expect(pieces.every(isValid)).toBe(true);
    expect(areasHectares.reduce((sum, hectares) => sum + hectares, 0) / areaHectares(shape)).toBeCloseTo(1, 3);
  });
  test.each<[string, Position[], number]>([
    ['along a side', [[0, 0], [3, 0]], 0], ['from corner to corner', [[0, 0], [3, 3]], 2], ['through a hole, its end inside', [[-1, 1.5], [2.5, 1.5]], 0], ['into a hole and out again', [[-1, 1.5], [1.5, 1.5], [1.5, 4]], 2],
    ['crossing itself', [[-1, 0.5], [2.5, 0.5], [2.5, 2.5], [0.5, 2.5], [0.5, -1]], 3], ['along a side of the hole', [[1, -1], [1, 4]], 2],
  ])('a square with a hole, cut %s', async (_name, line, count) => {
    const shape: Polygon = { type: 'Polygon', coordinates: [square(0, 0, 3).coordinates[0]!, square(1, 1, 1).coordinates[0]!.toReversed()] };
    const answer = await splitByLine(shape, line);
    if (count === 0) { expect(refusal(answer)).toBe('line-does-not-cross'); return; }
    const { pieces } = done(answer);
    expect(pieces).toHaveLength(count);
    expect(pieces.every(isValid)).toBe(true);
    expect(pieces.reduce((sum, piece) => sum + planarArea(piece), 0)).toBeCloseTo(8, 12);
  });
  test('says why it does not', async () => {
    const bow: Polygon = { type: 'Polygon', coordinates: [[[0, 0], [1, 1], [1, 0], [0, 1], [0, 0]]] };
    const across = [[-1, 0.5], [2, 0.5]];
    expect(refusal(await splitByLine(bow, across))).toBe('invalid-shape');
    expect(refusal(await splitByLine({ type: 'Point', coordinates: [0, 0] }, across))).toBe('not-a-polygon');
    expect(refusal(await splitByLine(square(0, 0, 1), [[0.5, 0.5], [0.5, 0.5]]))).toBe('line-too-short');
    expect(refusal(await splitByLine(square(0, 0, 1), [[-1, 0.5], [0.5, 0.5]]))).toBe('line-does-not-cross');
    expect(refusal(await splitByLine(square(0, 0, 1), [[5, 0.5], [6, 0.5]]))).toBe('line-does-not-cross');
    expect(refusal(await splitByLine({ type: 'Polygon', coordinates: [[[0, 80], [90, 80], [180, 80], [-90, 80], [0, 80]]] }, [[0, 79], [180, 79]]))).toBe('around-a-pole');
  });
  test('pieces add up to the whole, never overlap, and merge back into it', async () => {
    const number = fc.integer({ min: -2000, max: 12_000 }).map((value) => value / 1e6);
    const line = fc.array(fc.tuple(number, number).map(([x, y]): Position => [35 + x, 1 + y]), { minLength: 2, maxLength: 6 });
    await fc.assert(fc.asyncProperty(line, async (drawn) => {
      const parcel = square(35, 1, 0.01);
      const answer = await splitByLine(parcel, drawn);
      if (!answer.ok) { expect(['line-does-not-cross', 'line-too-short']).toContain(answer.code); return; }
      expect(answer.pieces.every(isValid)).toBe(true);
      expect(answer.areasHectares.reduce((sum, hectares) => sum + hectares, 0) / areaHectares(parcel)).toBeCloseTo(1, 6);
      const merged = done(await mergeShapes(answer.pieces));
      expect(merged.areaHectares / areaHectares(parcel)).toBeCloseTo(1, 6);
      expect(merged.parts).toBe(1);
    }), { numRuns: 150 });
  });
});

describe('merge', () => {
  test('neighbours lose their border, land they share counts once, distant ones stay parts', async () => {
    const merged = done(await mergeShapes([square(0, 0, 1), square(1, 0, 1)]));
    expect(merged).toMatchObject({ parts: 1, geometry: { type: 'Polygon' } });
    const overlapping = done(await mergeShapes([square(0, 0, 0.02), square(0.01, 0, 0.02)]));
    expect(overlapping.areaHectares / overlapping.sumHectares).toBeCloseTo(0.75, 6);
    expect(done(await mergeShapes([square(0, 0, 1), square(5, 0, 1)]))).toMatchObject({ parts: 2, geometry: { type: 'MultiPolygon' } });
  });
  test('two sides of the antimeridian are one part, written cut', async () => {
    const west: Polygon = { type: 'Polygon', coordinates: [[[179, 0], [180, 0], [180, 1], [179, 1], [179, 0]]] };
    const east: Polygon = { type: 'Polygon', coordinates: [[[-180, 0], [-179, 0], [-179, 1], [-180, 1], [-180, 0]]] };
    const merged = done(await mergeShapes([west, east]));
    expect(merged.parts).toBe(1);
    expect(merged.geometry.coordinates).toHaveLength(2);
    expect(merged.areaHectares / merged.sumHectares).toBeCloseTo(1, 9);
  });
  test('nothing to merge is refused', async () => expect(refusal(await mergeShapes([]))).toBe('not-a-polygon'));
});

describe('cut a hole', () => {
  test('inside, over the border, right through, and outside', async () => {
    const parcel = frozen(square(35, 1, 0.03));
    const hole = square(35.01, 1.01, 0.01);
    const inside = done(await cutHole(parcel, hole.coordinates[0]!));
    expect(inside).toMatchObject({ holesAdded: 1, parts: 1 });
    expect(inside.areaBeforeHectares - inside.areaAfterHectares).toBeCloseTo(areaHectares(hole), 9);
    expect(check(inside.geometry)).toEqual([]);
    expect(done(await cutHole(parcel, [[34.9, 1.01], [35.01, 1.01], [35.01, 1.02], [34.9, 1.02]]))).toMatchObject({ holesAdded: 0, parts: 1 });
    expect(done(await cutHole(parcel, [[35.01, 0], [35.02, 0], [35.02, 2], [35.01, 2]]))).toMatchObject({ holesAdded: 0, parts: 2 });
    expect(done(await cutHole(donut, square(35.005, 1.005, 0.02).coordinates[0]!))).toMatchObject({ holesAdded: 0 });
    expect(refusal(await cutHole(parcel, square(36, 1, 1).coordinates[0]!))).toBe('outside');
    expect(refusal(await cutHole(donut, square(35.012, 1.012, 0.005).coordinates[0]!))).toBe('outside');
    expect(refusal(await cutHole(parcel, square(34, 0, 3).coordinates[0]!))).toBe('nothing-left');
    expect(refusal(await cutHole(parcel, [[35.01, 1.01], [35.02, 1.02], [35.01, 1.01]]))).toBe('too-few-points');
    expect(refusal(await cutHole(parcel, [[35.01, 1.01], [35.02, 1.01], [35.015, 1.01]]))).toBe('no-area');
  });
  test('a drawn figure of eight takes out both of its loops', async () => {
    const cut = done(await cutHole(square(0, 0, 3), [[1, 1], [2, 2], [2, 1], [1, 2]]));
    expect(cut.holesAdded).toBe(2);
    expect(isValid(cut.geometry)).toBe(true);
  });
});

describe('buffer in metres', () => {
  test('a point becomes a circle of the radius on the ellipsoid, at the equator, at 60 degrees and at the antimeridian', async () => {
    for (const centre of [[35, 0], [25, 60], [179.9999, -17], [0, 89.9995]]) {
      const circle = done(await bufferMetres({ type: 'Point', coordinates: centre }, 100));
      for (const corner of positions(circle.geometry)) {
        if (Math.abs(corner[0]!) === 180 || Math.abs(corner[1]!) === 90) continue;
        expect(Math.abs(distanceMetres(centre, corner) - 100)).toBeLessThan(0.02);
      }
      expect(circle.areaAfterHectares / ((Math.PI * 100 * 100) / 10_000)).toBeCloseTo(1, 3);
      expect(isValid(circle.geometry)).toBe(true);
    }
  });
  test('a square of about a kilometre grows by sides and quarter circles and shrinks by its rim', async () => {
    const parcel = square(35, 1, 0.01);
    const sideX = distanceMetres([35, 1.005], [35.01, 1.005]);
    const sideY = distanceMetres([35, 1], [35, 1.01]);
    const grown = done(await bufferMetres(parcel, 50));
    expect(grown.areaAfterHectares).toBeCloseTo((sideX * sideY + 100 * (sideX + sideY) + Math.PI * 2500) / 10_000, 2);
    const shrunk = done(await bufferMetres(parcel, -50));
    expect(shrunk.areaAfterHectares).toBeCloseTo(((sideX - 100) * (sideY - 100)) / 10_000, 2);
    expect(grown.uncertaintyMetres).toBeLessThan(0.02);
    expect(refusal(await bufferMetres(parcel, -600))).toBe('nothing-left');
  });
  test('a river line becomes a strip, with flat ends as long as the line', async () => {
    const strip = done(await bufferMetres({ type: 'LineString', coordinates: [[10, 50], [10, 50.01]] }, 30, { ends: 'flat' }));
    expect(strip.areaAfterHectares).toBeCloseTo((distanceMetres([10, 50], [10, 50.01]) * 60) / 10_000, 3);
  });
  test('a far corner of a wide shape keeps the distance within what the answer says', async () => {
    const wide = square(35, 1, 2);
    const { geometry, uncertaintyMetres } = done(await bufferMetres(wide, 1000, { corners: 'mitre' }));
    expect(uncertaintyMetres).toBeGreaterThan(0.01);
    const corner = positions(geometry).reduce((best, place) => (place[0]! + place[1]! < best[0]! + best[1]! ? place : best));
    expect(Math.abs(distanceMetres([35, 1], corner) - 1000 * Math.SQRT2)).toBeLessThan(5);
  });
  test('parts on two continents are buffered each; overlapping results unite', async () => {
    const far: Geometry = { type: 'MultiPoint', coordinates: [[-60, -10], [35, 1], [35.0005, 1]] };
    const { geometry, areaAfterHectares } = done(await bufferMetres(far, 100));
    expect(polygonsOf(geometry)).toHaveLength(2);
    expect(areaAfterHectares).toBeLessThan((3 * Math.PI * 100 * 100) / 10_000);
  });
  test('refuses what has no answer', async () => {
    expect(refusal(await bufferMetres(square(0, 0, 1), Number.NaN))).toBe('not-a-number');
    expect(refusal(await bufferMetres({ type: 'Point', coordinates: [0, 0] }, -5))).toBe('nothing-left');
    expect(refusal(await bufferMetres(square(0, 0, 40), 5))).toBe('too-large');
  });
});

test('a cut side stays flush with the neighbour; hectares differ by the sliver up to the geodesic and no more', async () => {
  for (const [latitude, metres] of [[45, 1000], [45, 200], [-60, 1000]] as const) {
    const width = metres / 111_320 / Math.cos((latitude * Math.PI) / 180);
    const height = metres / 111_130;
    const piece: Polygon = { type: 'Polygon', coordinates: [[[10, latitude], [10 + width / 2, latitude - height], [10 + width, latitude], [10, latitude]]] };
    const neighbour: Polygon = { type: 'Polygon', coordinates: [[[10, latitude], [10 + width, latitude], [10 + width / 2, latitude + height], [10, latitude]]] };
    const { pieces, areasHectares } = done(await splitByLine(piece, [[10 + width / 2, latitude + height], [10 + width / 2, latitude - 2 * height]]));
    const sliver = (metres ** 3 * Math.tan((latitude * Math.PI) / 180)) / (12 * 6_371_000);
    expect((areaHectares(piece) - areasHectares[0]! - areasHectares[1]!) * 10_000 / (0.75 * sliver)).toBeCloseTo(1, 1);
    expect(done(await mergeShapes([...pieces, neighbour]))).toMatchObject({ parts: 1, geometry: { type: 'Polygon', coordinates: { length: 1 } } });
  }
});

describe('simplify with live area', () => {
  const wavy: Polygon = { type: 'Polygon', coordinates: [Array.from({ length: 401 }, (_, k) => { const angle = (2 * Math.PI * (k % 400)) / 400; const r = 0.01 + 0.0004 * Math.sin(angle * 40); return [35 + r * Math.cos(angle), 1 + r * Math.sin(angle)]; })] };
  test('a coarser tolerance never has more corners, and 0 changes nothing', () => {
    const at = prepareSimplify(frozen(wavy));
    let last = Infinity;
    for (const metres of [0, 0.5, 2, 10, 40, 100, 1000]) {
      const { geometry, cornersAfter, areaAfterHectares } = at(metres);
      if (metres === 0) expect(geometry).toBe(wavy);
      expect(cornersAfter).toBe(vertexCount(geometry));
      expect(areaAfterHectares).toBe(areaHectares(geometry));
      expect(cornersAfter).toBeLessThanOrEqual(last);
      expect(isValid(geometry)).toBe(true);
      last = cornersAfter;
    }
    expect(last).toBeLessThan(10);
  });
  test('a thin bend that would fold over itself is held back', () => {
    // A hole close to a wave of the border: without the wave, the border would run through the hole.
    const bay: Polygon = { type: 'Polygon', coordinates: [
      [[0.01, 0.01], [0.006, 0.01], [0.005, 0.0104], [0.004, 0.01], [0, 0.01], [0, 0], [0.01, 0], [0.01, 0.01]],
      [[0.0048, 0.0099], [0.005, 0.0103], [0.0052, 0.0099], [0.0048, 0.0099]],
    ] };
    expect(isValid(bay)).toBe(true);
    const held = prepareSimplify(bay)(60);
    expect(isValid(held.geometry)).toBe(true);
    expect(held.geometry).toMatchObject({ coordinates: [expect.arrayContaining([[0.005, 0.0104]]), expect.anything()] });
    expect(held.heldBack).toBeGreaterThan(0);
    const alone: Polygon = { type: 'Polygon', coordinates: [bay.coordinates[0]!] };
    expect(prepareSimplify(alone)(60)).toMatchObject({ cornersAfter: 5, heldBack: 0 });
  });
  test('lines are thinned, points stay', () => {
    expect(prepareSimplify({ type: 'LineString', coordinates: [[0, 0], [0.5, 1e-9], [1, 0]] })(1).geometry).toEqual({ type: 'LineString', coordinates: [[0, 0], [1, 0]] });
    expect(prepareSimplify({ type: 'Point', coordinates: [1, 2] })(1)).toMatchObject({ cornersBefore: 1, cornersAfter: 1 });
    expect(() => prepareSimplify(wavy)(-1)).toThrow(RangeError);
  });
});

test('snapping to neighbours closes a gap of a metre and leaves the neighbours as they are', async () => {
  const neighbours = [square(35, 1, 0.01), square(35.010005, 1.02, 0.01)];
  const drawn = square(35.00999, 1, 0.01);
  const fit = done(await snapToNeighbours(drawn, neighbours, 3));
  expect(fit).toMatchObject({ changed: true, fittedTo: [0], overlapsLeft: [] });
  expect(positions(fit.geometry)).toContainEqual([35.01, 1]);
  expect((await mergeShapes([neighbours[0]!, fit.geometry]))).toMatchObject({ ok: true, parts: 1 });
  expect(refusal(await snapToNeighbours(drawn, neighbours, 0))).toBe('not-a-number');
  expect(refusal(await snapToNeighbours({ type: 'Point', coordinates: [35, 1] }, neighbours, 3))).toBe('not-a-polygon');
});

describe('a walked track becomes a polygon', () => {
  const metresNorth = (metres: number) => metres / 110_574;
  const walk = (...offsets: [number, number][]): Position[] => offsets.map(([x, y]) => [35 + metresNorth(x), metresNorth(y)]);
  test('a walk that stops short is closed, and the gap is told', async () => {
    const track = done(await trackToPolygon({ type: 'LineString', coordinates: walk([0, 0], [100, 0], [100, 100], [0, 100], [0, 20]) }));
    expect(track.gapMetres).toBeCloseTo(20, 1);
    expect(track.areaHectares).toBeCloseTo(1, 1);
    expect(track).toMatchObject({ pointsUsed: 5, pointsLeftOut: 0, trimmedMetres: 0, repaired: false });
  });
  test('a walk past its own start is cut where it crosses its beginning', async () => {
    const track = done(await trackToPolygon(walk([5, -10], [5, 0], [100, 0], [100, 100], [0, 100], [0, -5], [8, -5])));
    expect(track.repaired).toBe(false);
    expect(track.trimmedMetres).toBeCloseTo(5 + 3, 1);
    expect(track.gapMetres).toBe(0);
    expect(isValid(track.geometry)).toBe(true);
    // The crossing is at (5, -5): 100 x 100 and the 5 x 5 below the start. On the equator a degree of longitude is 111,320 m, one of latitude 110,574 m.
    expect(track.areaHectares * 10_000).toBeCloseTo((10_000 + 25) * (111_319.5 / 110_574), 0);
  });
  test('standing still and small loops do no harm', async () => {
    const wander = Array.from({ length: 50 }, (_, k): [number, number] => [100 + 0.4 * Math.sin(k), 0.4 * Math.cos(2 * k)]);
    const still = done(await trackToPolygon(walk([0, 0], [100, 0], ...wander, [100, 100], [0, 100])));
    expect(still.pointsLeftOut).toBeGreaterThan(45);
    const loop = done(await trackToPolygon(walk([0, 0], [100, 0], [104, 3], [104, -3], [100, 3], [100, 100], [0, 100])));
    expect(loop.repaired).toBe(true);
    expect(isValid(loop.geometry)).toBe(true);
    expect(loop.leftOutHectares).toBeGreaterThan(0);
    expect(loop.geometry.type).toBe('Polygon');
  });
  test('corner points in no order are joined around their middle; heights stay', async () => {
    const corners = [[0, 0, 5], [1, 1, 7], [1, 0, 6], [0, 1, 8]];
    const mixed = done(await trackToPolygon({ type: 'MultiPoint', coordinates: corners }, { order: 'around-centre' }));
    expect(isValid(mixed.geometry)).toBe(true);
    expect(mixed.repaired).toBe(false);
    expect(positions(mixed.geometry)).toContainEqual([1, 1, 7]);
  });
  test('across the antimeridian', async () => {
    const track = done(await trackToPolygon([[179.999, 0], [-179.999, 0], [-179.999, 0.002], [179.999, 0.002]]));
    expect(track.areaHectares).toBeCloseTo(areaHectares(square(10, 0, 0.002)), 3);
  });
  test('two points or a straight line enclose nothing', async () => {
    expect(refusal(await trackToPolygon([[0, 0], [1, 1]]))).toBe('too-few-points');
    expect(refusal(await trackToPolygon([[0, 0], [1, 1], [2, 2]]))).toBe('no-area');
    expect(refusal(await trackToPolygon([]))).toBe('too-few-points');
  });
});

test('edits over the 180th meridian come back valid, also where a new corner or a touching one lies on it', async () => {
  const faulty: string[] = [];
  let done = 0;
  for (let seed = 0; seed < 150; seed += 1) {
    const random = numbersFrom(seed);
    const below = (n: number) => Math.floor(random() * n);
    const ring = (): Position[] => {
      const corners = Array.from({ length: 3 + below(5) }, () => [178 + below(5), below(5)]);
      return [...corners, corners[0]!].map(([x, y]) => [x! > 180 ? x! - 360 : x!, y!]);
    };
    const { geometry: first } = await repair({ type: 'Polygon', coordinates: [ring()] });
    const { geometry: second } = await repair({ type: 'Polygon', coordinates: [ring()] });
    if (!first || !second) continue;
    const answers = { merge: await mergeShapes([first, second]), hole: await cutHole(first, ring()), split: await splitByLine(first, ring()) };
    for (const [edit, answer] of Object.entries(answers)) {
      if (!answer.ok) continue;
      done += 1;
      const results = 'pieces' in answer ? answer.pieces : [answer.geometry];
      if (!results.every(isValid)) faulty.push(`${seed} ${edit}`);
    }
  }
  expect(done).toBeGreaterThan(150);
  expect(faulty).toEqual([]);
});
