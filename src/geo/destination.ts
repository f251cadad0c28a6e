import { areaHectares } from './area.ts';
import { check } from './check.ts';
import { forEachPosition, polygonsOf, vertexCount, withoutMadeRepeats } from './parts.ts';
import type { Feature, Geometry, GeometryType, Position, Ring } from './types.ts';

/** The rules of a receiver of parcels. A rule that is not given is not checked. */
export interface DestinationProfile {
  id: string;
  label: string;
  types: GeometryType[];
  /** decimals that the receiver keeps: a parcel is judged after rounding to them */
  decimals?: number;
  /** false: polygons with holes are refused */
  holes?: boolean;
  minimumHectares?: number;
  maximumHectares?: number;
  maximumVertices?: number;
  /** a plot above this must be a polygon; a point stands for a plot of at most this size, and for exactly this size when its feature gives none */
  pointsUpToHectares?: number;
  /** the one property in which the receiver reads the hectares of a point, as a number; case counts */
  areaProperty?: string;
  /** the one property in which the receiver reads the country, as two capital letters (ISO 3166-1) */
  countryProperty?: string;
  /** bytes of one GeoJSON file with these parcels, written with `decimals` */
  maximumFileBytes?: number;
  /** land that every corner must lie in (a country, a concession); planar, longitude and latitude */
  within?: { label: string; geometry: Geometry };
}

/** The monitoring API takes areas: every kind of polygon, holes among them. */
export const monitoringProfile: DestinationProfile = {
  id: 'monitoring-api',
  label: 'Monitoring API',
  types: ['Polygon', 'MultiPolygon', 'GeometryCollection'],
  maximumVertices: 2_000_000,
};

/**
 * Due-diligence statements of Regulation (EU) 2023/1115: article 2(28) asks for latitude and longitude with at least six decimals, and polygons for plots of more
 * than four hectares, but where cattle are kept; a point stands for a smaller one. The Commission's "EUDR GeoJSON file description", as public
 * summaries of its versions 1.2 and 1.4 give it (the document itself was not at hand), takes these four kinds and no others, no holes, no crossing sides, six
 * decimals (so that corners which rounding makes one count as repeated), `Area` for points alone, in hectares, 4 where it is missing,
 * `ProducerCountry` in two letters, and files of at most 25 MB. Names are read letter by letter: `area` is not `Area`.
 */
export const eudrProfile: DestinationProfile = {
  id: 'eudr',
  label: 'EUDR due-diligence GeoJSON',
  types: ['Point', 'MultiPoint', 'Polygon', 'MultiPolygon'],
  decimals: 6,
  holes: false,
  pointsUpToHectares: 4,
  areaProperty: 'Area',
  countryProperty: 'ProducerCountry',
  maximumFileBytes: 25_000_000,
};

export const destinationProfiles: DestinationProfile[] = [monitoringProfile, eudrProfile];

export type RuleCode =
  | 'no-shape'
  | 'kind-not-taken'
  | 'invalid-shape'
  | 'invalid-after-rounding'
  | 'has-holes'
  | 'too-small'
  | 'too-large'
  | 'too-many-vertices'
  | 'point-too-large'
  | 'area-not-read'
  | 'country-not-read'
  | 'coarse-coordinates'
  | 'outside-limits'
  | 'file-too-large';

/** One rule that a parcel breaks; an error makes the receiver refuse it. */
interface RuleFinding {
  code: RuleCode;
  severity: 'error' | 'warning';
  message: string;
  location: [number, number] | null;
}

export interface Verdict {
  index: number;
  name: string | null;
  accepted: boolean;
  areaHectares: number;
  findings: RuleFinding[];
}

/** `file` is what is wrong with one file of all of them; null when nothing is, or when it was not asked for. */
export interface BatchVerdict {
  profile: string;
  accepted: number;
  refused: number;
  verdicts: Verdict[];
  file: RuleFinding | null;
}

/** As it arrives: coordinates rounded to so many decimals, corners that become equal written once. */
function rounded(geometry: Geometry, decimals: number): Geometry {
  const factor = 10 ** decimals;
  const walk = (value: unknown): unknown =>
    Array.isArray(value)
      ? typeof value[0] === 'number'
        ? value.map((number: number, axis) => (axis < 2 ? Math.round(number * factor) / factor : number))
        : value.map(walk)
      : value;
  if (geometry.type === 'GeometryCollection')
    return { type: 'GeometryCollection', geometries: geometry.geometries.map((part) => rounded(part, decimals)) };
  return withoutMadeRepeats(geometry, { ...geometry, coordinates: walk(geometry.coordinates) } as Geometry);
}

