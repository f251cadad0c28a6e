/** What the product says of itself, by code. `{name}` stands for a parameter, `{name:1}` for a figure with one decimal. */
export const en = {
  method:
    'Hectares of cells that were forest in 2000 (canopy of {canopy} % or more, on land) and lost their tree cover since {since}, each by the share that the project covers and its true area on WGS84; yearly map to {last}, then confirmed alerts.',
  'not-legal': 'Loss of tree cover is not legal deforestation: it includes fire, storm, harvest and the felling of plantations.',
  gross: 'It is gross: regrowth is not taken off. From 2011 on the map finds more than before.',
  'forest-and-loss': 'forest and its loss',
  'unknown-area': 'The map says nothing of {hectares:1} ha ({percent:1} %) of the project; loss there is not counted.',
  'no-alerts': 'There are no alerts for {year} here; its hectares repeat the last observed year.',
  'alerts-in-part': 'Alerts of {year} cover {hectares:1} ha ({percent:1} %) of its forest only.',
} as const;
