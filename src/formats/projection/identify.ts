import { proj4Text } from './methods.ts';
import type { GroundEntry, PlaneEntry, Register, Shift } from './register.ts';
import type { Ellipsoid, Geographic, Projection, System } from './system.ts';

/** Programs round the figures of one ellipsoid differently; two ellipsoids differ by more. */
const isSameEllipsoid = (one: Ellipsoid, other: Ellipsoid) =>
  Math.abs(one.a - other.a) < 1 && Math.abs(one.inverseFlattening - other.inverseFlattening) < 0.01;

const tolerances: [RegExp, number][] = [
  [/^(lat|lon|alpha|gamma)/, 1e-7],
  [/^k/, 1e-9],
  [/./, 1e-3],
];

/** The words of a proj4 text: "+lat_0=4" as ["lat_0", "4"]. */
const wordsOf = (text: string) => new Map([...text.matchAll(/\+(\w+)(?:=(\S+))?/g)].map(([, key, value]) => [key!, value ?? '']));

function isSameText(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  if (words.size !== others.size) return false;
  for (const [key, value] of words) {
    const against = others.get(key);
    if (against === undefined) return false;
    const tolerance = tolerances.find(([pattern]) => pattern.test(key))![1];
    if (value !== against && !(Math.abs(Number(value) - Number(against)) <= tolerance)) return false;
  }
  return true;
}

/** Whether two projections put a place on the same numbers. */
function isSameProjection(one: Projection, other: Projection, ellipsoid: Ellipsoid): boolean {
  if (one.axes !== other.axes || Math.abs(one.unitMetres / other.unitMetres - 1) > 1e-7) return false;
  const [text, against] = [proj4Text(one.method, one.parameters, ellipsoid), proj4Text(other.method, other.parameters, ellipsoid)];
  return text !== null && against !== null && isSameText(text, against);
}

/** The geographic system of the register that a file's means, by its name, its datum's name and its ellipsoid; null for a datum of which the register knows nothing. */
function groundOf(register: Register, geographic: Geographic): GroundEntry | null {
  const named = register.groundsNamed(geographic.name);
  const ofDatum = register.groundsOfDatum(geographic.datum);
  const codes = [...new Set([...(geographic.code ? [geographic.code] : []), ...named, ...ofDatum])];
  const rank = (entry: GroundEntry) =>
    (ofDatum.includes(entry.code) ? 0 : 8) +
    (Math.abs(entry.geographic.primeMeridian - geographic.primeMeridian) < 1e-4 ? 0 : 4) +
    (entry.shifts.length > 0 ? 0 : 2) +
    (entry.isDeprecated ? 1 : 0);
  return (
    codes
      .map((code) => register.ground(code))
      .filter((entry) => entry !== null)
      .filter((entry) => isSameEllipsoid(entry.geographic.ellipsoid, geographic.ellipsoid))
      .toSorted((a, b) => rank(a) - rank(b))[0] ?? null
  );
}

/** A file's system as the register knows it. */
export interface Identified {
  system: System;
  /** its code, where name or parameters are those of a system of the register */
  code: string | null;
  /** the code that the file claims while its parameters are others */
  wrongCode: string | null;
  shifts: Shift[];
  /** whether the register knows the datum */
  isDatumKnown: boolean;
}

const isSameShift = (one: number[], other: number[]) =>
  Array.from({ length: 7 }, (_, k) => Math.abs((one[k] ?? 0) - (other[k] ?? 0))).every(
    (difference, k) => difference < (k < 3 ? 0.02 : 0.002),
  );

/** The shifts of a datum; parameters that the file gives go before those of the register, unless they are all nought, which programs write that know none. */
function shiftsOf(ground: GroundEntry | null, given: number[] | null): Shift[] {
  const known = ground?.shifts ?? [];
  if (!given || given.every((value) => value === 0)) return known;
  const same = known.find(({ parameters }) => parameters && isSameShift(parameters, given));
  return [
    same
      ? { ...same, area: [-90, -180, 90, 180] }
      : { name: 'TOWGS84', isOffshore: false, accuracy: null, area: [-90, -180, 90, 180], parameters: given, grid: null },
  ];
}

const sharesDatum = (one: GroundEntry, other: GroundEntry) =>
  one.code === other.code || one.datums.some((datum) => other.datums.includes(datum));

/** The code of a plane system: that which the file claims, then by name, then by parameters alone, each only where the parameters agree. */
function planeOf(register: Register, system: System & { projection: Projection }, ground: GroundEntry): PlaneEntry | null {
  const fits = (code: string) => {
    const entry = register.plane(code);
    const isFitting =
      entry &&
      sharesDatum(entry.ground, ground) &&
      Math.abs(entry.ground.geographic.primeMeridian - system.geographic.primeMeridian) < 1e-4 &&
      isSameProjection(entry.projection, system.projection, system.geographic.ellipsoid);
    return isFitting ? entry : null;
  };
  const best = (codes: Iterable<string>) => {
    let old: PlaneEntry | null = null;
    for (const code of codes) {
      const entry = fits(code);
      if (entry && !entry.isDeprecated) return entry;
      old ??= entry;
    }
    return old;
  };
  return (system.code && fits(system.code)) || best(register.planesNamed(system.name)) || best(register.planeCodes);
}

/** Finds a system that a file writes out in the register, by names and by parameters. What the file says is used where the register has nothing alike. */
export function identify(register: Register, system: System): Identified {
  const ground = groundOf(register, system.geographic);
  const { projection } = system;
  const plane = projection && ground ? planeOf(register, { ...system, projection }, ground) : null;
  const code = projection ? (plane?.code ?? null) : (ground?.code ?? null);
  const claimed = system.code !== null && register.system(system.code) ? system.code : null;
  return {
    system,
    code,
    wrongCode: claimed !== null && projection && claimed !== code && plane === null ? claimed : null,
    shifts: shiftsOf(ground, system.geographic.shift),
    isDatumKnown: ground !== null || system.geographic.shift !== null,
  };
}
