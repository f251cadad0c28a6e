import { fieldsOf, labelOf, maxLookedAt } from '#formats/label-field.ts';
import { supplierColumnOf } from '#formats/supplier-field.ts';
import { isFilled, meantProperty, eudrProperties, type Feature } from '#geo/index.ts';
import { geoIdColumnOf } from '#formats/geo-id-field.ts';

/** What a statement is told of a plot. */
export const roles = ['producerName', 'producerCountry', 'productionPlace', 'area'] as const;
export type Role = (typeof roles)[number];

/** Where the value of a role comes from: the column where it is filled, else the constant. */
export interface RoleSource {
  column: string | null;
  constant: string | null;
}
export type RoleSources = Record<Role, RoleSource>;

/** Names of columns without case, accents and signs, best first. */
const known: Record<Exclude<Role, 'producerName'>, readonly string[]> = {
  producerCountry: [
    'producercountry',
    'countrycode',
    'countryiso2',
    'iso2',
    'iso',
    'country',
    'pais',
    'paisproductor',
    'codigopais',
    'pays',
    'land',
  ],
  productionPlace: [
    'productionplace',
    'farmname',
    'farm',
    'plotname',
    'fieldname',
    'nombrefinca',
    'finca',
    'predio',
    'nombrepredio',
    'parcela',
    'lote',
    'fazenda',
    'place',
    'village',
    'community',
    'vereda',
    'comunidad',
    'localidad',
    'name',
    'nombre',
    'nom',
    'nome',
  ],
  area: [
    'area',
    'areaha',
    'areahectares',
    'hectares',
    'ha',
    'sizeha',
    'plotsize',
    'farmsize',
    'superficie',
    'superficieha',
    'hectareas',
    'areahectareas',
  ],
};
const idColumns = [
  'externalid',
  'plotid',
  'parcelid',
  'farmid',
  'fieldid',
  'id',
  'plotcode',
  'farmcode',
  'code',
  'codigo',
  'idparcela',
  'idpredio',
  'idfinca',
  'fid',
  'uuid',
];

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** The first column of a list of names that is filled anywhere. */
function columnOf(columns: readonly string[], names: readonly string[]): string | null {
  for (const name of names) {
    const found = columns.find((column) => plain(column) === name);
    if (found !== undefined) return found;
  }
  return null;
}

/** Attributes that a choice can name. */
export const columnsOf = (features: readonly Pick<Feature, 'properties'>[]): string[] => fieldsOf(features);

export interface GuessedSources {
  sources: RoleSources;
  idColumn: string | null;
  geoIdColumn: string | null;
}

/** Which columns hold what, by their names and whether they are filled; every guess can be changed. */
export function guessSources(features: readonly Pick<Feature, 'properties'>[]): GuessedSources {
  const seen = features.slice(0, maxLookedAt);
  const filled = fieldsOf(features).filter((column) => seen.some(({ properties }) => isFilled(properties?.[column])));
  const own = (role: Role) =>
    filled.find((column) => column === eudrProperties[role]) ??
    filled.find((column) => meantProperty(column, eudrProperties) === role) ??
    null;
  const of = (column: string | null): RoleSource => ({ column, constant: null });
  const producer = own('producerName') ?? supplierColumnOf(filled);
  const geoIdColumn = geoIdColumnOf(seen);
  const idColumn = columnOf(filled, idColumns);
  const place =
    own('productionPlace') ??
    columnOf(
      filled.filter((column) => column !== producer),
      known.productionPlace,
    );
  return {
    sources: {
      producerName: of(producer),
      producerCountry: of(own('producerCountry') ?? columnOf(filled, known.producerCountry)),
      productionPlace: of(place),
      area: of(own('area') ?? columnOf(filled, known.area)),
    },
    idColumn: idColumn === geoIdColumn ? null : idColumn,
    geoIdColumn,
  };
}

/** The text of a role; empty where neither column nor constant has one. */
export const textOf = ({ properties }: Pick<Feature, 'properties'>, { column, constant }: RoleSource): string =>
  (column === null ? '' : labelOf(properties?.[column])) || (constant ?? '').trim();