const placeOf = (position: Position | undefined): [number, number] | null =>
  position && Number.isFinite(position[0]) && Number.isFinite(position[1]) ? [position[0]!, position[1]!] : null;

/** Inside or on the boundary of a polygon, even and odd crossings over all its rings. */
function holds(rings: Ring[], [x, y]: Position): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let at = 0, before = ring.length - 1; at < ring.length; before = at, at += 1) {
      const [ax, ay] = ring[at] as [number, number];
      const [bx, by] = ring[before] as [number, number];
      const turn = (bx - ax) * (y! - ay) - (by - ay) * (x! - ax);
      if (turn === 0 && x! >= Math.min(ax, bx) && x! <= Math.max(ax, bx) && y! >= Math.min(ay, by) && y! <= Math.max(ay, by)) return true;
      if (ay > y! !== by > y! && x! < ((bx - ax) * (y! - ay)) / (by - ay) + ax) inside = !inside;
    }
  }
  return inside;
}

/** Hectares that a point feature claims to stand for, from a property that declarations use, with the name of that property; null where there is none. */
function declaredHectares({ properties }: Feature): { key: string; hectares: number; isNumber: boolean } | null {
  const entries = Object.entries(properties ?? {});
  const [key, value] = entries.find(([name]) => name === 'Area') ?? entries.find(([name]) => /^area(_?(ha|hectares))?$/i.test(name)) ?? [];
  const hectares = typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : value;
  return key !== undefined && typeof hectares === 'number' && Number.isFinite(hectares)
    ? { key, hectares, isNumber: typeof value === 'number' }
    : null;
}

/** Judges one feature by the rules of a destination. `areaHectares` is the area of the shape as it would arrive. */
export function judge(feature: Feature, profile: DestinationProfile, index = 0): Verdict {
  const findings: RuleFinding[] = [];
  const find = (code: RuleCode, message: string, location: [number, number] | null = null, severity: RuleFinding['severity'] = 'error') =>
    findings.push({ code, severity, message, location });
  const name = feature.properties?.['name'];
  const verdict = (hectares: number): Verdict => ({
    index,
    name: name === undefined || name === null ? null : String(name),
    accepted: !findings.some(({ severity }) => severity === 'error'),
    areaHectares: hectares,
    findings,
  });
  const { geometry } = feature;
  if (!geometry || vertexCount(geometry) === 0) {
    find('no-shape', 'There is no shape. Draw the parcel, or leave the row out.');
    return verdict(0);
  }
  if (!profile.types.includes(geometry.type))
    find('kind-not-taken', `${profile.label} does not take a ${geometry.type}; it takes ${profile.types.join(', ')}.`);
  const faults = check(geometry).filter(({ severity }) => severity === 'error');
  for (const fault of faults.slice(0, 5)) find('invalid-shape', fault.message, fault.location);
  const arrives = profile.decimals === undefined ? geometry : rounded(geometry, profile.decimals);
  if (profile.decimals !== undefined) {
    if (faults.length === 0) {
      const fault = check(arrives).find(({ severity }) => severity === 'error');
      if (fault)
        find(
          'invalid-after-rounding',
          `The shape is good, but not with its coordinates rounded to ${profile.decimals} decimals: ${fault.message} Remove near-duplicate corners and spikes.`,
          fault.location,
        );
    }
    const coarse = rounded(geometry, profile.decimals - 1);
    if (JSON.stringify(coarse) === JSON.stringify(arrives))
      find(
        'coarse-coordinates',
        `No coordinate uses ${profile.decimals} decimals. If the places were measured more exactly, export them again without rounding.`,
        null,
        'warning',
      );
  }
  const polygons = polygonsOf(arrives);
  const hectares = faults.length === 0 && polygons.length > 0 ? areaHectares(arrives) : 0;
  if (profile.holes === false) {
    const holed = polygons.find((rings) => rings.length > 1);
    if (holed)
      find(
        'has-holes',
        `${profile.label} takes no holes. Split the parcel, or fill the holes where the land belongs to it.`,
        placeOf(holed[1]![0]),
      );
  }
  const vertices = vertexCount(arrives);
  if (profile.maximumVertices !== undefined && vertices > profile.maximumVertices)
    find('too-many-vertices', `The shape has ${vertices} corners; at most ${profile.maximumVertices} are taken. Simplify it.`);
  if (faults.length === 0 && polygons.length > 0) {
    if (profile.minimumHectares !== undefined && hectares < profile.minimumHectares)
      find('too-small', `The parcel has ${hectares.toFixed(4)} ha; at least ${profile.minimumHectares} ha are asked.`);
    if (profile.maximumHectares !== undefined && hectares > profile.maximumHectares)
      find('too-large', `The parcel has ${hectares.toFixed(2)} ha; at most ${profile.maximumHectares} ha are taken. Split it.`);
  }
  if (profile.pointsUpToHectares !== undefined && polygons.length === 0) {
    const declared = declaredHectares(feature);
    if (declared !== null && declared.hectares > profile.pointsUpToHectares)
      find(
        'point-too-large',
        `A point stands for at most ${profile.pointsUpToHectares} ha, and this one says ${declared.hectares} ha. Draw its boundary; only where cattle are kept may a point stand for more.`,
      );
    if (declared !== null && profile.areaProperty !== undefined && (declared.key !== profile.areaProperty || !declared.isNumber))
      find(
        'area-not-read',
        `The hectares of the point stand in “${declared.key}”${declared.isNumber ? '' : ' as a text'}. ${profile.label} reads a number in “${profile.areaProperty}” alone, and takes ${profile.pointsUpToHectares} ha without it.`,
        null,
        'warning',
      );
  }
  const country = profile.countryProperty === undefined ? undefined : feature.properties?.[profile.countryProperty];
  if (country !== undefined && country !== null && !/^[A-Z]{2}$/.test(String(country)))
    find(
      'country-not-read',
      `“${profile.countryProperty}” should be the two capital letters of ISO 3166-1, like KE, not “${String(country)}”.`,
      null,
      'warning',
    );
  if (profile.within) {
    const land = polygonsOf(profile.within.geometry);
    let outside: Position | undefined;
    forEachPosition(arrives, (position) => {
      outside ??= land.some((rings) => holds(rings, position)) ? undefined : position;
    });
    if (outside)
      find(
        'outside-limits',
        `A corner lies outside ${profile.within.label}. Look whether latitude and longitude are swapped, or leave the parcel out.`,
        placeOf(outside),
      );
  }
  return verdict(hectares);
}

