import { dayMilliseconds } from '#domain/time.ts';
import { UnusableAnswer, type DataAccess, type Dataset } from './data-access.ts';
import { sentence } from './phrases/sentence.ts';

/** Daily projections of CMIP6 models, bias-corrected to 0.25 degrees: NEX-GDDP-CMIP6, Thrasher et al. 2022, Scientific Data 9:262. */
export const nexGddp: Dataset = {
  id: 'nexgddp',
  title: 'NEX-GDDP-CMIP6',
  version: 'v2.0 where there is one',
  phrases: { version: { code: 'version-where-there-is-one', params: { version: 'v2.0' } } },
  licence: 'CC0',
  attribution: 'NEX-GDDP-CMIP6 (Thrasher et al. 2022) and the CMIP6 modelling groups',
  homepage: 'https://www.nccs.nasa.gov/services/data-collections/land-based-products/nex-gddp-cmip6',
  baseUrls: { thredds: 'https://ds.nccs.nasa.gov/thredds' },
  parallel: 3,
};

export interface ClimateModel {
  name: string;
  member: string;
  grid: string;
  calendarDays: 360 | 365 | 366;
}
/** The five models of ISIMIP3b (Lange 2019), one member each. Grid labels serve only where the catalogue, in which the names of files are looked up, cannot be had: gr1 is that of names in public code, the others are recalled, not checked; a wrong one finds no file. */
export const climateModels: ClimateModel[] = [
  { name: 'GFDL-ESM4', member: 'r1i1p1f1', grid: 'gr1', calendarDays: 365 },
  { name: 'IPSL-CM6A-LR', member: 'r1i1p1f1', grid: 'gr', calendarDays: 366 },
  { name: 'MPI-ESM1-2-HR', member: 'r1i1p1f1', grid: 'gn', calendarDays: 366 },
  { name: 'MRI-ESM2-0', member: 'r1i1p1f1', grid: 'gn', calendarDays: 366 },
  { name: 'UKESM1-0-LL', member: 'r1i1p1f2', grid: 'gn', calendarDays: 360 },
];
export const scenarios = ['ssp126', 'ssp245', 'ssp370', 'ssp585'] as const;
export const climateVariables = ['tas', 'tasmin', 'tasmax', 'sfcWind', 'pr', 'hurs'] as const;
export type ClimateVariable = (typeof climateVariables)[number];

