/**
 * The decimals of every quantity of a report, in one place: what the data behind it can tell, the same in sentences, charts, tables and cells of workbooks. Sources give
 * hectares from cells of a tenth of a hectare, temperatures from a reanalysis of some kilometres, carbon from rates with bounds of half their value.
 */
export const quantities = {
  count: 0,
  hectares: 2,
  /** land that parcels share, or leave between them */
  smallHectares: 4,
  metres: 2,
  degrees: 6,
  kilometres: 2,
  percent: 1,
  celsius: 1,
  millimetres: 0,
  snowMillimetres: 1,
  metresPerSecond: 1,
  hectopascals: 0,
  daysAYear: 0,
  tonnesCo2e: 0,
  /** NDVI and other indices of satellites */
  index: 2,
  ratio: 2,
  probability: 3,
  soilContent: 1,
  /** stocks of carbon in the soil, biomass of parcels */
  tonnesAHectare: 0,
  density: 2,
} as const;
export type Quantity = keyof typeof quantities;
