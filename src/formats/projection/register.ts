import { plainName, type Parameters } from './parameters.ts';
import type { Geographic, Projection, System } from './system.ts';

/** South, west, north, east in degrees; east lies below west where an area spans the antimeridian. */
export type Area = [number, number, number, number];

/** A way from a geographic system to WGS 84 as the EPSG dataset knows it. */
export interface Shift {
  name: string;
  /** metres; null where the dataset does not say */
  accuracy: number | null;
  area: Area;
  /** three parameters, or seven (position vector, arc-seconds, parts in a million), or two (latitude and longitude, arc-seconds); null where a grid is needed */
  parameters: number[] | null;
  /** whether it was made for the sea */
  isOffshore: boolean;
  /** file of that grid */
  grid: string | null;
}

/** A geographic system of the register. */
export interface GroundEntry {
  code: string;
  isDeprecated: boolean;
  /** code of the system that took its place */
  replacement: string | null;
  geographic: Geographic;
  /** other spellings of its name, those of ESRI among them */
  otherNames: string[];
  /** of its datum, in the spellings of EPSG and ESRI */
  datums: string[];
  area: Area | null;
  shifts: Shift[];
}
export interface PlaneEntry {
  code: string;
  isDeprecated: boolean;
  /** code of the system that took its place */
  replacement: string | null;
  name: string;
  /** other spellings of its name, those of ESRI among them */
  otherNames: string[];
  ground: GroundEntry;
  projection: Projection;
  area: Area | null;
}

/** Whether an area, which may lie over the 180th meridian, holds a place. */
export const holds = ([south, west, north, east]: Area, longitude: number, latitude: number): boolean =>
  latitude >= south && latitude <= north && (east < west ? longitude >= west || longitude <= east : longitude >= west && longitude <= east);

const withdrawn = (written: string) => ({ isDeprecated: written !== '', replacement: written.length > 1 ? written : null });

const everywhere: Area = [-90, -180, 90, 180];

/** A file's lines, cut into fields when they are asked for. */
const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'));

interface Texts {
  geographic: string;
  projected: string;
  conversions: string;
  shifts: string;
  areas: string;
}

/** The coordinate systems of the EPSG and ESRI datasets that have a place on the ground, with their shifts to WGS 84. */
export class Register {
  readonly #areas: string[];
  readonly #shifts: string[];
  readonly #conversions: string[];
  readonly #ground = new Map<string, string>();
  readonly #plane = new Map<string, string>();
  readonly #groundEntries = new Map<string, GroundEntry>();
  /** codes of plane systems by their names without signs */
  readonly #planeNames = new Map<string, string[]>();
  readonly #groundNames = new Map<string, string[]>();
  readonly #datumNames = new Map<string, string[]>();

