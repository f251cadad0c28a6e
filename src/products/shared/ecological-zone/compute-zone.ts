import type { EcologicalZone } from '#api/index.ts';

/** Means of the twelve months (January first): degrees and millimetres. */
export interface Normals {
  temperature: number[];
  minimum: number[];
  precipitation: number[];
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const mid = [15, 46, 75, 105, 135, 162, 198, 228, 258, 288, 318, 344];
const lengths = [31, 28.25, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Potential evapotranspiration of the months in mm (Thornthwaite 1948), with the day length of the latitude. */
export function thornthwaite(temperature: number[], latitude: number): number[] {
  const heat = sum(temperature.map((value) => (Math.max(0, value) / 5) ** 1.514));
  const exponent = 6.75e-7 * heat ** 3 - 7.71e-5 * heat ** 2 + 0.017_92 * heat + 0.492_39;
  return temperature.map((value, month) => {
    if (value <= 0 || heat === 0) return 0;
    const declination = 0.4093 * Math.sin((2 * Math.PI * (mid[month]! - 81)) / 365);
    const cosine = Math.min(1, Math.max(-1, -Math.tan((latitude * Math.PI) / 180) * Math.tan(declination)));
    const dayHours = (24 / Math.PI) * Math.acos(cosine);
    return 16 * (dayHours / 12) * (lengths[month]! / 30) * ((10 * value) / heat) ** exponent;
  });
}

/** °C, mean of the year: a tropical place above 1000 m that is as warm as this is no mountain. */
const warmPlateau = 20;

/** What the rain of a place tells of its zone; millimetres. */
interface Rain {
  /** by month, January first */
  dry: boolean[];
  dryMonths: number;
  yearRain: number;
  /** potential evapotranspiration of the year */
  yearNeed: number;
}

function tropicalZone({ dryMonths, yearRain }: Rain): EcologicalZone {
  if (dryMonths <= 3) return 'tropical-rainforest';
  if (dryMonths <= 5) return 'tropical-moist-deciduous';
  if (dryMonths <= 8) return 'tropical-dry';
  return yearRain > 200 ? 'tropical-shrubland' : 'tropical-desert';
}

function subtropicalZone({ dry, dryMonths, yearRain, yearNeed }: Rain, latitude: number): EcologicalZone {
  if (yearRain < 200) return 'subtropical-desert';
  if (yearRain < yearNeed && dryMonths === 12) return 'subtropical-desert';
  const summer = latitude >= 0 ? [5, 6, 7] : [11, 0, 1];
  if (dryMonths > 0 && summer.every((month) => dry[month])) return 'subtropical-dry';
  return yearRain < yearNeed ? 'subtropical-steppe' : 'subtropical-humid';
}

function temperateZone({ dryMonths, yearRain, yearNeed }: Rain, temperature: number[]): EcologicalZone {
  if (yearRain < yearNeed) return dryMonths === 12 || yearRain < 200 ? 'temperate-desert' : 'temperate-steppe';
  return Math.min(...temperature) > 0 ? 'temperate-oceanic' : 'temperate-continental';
}

/**
 * The zone of a place from its climate and height. Domain: tropical when no month has frost and all are at least 18 °C (below 1000 m); else by the months above
 * 10 °C: eight and more subtropical, four to seven temperate, one to three boreal, none polar. A dry month has at most twice as many millimetres as degrees.
 * Criteria after IPCC 2006, volume 4, table 4.1, recalled. At 1000 m and above the temperature is taken down to the sea by 6.5 K/km to tell a tropical mountain; the table has it from "approximately" 1000 m with
 * local variations. On warm plateaus (Lusaka, Ndola, Brasília) grows what grows below them, so a mountain's year must be colder than 20 °C: a limit of our own.
 */
export function ecologicalZone(
  { temperature, minimum, precipitation }: Normals,
  elevationMetres: number,
  latitude: number,
): EcologicalZone {
  // Cold plateaus outside the tropics are no tropical mountains, however warm the sea below them would be.
  const isMountain = elevationMetres >= 1000 && Math.abs(latitude) < 24;
  const atSeaLevel = isMountain ? temperature.map((value) => value + (6.5 * elevationMetres) / 1000) : temperature;
  const noFrost = minimum.every((value) => value + (isMountain ? (6.5 * elevationMetres) / 1000 : 0) > 0);
  const dry = temperature.map((value, month) => precipitation[month]! <= 2 * value);
  const dryMonths = dry.filter(Boolean).length;
  const yearRain = sum(precipitation);
  const yearNeed = sum(thornthwaite(temperature, latitude));
  const rain: Rain = { dry, dryMonths, yearRain, yearNeed };
  const isCool = sum(temperature) / temperature.length < warmPlateau;
  if (noFrost && atSeaLevel.every((value) => value >= 18)) return isMountain && isCool ? 'tropical-mountain' : tropicalZone(rain);
  const warmMonths = temperature.filter((value) => value > 10).length;
  if (warmMonths >= 8) return elevationMetres >= 800 ? 'subtropical-mountain' : subtropicalZone(rain, latitude);
  if (warmMonths >= 4) return elevationMetres >= 800 ? 'temperate-mountain' : temperateZone(rain, temperature);
  if (warmMonths >= 1) {
    if (elevationMetres >= 600) return 'boreal-mountain';
    return warmMonths === 1 ? 'boreal-tundra-woodland' : 'boreal-coniferous';
  }
  return 'polar';
}

export type Continent = 'Africa' | 'Americas' | 'Asia' | 'Europe';
/** The continent of a place for the growth tables, whose Asia holds Oceania. Told by longitude and latitude; the lines run through seas and deserts. */
export function continentOf([longitude, latitude]: [number, number]): Continent {
  // The islands of the Pacific go with Asia.
  if (longitude < -120 && latitude < 25) return 'Asia';
  if (longitude < -25) return 'Americas';
  // The Red Sea, from Bab-el-Mandeb to Suez; the Mediterranean, south of Sicily and of Crete.
  const isWestOfArabia = latitude < 12.5 ? longitude < 52 : longitude < 43 - (latitude - 12.5) * 0.6;
  if (isWestOfArabia && latitude < (longitude < 12 ? 37.4 : 33.5)) return 'Africa';
  return latitude >= 33.5 && longitude < 60 && !(longitude > 27 && latitude < 41) ? 'Europe' : 'Asia';
}
