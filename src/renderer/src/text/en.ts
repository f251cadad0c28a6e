/** Every text of the window. Keys are grouped by place; codes of problems and faults are looked up here before their English message is shown. */
export const en = {
  app: { title: 'Hectare', search: 'Search projects and commands', nothingUploaded: 'Nothing has been uploaded', draftSaved: 'Draft saved {time}', basemap: 'Offline basemap: Natural Earth', skip: 'Skip to the map' },
  menu: {
    file: 'File', edit: 'Edit', view: 'View', project: 'Project', help: 'Help', open: 'Open…', sample: 'Open the sample parcels', closeFiles: 'Close the files', export: 'Export as {format}', report: 'Report (PDF)…', connections: 'Connections…',
    undo: 'Undo {what}', redo: 'Redo {what}', undoPlain: 'Undo', redoPlain: 'Redo', find: 'Find a project', palette: 'Command palette', fit: 'Zoom to everything', nextProblem: 'Next problem', theme: 'Theme: {theme}', create: 'Create project…',
    zoomProject: 'Zoom to project', deleteProject: 'Delete project…', refresh: 'Refresh', shortcuts: 'Keyboard shortcuts', about: 'About Hectare', collection: 'Background collection…', portfolio: 'Portfolio summary…', again: 'Collect everything again', recent: 'Recent: {name}', guide: 'User guide', measureLength: 'Measure a length', measureArea: 'Measure an area', zoomIn: 'Zoom in', zoomOut: 'Zoom out',
  },
  theme: { light: 'light', dark: 'dark', system: 'as the system' },
  projects: {
    title: 'Projects', filter: 'Filter by name', none: 'No projects yet', noneHint: 'Open a file with boundaries, check it, and create a project from it. It stays on this computer unless you choose another connection.', noMatch: 'No project is called “{text}”.',
    loading: 'Reading the projects …', hectares: '{n} ha', parcels: '{n} members', retry: 'Try again', offline: 'The service cannot be reached', state: { ready: 'ready', working: 'working', failed: 'incomplete' },
  },
  layers: { title: 'Layers', mask: 'Project mask', boundary: 'Project boundary', shapes: 'Opened shapes', opacity: 'Opacity of {name}', show: 'Show {name}', hide: 'Hide {name}', raise: 'Bring {name} to the top', inside: 'Project', outside: 'Outside' },
  files: {
    title: 'Files', drop: 'Drop KML, KMZ, GeoJSON, GeoPackage or shapefiles here', dropHint: 'or press Ctrl O. Shapes are checked and measured on this computer; nothing is uploaded until you create a project.', open: 'Open files', sample: 'Try the sample parcels', reading: 'Reading {name} …',
    features: '{n} shapes', notes: '{n} notes', close: 'Close {name}', notesTitle: 'Notes from reading', noNotes: 'Everything in the files was understood.', recent: 'Recent files', swap: 'Swap longitude and latitude',
  },
  table: { name: 'Name', folder: 'Folder', kind: 'Type', vertices: 'Vertices', area: 'Area, ha', perimeter: 'Perimeter, m', status: 'Status', choose: 'Choose', shapes: 'Shapes', issues: 'Geometry issues', jobs: 'Jobs', data: 'Data', valid: 'valid', chooseAll: 'Choose all', noShape: 'no shape', empty: 'Open a file to see its shapes here.', noJobs: 'Nothing is being computed.' },
  check: {
    none: 'No problems found', noneHint: 'Every shape is valid.', count: '{n} issues', blocks: 'blocks the upload', warningsOnly: 'warnings only', repairOne: 'Repair', repairAll: 'Repair all ({n})', show: 'Show', before: 'before', after: 'after', effect: 'Effect on area', total: 'Total, shared land once', next: 'Next issue',
    repaired: 'Repair {name}', at: 'at {place}', allRepaired: 'Repair {n} shapes', gone: 'has no area left and was taken out',
  },
  create: {
    title: 'Create project', name: 'Project name', from: 'From', whole: 'All {n} shapes', chosen: 'Chosen shapes ({n})', collection: 'A collection: each shape a member project', controlPool: 'A control pool', takes: 'Takes {n} ha of the quota', remains: '{n} ha remain', unknownQuota: 'This connection does not tell its quota.', notEnough: 'The quota does not suffice.', submit: 'Create project', busy: 'Creating …', fixFirst: 'Repair the shapes first: {n} are not valid.', on: 'On {name}', done: '“{name}” was created', needName: 'Give the project a name.', noPolygons: 'Choose at least one shape with an area or a place.',
  },
  project: {
    area: 'Geodesic area', perimeter: 'Perimeter', members: 'Members', centroid: 'Centroid', geometry: 'Geometry', hash: 'Geometry hash', created: 'Created', quota: 'Quota used', connection: 'Connection', data: 'Data', whereFrom: 'Where this comes from',
    areaSource: 'Area: geodesic polygon on WGS 84 (Karney 2013), shared land counted once. The mask is the boundary on the ESA WorldCover grid.', export: 'Export', report: 'Report', delete: 'Delete', deleteTitle: 'Delete “{name}”?', deleteText: 'The project, its {n} members and everything computed for it are deleted from {connection}. Its {ha} ha go back to the quota. This cannot be undone; export it first if you may need it.', deleted: '“{name}” was deleted', saved: 'Saved as {name}', downloaded: 'Downloaded {name}', copy: 'Copy', copied: 'Copied', ofQuota: '{used} of {limit} ha', collection: 'collection', controlPool: 'control pool', vertices: 'vertices',
  },
  state: { ready: 'ready', queued: 'waiting', running: 'working', failed: 'failed', cancelled: 'cancelled', not_available: 'not yet' },
  product: {
    'project-mask': 'Project mask', weather: 'Weather', climate: 'Climate, 4 scenarios', 'climate-risk': 'Climate risk', 'deforestation-summary': 'Forest loss', 'deforestation-indicator-image': 'Loss indicator image', 'baseline-sequestration': 'Carbon baseline', 'performance-benchmark': 'Performance benchmark', 'carbon-additionality': 'Carbon additionality', 'ghg-emissions': 'Emissions', 'satellite-index': 'Vegetation index', soil: 'Soil', 'wetlands-mask': 'Wetlands mask',
  },
  format: { geojson: 'GeoJSON', kml: 'KML', kmz: 'KMZ', geopackage: 'GeoPackage', shapefile: 'Shapefile (zip)', flatgeobuf: 'FlatGeobuf', csv: 'CSV with WKT', gpx: 'GPX', wkt: 'WKT' },
  tab: { overview: 'Overview', climate: 'Climate', forest: 'Forest', carbon: 'Carbon', satellite: 'Satellite', soil: 'Soil' },
  panel: {
    loading: 'reading', ready: 'ready', waiting: 'waiting', failed: 'not available', absent: 'not offered', synthetic: 'SYNTHETIC', notVerified: 'An estimate from maps and tables, not a verified result.', noRows: 'There are no records for these dates.', table: 'Table', enlarge: 'Show large below',
    csv: 'Save the table as CSV', png: 'Save the picture as PNG', tif: 'Save the GeoTIFF', copy: 'Copy the table', again: 'Collect again', more: '{n} more rows: save or enlarge the table to see them', waitingHint: 'It waits for its turn; this goes on by itself.', loadingHint: 'Reading …', onMap: 'On the map', period: 'Period', show: 'Show', from: 'From', to: 'To',
  },
  period: { daily: 'Day', weekly: 'Week', monthly: 'Month', yearly: 'Year' },
  about_product: {
    weather: 'What the weather was here, from reanalysis, in the local time of the place.', climate: 'What five climate models expect here, weighted over four scenarios.', 'climate-risk': 'Heat, cold, rain and drought: how often now, how often in the middle of the century.',
    'deforestation-summary': 'Forest of 2000 that has lost its trees since 2018. Loss of tree cover is not by itself illegal deforestation.', 'deforestation-indicator-image': 'Where the evidence for deforestation since 2018 exceeds 0.7.', 'wetlands-mask': 'Wetlands and mangroves of the land cover map, and land that is under water for a part of the year.',
    'baseline-sequestration': 'Carbon that the woody plants here would take up without the project.', 'ghg-emissions': 'Carbon that was set free where trees were lost.', 'performance-benchmark': 'How control plots around the project grew, against the project’s own plots.', 'carbon-additionality': 'Removals beyond what the control plots show.',
    'satellite-index': 'How green, moist or burnt the land looks from Sentinel-2.', soil: 'Soil properties by depth, from a global model.',
  },
  weather: {
    mean: 'Mean °C', min: 'Min °C', max: 'Max °C', temperature: 'Temperature, °C', precipitation: 'Precipitation, mm', humidity: 'Humidity, 0–1', humidityPercent: 'Humidity, %', wind: 'Wind, m/s', windMax: 'Strongest wind, m/s', cloud: 'Cloud, 0–1', cloudPercent: 'Cloud, %', pressure: 'Pressure, Pa', pressureHectopascal: 'Pressure, hPa', dewPoint: 'Dew point °C', snowfall: 'Snowfall, mm', snowDepth: 'Snow depth, mm', partial: '* Not a whole period: only the days inside the dates.',
    picture: { temperature: 'Temperature and rain', precipitation: 'Precipitation', wind: 'Wind', humidity: 'Humidity', cloud: 'Cloud', pressure: 'Pressure', snow: 'Snow' },
  },
  climate: { weights: 'Weights of the scenarios', ssp126: 'SSP1-2.6', ssp245: 'SSP2-4.5', ssp370: 'SSP3-7.0', ssp585: 'SSP5-8.5', percentOf: 'Percent of {name}', preset: { usual: 'Usual', equal: 'Equal', low: 'Low', high: 'High' } },
  risk: { metric: 'Metric', what: 'What it is', baseline: '1991–2020', future: '2041–2060', change: 'Change', days: 'Days a year' },
  forest: { year: 'Year', soFar: '{year} so far', inYear: 'Lost in the year, ha', since: 'Lost since 2018, ha', percent: 'Percent of the project', forest2000: 'Forest in 2000', observed: 'Observed through', hectares: 'Hectares' },
  carbon: { unit: 'tCO₂e', inYear: 'In the year, tCO₂e', lower: 'Lower bound', upper: 'Upper bound', cumulative: 'Since the first year', zone: 'Ecological zone: {zone}', stand: '{n} ha of {stand}:', co2: 'CO₂, t', ch4: 'CH₄, tCO₂e', n2o: 'N₂O, tCO₂e', total: 'Total, tCO₂e', deviation: 'Standard deviation', fire: 'Cleared by fire (adds CH₄ and N₂O)' },
  satellite: {
    index: 'Index', acquired: 'Acquired', scene: 'Scene', mean: 'Mean', median: 'Median', p10: '10 %', p90: '90 %', clear: 'Clear', legend: 'Colours from -0.2 to 0.9', latest: 'The newest clear image.', range: 'The median of the clear images between the dates.',
    about: { ndvi: 'NDVI: green leaves.', evi: 'EVI: dense vegetation.', ndmi: 'NDMI: water in leaves.', nbr: 'NBR: burnt ground is low.', ndwi: 'NDWI: open water is high.' },
  },
  soil: { property: 'Property', unit: 'Unit', depth: 'Depth', mean: 'Mean', triangle: 'Texture triangle: {name}' },
  collection: {
    title: 'Background collection', intro: 'What the service on this computer collects from open data, and how.', none: 'This connection collects on its own; there is nothing to set here.', state: '{waiting} waiting, {running} running, {failed} failed', paused: 'Pause the collection', offline: 'Stay offline: use only what is on this computer', sample: 'Use the sample landscape (made-up data, marked SYNTHETIC) where it lies',
    question: 'Is your use non-commercial?', questionHint: 'Open-Meteo’s weather archive is free for non-commercial use only. For commercial use Hectare takes NASA POWER, which is coarser.', nonCommercial: 'Yes, non-commercial', commercial: 'No, commercial', ask: 'Weather waits for one answer: is your use non-commercial?', yes: 'Yes', no: 'No',
  },
  portfolio: { title: 'Portfolio: forest loss', intro: 'All projects on {connection}, since 2018.', by: 'By', country: 'country', state: 'state', place: 'Place', area: 'Area, ha', percent: 'Percent of the area', noPlace: 'At sea or unknown', lacks: 'This connection does not offer a portfolio summary.', pending: '{n} projects are still being collected and are not in the sums.' },
  connections: {
    title: 'Connections', intro: 'The embedded service runs on this computer and needs nothing. Others are services of a provider.', add: 'Add a connection', name: 'Name', baseUrl: 'Address (https://…)', userGroupUrl: 'User-group address', apiKey: 'API key', token: 'User-group token', save: 'Save', test: 'Test', use: 'Use', inUse: 'in use', remove: 'Remove', rotate: 'Rotate', edit: 'Edit', close: 'Close', keychain: 'Keys are kept in the keychain of this computer.', memory: 'This computer has no keychain: keys are kept in memory until Hectare closes.', ending: 'ends in {last}', noKey: 'no key', set: 'Set', embedded: 'Embedded', saveKey: 'Save key', tested: '{message} {n} projects, {ms} ms', cancel: 'Cancel', setToken: 'Set token', setKey: 'Set key', removeTitle: 'Remove “{name}”?', removeText: 'The address and its keys are removed from this computer. Projects at the provider stay.',
  },
  status: { starting: 'starting …', ready: 'Embedded service', stopped: 'stopped', failed: 'service failed', jobs: '{n} job running | {n} jobs running', offline: 'Offline' },
  actions: { cancel: 'Cancel', close: 'Close', delete: 'Delete' },
  faults: { unreadable: '{name} could not be read', title: 'That did not work', restored: 'What you had open was restored.' },
  about: { text: 'A desktop GIS for the people who look after land. Made with Natural Earth.', version: 'Version {version}', keys: 'Keys: {kind}' },
};
export type Texts = typeof en;