  constructor(texts: Texts) {
    this.#areas = linesOf(texts.areas);
    this.#shifts = linesOf(texts.shifts);
    this.#conversions = linesOf(texts.conversions);
    const add = (names: Map<string, string[]>, name: string, code: string) => {
      const codes = names.get(name);
      if (!codes) names.set(name, [code]);
      else if (!codes.includes(code)) codes.push(code);
    };
    for (const line of linesOf(texts.geographic)) {
      const [code, , name, others, datums] = line.split('|', 5) as [string, string, string, string, string];
      this.#ground.set(code, line);
      for (const one of [name, ...others.split(';')]) if (one) add(this.#groundNames, plainSystemName(one), code);
      for (const one of datums.split(';')) add(this.#datumNames, plainDatumName(one), code);
    }
    for (const line of linesOf(texts.projected)) {
      const [code, , name, others] = line.split('|', 4) as [string, string, string, string];
      this.#plane.set(code, line);
      for (const one of [name, ...others.split(';')]) if (one) add(this.#planeNames, plainName(one), code);
    }
  }

  get planeCodes(): IterableIterator<string> {
    return this.#plane.keys();
  }
  get groundCodes(): IterableIterator<string> {
    return this.#ground.keys();
  }

  /** Where a system is made for; null where the register does not say. */
  areaOf(code: string): Area | null {
    return this.plane(code)?.area ?? this.ground(code)?.area ?? null;
  }

  #area(place: string): Area | null {
    return place === '' ? null : (this.#areas[Number(place)]!.split(' ').map(Number) as Area);
  }

  #shift(place: string): Shift {
    const [name, accuracy, area, parameters, grid, offshore] = this.#shifts[Number(place)]!.split('|') as [
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    return {
      name,
      accuracy: accuracy === '' ? null : Number(accuracy),
      area: this.#area(area) ?? everywhere,
      parameters: parameters === '' ? null : parameters.split(' ').map(Number),
      grid: grid || null,
      isOffshore: offshore === '1',
    };
  }

  ground(code: string): GroundEntry | null {
    const known = this.#groundEntries.get(code);
    if (known) return known;
    const line = this.#ground.get(code);
    if (line === undefined) return null;
    const [, deprecated, name, others, datums, a, inverseFlattening, primeMeridian, unit, area, shifts] = line.split('|') as string[];
    const entry: GroundEntry = {
      code,
      ...withdrawn(deprecated!),
      otherNames: others!.split(';').filter(Boolean),
      datums: datums!.split(';'),
      geographic: {
        name: name!,
        datum: datums!.split(';')[0]!,
        ellipsoid: { a: Number(a), inverseFlattening: Number(inverseFlattening) },
        primeMeridian: Number(primeMeridian),
        // Withdrawn systems in degrees, minutes and seconds have a unit without a size (0): their files hold decimal degrees.
        unitDegrees: Number(unit) || 1,
        code,
        shift: null,
      },
      area: this.#area(area!),
      shifts: shifts === '' ? [] : shifts!.split(' ').map((place) => this.#shift(place)),
    };
    this.#groundEntries.set(code, entry);
    return entry;
  }

  plane(code: string): PlaneEntry | null {
    const line = this.#plane.get(code);
    if (line === undefined) return null;
    const [, deprecated, name, others, groundCode, conversion, unit, axes, area] = line.split('|') as string[];
    const ground = this.ground(groundCode!);
    if (!ground) return null;
    const [method, ...written] = this.#conversions[Number(conversion)]!.split('|') as [string, ...string[]];
    const parameters = Object.fromEntries(
      written.map((pair) => {
        const [key, value] = pair.split('=') as [string, string];
        return [key, Number(value)];
      }),
    ) as Parameters;
    const projection = { method, parameters, unitMetres: unit === '' ? 1 : Number(unit), axes: axes || 'en' };
    return {
      code,
      ...withdrawn(deprecated!),
      name: name!,
      otherNames: others!.split(';').filter(Boolean),
      ground,
      projection,
      area: this.#area(area!),
    };
  }

  /** The system of a code; null where the register has none. */
  system(code: string): System | null {
    const plane = this.plane(code);
    if (plane) return { name: plane.name, code, geographic: plane.ground.geographic, projection: plane.projection };
    const ground = this.ground(code);
    return ground && { name: ground.geographic.name, code, geographic: ground.geographic, projection: null };
  }

  planesNamed(name: string): string[] {
    return this.#planeNames.get(plainName(name)) ?? [];
  }
  groundsNamed(name: string): string[] {
    return this.#groundNames.get(plainSystemName(name)) ?? [];
  }
  groundsOfDatum(datum: string): string[] {
    return this.#datumNames.get(plainDatumName(datum)) ?? [];
  }
}

/** ESRI sets GCS_ before geographic systems and D_ before datums. */
const plainSystemName = (name: string) => plainName(name.replace(/^GCS_/i, ''));
const plainDatumName = (name: string) => plainName(name.replace(/^D_/i, '').replace(/ ensemble$/i, ''));

let loaded: Promise<Register> | null = null;

/** The register, read when it is first asked for. */
export function register(): Promise<Register> {
  loaded ??= Promise.all([
    import('./register/geographic.ts'),
    import('./register/projected.ts'),
    import('./register/conversions.ts'),
    import('./register/shifts.ts'),
    import('./register/areas.ts'),
  ]).then(
    ([geographic, projected, conversions, shifts, areas]) =>
      new Register({
        geographic: geographic.default,
        projected: projected.default,
        conversions: conversions.default,
        shifts: shifts.default,
        areas: areas.default,
      }),
  );
  return loaded;
}
