/** What the product says of itself, by code. `{name}` stands for a parameter, `{name:1}` for a figure with one decimal. */
export const en = {
  method:
    'Hectares of cells that were forest in 2000 (canopy of {canopy} % or more, on land) and lost their tree cover since {since}, each by the share that the project covers and its true area on WGS84; yearly map to {last}. Later years are provisional and add confirmed alerts.',
  'not-legal': 'Loss of tree cover is not legal deforestation: it includes fire, storm, harvest and the felling of plantations.',
  gross: 'It is gross: regrowth is not taken off. From 2011 on the map finds more than before.',
  accuracy:
    'Intervals (95 %) rest on the accuracy of mapped loss in the {domain} (Hansen et al. 2013, table S5, recalled; world figures checked: 13 % of mapped loss is none, 12 % of loss is not mapped) by the estimator of Olofsson et al. 2014. Assumed: the accuracies of 2001 to 2012 hold since, the domain follows from latitude, and errors hang together within {unit} ha. The canopy of 2000 has no published accuracy, so areas of forest have no interval.',
  'domain-tropical': 'tropical domain',
  'domain-subtropical': 'subtropical domain',
  'domain-temperate': 'temperate domain',
  'domain-boreal': 'boreal domain',
  'alerts-no-area':
    'Alerts are not an area estimate: a provisional year has confirmed alerts in its hectares and probable ones beside them, and its interval starts at the last published value.',
  'last-look':
    'The last look at a provisional year is its newest alert here, or the newest clear picture known from before the alerts were read; of other days nobody knows whether clouds hid the land.',
  small: 'The project is smaller than {hectares} ha: cells of 30 m tell little of it but where their borders fall.',
  'alert-days-unread': 'The days of the alerts could not be read ({reason}), so the last look may be later than is said.',
  drivers:
    'Drivers of loss are those that dominate a cell of about a kilometre from 2001 to 2025, not those of each loss in it (Sims et al. 2025, v1.3). Overall accuracy 90.5 % (of version 1.2; by region 82.8 to 94.1 %); above 90 % for permanent agriculture, logging and wildfire, lower for the rarer classes; so no interval is given by class. The map’s address is that of public code and was not seen.',
  'drivers-unread': 'The map of drivers could not be read ({reason}), so the loss is not told by driver.',
  'threshold-not-counted': 'A canopy of {canopy} % was not counted when this was collected; it is collected again.',
  'forest-and-loss': 'forest and its loss',
  'no-image': 'The project is too wide for a picture of the years of loss; its figures are whole.',
  'unknown-area': 'The map says nothing of {hectares:1} ha ({percent:1} %) of the project; loss there is not counted.',
  'no-alerts': 'There are no alerts for {year} here; its hectares repeat the last observed year, and nothing bounds what was lost since.',
  'alerts-in-part': 'Alerts of {year} cover {hectares:1} ha ({percent:1} %) of its forest only.',
} as const;
