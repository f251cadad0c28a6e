/** Every text of the window. Keys are grouped by place; codes of problems and faults are looked up here before their English message is shown. */
export const en = {
  app: { title: 'Hectare', search: 'Search projects and commands', nothingUploaded: 'Nothing has been uploaded', draftSaved: 'Draft saved {time}', basemap: 'Offline basemap: Natural Earth', skip: 'Skip to the map' },
  menu: {
    file: 'File', edit: 'Edit', view: 'View', project: 'Project', help: 'Help', open: 'Open…', sample: 'Open the sample parcels', closeFiles: 'Close the files', export: 'Export as {format}', report: 'Report (PDF)…', connections: 'Connections…',
    undo: 'Undo {what}', redo: 'Redo {what}', undoPlain: 'Undo', redoPlain: 'Redo', find: 'Find a project', palette: 'Command palette', fit: 'Zoom to everything', nextProblem: 'Next problem', theme: 'Theme: {theme}', create: 'Create project…',
    zoomProject: 'Zoom to project', deleteProject: 'Delete project…', refresh: 'Refresh', shortcuts: 'Keyboard shortcuts', about: 'About Hectare', guide: 'User guide', measureLength: 'Measure a length', measureArea: 'Measure an area',
  },
  theme: { light: 'light', dark: 'dark', system: 'as the system' },
  projects: {
    title: 'Projects', filter: 'Filter by name', none: 'No projects yet', noneHint: 'Open a file with boundaries, check it, and create a project from it. It stays on this computer unless you choose another connection.', noMatch: 'No project is called “{text}”.',
    loading: 'Reading the projects …', hectares: '{n} ha', parcels: '{n} members', retry: 'Try again', offline: 'The service cannot be reached',
  },
  layers: { title: 'Layers', mask: 'Project mask', boundary: 'Project boundary', shapes: 'Opened shapes', opacity: 'Opacity of {name}', show: 'Show {name}', hide: 'Hide {name}', inside: 'Project', outside: 'Outside' },
  files: {
    title: 'Files', drop: 'Drop KML, KMZ, GeoJSON or zipped shapefiles here', dropHint: 'or press Ctrl O. Shapes are checked and measured on this computer; nothing is uploaded until you create a project.', open: 'Open files', sample: 'Try the sample parcels', reading: 'Reading {name} …',
    features: '{n} shapes', notes: '{n} notes', close: 'Close {name}', notesTitle: 'Notes from reading', noNotes: 'Everything in the files was understood.', recent: 'Recent files',
  },
  table: { name: 'Name', folder: 'Folder', kind: 'Type', vertices: 'Vertices', area: 'Area, ha', perimeter: 'Perimeter, m', status: 'Status', choose: 'Choose', shapes: 'Shapes', issues: 'Geometry issues', jobs: 'Jobs', valid: 'valid', chooseAll: 'Choose all', noShape: 'no shape', empty: 'Open a file to see its shapes here.', noJobs: 'Nothing is being computed.' },
  check: {
    none: 'No problems found', noneHint: 'Every shape is valid.', count: '{n} issues', blocks: 'blocks the upload', warningsOnly: 'warnings only', repairOne: 'Repair', repairAll: 'Repair all ({n})', show: 'Show', before: 'before', after: 'after', effect: 'Effect on area', total: 'Total, shared land once', next: 'Next issue',
    repaired: 'Repair {name}', at: 'at {place}', allRepaired: 'Repair {n} shapes', gone: 'has no area left and was taken out',
  },
  create: {
    title: 'Create project', name: 'Project name', from: 'From', whole: 'All {n} shapes', chosen: 'Chosen shapes ({n})', collection: 'A collection: each shape a member project', controlPool: 'A control pool', takes: 'Takes {n} ha of the quota', remains: '{n} ha remain', unknownQuota: 'This connection does not tell its quota.', notEnough: 'The quota does not suffice.', submit: 'Create project', busy: 'Creating …', fixFirst: 'Repair the shapes first: {n} are not valid.', on: 'On {name}', done: '“{name}” was created', needName: 'Give the project a name.', noPolygons: 'Choose at least one shape with an area or a place.',
  },
  project: {
    area: 'Geodesic area', perimeter: 'Perimeter', members: 'Members', centroid: 'Centroid', geometry: 'Geometry', hash: 'Geometry hash', created: 'Created', quota: 'Quota used', connection: 'Connection', data: 'Data', whereFrom: 'Where this comes from',
    areaSource: 'Area: geodesic polygon on WGS 84 (Karney 2013), shared land counted once. The mask is the boundary on the ESA WorldCover grid.', export: 'Export', report: 'Report', delete: 'Delete', deleteTitle: 'Delete “{name}”?', deleteText: 'The project, its {n} members and everything computed for it are deleted from {connection}. Its {ha} ha go back to the quota. This cannot be undone; export it first if you may need it.', deleted: '“{name}” was deleted', saved: 'Saved as {name}', downloaded: 'Downloaded {name}', copy: 'Copy', copied: 'Copied', ofQuota: '{used} of {limit} ha', collection: 'collection', controlPool: 'control pool',
  },
  state: { ready: 'ready', queued: 'waiting', running: 'working', failed: 'failed', cancelled: 'cancelled', not_available: 'not yet' },
  product: {
    'project-mask': 'Project mask', weather: 'Weather', climate: 'Climate, 4 scenarios', 'climate-risk': 'Climate risk', 'deforestation-summary': 'Forest loss', 'deforestation-indicator-image': 'Loss indicator image', 'baseline-sequestration': 'Carbon baseline', 'performance-benchmark': 'Performance benchmark', 'carbon-additionality': 'Carbon additionality', 'ghg-emissions': 'Emissions', 'satellite-index': 'Vegetation index', soil: 'Soil', 'wetlands-mask': 'Wetlands mask',
  },
  connections: {
    title: 'Connections', intro: 'The embedded service runs on this computer and needs nothing. Others are services of a provider.', add: 'Add a connection', name: 'Name', baseUrl: 'Address (https://…)', userGroupUrl: 'User-group address', apiKey: 'API key', token: 'User-group token', save: 'Save', test: 'Test', use: 'Use', inUse: 'in use', remove: 'Remove', rotate: 'Rotate', edit: 'Edit', close: 'Close', keychain: 'Keys are kept in the keychain of this computer.', memory: 'This computer has no keychain: keys are kept in memory until Hectare closes.', ending: 'ends in {last}', noKey: 'no key', set: 'Set', embedded: 'Embedded', saveKey: 'Save key', tested: '{message} {n} projects, {ms} ms', cancel: 'Cancel', setToken: 'Set token', setKey: 'Set key', removeTitle: 'Remove “{name}”?', removeText: 'The address and its keys are removed from this computer. Projects at the provider stay.',
  },
  status: { starting: 'starting …', ready: 'Embedded service', stopped: 'stopped', failed: 'service failed', jobs: '{n} jobs running', offline: 'Offline' },
  actions: { cancel: 'Cancel', close: 'Close', delete: 'Delete' },
  faults: { unreadable: '{name} could not be read', title: 'That did not work', restored: 'What you had open was restored.' },
  about: { text: 'A desktop GIS for the people who look after land. Made with Natural Earth.', version: 'Version {version}', keys: 'Keys: {kind}' },
};
export type Texts = typeof en;
