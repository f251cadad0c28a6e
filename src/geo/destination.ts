import type { PlainPhrase } from '#sentences/phrases/index.ts';
import { areaHectares } from './area.ts';
import { check } from './check.ts';
import { countryCodes } from './country-codes.ts';
import { forEachPosition, polygonsOf, vertexCount, withoutMadeRepeats } from './parts.ts';
import { ParcelPairFinder } from './parcel-pairs/index.ts';
import { geometryPhrase, geometryWords, problemPhrase } from './phrases/index.ts';
import type { Feature, Geometry, GeometryType, Position, Problem, Ring } from './types.ts';

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
  /** a point stands for no less than this */
  pointsFromHectares?: number;
  /** the one property in which the receiver reads the hectares of a point, as a number; case counts */
  areaProperty?: string;
  /** the one property in which the receiver reads the country, as two capital letters (ISO 3166-1) */
  countryProperty?: string;
  /** bytes of one GeoJSON file with these parcels, written with `decimals` */
  maximumFileBytes?: number;
  /** false: a parcel with the same boundary as another is refused */
  copies?: boolean;
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
 * `ProducerCountry` in two letters, and files of at most 25 MB. TRACES refuses a point whose area is not between 0.0001 and 4 ha, in its own words for that error. Names are read letter by letter: `area` is not `Area`.
 */
export const eudrProfile: DestinationProfile = {
  id: 'eudr',
  label: 'EUDR due-diligence GeoJSON',
  types: ['Point', 'MultiPoint', 'Polygon', 'MultiPolygon'],
  decimals: 6,
  holes: false,
  copies: false,
  pointsUpToHectares: 4,
  pointsFromHectares: 0.0001,
  areaProperty: 'Area',
  countryProperty: 'ProducerCountry',
  maximumFileBytes: 25_000_000,
};

export const destinationProfiles: DestinationProfile[] = [monitoringProfile, eudrProfile];

type RuleCode =
  | 'no-shape'
  | 'kind-not-taken'
  | 'invalid-shape'
  | 'invalid-after-rounding'
  | 'has-holes'
  | 'too-small'
  | 'too-large'
  | 'too-many-vertices'
  | 'point-too-large'
  | 'point-too-small'
  | 'area-not-read'
  | 'country-not-read'
  | 'no-such-country'
  | 'copy-of-another'
  | 'coarse-coordinates'
  | 'outside-limits'
  | 'file-too-large';

