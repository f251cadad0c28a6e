/** What the product says of itself, by code. `{name}` stands for a parameter, `{name:1}` for a figure with one decimal. */
export const en = {
  method:
    'Growth of the woody cells of the land cover map (trees, mangroves, shrubs) by ecological zone: Σ hectares × growth × (1 + root share) × carbon fraction (0.47, mangroves 0.45) × 44/12 (IPCC 2006, volume 4, equation 2.9). A stand is young when it was lost in the last {years} years or was no forest in 2000.',
  'tier-1': 'A tier-1 estimate of growth without the project, not a verified result.',
  'table-cells':
    'Growth comes from IPCC 2019, table 4.9; each rate says whether it was checked against the publication. Field plots (GROA) stand beside young stands as a check only.',
  primary:
    '{hectares:1} ha of the forest that stood in 2000 and was not lost are primary forest on the map of 2001 (Turubanova et al. 2018) and grow at the rate of old growth; the errors of that map are in no bound.',
  'old-growth-said':
    'The user says that the forest that stood in 2000 and was not lost is old growth: {hectares:1} ha grow at that rate, whatever a map says.',
  'old-growth-denied':
    'The user says that the forest that stood in 2000 and was not lost is no old growth: {hectares:1} ha grow as older secondary forest, whatever a map says. The lower bound stays that of old growth.',
  'not-primary':
    'Forest that stood in 2000, was not lost and is not primary on the map counts as older secondary forest. The map can miss old growth, so the lower bound is that of old growth.',
  'age-unknown':
    'Forest that stood in 2000 and was not lost counts as older secondary forest: no map of primary forest could be read there. Where it is old growth, growth is nearer to the lower bound.',
  'root-shares':
    'Root shares are those of stands of {young} t/ha (young) and {old} t/ha (old); mangroves grow as the trees of their zone, with root shares of their own. They are those of IPCC 2006 (table 4.4); growth is that of its refinement of 2019, whose other root shares were not read (public code has 0.53 to 0.83 in African, 0.22 in American and 0.21 in Asian rainforest, where 0.37 stands here).',
  bounds:
    'Lower and upper are ±50 % of a rate (±75 % of a neighbouring zone’s), for older forest down to the rate of old growth: the spread of growth rates, not the error of the land cover map.',
  'same-growth': 'The same growth every year; stands do not age within the records.',
  'woody-cover': 'woody cover',
  'unknown-area': 'The land cover map says nothing of {hectares:1} ha of the project; growth there is not counted.',
  groa: 'GROA database, CC BY 4.0 (Cook-Patton et al. 2020, Nature 585:545-550)',
  'stand.tree-young': 'trees of at most 20 years',
  'stand.tree-old': 'trees over 20 years',
  'stand.tree-primary': 'primary forest',
  'stand.mangrove-young': 'mangroves of at most 20 years',
  'stand.mangrove-old': 'mangroves over 20 years',
  'stand.shrub-young': 'shrubs of at most 20 years',
  'stand.shrub-old': 'shrubs over 20 years',
} as const;
