import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shiftAt } from '#formats/projection/placing.ts';
import { authorityOf, systemOf, type Placeable } from '#formats/projection/projections.ts';
import { register, type PlaneEntry } from '#formats/projection/register.ts';
import { statedAccuracy } from '#formats/projection/shift-notes.ts';
import { distanceMetres } from '#geo/measure.ts';
import type { Position } from '#geo/types.ts';
import { inSoak } from '../helpers/soak.ts';

/** One of so many systems is held against GDAL, and so many of every method, which make more systems than this. */
const [every, ofMethod, most] = [inSoak(60, 14), inSoak(1, 3), inSoak(120, 500)];

function hasGdal(): boolean {
  try {
    return /GDAL [3-9]/.test(execFileSync('ogr2ogr', ['--version'], { encoding: 'utf8' }));
  } catch {
    return false;
  }
}

interface Turn {
  from: string;
  to: string;
  places: Position[];
}
/** The layers of a file with many systems for OGR, which turns each into another. */
const layersOf = (turns: readonly Turn[], folder: string) =>
  turns.map(
    ({ from, to }, at) => `<OGRVRTWarpedLayer>
  <OGRVRTLayer name="turned${at}"><SrcDataSource>${join(folder, `places${at}.csv`)}</SrcDataSource><SrcLayer>places${at}</SrcLayer><GeometryType>wkbPoint</GeometryType><GeometryField encoding="PointFromColumns" x="x" y="y"/></OGRVRTLayer>
  <SrcSRS>${from}</SrcSRS><TargetSRS>${to}</TargetSRS>
</OGRVRTWarpedLayer>`,
  );

/** Places as GDAL turns them, x before y, for many systems in one run of its program, which takes long to begin and next to nothing for a system; fewer than were given where it cannot. */
async function asGdal(turns: readonly Turn[]): Promise<Position[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'hectare-turned-'));
  for (const [at, { places }] of turns.entries())
    writeFileSync(join(folder, `places${at}.csv`), `x,y\n${places.map(([x, y]) => `${x},${y}\n`).join('')}`);
  writeFileSync(join(folder, 'all.vrt'), `<OGRVRTDataSource>${layersOf(turns, folder).join('')}</OGRVRTDataSource>`);
  const turned = join(folder, 'turned');
  // It ends with 1 where one system is not known to it or one place cannot be turned.
  await new Promise<void>((ended) => {
    execFile('ogr2ogr', ['-skipfailures', '-f', 'CSV', '-lco', 'GEOMETRY=AS_XY', turned, join(folder, 'all.vrt')], () => ended());
  });
  const all = turns.map((_, at): Position[] => {
    const path = join(turned, `turned${at}.csv`);
    if (!existsSync(path)) return [];
    const rows = readFileSync(path, 'utf8').trim().split('\n').slice(1);
    return rows.map((row): Position => row.split(',').slice(0, 2).map(Number) as Position).filter((place) => place.every(Number.isFinite));
  });
  rmSync(folder, { recursive: true, force: true });
  return all;
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

interface Asked {
  entry: PlaneEntry;
  system: Placeable;
  places: Position[];
  plane: Position[];
  truth: Position[];
}

function outcomeOf({ entry, system, plane, truth }: Asked, alike: Position[]): Outcome {
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
  return { title: titleOf(entry), kind, metres: worst.metres, stated: worst.stated };
}
const titleOf = ({ code, name, projection }: PlaneEntry) => `${codeOf(code)} ${name} (${projection.method})`;

async function compared(entries: readonly PlaneEntry[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const leave = (entry: PlaneEntry, kind: Outcome['kind']) => outcomes.push({ title: titleOf(entry), kind, metres: 0, stated: null });
  const asked: Asked[] = [];
  for (const entry of entries) {
    const system = await systemOf(codeOf(entry.code));
    if (system && 'placing' in system) asked.push({ entry, system, places: placesIn(entry), plane: [], truth: [] });
    else leave(entry, 'refused by name');
  }
  const planes = await asGdal(asked.map(({ entry, places }) => ({ from: codeOf(entry.ground.code), to: codeOf(entry.code), places })));
  const drawn = asked.map((one, at) => ({ ...one, plane: planes[at]! })).filter(({ places, plane }) => plane.length === places.length);
  const truths = await asGdal(drawn.map(({ entry, plane }) => ({ from: codeOf(entry.code), to: 'EPSG:4326', places: plane })));
  const known = drawn.map((one, at) => ({ ...one, truth: truths[at]! })).filter(({ places, truth }) => truth.length === places.length);
  for (const { entry } of asked) if (!known.some((one) => one.entry === entry)) leave(entry, 'not known to GDAL');
  // GDAL weighs other transformations for a plane system than for the same longitude and latitude, by their areas of use: either answer is its own.
  const far = known.filter(({ system, plane, truth }) => plane.some((position, k) => differenceAt(system, position, truth[k]!).excess > 0));
  const alike = await asGdal(far.map(({ entry, places }) => ({ from: codeOf(entry.ground.code), to: 'EPSG:4326', places })));
  for (const one of known) outcomes.push(outcomeOf(one, alike[far.indexOf(one)] ?? []));
  return outcomes;
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

test(`places of more than ${most} systems lie where GDAL puts them, or the note says how far off they may be`, async (context) => {
  if (!hasGdal()) {
    console.log('skipped: ogr2ogr (Debian: gdal-bin) is not installed');
    context.skip();
    return;
  }
  const known = await register();
  const entries = [...known.planeCodes].map((code) => known.plane(code)!).filter(({ area, replacement }) => area && !replacement);
  const seen = new Map<string, number>();
  const chosen = entries.filter(({ projection: { method } }, index) => {
    seen.set(method, (seen.get(method) ?? 0) + 1);
    return index % every === 0 || seen.get(method)! <= ofMethod;
  });
  const outcomes = await compared(chosen);
  const counts = Object.fromEntries(
    [...new Set(outcomes.map(({ kind }) => kind))].map((kind) => [kind, outcomes.filter((one) => one.kind === kind).length]),
  );
  const compares = outcomes.filter(({ kind }) => !['refused by name', 'not known to GDAL'].includes(kind));
  console.log(`${compares.length} systems held against GDAL: ${JSON.stringify(counts)}`);
  expect(outcomes.filter(({ kind }) => kind === 'wrong')).toEqual([]);
  expect(compares.length).toBeGreaterThan(most);
  expect(outcomes.filter(({ kind }) => kind === 'within 1 m').length).toBeGreaterThan(0.85 * compares.length);
}, 300_000);
