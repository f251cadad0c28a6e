/** What the product says of itself, by code. `{name}` stands for a parameter, `{name:1}` for a figure with one decimal. */
export const en = {
  method:
    'Cells that were forest in 2000 and were lost, by year: above-ground biomass before the loss × (1 + root share) × 0.47 × 44/12, all oxidised in that year (IPCC 2006, volume 4, equation 2.14; root shares: table 4.4). Where the land is said to have been cleared by fire also CH4 and N2O: biomass × share burnt × emission factor × 27 and 273 (equation 2.27, tables 2.5 and 2.6; IPCC AR6).',
  'gross-estimate': 'An estimate from maps, not a verified result. Gross: regrowth and what becomes of the land are not counted.',
  'biomass-map':
    'Biomass is that of the newest map before the loss (100 m cells); cells without any take the mean of the project’s forest.',
  deviations:
    'Deviations of cells are added as if fully correlated. CH4 and N2O only where fire is said to have cleared the land; otherwise they are 0 because no fire is assumed.',
  'last-year': 'Years to {year}, the last of the yearly map.',
  'tree-cover-loss': 'tree cover loss',
  'biomass-of': 'biomass of {year}',
  'unknown-area': 'The forest map says nothing of {hectares:1} ha of the project; loss there is not counted.',
  'no-biomass': 'No emissions can be told for {years}: the biomass map shows none on the project’s forest.',
} as const;
