import { execFile, execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { shiftAt } from '#formats/projection/placing.ts';
import { authorityOf, systemOf, type Placeable } from '#formats/projection/projections.ts';
import { register, type PlaneEntry } from '#formats/projection/register.ts';
import { statedAccuracy } from '#formats/projection/shift-notes.ts';
import { distanceMetres } from '#geo/measure.ts';
import type { Position } from '#geo/types.ts';

/** Every one of so many systems is asked of GDAL: two runs of its program each. */
const every = 14;
const atOnce = 3;

function hasGdal(): boolean {
  try {
    return /GDAL [3-9]/.test(execFileSync('gdaltransform', ['--version'], { encoding: 'utf8' }));
  } catch {
    return false;
  }
}

/** Places as GDAL turns them, x before y; empty where it cannot. */
function asGdal(from: string, to: string, places: Position[]): Promise<Position[]> {
  return new Promise((settle) => {
    const child = execFile('gdaltransform', ['-s_srs', from, '-t_srs', to, '-output_xy'], (_, output) =>
      settle(
        output
          .trim()
          .split('\n')
          .map((line) => line.split(' ').map(Number))
          .filter((place) => place.length === 2 && place.every(Number.isFinite)),
      ),
    );
    child.stdin!.end(places.map((place) => `${place.join(' ')}\n`).join(''));
  });
}

/** Five places of the area of a system, in its own longitude and latitude. */
function placesIn({ area, ground }: PlaneEntry): Position[] {
  const [south, west, north, east] = area!;
  const width = east < west ? east + 360 - west : east - west;
  const { primeMeridian, unitDegrees } = ground.geographic;
  return [
    [0.5, 0.5],
    [0.25, 0.25],
    [0.75, 0.75],
    [0.25, 0.75],
    [0.75, 0.25],
  ].map(([aside, up]) => {
    const longitude = west + aside! * width;
    return [((longitude > 180 ? longitude - 360 : longitude) - primeMeridian) / unitDegrees, (south + up! * (north - south)) / unitDegrees];
  });
}

interface Outcome {
  title: string;
  kind: 'within 1 m' | 'difference said' | 'outside every known area, said' | 'wrong' | 'refused by name' | 'not known to GDAL';
  metres: number;
  stated: number | null;
}
const codeOf = (code: string) => `${authorityOf(code)}:${code}`;

async function compared(entry: PlaneEntry): Promise<Outcome> {
  const title = `${codeOf(entry.code)} ${entry.name} (${entry.projection.method})`;
  const outcome = (kind: Outcome['kind'], metres = 0, stated: number | null = null): Outcome => ({ title, kind, metres, stated });
  const system = await systemOf(codeOf(entry.code));
  if (!system || !('placing' in system)) return outcome('refused by name');
  const places = placesIn(entry);
  const plane = await asGdal(codeOf(entry.ground.code), codeOf(entry.code), places);
  const truth = plane.length === places.length ? await asGdal(codeOf(entry.code), 'EPSG:4326', plane) : [];
  if (truth.length < places.length) return outcome('not known to GDAL');
  // GDAL weighs other transformations for a plane system than for the same longitude and latitude, by their areas of use: either answer is its own.
  const isFar = plane.some((position, k) => differenceAt(system, position, truth[k]!).excess > 0);
  const alike = isFar ? await asGdal(codeOf(entry.ground.code), 'EPSG:4326', places) : [];
  const all = plane.map(
    (position, k) =>
      [truth[k]!, ...(alike[k] ? [alike[k]] : [])]
        .map((place) => differenceAt(system, position, place))
        .toSorted((a, b) => a.excess - b.excess)[0]!,
  );
  const worst = all.toSorted((a, b) => b.excess - a.excess)[0]!;
  const kind =
    worst.metres <= 1
      ? 'within 1 m'
      : worst.stated === null
        ? 'outside every known area, said'
        : worst.excess <= 0
          ? 'difference said'
          : 'wrong';
  return outcome(kind, worst.metres, worst.stated);
}

function differenceAt(system: Placeable, position: Position, truth: Position): { metres: number; stated: number | null; excess: number } {
  const [longitude, latitude] = system.placing.by(null)(position);
  const chosen = shiftAt(system.shifts, longitude!, latitude!);
  const metres = distanceMetres(system.placing.by(chosen.shift)(position), truth);
  const stated = statedAccuracy(chosen, system, position);
  // Without a shift, or with one made for another area, the note warns of hundreds of metres.
  const allowed = stated ?? (Math.abs(metres) < 1000 ? Number.POSITIVE_INFINITY : 0);
  return { metres, stated, excess: metres <= 1 ? metres - 1 : metres - Math.max(1, allowed) };
}

test('places of more than 500 systems lie where GDAL puts them, or the note says how far off they may be', async (context) => {
  if (!hasGdal()) {
    console.log('skipped: gdaltransform (Debian: gdal-bin) is not installed');
    context.skip();
    return;
  }
  const known = await register();
  const entries = [...known.planeCodes].map((code) => known.plane(code)!).filter(({ area, replacement }) => area && !replacement);
  // One in twelve, and at least three of every method.
  const seen = new Map<string, number>();
  const chosen = entries.filter(({ projection: { method } }, index) => {
    seen.set(method, (seen.get(method) ?? 0) + 1);
    return index % every === 0 || seen.get(method)! <= 3;
  });
  const outcomes: Outcome[] = [];
  for (let at = 0; at < chosen.length; at += atOnce) outcomes.push(...(await Promise.all(chosen.slice(at, at + atOnce).map(compared))));
  const counts = Object.fromEntries(
    [...new Set(outcomes.map(({ kind }) => kind))].map((kind) => [kind, outcomes.filter((one) => one.kind === kind).length]),
  );
  const compares = outcomes.filter(({ kind }) => !['refused by name', 'not known to GDAL'].includes(kind));
  console.log(`${compares.length} systems held against GDAL: ${JSON.stringify(counts)}`);
  expect(outcomes.filter(({ kind }) => kind === 'wrong')).toEqual([]);
  expect(compares.length).toBeGreaterThan(500);
  expect(outcomes.filter(({ kind }) => kind === 'within 1 m').length).toBeGreaterThan(0.85 * compares.length);
}, 1_200_000);
