/** Loss of forest as services write it: 5.62 ha and 4.29 % of 131 ha since 2018, in every shape that was met. */
export const lossAreaHectares = 131;
const yearly = [
  [2018, 0.5],
  [2019, 1.04],
  [2020, 1.2],
  [2021, 0],
  [2022, 1.34],
  [2023, 1.54],
  [2024, 0],
  [2025, 0],
] as const;
const round = (value: number) => Math.round(value * 100) / 100;
let sum = 0;
const sums = yearly.map(([year, hectares]) => ({ year, hectares, sum: round((sum += hectares)) }));
const percent = (hectares: number) => round((100 * hectares) / lossAreaHectares);
const asSums = sums.map(({ year, sum: all }) => ({ year, deforested_ha: all, deforested_pct: percent(all) }));

/** By what the service does otherwise: what it sends as text. */
export const foreignLosses: Record<string, string> = Object.fromEntries(
  Object.entries({
    'as published': asSums,
    'a single record in place of a list': asSums.at(-1),
    'a list of the newest year alone': asSums.slice(-1),
    'the newest first': asSums.toReversed(),
    'in no order': [...asSums.slice(4), ...asSums.slice(0, 4)],
    'under a name': { data: asSums },
    'hectares and shares of each year': sums.map(({ year, hectares }) => ({
      year,
      deforested_ha: hectares,
      deforested_pct: percent(hectares),
    })),
    'hectares of each year, the newest first': sums
      .map(({ year, hectares }) => ({ year, deforested_ha: hectares, deforested_pct: percent(hectares) }))
      .toReversed(),
    'hectares of each year beside shares that are sums': sums.map(({ year, hectares, sum: all }) => ({
      year,
      deforested_ha: hectares,
      deforested_pct: percent(all),
    })),
    'shares with a per cent sign': asSums.map((one) => ({ ...one, deforested_pct: `${one.deforested_pct}%` })),
    'shares with a blank and a sign': asSums.map((one) => ({ ...one, deforested_pct: `${one.deforested_pct} %` })),
    'decimal commas': asSums.map(({ year, deforested_ha, deforested_pct }) => ({
      year: String(year),
      deforested_ha: String(deforested_ha).replace('.', ','),
      deforested_pct: `${String(deforested_pct).replace('.', ',')} %`,
    })),
    'shares of one': asSums.map((one) => ({ ...one, deforested_pct: one.deforested_pct / 100 })),
    'numbers as text': asSums.map(({ year, deforested_ha, deforested_pct }) => ({
      year,
      deforested_ha: String(deforested_ha),
      deforested_pct: String(deforested_pct),
    })),
    'with the loss of each year beside the sum': sums.map(({ year, hectares, sum: all }) => ({
      year,
      deforested_ha: all,
      deforested_in_year_ha: hectares,
      deforested_pct: percent(all),
    })),
  }).map(([name, value]) => [name, JSON.stringify(value)]),
);
