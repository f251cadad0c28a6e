/**
 * Rings of thousands of corners, which are read in blocks: whatever stands at the border of a block must count once. Held against plain definitions, GeographicLib and
 * GEOS (as WebAssembly).
 */
import geodesic from 'geographiclib-geodesic';
import { describe, expect, test } from 'vitest';
import { areaHectares, checkPlanar, polygonsOf, repair, ringAreaSquareMetres, type Geometry, type Ring } from '#geo/index.ts';
import { flatAreaHectares } from '#geo/area.ts';
import { flatten } from '#geo/flat-rings.ts';
import { invalidity, loadGeos, makeValid } from '#geo/geos.ts';
import { numbersFrom, planarArea, seeds } from '../helpers/random-polygons.ts';

const closed = (corners: Ring): Ring => [...corners, corners[0]!];

/** A rough ring about a place; `reach` is its mean radius in degrees. Never crosses itself. */
function rough(random: () => number, corners: number, x: number, y: number, reach: number): Ring {
  const waves = 3 + Math.floor(random() * 40);
  return Array.from({ length: corners }, (_, k) => {
    const angle = (2 * Math.PI * k) / corners;
    const radius = reach * (1 + 0.2 * Math.sin(waves * angle) + 0.05 * random());
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

describe('the flat form', () => {
  test('tells what the corners tell one by one, at the borders of blocks too', () => {
    for (const seed of seeds(150, 50)) {
      const random = numbersFrom(seed);
      const below = (n: number) => Math.floor(random() * n);
      const corners = rough(
        random,
        1020 + below(12) + 1024 * below(3),
        179.9 * (random() - 0.5) * 2,
        60 * (random() - 0.5),
        0.3 + random(),
      );
      const atBorder = () => Math.min(corners.length - 2, Math.max(1, 1024 * (1 + below(3)) + below(7) - 3));
      for (let times = below(4); times > 0; times -= 1) {
        const k = atBorder();
        corners.splice(k, 0, [...corners[k]!]);
      }
      for (let times = below(3); times > 0; times -= 1) {
        const k = atBorder();
        const [x, y] = corners[k]! as [number, number];
        corners.splice(k + 1, 0, [x + 8, y + 8], [x + 4, y + 4]);
      }
      if (random() < 0.2) corners[atBorder()] = [Number.NaN, 1];
      const ring = random() < 0.8 ? closed(corners) : corners;
      const {
        xs,
        ys,
        vertexOf,
        rings: [flat],
      } = flatten([[ring]]);
      const { start, end, notANumber, repeats, spikes, jumps, twiceArea, west, south, east, north } = flat!;
      const bad = ring.findIndex(([x, y]) => !Number.isFinite(x) || !Number.isFinite(y));
      expect(notANumber, `seed ${seed}`).toBe(bad);
      const read = bad < 0 ? ring : ring.slice(0, bad);
      const kept = read
        .map((position, k) => ({ position, k }))
        .filter(({ position: [x, y], k }) => k === 0 || x !== read[k - 1]![0] || y !== read[k - 1]![1]);
      if (kept.length > 1 && kept.at(-1)!.position[0] === ring[0]![0] && kept.at(-1)!.position[1] === ring[0]![1]) kept.pop();
      expect(
        Array.from({ length: end - start }, (_, k) => [vertexOf[k], xs[k], ys[k]]),
        `seed ${seed}`,
      ).toEqual(kept.map(({ position: [x, y], k }) => [k, x, y]));
      expect(repeats.length, `seed ${seed}: repeats`).toBe(read.length - kept.length - (bad < 0 && ring !== corners ? 1 : 0));
      if (bad >= 0) continue;
      const places = kept.map(({ position }) => position as [number, number]);
      const at = (k: number) => places[(k + places.length) % places.length]!;
      expect([west, south, east, north]).toEqual([
        Math.min(...places.map(([x]) => x)),
        Math.min(...places.map(([, y]) => y)),
        Math.max(...places.map(([x]) => x)),
        Math.max(...places.map(([, y]) => y)),
      ]);
      let twice = 0;
      const back: number[] = [];
      let wide = false;
      places.forEach(([x, y], k) => {
        const [[px, py], [nx, ny]] = [at(k - 1), at(k + 1)];
        twice += (x - places[0]![0]) * (ny - y) - (nx - x) * (y - places[0]![1]);
        const turn = (x - px) * (ny - y) - (y - py) * (nx - x);
        if (
          (x - px) * (nx - x) + (y - py) * (ny - y) < 0 &&
          turn ** 2 <= 1e-24 * ((x - px) ** 2 + (y - py) ** 2) * ((nx - x) ** 2 + (ny - y) ** 2)
        )
          back.push(k);
        wide ||= Math.abs(nx - x) > 180;
      });
      expect(twiceArea / twice).toBeCloseTo(1, 10);
      expect(
        spikes.toSorted((a, b) => a - b),
        `seed ${seed}: spikes`,
      ).toEqual(back);
      expect(jumps).toBe(wide);
    }
  });
});

describe('area', () => {
  test('agrees with GeographicLib, wherever the ring starts; the flat form has the same area to the last digit', () => {
    for (const seed of seeds(20, 10)) {
      const random = numbersFrom(seed);
      const corners = rough(
        random,
        1000 + Math.floor(random() * 3000),
        360 * (random() - 0.5),
        120 * (random() - 0.5),
        10 ** (random() * 3 - 2),
      );
      const polygon = geodesic.Geodesic.WGS84.Polygon(false);
      for (const [x, y] of corners) polygon.AddPoint(y!, x!);
      const expected = Math.abs(polygon.Compute(false, true).area ?? 0);
      const shift = Math.floor(random() * corners.length);
      for (const ring of [corners, closed(corners), closed([...corners.slice(shift), ...corners.slice(0, shift)])]) {
        expect(Math.abs(ringAreaSquareMetres(ring) - expected), `seed ${seed}`).toBeLessThanOrEqual(1e-9 * expected + 0.3);
        const shape: Geometry = { type: 'Polygon', coordinates: [ring] };
        expect(flatAreaHectares(flatten(polygonsOf(shape)))).toBe(areaHectares(shape));
      }
    }
    const holed: Geometry = {
      type: 'MultiPolygon',
      coordinates: [
        [rough(numbersFrom(1), 1500, 35, 1, 0.1), rough(numbersFrom(2), 40, 35, 1, 0.01)],
        [rough(numbersFrom(3), 5, 36, 1, 0.1)],
      ],
    };
    expect(flatAreaHectares(flatten(polygonsOf(holed)))).toBe(areaHectares(holed));
  });
});

describe('verdict and repair', () => {
  test('of rings of thousands of corners are those of GEOS; repairing twice changes nothing more', async () => {
    const geos = await loadGeos();
    let valid = 0;
    let mended = 0;
    for (const seed of seeds(30, 15)) {
      const random = numbersFrom(seed);
      const below = (n: number) => Math.floor(random() * n);
      const shell = rough(random, 1000 + below(3000), 35, 1, 0.3);
      // Neighbours changed about, at the borders of blocks too: a crossing each.
      for (let times = below(3) === 0 ? 0 : below(40); times > 0; times -= 1) {
        const k = random() < 0.3 ? Math.min(shell.length - 2, 1024 * (1 + below(3)) + below(4) - 2) : below(shell.length - 1);
        [shell[k], shell[k + 1]] = [shell[k + 1]!, shell[k]!];
      }
      // Holes inside, over the boundary and over each other; a part beside or over the first.
      const holes = Array.from({ length: below(4) }, () =>
        closed(
          rough(random, 20 + below(1200), 35 + 0.6 * (random() - 0.5), 1 + 0.6 * (random() - 0.5), 0.01 + 0.05 * random()).toReversed(),
        ),
      );
      const parts = random() < 0.3 ? [[closed(rough(random, 1000 + below(1000), 35.2 + random(), 1, 0.2))]] : [];
      const geometry: Geometry = { type: 'MultiPolygon', coordinates: [[closed(shell), ...holes], ...parts] };
      const before = JSON.stringify(geometry);
      const fault = invalidity(geos, geometry);
      expect({ seed, valid: checkPlanar(geometry).every(({ severity }) => severity === 'warning') }).toEqual({
        seed,
        valid: fault === null,
      });
      const once = await repair(geometry);
      expect(JSON.stringify(geometry) === before, `seed ${seed}: input changed`).toBe(true);
      expect(once.areaBeforeHectares).toBe(areaHectares(geometry));
      if (!fault) {
        valid += 1;
        expect({ seed, same: once.geometry === geometry, changed: once.changed }).toEqual({ seed, same: true, changed: false });
        continue;
      }
      mended += 1;
      const reference = planarArea(makeValid(geos, geometry));
      expect({ seed, fault: invalidity(geos, once.geometry!) }).toEqual({ seed, fault: null });
      expect(Math.abs(planarArea(once.geometry!) / reference - 1), `seed ${seed}`).toBeLessThan(1e-9);
      expect(once.areaAfterHectares).toBe(areaHectares(once.geometry!));
      const twice = await repair(once.geometry!);
      expect({ seed, same: twice.geometry === once.geometry, changed: twice.changed }).toEqual({ seed, same: true, changed: false });
    }
    expect(valid).toBeGreaterThan(2);
    expect(mended).toBeGreaterThan(15);
  });
});
