/** What the product says of itself, by code. `{name}` stands for a parameter, `{name:1}` for a figure with one decimal. */
export const en = {
  method:
    'Forest of 31 December 2020 on the map of the Joint Research Centre (GFC2020, 10 m), beside tree cover above 10 % that Hansen’s map had not lost by then and trees of WorldCover 2021; loss from 2021 to {last} and later alerts where canopy of 2000 was above 10 %. Each cell counts by the share that the land covers and its true area on WGS84.',
  'not-a-statement':
    'It is evidence for a risk assessment, not a due diligence statement: the maps are not binding, and loss of tree cover is not legal deforestation.',
  tree: 'The risk follows Whisp’s decision trees for perennial and annual crops (Open Foris Whisp 3.0, FAO): an indicator is yes when one of its layers covers more than 10 % of the land.',
  layers:
    'Whisp reads layers that are not read here, each named beside its indicator. A layer that is missing is unknown, and unknown never makes a risk low. No tree cover takes all three maps of trees, which stand for the two that are missing. The tree for timber is not assessed.',
  accuracy:
    'The interval of forest rests on 18 % of mapped forest that is none and 8 % of forest that is not mapped (Bourgoin et al. 2026, of an earlier version; the newest has no published accuracy yet) by the estimator of Olofsson et al. 2014. Standard errors of two points are assumed.',
  'version-pinned':
    'The list of versions of the forest map could not be read ({reason}); V{version} was taken, which may not be the newest.',
  'unknown-jrc': 'The forest map of 2020 says nothing of {hectares:1} ha ({percent:1} %) of the land.',
  'unknown-hansen': 'The map of loss says nothing of {hectares:1} ha ({percent:1} %) of the land.',
  'unknown-cover': 'The land cover map says nothing of {hectares:1} ha ({percent:1} %) of the land.',
  unwatched: 'No alerts are made for {hectares:1} ha ({percent:1} %) of the land.',
  'forest-of-2020': 'forest of 2020',
} as const;