const cellDegrees = 0.25;
/** Where the catalogue cannot be had, the name of the current version is tried. */
const currentVersion = '_v2.0';
/** "_v1.2" as [1, 2]; a name without a version is the archive's first. */
const versionNumbers = (suffix: string): number[] => (suffix === '' ? [1, 0] : suffix.slice(2).split('.').map(Number));
function isNewer(version: string, than: string): boolean {
  const [ours, theirs] = [versionNumbers(version), versionNumbers(than)];
  for (let place = 0; place < Math.max(ours.length, theirs.length); place += 1) {
    const difference = (ours[place] ?? 0) - (theirs[place] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

/** The box of the archive's cell that contains a place. */
export function cellOf([longitude, latitude]: [number, number]): [number, number, number, number] {
  const west = Math.floor(longitude / cellDegrees) * cellDegrees;
  const south = Math.floor(latitude / cellDegrees) * cellDegrees;
  return [west, south, west + cellDegrees, south + cellDegrees];
}

/** Names of files by year, of several versions the newest. `start` is the name up to the grid's label. */
export function newestFiles(catalogue: string, start: string): Map<number, string> {
  const found = new Map<number, { name: string; version: string }>();
  for (const [name, year, version = ''] of catalogue.matchAll(new RegExp(`${start}_[a-z0-9]+_(\\d{4})(_v\\d+(?:\\.\\d+)*)?\\.nc`, 'g'))) {
    const other = found.get(Number(year));
    if (!other || isNewer(version, other.version)) found.set(Number(year), { name, version });
  }
  return new Map([...found].map(([year, { name }]) => [year, name]));
}

/** File names of a model, scenario and variable by year, from the archive's catalog; of several versions of a year the newest. */
export function fileNames(
  access: DataAccess,
  model: ClimateModel,
  scenario: string,
  variable: ClimateVariable,
  signal?: AbortSignal,
): Promise<Map<number, string>> {
  return access.document({
    dataset: nexGddp,
    key: `catalog/${model.name}/${scenario}/${variable}`,
    box: [0, 0, 0, 0],
    validWithin: [-180, -90, 180, 90],
    url: `${access.baseUrl(nexGddp)}/catalog/AMES/NEX/GDDP-CMIP6/${model.name}/${scenario}/${model.member}/${variable}/catalog.xml`,
    freshFor: 30 * dayMilliseconds,
    ...(signal ? { signal } : {}),
    parse: (bytes) => {
      const start = `${variable}_day_${model.name}_${scenario}_${model.member}`;
      const found = newestFiles(new TextDecoder().decode(bytes), start);
      if (found.size === 0) throw new UnusableAnswer(sentence('datasets.no-files'));
      return found;
    },
  });
}

/** The archive's units, as its header row writes them behind the name of a column: `tas[unit="K"]`. */
const unitOf: Record<ClimateVariable, string> = { tas: 'K', tasmin: 'K', tasmax: 'K', sfcWind: 'm s-1', pr: 'kg m-2 s-1', hurs: '%' };

/** Throws UnusableAnswer for the header of another table, of another variable or of one in other units. */
function checkHeader(header: string, variable: ClimateVariable): void {
  if (!/^"?(time|date)/i.test(header)) throw new UnusableAnswer(sentence('datasets.climate-no-table'));
  const [, name, unit] = /(?:^|,)"?(\w+)(?:\[unit="+([^"]*)"+\])?"?$/.exec(header.trim()) ?? [];
  if (name !== variable) throw new UnusableAnswer(sentence('datasets.climate-no-table'));
  if (unit !== undefined && unit !== unitOf[variable]) throw new UnusableAnswer(sentence('datasets.climate-unit', { unit }));
}

/** Days of a year from the source's CSV: header row, time first, value last; NaN or an empty field is missing. Throws UnusableAnswer when it is not such a table or misses days. */
export function parseClimateCsv(bytes: Uint8Array, year: number, days: number[], variable: ClimateVariable): Float32Array {
  const lines = new TextDecoder().decode(bytes).trim().split(/\r?\n/);
  checkHeader(lines[0] ?? '', variable);
  const values = new Float32Array(lines.length - 1);
  let previous = '';
  for (let index = 1; index < lines.length; index += 1) {
    const cells = lines[index]!.split(',');
    const time = cells[0]!.replaceAll('"', '');
    if (!time.startsWith(`${year}-`) || time <= previous) throw new UnusableAnswer(sentence('datasets.climate-other-days'));
    previous = time;
    const text = cells.at(-1)!.trim();
    values[index - 1] = text === '' || /^nan$/i.test(text) || cells.length < 2 ? Number.NaN : Number(text);
    if (text !== '' && !/^nan$/i.test(text) && Number.isNaN(values[index - 1]!))
      throw new UnusableAnswer(sentence('datasets.climate-text'));
  }
  if (!days.includes(values.length)) throw new UnusableAnswer(sentence('datasets.climate-days', { count: values.length }));
  return values;
}

/**
 * Daily values of a model's year at a place, in the source's units; the length gives the calendar (360, 365 or 366 days). Rejects with NothingThere when the
 * archive has no such year, else as DataAccess does.
 */
export async function climateYear(
  access: DataAccess,
  place: [number, number],
  model: ClimateModel,
  scenario: string,
  variable: ClimateVariable,
  year: number,
  signal?: AbortSignal,
): Promise<Float32Array> {
  const [longitude, latitude] = place;
  // A year of 360 days ends on 30 December.
  const end = model.calendarDays === 360 ? `${year}-12-30` : `${year}-12-31`;
  const leap = new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29;
  const days = model.calendarDays === 366 ? [leap ? 366 : 365] : [model.calendarDays];
  const name = async () =>
    (await fileNames(access, model, scenario, variable, signal)).get(year) ??
    `${variable}_day_${model.name}_${scenario}_${model.member}_${model.grid}_${year}${currentVersion}.nc`;
  const folder = `${access.baseUrl(nexGddp)}/ncss/grid/AMES/NEX/GDDP-CMIP6/${model.name}/${scenario}/${model.member}/${variable}`;
  const query = `var=${variable}&latitude=${latitude.toFixed(4)}&longitude=${(((longitude % 360) + 360) % 360).toFixed(4)}&time_start=${year}-01-01T00:00:00Z&time_end=${end}T23:59:59Z&accept=csv`;
  return access.document({
    dataset: nexGddp,
    key: `${model.name}/${scenario}/${variable}/${year}`,
    box: [longitude, latitude, longitude, latitude],
    validWithin: cellOf(place),
    url: async () => `${folder}/${await name()}?${query}`,
    ...(signal ? { signal } : {}),
    parse: (bytes, contentType) =>
      contentType === daysMediaType ? decodeDays(bytes, variable) : parseClimateCsv(bytes, year, days, variable),
  });
}

/** Days as packs may hold them: 16-bit steps of the variable's own size, -32768 for none, little-endian. A tenth of the CSV. */
export const daysMediaType = 'application/vnd.hectare.days';
const stepOf: Record<ClimateVariable, { step: number; zero: number }> = {
  tas: { step: 0.02, zero: 273.15 },
  tasmin: { step: 0.02, zero: 273.15 },
  tasmax: { step: 0.02, zero: 273.15 },
  sfcWind: { step: 0.01, zero: 0 },
  pr: { step: 0.02 / 86_400, zero: 0 },
  hurs: { step: 0.01, zero: 0 },
};

export function encodeDays(days: Float32Array, variable: ClimateVariable): Uint8Array {
  const { step, zero } = stepOf[variable];
  const bytes = new Uint8Array(days.length * 2);
  const view = new DataView(bytes.buffer);
  days.forEach((value, index) =>
    view.setInt16(index * 2, Number.isNaN(value) ? -32_768 : Math.max(-32_767, Math.min(32_767, Math.round((value - zero) / step))), true),
  );
  return bytes;
}

function decodeDays(bytes: Uint8Array, variable: ClimateVariable): Float32Array {
  const { step, zero } = stepOf[variable];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const days = new Float32Array(bytes.length / 2);
  // A loop, not `from` with a function for each day: a project has four million of them.
  for (let day = 0; day < days.length; day += 1) {
    const value = view.getInt16(day * 2, true);
    days[day] = value === -32_768 ? Number.NaN : zero + value * step;
  }
  return days;
}
