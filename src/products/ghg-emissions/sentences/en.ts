/** What the product says of itself, by code. `{name}` stands for a parameter, `{name:1}` for a figure with one decimal. */
export const en = {
  method:
    'Cells that were forest in 2000 and were lost, by year: above-ground biomass before the loss × (1 + root share) × 0.47 × 44/12, all oxidised in that year (IPCC 2006, volume 4, equation 2.14; root shares: table 4.4). Of what burned also CH4 and N2O: biomass × share burnt × emission factor × 27 and 273 (equation 2.27, tables 2.5 and 2.6; IPCC AR6).',
  'gross-estimate': 'An estimate from maps, not a verified result. Gross: regrowth and what becomes of the land are not counted.',
  'biomass-map':
    'Biomass is that of the newest map before the loss (100 m cells); cells without any take the mean of the project’s forest.',
  deviations: 'Deviations of cells are added as if fully correlated; those of CH4 and N2O go with that of CO2.',
  'fire-map':
    'What burned: loss whose cell of 300 m was burned in the year of the loss on ESA’s map (Fire_cci from Sentinel-3, v1.1, 2019 to 2024), unless the answer was asked with the user’s word (fire=true: all of it, fire=false: none). The product before it on the same satellite missed 48 to 50 % of what burned, and 16 to 21 % of what it mapped had not (Lizundia-Loiola et al. 2021, global); no interval of one place follows from that. All and none are the bounds. The addresses of its files outside South America follow public code’s way of naming them and were not seen.',
  edition:
    'Root shares, carbon fraction, shares burnt and emission factors are those of one edition, IPCC 2006, volume 4. Its refinement of 2019 has other root shares (as public code gives its table 4.4: 0.53 to 0.83 in African, 0.22 in American and 0.21 in Asian rainforest, where 0.37 stands here); its text was not read, so they are not used.',
  'old-growth-map':
    '{hectares:1} ha of the loss were primary forest on the map of 2001 (Turubanova et al. 2018): of their biomass 36 % burns, of other tropical forest 55 %.',
  'old-growth-said':
    '{hectares:1} ha of the loss were old growth by the user’s word: of their biomass 36 % burns, of other tropical forest 55 %.',
  'age-unknown':
    'Of {hectares:1} ha of the loss nobody knows whether they were old growth: they count as secondary forest, of whose biomass 55 % burns; of old growth it is 36 %, so CH4 and N2O may be a third lower.',
  'no-fire-map': 'No map of burned area for {years}: CH4 and N2O of those years are not known, and their total is CO2 alone.',
  'fire-map-unread':
    'The map of burned area could not be read for {years}, or saw none of their loss: CH4 and N2O of those years are not known, and their total is CO2 alone.',
  'fire-unseen': 'No month of the year of the loss saw {hectares:1} ha of it, or the map does not reach there; they count as not burned.',
  'last-year': 'Years to {year}, the last of the yearly map.',
  'tree-cover-loss': 'tree cover loss',
  'biomass-of': 'biomass of {year}',
  'unknown-area': 'The forest map says nothing of {hectares:1} ha of the project; loss there is not counted.',
  'no-biomass': 'No emissions can be told for {years}: the biomass map shows none on the project’s forest.',
} as const;