/** Whether parcels that make a file of so many bytes fit into one; null when they do. */
function judgeFile(bytes: number, { label, maximumFileBytes, decimals }: DestinationProfile): RuleFinding | null {
  if (maximumFileBytes === undefined || bytes <= maximumFileBytes) return null;
  const megabytes = (count: number) => `${(count / 1e6).toFixed(count % 1e6 === 0 ? 0 : 1)} MB`;
  return {
    code: 'file-too-large',
    severity: 'error',
    location: null,
    message: `${decimals === undefined ? 'Together' : `Written with ${decimals} decimals`} these parcels make a file of ${megabytes(bytes)}, and ${label} takes at most ${megabytes(maximumFileBytes)} in one. Send them in at least ${Math.ceil(bytes / maximumFileBytes)} files, or simplify boundaries that have more corners than were measured.`,
  };
}

/** Judges thousands of parcels in turn, pausing every 50 ms so that a worker can receive a cancel. */
export async function judgeAll(
  features: Feature[],
  profile: DestinationProfile,
  options: {
    signal?: { throwIfAborted(): void };
    onProgress?: (share: number) => void;
    /** bytes of the GeoJSON file that would be sent */ fileBytes?: number;
  } = {},
): Promise<BatchVerdict> {
  const verdicts: Verdict[] = [];
  let paused = Date.now();
  for (const [index, feature] of features.entries()) {
    verdicts.push(judge(feature, profile, index));
    if (Date.now() - paused < 50) continue;
    options.onProgress?.((index + 1) / features.length);
    await new Promise<void>((resume) => {
      setTimeout(resume, 0);
    });
    options.signal?.throwIfAborted();
    paused = Date.now();
  }
  const accepted = verdicts.filter((verdict) => verdict.accepted).length;
  return {
    profile: profile.id,
    accepted,
    refused: verdicts.length - accepted,
    verdicts,
    file: options.fileBytes === undefined ? null : judgeFile(options.fileBytes, profile),
  };
}
