import { problem } from './en/checks.ts';
import { edit, quality } from './en/edit.ts';
import { groups } from './en/groups.ts';
import { importing } from './en/importing.ts';
import { answer, portfolio } from './en/portfolio.ts';
import { basemaps, direction, find, layers, timeline } from './en/map.ts';
import { offline, outbox, storage, takeAlong } from './en/offline.ts';
import { report } from './en/report.ts';
import { zones } from './en/zones.ts';
import { start } from './en/start.ts';
import { about_product, availability, carbon, chart, classes, climate, collection, dates, forest, panel, period, product, risk, satellite, soil, tab, texture, weather, zone } from './en/products.ts';

/** Every text of the window. Keys are grouped by place; codes of problems and faults are looked up here before their English message is shown. */
export const en = {
  app: { title: 'Hectare', search: 'Search projects, places and commands', nothingUploaded: 'Nothing has been uploaded', draftSaved: 'Draft saved {time}', basemap: 'Offline basemap: Natural Earth', skip: 'Skip to the map' },
  menu: {
    file: 'File', edit: 'Edit', view: 'View', project: 'Project', help: 'Help', open: 'Open…', sample: 'Open the sample parcels', closeFiles: 'Close the files', export: 'Export as {format}…', report: 'Report…', connections: 'Connections…',
    undo: 'Undo {what}', redo: 'Redo {what}', undoPlain: 'Undo', redoPlain: 'Redo', find: 'Find a project', palette: 'Command palette', fit: 'Zoom to everything', nextProblem: 'Next problem', theme: 'Theme: {theme}', create: 'Create project…',
    zoomProject: 'Zoom to project', closeProject: 'Close the project', deleteProject: 'Delete project…', refresh: 'Refresh', shortcuts: 'Keyboard shortcuts', about: 'About Hectare', collection: 'Background collection…', portfolio: 'Portfolio…', again: 'Collect everything again', recent: 'Recent: {name}', guide: 'User guide', measureLength: 'Measure length and area', print: 'Save the map as a picture…', place: 'Go to a place…', basemaps: 'Basemaps…', contrast: 'High contrast: {state}', language: 'Language: {name}', on: 'on', off: 'off', draw: 'Draw', defects: 'Small defects…', neighbours: 'Fit neighbouring parcels…', verdict: 'Check for a destination…', exportShapes: 'Save the shapes as {format}…', storage: 'Storage…', outbox: 'Outbox…', groups: 'User groups…', takeAlong: 'Take along…', measureArea: 'Measure an area', zoomIn: 'Zoom in', drawer: 'Table drawer', zoomOut: 'Zoom out', nothing: 'No command, project or place is called that.', close: 'Close',
  },
  /** why a command cannot be used now, and what to do first */
  needs: {
    file: 'Open a file first (Ctrl O)', project: 'Open a project first', projects: 'Create a project first', shape: 'Choose a shape on the map or in the table first', area: 'Choose a shape with an area first', track: 'Choose a line or a track first', shapes: 'Open a file with shapes, or draw some, first', twoShapes: 'Choose two or more shapes first', parcels: 'Open a file with two or more shapes first',
    tool: 'Take a drawing tool first', noTool: 'Lay down the drawing tool first (Esc)', problems: 'No shape has a problem', undo: 'There is nothing to undo', redo: 'There is nothing to redo', filesClosed: 'Close the files first', dialog: 'Close the dialog first', ownShape: 'A collection has no boundary of its own: edit its members',
  },
  key: { Ctrl: 'Ctrl', Shift: 'Shift', Alt: 'Alt', Enter: 'Enter', Esc: 'Esc', Del: 'Del' },
  theme: { light: 'light', dark: 'dark', system: 'as the system' },
  projects: {
    title: 'Projects', filter: 'Filter by name', none: 'No projects yet', noneHint: 'Open a file with boundaries, check it, and create a project from it. It stays on this computer unless you choose another connection.', noMatch: 'No project is called “{text}”.',
    loading: 'Reading the projects …', hectares: '{n} ha', parcels: '{n} members', retry: 'Try again', offline: 'The service cannot be reached', refused: 'The service did not accept the key', failed: 'The service did not list its projects', opening: 'opening …', state: { ready: 'ready', working: 'working', failed: 'incomplete' },
  },
  layers, basemaps, direction, find, timeline, edit, quality, problem, importing, report, offline, outbox, storage, takeAlong, zones,
  about_product, availability, carbon, chart, classes, climate, collection, dates, forest, panel, period, product, risk, satellite, soil, tab, texture, weather, zone,
  files: {
    title: 'Files', drop: 'Drop KML, KMZ, GeoJSON, GeoPackage or shapefiles here', dropHint: 'or press Ctrl O. Shapes are checked and measured on this computer; nothing is uploaded until you create a project.', open: 'Open files', sample: 'Try the sample parcels', reading: 'Reading {name} …',
    features: '{n} shape | {n} shapes', notes: '{n} note | {n} notes', close: 'Close {name}', notesTitle: 'Notes from reading', recent: 'Recent files', swap: 'Swap longitude and latitude',
  },
  table: { name: 'Name', folder: 'Folder', kind: 'Type', vertices: 'Vertices', area: 'Area, ha', perimeter: 'Perimeter, m', status: 'Status', choose: 'Choose', shapes: 'Shapes', issues: 'Geometry issues', attributes: 'Attributes', jobs: 'Jobs', data: 'Data', valid: 'valid', chooseAll: 'Choose all', noShape: 'no shape', empty: 'Open a file (Ctrl O) or draw on the map (Alt 1) to see shapes here.', emptyProject: 'No file is open. Project, Edit name and boundary… brings the boundary of this project here.', noIssues: 'Faults of opened files stand here, each with its place and remedy.', noJobs: 'Nothing is being computed.' },
  check: {
    none: 'No problems found', noneHint: 'Every shape is valid.', count: '{n} issue | {n} issues', blocks: 'blocks the upload', warningsOnly: 'warnings only', repairOne: 'Repair', repairAll: 'Repair all ({n})', show: 'Show', before: 'before', after: 'after', effect: 'Effect on area', total: 'Total, shared land once', next: 'Next issue',
    repaired: 'Repair {name}', allRepaired: 'Repair {n} shape | Repair {n} shapes',
  },
  create: {
    title: 'Create project', name: 'Project name', from: 'From', whole: 'The one shape | All {n} shapes', chosen: 'Chosen shapes ({n})', collection: 'A collection: each shape a member project', controlPool: 'A control pool', takes: 'Takes {n} ha of the quota', remains: '{n} ha remain', unknownQuota: 'This connection does not tell its quota.', notEnough: 'The quota does not suffice.', submit: 'Create project', busy: 'Creating …', fixFirst: 'Repair the shapes first: {n} is not valid. | Repair the shapes first: {n} are not valid.', on: 'On {name}', done: '“{name}” was created', needName: 'Give the project a name.',
  },
  project: {
    area: 'Geodesic area', perimeter: 'Perimeter', members: 'Members', centroid: 'Centroid', geometry: 'Geometry', hash: 'Geometry hash', created: 'Created', quota: 'Quota used', connection: 'Connection', data: 'Data', whereFrom: 'Where this comes from',
    areaSource: 'Area: geodesic polygon on WGS 84 (Karney 2013), shared land counted once. The mask is the boundary on the ESA WorldCover grid.', export: 'Export', report: 'Report', delete: 'Delete', deleteTitle: 'Delete “{name}”?', deleteText: '{what} are deleted from {connection}. Its {ha} ha go back to the quota. It can be taken back for a few seconds, and not afterwards; export it first if you may need it.', deleteWhat: 'The project and everything computed for it | The project, its {n} member and everything computed for it | The project, its {n} members and everything computed for it', deleting: '“{name}” is deleted …', saved: 'Saved as {name}', downloaded: 'Downloaded {name}', copy: 'Copy', copied: 'Copied', ofQuota: '{used} of {limit} ha', collection: 'collection', controlPool: 'control pool', vertices: 'vertices',
  },
  shapeKind: { Point: 'Point', MultiPoint: 'MultiPoint', LineString: 'LineString', MultiLineString: 'MultiLineString', Polygon: 'Polygon', MultiPolygon: 'MultiPolygon', GeometryCollection: 'GeometryCollection' },
  state: { ready: 'ready', queued: 'waiting', running: 'working', failed: 'failed', cancelled: 'cancelled', not_available: 'not yet' },
  format: { geojson: 'GeoJSON', kml: 'KML', kmz: 'KMZ', geopackage: 'GeoPackage', shapefile: 'Shapefile (zip)', flatgeobuf: 'FlatGeobuf', csv: 'CSV with WKT', gpx: 'GPX', wkt: 'WKT' },
  portfolio, answer, groups, start,
  connections: {
    title: 'Connections', intro: 'The embedded service runs on this computer and needs nothing. Others are services of a provider.', add: 'Add a connection', name: 'Name', baseUrl: 'Address (https://…)', userGroupUrl: 'User-group address', apiKey: 'API key', token: 'User-group token', save: 'Save', test: 'Test', use: 'Use', inUse: 'in use', remove: 'Remove', rotate: 'Rotate', edit: 'Edit', close: 'Close', keychain: 'Keys are kept in the keychain of this computer.', memory: 'This computer has no keychain: keys are kept in memory until Hectare closes.', ending: 'ends in {last}', noKey: 'no key', set: 'Set', saveKey: 'Save key', tested: '{message} {n} projects, {ms} ms', cancel: 'Cancel', removeTitle: 'Remove “{name}”?', removeText: 'The address and its keys are removed from this computer. Projects at the provider stay.',
  },
  status: { starting: 'starting …', ready: 'Embedded service', stopped: 'stopped', failed: 'service failed', jobs: '{n} job running | {n} jobs running', showJobs: 'Show what runs and what waits', offline: 'Offline' },
  actions: { cancel: 'Cancel', close: 'Close', delete: 'Delete' },
  faults: { unreadable: '{name} could not be read', title: 'That did not work', restored: 'What you had open was restored.' },
  about: { text: 'A desktop GIS for the people who look after land. Made with Natural Earth.', version: 'Version {version}' },
};
export type Texts = typeof en;
