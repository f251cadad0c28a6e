import {
  areaHectares,
  countryCodes,
  eudrCattleProfile,
  eudrProfile,
  eudrProperties,
  isFilled,
  meantProperty,
  piecesWithoutHoles,
  pointsOf,
  polygonsOf,
  roundedGeometry,
  type Borders,
  type DestinationProfile,
  type Feature,
  type Geometry,
  type Position,
  type Properties,
  type Ring,
} from '#geo/index.ts';
import { countryOfText } from './country-of-text.ts';
import { textOf, type RoleSources } from './roles.ts';

/** The property that says which piece of its plot a feature is, like "1/2". */
const pieceProperty = 'Piece';

export interface PreparationChoices {
  sources: RoleSources;
  /** fills the country from the place where neither column nor constant says one */
  isCountryFromPlace: boolean;
  /** columns that stay beside what a statement reads, under their own names */
  idColumn: string | null;
  geoIdColumn: string | null;
  keepsOtherColumns: boolean;
  cutsHoles: boolean;
  separatesParts: boolean;
  isCattle: boolean;
}

/** A plot whose holes were cut out: hectares before and of each piece. */
interface HoleCut {
  source: number;
  holes: number;
  areaHectares: number;
  pieceHectares: number[];
}

export interface Preparation {
  features: Feature[];
  /** of each feature, which one it was made from */
  sources: number[];
  cuts: HoleCut[];
  /** plots with holes that could not be cut */
  uncut: number[];
  /** plots of several parts that became a feature for each */
  separated: number[];
  /** plots whose country came from their place */
  countriesFilled: number[];
}

export interface Countries extends Borders {
  /** two letters for three (ISO 3166-1) */
  codeOfThree(letters: string): string | null;
}

export const profileOf = ({ isCattle }: Pick<PreparationChoices, 'isCattle'>): DestinationProfile =>
  isCattle ? eudrCattleProfile : eudrProfile;

/** Longitudes and latitudes alone: a statement has no heights. */
function flat(geometry: Geometry): Geometry {
  if (geometry.type === 'GeometryCollection') return { ...geometry, geometries: geometry.geometries.map(flat) };
  const walk = (value: unknown): unknown =>
    Array.isArray(value) ? (typeof value[0] === 'number' ? value.slice(0, 2) : value.map(walk)) : value;
  return { ...geometry, coordinates: walk(geometry.coordinates) } as Geometry;
}

const hectaresWritten = /^(-?\d+(?:[.,]\d+)?)\s*(?:ha|hectares?|hect[aá]reas?)?\.?$/i;
/** Hectares as a number; a text that is none stays, so that the rules refuse it. */
function hectaresOf(text: string): number | string {
  const written = hectaresWritten.exec(text);
  return written ? Number(written[1]!.replace(',', '.')) : text;
}

/** The one country of a place; null where several may stand for it, or none does. */
function countryAt(geometry: Geometry, countries: Countries): string | null {
  const first = polygonsOf(geometry)[0]?.[0]?.[0] ?? pointsOf(geometry)[0];
  if (!first) return null;
  const land = countries.landAt([first[0]!, first[1]!]);
  const [code] = land?.codes ?? [];
  return land && !land.isDisputed && land.codes.length === 1 && countryCodes.has(code!) ? code! : null;
}

interface Valued {
  properties: Properties;
  isCountryFilled: boolean;
}

/** What a statement reads of a plot, and the columns that stay. */
function valuesOf(feature: Feature, geometry: Geometry | null, choices: PreparationChoices, countries: Countries): Valued {
  const { sources, idColumn, geoIdColumn, keepsOtherColumns } = choices;
  const own = feature.properties ?? {};
  const written = textOf(feature, sources.producerCountry);
  const said = written === '' ? null : (countryOfText(written, (three) => countries.codeOfThree(three)) ?? written);
  const filled = said === null && choices.isCountryFromPlace && geometry ? countryAt(geometry, countries) : null;
  const area = geometry && polygonsOf(geometry).length === 0 && pointsOf(geometry).length === 1 ? textOf(feature, sources.area) : '';
  const values: Properties = {
    [eudrProperties.producerName]: textOf(feature, sources.producerName),
    [eudrProperties.producerCountry]: said ?? filled ?? '',
    [eudrProperties.productionPlace]: textOf(feature, sources.productionPlace),
    [eudrProperties.area]: area === '' ? '' : hectaresOf(area),
  };
  const read = new Set<string>(Object.values(eudrProperties));
  const used = new Set(Object.values(sources).map(({ column }) => column));
  const stays = (column: string) =>
    !read.has(column) &&
    (column === idColumn ||
      column === geoIdColumn ||
      (keepsOtherColumns && !used.has(column) && column !== pieceProperty && meantProperty(column, eudrProperties) === null));
  return {
    properties: Object.fromEntries(
      [...Object.entries(values), ...Object.entries(own).filter(([column]) => stays(column))].filter(([, value]) => isFilled(value)),
    ),
    isCountryFilled: filled !== null,
  };
}

