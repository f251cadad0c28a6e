/** What the product says of itself, by code. `{name}` stands for a parameter, `{name:1}` for a figure with one decimal. */
export const en = {
  method:
    'Above-ground biomass of woody plants in {year} on the ESA CCI Biomass map (t/ha of dry matter, cells of 100 m): each cell counts by the share of it that the land covers and by its true area on WGS84. Carbon is 0.47 of the dry matter (IPCC 2006, volume 4, table 4.3).',
  deviations:
    'The map gives each cell a standard deviation. How far the errors of neighbouring cells go together is not known, so two are given: all alike (the sum of the deviations) and all apart (the root of the sum of their squares). The interval (95 %) is of the first, which is the wider; the carbon fraction is taken as exact.',
  coarse: 'Cells are of one hectare: on land of a few hectares the figures tell of the borders of cells, and of the neighbours.',
  'not-all': 'Roots, dead wood, litter and soil are not in it; nor are herbs and crops.',
  unknown: 'The map says nothing of {hectares:1} ha ({percent:1} %) of the land; they are not in the figures.',
  zero: 'The map has 0 on {hectares:1} ha ({percent:1} %) of the land, which it writes both for no woody biomass and for no data; it counts as none.',
  'no-deviation':
    'The map has no standard deviation for {hectares:1} ha ({percent:1} %) of the land with biomass, so no deviation and no interval are given.',
  reading: 'biomass of {year}',
} as const;
