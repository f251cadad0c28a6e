/**
 * First-order units that were divided, merged or abolished after the map of boundaries was drawn, with the year: a name of the map would stand for land that has
 * another one today. From the countries' own laws as ISO 3166-2 records them.
 */
const redrawnCountries: Readonly<Record<string, number>> = {
  BI: 2025,
  CD: 2015,
  CI: 2011,
  GH: 2019,
  KE: 2013,
  KZ: 2022,
  LV: 2021,
  MA: 2015,
  ML: 2023,
  NO: 2020,
  NP: 2015,
  VN: 2025,
};
/** The same where only some units of a country changed, by their codes on the map. */
const redrawnUnits: ReadonlySet<string> = new Set([
  'ET-SN',
  'GL-QA',
  'ID-PA',
  'ID-PB',
  'LA-VI',
  'LA-XI',
  'MG-F',
  'NA-CA',
  'NA-OK',
  'PA-8',
  'SD-KS',
  'TZ-14',
]);

/** Whether the unit that the map shows there is another one today. */
export const isRedrawn = (countryCode: string | null, unitCode: string | null): boolean =>
  (countryCode !== null && Object.hasOwn(redrawnCountries, countryCode)) || (unitCode !== null && redrawnUnits.has(unitCode));