interface Shaped {
  geometries: (Geometry | null)[];
  cut: Omit<HoleCut, 'source'> | null;
  isUncut: boolean;
  isSeparated: boolean;
}

const asPolygon = (coordinates: Ring[]): Geometry => ({ type: 'Polygon', coordinates });

/** The shapes that a plot is sent as: its own, its parts, or its pieces without holes. */
async function shapesOf(geometry: Geometry | null, { cutsHoles, separatesParts }: PreparationChoices): Promise<Shaped> {
  const whole: Shaped = { geometries: [geometry], cut: null, isUncut: false, isSeparated: false };
  if (!geometry) return whole;
  const polygons = polygonsOf(geometry);
  const points: Position[] = pointsOf(geometry);
  const isTaken = polygons.length + points.length > 0 && !hasOtherParts(geometry);
  if (!isTaken) return whole;
  const holed = polygons.filter((rings) => rings.length > 1);
  const separated = polygons.length + points.length > 1 && separatesParts;
  if (holed.length === 0 || !cutsHoles)
    return separated
      ? {
          ...whole,
          geometries: [...polygons.map(asPolygon), ...points.map((coordinates): Geometry => ({ type: 'Point', coordinates }))],
          isSeparated: true,
        }
      : whole;
  const pieces: Ring[][] = [];
  for (const rings of polygons) {
    const cut = await piecesWithoutHoles(rings);
    if (!cut) return { ...whole, isUncut: true };
    pieces.push(...cut);
  }
  const shapes = pieces.map(asPolygon);
  return {
    // Pieces touch along their cuts, so they are no parts of one shape.
    geometries: [...shapes, ...points.map((coordinates): Geometry => ({ type: 'Point', coordinates }))],
    cut: {
      holes: holed.reduce((sum, rings) => sum + rings.length - 1, 0),
      areaHectares: areaHectares(geometry),
      pieceHectares: shapes.map(areaHectares),
    },
    isUncut: false,
    isSeparated: false,
  };
}

const hasOtherParts = (geometry: Geometry): boolean =>
  geometry.type === 'LineString' ||
  geometry.type === 'MultiLineString' ||
  (geometry.type === 'GeometryCollection' && geometry.geometries.some(hasOtherParts));

/** Makes features of a statement of features of any file. Nothing is judged here, and what cannot be made right stays for the rules to refuse. */
export async function prepare(
  features: readonly Feature[],
  choices: PreparationChoices,
  countries: Countries,
  { onFeature }: { onFeature?: (done: number) => Promise<void> | void } = {},
): Promise<Preparation> {
  const made: Preparation = { features: [], sources: [], cuts: [], uncut: [], separated: [], countriesFilled: [] };
  const { decimals } = profileOf(choices);
  for (const [source, feature] of features.entries()) {
    const geometry = feature.geometry && roundedGeometry(flat(feature.geometry), decimals!);
    const { geometries, cut, isUncut, isSeparated } = await shapesOf(geometry, choices);
    if (cut) made.cuts.push({ source, ...cut });
    if (isUncut) made.uncut.push(source);
    if (isSeparated) made.separated.push(source);
    const { properties, isCountryFilled } = valuesOf(feature, geometry, choices, countries);
    if (isCountryFilled) made.countriesFilled.push(source);
    for (const [k, piece] of geometries.entries()) {
      made.features.push({
        type: 'Feature',
        ...(feature.id === undefined || geometries.length > 1 ? {} : { id: feature.id }),
        properties: geometries.length > 1 ? { ...properties, [pieceProperty]: `${k + 1}/${geometries.length}` } : properties,
        geometry: piece,
      });
      made.sources.push(source);
    }
    await onFeature?.(source + 1);
  }
  return made;
}