/** One rule that a parcel breaks; an error makes the receiver refuse it. */
interface RuleFinding {
  code: RuleCode;
  severity: 'error' | 'warning';
  message: string;
  /** the message as data */
  phrase: PlainPhrase;
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

/** What the rules look at: a parcel as it is and as it would arrive. */
interface Arrival {
  feature: Feature;
  geometry: Geometry;
  /** errors of the shape as it is */
  faults: Problem[];
  /** with coordinates rounded as the receiver keeps them */
  arrives: Geometry;
  polygons: Ring[][];
  /** 0 where the shape has faults or no area */
  hectares: number;
}
type Rule = (arrival: Arrival, profile: DestinationProfile) => (RuleFinding | null)[];

const finding = (
  code: RuleCode,
  phrase: PlainPhrase,
  location: [number, number] | null = null,
  severity: RuleFinding['severity'] = 'error',
): RuleFinding => ({ code, severity, message: geometryWords(phrase), phrase, location });

const kindRule: Rule = ({ geometry: { type } }, { types, label }) => [
  types.includes(type)
    ? null
    : finding('kind-not-taken', geometryPhrase('rule.kind-not-taken', { destination: label, kind: type, kinds: types.join(', ') })),
];
const shapeRule: Rule = ({ faults }) => faults.slice(0, 5).map((fault) => finding('invalid-shape', problemPhrase(fault), fault.location));

const decimalsRule: Rule = ({ geometry, faults, arrives }, { decimals }) => {
  if (decimals === undefined) return [];
  const fault = faults.length === 0 ? check(arrives).find(({ severity }) => severity === 'error') : undefined;
  const coarse = rounded(geometry, decimals - 1);
  return [
    fault
      ? finding(
          'invalid-after-rounding',
          geometryPhrase('rule.invalid-after-rounding', { decimals, fault: problemPhrase(fault) }),
          fault.location,
        )
      : null,
    JSON.stringify(coarse) === JSON.stringify(arrives)
      ? finding('coarse-coordinates', geometryPhrase('rule.coarse-coordinates', { decimals }), null, 'warning')
      : null,
  ];
};
const holesRule: Rule = ({ polygons }, { holes, label }) => {
  const holed = holes === false ? polygons.find((rings) => rings.length > 1) : undefined;
  return [holed ? finding('has-holes', geometryPhrase('rule.has-holes', { destination: label }), placeOf(holed[1]![0])) : null];
};
const verticesRule: Rule = ({ arrives }, { maximumVertices: max }) => {
  const n = vertexCount(arrives);
  return [max !== undefined && n > max ? finding('too-many-vertices', geometryPhrase('rule.too-many-vertices', { n, max })) : null];
};
const areaRule: Rule = ({ faults, polygons, hectares }, { minimumHectares: min, maximumHectares: max }) => {
  if (faults.length > 0 || polygons.length === 0) return [];
  return [
    min !== undefined && hectares < min ? finding('too-small', geometryPhrase('rule.too-small', { hectares, min })) : null,
    max !== undefined && hectares > max ? finding('too-large', geometryPhrase('rule.too-large', { hectares, max })) : null,
  ];
};
const pointRule: Rule = (
  { feature, polygons },
  { pointsUpToHectares: max, pointsFromHectares: min, areaProperty: property, label: destination },
) => {
  const declared = max === undefined || polygons.length > 0 ? null : declaredHectares(feature);
  if (max === undefined || declared === null) return [];
  const { key, hectares, isNumber } = declared;
  return [
    hectares > max ? finding('point-too-large', geometryPhrase('rule.point-too-large', { max, hectares })) : null,
    min !== undefined && hectares < min ? finding('point-too-small', geometryPhrase('rule.point-too-small', { min, max, hectares })) : null,
    property !== undefined && (key !== property || !isNumber)
      ? finding(
          'area-not-read',
          geometryPhrase(isNumber ? 'rule.area-not-read' : 'rule.area-is-text', { key, destination, property, max }),
          null,
          'warning',
        )
      : null,
  ];
};
const countryRule: Rule = ({ feature }, { countryProperty: property }) => {
  const country = property === undefined ? undefined : feature.properties?.[property];
  if (property === undefined || country === undefined || country === null) return [];
  const value = String(country);
  if (!/^[A-Z]{2}$/.test(value))
    return [finding('country-not-read', geometryPhrase('rule.country-not-read', { property, value }), null, 'warning')];
  return [
    countryCodes.has(value)
      ? null
      : finding('no-such-country', geometryPhrase('rule.no-such-country', { property, value }), null, 'warning'),
  ];
};
const limitsRule: Rule = ({ arrives }, { within }) => {
  if (!within) return [];
  const land = polygonsOf(within.geometry);
  let outside: Position | undefined;
  forEachPosition(arrives, (position) => {
    outside ??= land.some((rings) => holds(rings, position)) ? undefined : position;
  });
  return [outside ? finding('outside-limits', geometryPhrase('rule.outside-limits', { land: within.label }), placeOf(outside)) : null];
};
/** In the order in which their findings are listed. */
const rules: Rule[] = [kindRule, shapeRule, decimalsRule, holesRule, verticesRule, areaRule, pointRule, countryRule, limitsRule];

/** What a parcel with the same boundary as an earlier one breaks: one land is declared once. `other` is what the earlier one is called. */
export const copyFinding = (other: string): RuleFinding => finding('copy-of-another', geometryPhrase('rule.copy-of-another', { other }));

/** Judges one feature by the rules of a destination. `areaHectares` is the area of the shape as it would arrive. */
export function judge(feature: Feature, profile: DestinationProfile, index = 0): Verdict {
  const { geometry } = feature;
  const name = feature.properties?.['name'];
  const verdict = (areaHectares: number, findings: RuleFinding[]): Verdict => ({
    index,
    name: name === undefined || name === null ? null : String(name),
    accepted: !findings.some(({ severity }) => severity === 'error'),
    areaHectares,
    findings,
  });
  if (!geometry || vertexCount(geometry) === 0) return verdict(0, [finding('no-shape', geometryPhrase('rule.no-shape'))]);
  const faults = check(geometry).filter(({ severity }) => severity === 'error');
  const arrives = profile.decimals === undefined ? geometry : rounded(geometry, profile.decimals);
  const polygons = polygonsOf(arrives);
  const hectares = faults.length === 0 && polygons.length > 0 ? areaHectares(arrives) : 0;
  const arrival: Arrival = { feature, geometry, faults, arrives, polygons, hectares };
  return verdict(
    hectares,
    rules.flatMap((rule) => rule(arrival, profile).filter((found) => found !== null)),
  );
}

/** Whether parcels that make a file of so many bytes fit into one; null when they do. */
export function judgeFile(bytes: number, { label: destination, maximumFileBytes, decimals }: DestinationProfile): RuleFinding | null {
  if (maximumFileBytes === undefined || bytes <= maximumFileBytes) return null;
  const megabytes = (count: number) =>
    geometryPhrase(count % 1e6 === 0 ? 'size.whole-megabytes' : 'size.megabytes', { megabytes: count / 1e6 });
  const facts = { size: megabytes(bytes), destination, max: megabytes(maximumFileBytes), n: Math.ceil(bytes / maximumFileBytes) };
  return finding(
    'file-too-large',
    decimals === undefined
      ? geometryPhrase('rule.file-too-large', facts)
      : geometryPhrase('rule.rounded-file-too-large', { ...facts, decimals }),
  );
}

/** Refuses every parcel that has the boundary of an earlier one. */
async function refuseCopies(
  features: Feature[],
  { decimals }: DestinationProfile,
  verdicts: Verdict[],
  signal: { throwIfAborted(): void } | undefined,
): Promise<void> {
  const finder = await ParcelPairFinder.create(decimals === undefined ? {} : { decimals });
  for (const { geometry } of features) finder.add(geometry);
  const refused = new Set<number>();
  const { pairs } = await finder.find(signal ? { signal } : {});
  for (const { first, second, kind } of pairs) {
    if (kind !== 'exact-copy' || refused.has(second)) continue;
    refused.add(second);
    const { name } = verdicts[first]!;
    const verdict = verdicts[second]!;
    verdicts[second] = {
      ...verdict,
      accepted: false,
      findings: [...verdict.findings, copyFinding(name === null ? String(first + 1) : `${first + 1}. ${name}`)],
    };
  }
}

/** Judges thousands of parcels in turn, pausing every 50 ms so that a worker can receive a cancel. */
export async function judgeAll(
  features: Feature[],
  profile: DestinationProfile,
  options: {
    signal?: { throwIfAborted(): void };
    onProgress?: (share: number) => void;
    /** bytes of the GeoJSON file that would be sent */ fileBytes?: number;
    /** somebody else holds the parcels against each other, with those of more files */ areCopiesLeft?: boolean;
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
  if (profile.copies === false && !options.areCopiesLeft) await refuseCopies(features, profile, verdicts, options.signal);
  const accepted = verdicts.filter((verdict) => verdict.accepted).length;
  return {
    profile: profile.id,
    accepted,
    refused: verdicts.length - accepted,
    verdicts,
    file: options.fileBytes === undefined ? null : judgeFile(options.fileBytes, profile),
  };
}
