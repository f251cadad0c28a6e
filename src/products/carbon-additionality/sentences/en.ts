/** What the product says of itself, by code. `{name}` stands for a parameter, `{name:1}` for a figure with one decimal. */
export const en = {
  method:
    'Removals since the start (yearly growth of the woody area inside the project, as in Baseline sequestration, times the years) × (1 - performance benchmark of the year, which compares growth since the same start).',
  'bounds-of-growth': 'Lower and upper are those of the growth rates; the error of the benchmark is not in them.',
  'woody-of-2021': 'Woody land is taken as it is on the land cover map of 2021 in every year.',
  'null-without-benchmark': 'Where the benchmark is null, so is the additionality.',
} as const;
