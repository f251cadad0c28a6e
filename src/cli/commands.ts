import { pictureOfFigure } from '#api/parcel-figures.ts';
import { conditions, nameColumn, ofFile, whereAny, type Option } from './file-options.ts';
import { layersCommand } from './layers-command.ts';
import { pack, serviceCommands, use } from './service-commands.ts';

export interface Command {
  /** what follows `hectare`, as in the list of all commands */
  use: string;
  /** a few words for that list */
  short: string;
  about: string;
  options: Record<string, Option>;
  after?: string;
}

const json: Option = { text: 'one JSON document on standard output' };
const measured: Option = {
  text: 'one JSON document on standard output: files, with features (index, name, geometry_type, area_hectares, perimeter_m, centroid, bbox, valid, problems), notes, and the total (feature_count, not_measured_count, area_hectares without double counting, sum_area_hectares, geometry_hash); figures of a feature with a corner that is no place on the Earth are null, and sums are over the rest',
};
const template: Option = {
  value: 'one-page|standard|full|eudr|carbon',
  text: 'what the report contains: the overview alone; the overview and a spread for each topic (standard, without this option); the same with all tables; forest for the EU deforestation regulation; or carbon. A portfolio has one-page, standard and full',
};
const canopy: Option = {
  value: '10|15|20|25|30|50|75',
  text: 'percent of canopy in 2000 from which land counts as forest in the report, 30 by default',
};
export const commands = {
  area: {
    use: 'area FILE…',
    short: 'areas of each feature and of all together',
    about: 'Areas on the WGS 84 ellipsoid of every feature, and of all together with shared land counted once. Needs no network.',
    options: { ...ofFile, 'name-column': nameColumn, json: measured },
  },
  check: {
    use: 'check FILE…',
    short: 'the same; exit code 1 when a feature is invalid',
    about: `As area; ends with exit code 1 when a feature is invalid, and says where and what to do. With --for, also when a destination would refuse one.
Features that have land in common are told in pairs, within a file and across all files that are named: exact copies, near copies, one inside the other, overlaps. With --for eudr exact copies are refused.`,
    options: {
      for: {
        value: 'DESTINATION',
        text: 'judges every feature by the rules of a receiver: monitoring-api, eudr (due-diligence GeoJSON of the EU deforestation regulation), or eudr-cattle (the same where cattle are kept: a point may stand for more than 4 ha)',
      },
      'only-refused': {
        text: 'with --for: text, --json and --report list the refused features alone; counts and totals are of all',
      },
      risk: {
        text: 'with --for eudr: forest of 2020, loss and alerts since, and the risk of every feature by Whisp’s decision trees, each with its indicators; reads open data or packs, and ends with exit code 1 when a risk is high or could not be judged',
      },
      pack,
      'sample-data': { text: 'with --risk: take from the sample landscape, marked SYNTHETIC' },
      overlay: {
        value: 'FILE[:NAME]',
        several: true,
        text: 'a map of your own, of areas (any format that is read) or of classes (GeoTIFF in any coordinate system of the register; 0 is outside): hectares and share of every feature inside, in text, --json (with file, SHA-256 and day of each map in overlay_sources) and --report',
      },
      report: {
        value: 'OUT.csv',
        text: 'a table with a row for every problem of every feature, and for everything that it shares with another: code, severity, what to do, longitude and latitude',
      },
      tolerance: {
        value: 'METRES',
        text: 'boundaries that differ by no more than this on the mean are near copies, and so are points so near to each other; 5 by default',
      },
      against: {
        value: 'CONNECTION',
        text: 'holds every feature against all registered projects of a connection of the app (id or name) or of a service (its address; the key as for monitor): a boundary is fetched once and kept until its project changes. Ends with exit code 1 when a feature is a copy of a project, or a project could not be compared',
      },
      'supplier-column': {
        value: 'COLUMN',
        text: 'the column that says who handed a feature in; otherwise ProducerName, supplier, producer, farmer and the like',
      },
      'count-once': {
        value: 'RULE',
        text: 'gives land that features share to one of them, so that hectares per feature and per supplier add up to all land: larger-share (the feature of which it is the larger share), file-order (the first one), or suppliers (by --supplier-order)',
      },
      'supplier-order': {
        value: 'SUPPLIER',
        several: true,
        text: 'with --count-once suppliers: who keeps shared land, the first one first; suppliers that are not named come behind, in the order of features',
      },
      gaps: { text: 'tells land of nobody between features: enclosed by neighbours, or narrow between features that nearly touch' },
      'gap-width': { value: 'METRES', text: 'with --gaps: how wide a narrow strip may be; 2 by default, 0 for enclosed land alone' },
      'gap-area': { value: 'HECTARES', text: 'with --gaps: enclosed land is a gap up to these hectares; 0.1 by default' },
      ...ofFile,
      'name-column': nameColumn,
      json: {
        text: `${measured.text}; pairs of features with land in common (kind, shared_hectares, and of both file, index, name, supplier, area_hectares and the share of it), pairs_complete, and not_compared; with --against registered: connection, projects, compared, unlisted, not_compared (id, name, reason), and pairs of a feature and a project; with --count-once counted_once: rule, area_hectares, sum_area_hectares, and suppliers and features with area_hectares and counted_hectares; with --gaps gaps: most_width_metres, most_hectares, complete, not_searched_count, and gaps with kind, hectares, width_metres, location, features and geometry`,
      },
    },
  },
  convert: {
    use: 'convert IN OUT',
    short: 'the kind of file that OUT’s ending names',
    about:
      'Writes what IN holds as the kind of file that OUT’s ending names. Everything repaired, changed or left out is said on standard error. Ends with 1 when a feature was left out.',
    options: {
      repair: { text: 'makes broken shapes valid, with hectares before and after' },
      simplify: {
        value: 'METRES',
        text: 'drops vertices nearer than this to the line without them; borders that shapes share stay shared, a valid shape stays valid',
      },
      ...ofFile,
      'name-column': { value: 'COLUMN', text: `to KML, KMZ and GPX, which show features by name: ${nameColumn.text}` },
      'to-crs': {
        value: 'SYSTEM',
        text: 'the coordinate system to write in: a code (EPSG:32636, ESRI:102022), a name, a .prj, or utm for the zone of the place. To shapefile, GeoPackage, FlatGeobuf, CSV, spreadsheet and WKT; the others are in WGS 84 by their own rules',
      },
      precision: {
        value: 'DECIMALS',
        text: 'rounds coordinates, 0 to 15 decimals; 7 decimals of a degree are about a centimetre, 3 of a metre a millimetre',
      },
      'keep-formulas': {
        text: 'to CSV: writes cells that a spreadsheet would run as formulas as they are; otherwise an apostrophe stands before them, which reading the table takes away',
      },
    },
  },
  eudr: {
    use: 'eudr FILE [OUT.geojson]',
    short: 'the GeoJSON of a due-diligence statement (EUDR)',
    about: `Makes the GeoJSON of a due-diligence statement of the EU deforestation regulation from FILE, and judges it by the rules of check --for eudr. FILE stays as it is.
Columns are guessed by their names and can be named; holes are cut out, into pieces that have the hectares of the plot together; countries are filled in from the place. More than
25 MB, 10,000 plots or 1,000 producers become several files, OUT-1.geojson and on, each complete. Refused plots are told and left out. Without OUT nothing is written: it tells what would be done.
Ends with 0 when every plot was accepted, with 1 when one was refused or a file is larger than is taken, with 2 when FILE or an option cannot be used.`,
    options: {
      'producer-column': { value: 'COLUMN', text: 'holds ProducerName; "none" for no column, here and below' },
      producer: { value: 'NAME', text: 'ProducerName of all plots; with --producer-column, of those where the column is empty' },
      'country-column': {
        value: 'COLUMN',
        text: 'holds the country of production: two or three letters of ISO 3166-1, or its name in English, Spanish, French, Portuguese or German',
      },
      country: { value: 'CODE', text: 'the country of all plots, or of those where the column is empty' },
      'leave-country': { text: 'does not fill in the country from the place where nothing says it' },
      'place-column': { value: 'COLUMN', text: 'holds ProductionPlace' },
      place: { value: 'NAME', text: 'ProductionPlace of all plots, or of those where the column is empty' },
      'area-column': { value: 'COLUMN', text: 'holds the hectares that points stand for' },
      area: { value: 'HECTARES', text: 'hectares of all points, or of those where the column is empty' },
      'id-column': {
        value: 'COLUMN',
        text: 'your own number or id of a plot; it stays in the file under its name, which the information system ignores',
      },
      'geo-id-column': { value: 'COLUMN', text: 'GeoIDs of AgStack’s Asset Registry; they stay in the file as well' },
      'keep-columns': { text: 'keeps all other columns too' },
      'leave-holes': { text: 'does not cut out holes; shapes with holes are refused' },
      'separate-parts': { text: 'makes a plot of each part of a shape' },
      'one-file': { text: 'does not split, whatever the size' },
      cattle: { text: 'cattle are kept there: a point may stand for more than 4 ha' },
      repair: { text: 'makes broken shapes valid first, with hectares before and after' },
      refused: { value: 'OUT.geojson', text: 'writes the refused plots as they came, each with the reason' },
      ...ofFile,
      json: {
        text: 'one JSON document on standard output: profile, columns, accepted, refused, countries_filled, parts_separated, holes_cut (index, holes, area_hectares, piece_hectares), holes_left, files (file, bytes, plots, producers, area_hectares, finding) and verdicts (index of the feature in FILE, id, geo_id, accepted, findings)',
      },
    },
  },
  mask: {
    use: 'mask FILE OUT.tif',
    short: 'the cells of all shapes as a GeoTIFF of 0 and 1',
    about: `The cells of all shapes of FILE as a GeoTIFF of 0 and 1, on the cells of ESA WorldCover (1/12000 degree, about 10 m), larger ones where that were more than 4096 a side.\nUsually a cell belongs to a shape when its centre does, and a part smaller than a cell takes one all the same.`,
    options: { ...ofFile, 'all-touched': { text: 'every cell that a shape touches, as gdal_rasterize -at' } },
  },
  zonal: {
    use: 'zonal FILE --raster R.tif',
    short: 'statistics of your own rasters for each shape',
    about: `Mean, median, deviation, least and greatest value of the cells under every shape, each cell by the share that lies inside and its area; hectares with a value, without one and beyond the raster add up to the area.
A point has the value of its cell. Rasters are GeoTIFFs in any coordinate system with a code; scale and offset count. Needs no network.`,
    options: {
      ...ofFile,
      'name-column': nameColumn,
      raster: { value: 'R.tif[:NAME]', several: true, text: 'a raster, and what its columns are called; its file name otherwise' },
      band: { value: 'N', text: 'the band, 1 by default' },
      slope: {
        text: 'the rasters are heights in metres: figures are of the slope in degrees (Horn 1981, as gdaldem slope) in metres of ground, and the share of every shape that is steeper than --above',
      },
      above: { value: 'DEGREES', text: 'with --slope: up to ten numbers parted by commas; 25,45 by default' },
      to: { value: 'OUT', text: 'writes the features with a column for each figure, in any format that is written' },
      json: { text: `${json.text}; where says which part of the file it is of, with --where` },
    },
  },
  profile: {
    use: 'profile FILE --dem DEM.tif',
    short: 'heights along lines and boundaries, from your own heights',
    about: `Heights along every line of FILE, and along the outer boundary of every area: length, lowest, highest, metres up and down, the mean slope and the steepest stretch. Heights are those of a GeoTIFF in
metres, in any coordinate system with a code, between the middles of four cells (bilinear). Needs no network.`,
    options: {
      ...ofFile,
      'name-column': nameColumn,
      dem: { value: 'DEM.tif', text: 'the raster of heights' },
      band: { value: 'N', text: 'the band, 1 by default' },
      step: { value: 'METRES', text: 'the most between two places; the side of a cell by default. Corners are places too' },
      to: { value: 'OUT.csv', text: 'writes a table with a row for each place: distance_m, longitude, latitude, height_m' },
      json,
    },
  },
  monitor: {
    use: 'monitor FILE --name NAME',
    short: 'register a place and wait for its data',
    about:
      'Registers the place as a project, waits for its data and tells the state of each product. Ends with 1 when a product failed, something is still missing, or a shape had nothing with an area left.',
    options: {
      name: { value: 'NAME', text: 'of the project' },
      repair: { text: 'makes broken shapes valid first, with hectares before and after; the file stays as it is' },
      report: { value: 'OUT', text: 'writes a report of the project: .pdf, .html, .xlsx or .zip by its ending' },
      ...ofFile,
      template,
      canopy,
      connection: { value: 'ID', text: 'a connection of the app, by id or name; its key comes from the keychain' },
      service: { value: 'URL', text: 'another service; its key comes from HECTARE_API_KEY, or from the keychain (hectare keys add URL)' },
      data: {
        value: 'DIR',
        text: 'workspace of the own service, which is used when neither is given; default command-line in Hectare’s folder',
      },
      wait: { value: 'SECONDS', text: 'how long to wait for data, 3600 by default; waiting for the network ends at once' },
      pack,
      ...use,
      json: { text: 'one JSON document on standard output: project, available_data, complete' },
    },
    after: 'Ctrl-C ends the waiting; what was registered stays.',
  },
  report: {
    use: 'report PROJECT|--portfolio --out OUT',
    short: 'a report of one project or of many: PDF, HTML, XLSX, ZIP',
    about: `A report of one project, named by its id or its name, or with --portfolio of the named ones together; --portfolio alone takes all projects of the service.
The ending of OUT names the kind: .pdf, .html (one page that needs nothing from outside), .xlsx (a sheet for each table), or .zip (all of these with
shapes, rasters, tables and a manifest). Ends with 1 when a product is missing in it; which and why stands in the report and on standard error.`,
    options: {
      out: { value: 'OUT', text: 'the file to write' },
      portfolio: { text: 'of many projects: table, map, totals by country and state, a page for each' },
      template,
      canopy,
      sections: {
        value: 'LIST',
        text: 'in place of a template, parted by commas, in the order in which they should stand: summary, introduction, project-notes, map, weather, water-balance, climate, climate-risk, forest, carbon, satellite, land-cover, soil, cells, masks, eudr, eligibility, parts, notes, methods, sources, annex; of a portfolio: projects, introduction, project-notes, map, countries, notes, pages, sources',
      },
      language: { value: 'en|es', text: 'of the report, en by default' },
      numbers: {
        value: 'point|comma|space',
        text: 'how numbers are written in PDF and HTML: 1,234.5, 1.234,5 or 1 234,5; as the language has it by default',
      },
      dates: { value: 'iso', text: 'days in figures (2026-05-04); in words by default' },
      paper: { value: 'A4|letter', text: 'A4 by default' },
      title: { value: 'TEXT', text: 'in place of the project’s name' },
      'prepared-by': { value: 'NAME', text: 'who made it, below the title' },
      introduction: { value: 'TEXT', text: 'to stand after the first page' },
      notes: { value: 'TEXT', text: 'the closing note' },
      'notes-file': { value: 'FILE', text: 'the same from a text file' },
      logo: { value: 'FILE', text: 'PNG, JPEG or SVG' },
      where: {
        value: 'CONDITION',
        several: true,
        text: `of one project: takes the parcels alone for which it holds, by their attributes, “name”, “folder”, “hectares” and the figures of the service (${Object.keys(pictureOfFigure).join(', ')}). ${conditions} Their count, their area, their tables, sums and files are then of these parcels, which the report says; figures and pictures of the project as a whole stay those of all its land`,
      },
      'where-any': whereAny,
      connection: { value: 'ID', text: 'a connection of the app, by id or name; its key comes from the keychain' },
      service: { value: 'URL', text: 'another service; its key comes from HECTARE_API_KEY, or from the keychain (hectare keys add URL)' },
      data: {
        value: 'DIR',
        text: 'workspace of the own service, which is used when neither is given; default command-line in Hectare’s folder',
      },
      pack,
      ...use,
      json: {
        text: 'one JSON document on standard output: file, bytes, page_count, project_ids, parcels (with --where: shown and all), missing_products, missing_letters',
      },
    },
  },
  print: {
    use: 'print FILE…|--projects CONNECTION --to OUT.pdf|.tif|.png',
    short: 'a map at a scale: a georeferenced PDF, an atlas, or a picture',
    about: `A map of all features, a colour for each file (points of KML and KMZ by their icons), with grid, legend, scale bar, north arrow, overview and title. The PDF is made of lines and letters, and says where on
Earth its map lies, so that GDAL, QGIS and Avenza Maps find the place. Drawn in the UTM zone of the middle, where the scale holds within 0.2 %; land too wide for a zone in
an equal-area projection, and the map says how far its scale is off. A GeoTIFF, or a PNG with its world file (.pgw) and coordinate system (.png.aux.xml), is the same
sheet as a picture, of up to 80 million dots. Needs no network.`,
    options: {
      to: { value: 'OUT', text: 'the file to write: .pdf, .tif or .png' },
      paper: { value: 'A4|A3|A2|A1|A0|letter', text: 'A4 by default' },
      orientation: { value: 'portrait|landscape', text: 'landscape by default' },
      scale: { value: 'N', text: 'the map is 1:N; without it the largest round scale at which everything fits' },
      grid: { value: 'utm|degrees|none', text: 'lines over the map with coordinates at the edge, utm by default' },
      title: {
        value: 'TEXT',
        text: '{name}, {hectares}, {scale}, {date}, {page} and {pages} stand for what they say, here and in --text and --qr',
      },
      text: { value: 'TEXT', text: 'below the title' },
      qr: { value: 'TEXT', text: 'a QR code of this text, such as an address' },
      logo: { value: 'FILE', text: 'PNG, JPEG or SVG' },
      ground: { value: 'FILE', text: 'a GeoTIFF, or an MBTiles or PMTiles file of pictures, below the map' },
      dots: { value: 'N', text: 'dots an inch of that ground, or of the picture, 72 to 600, 200 by default' },
      attribution: { value: 'TEXT', text: 'who must be named, such as the maker of the ground' },
      atlas: {
        value: 'plots|tiles',
        text: 'a page for each feature with its attributes and hectares, or sheets side by side at --scale, named A1, A2 …; an overview comes first, but for plots on several continents',
      },
      projects: {
        value: 'CONNECTION',
        text: 'prints registered projects of a connection of the app (id or name) or of a service (its address; the key as for monitor) in place of files: an overview and a page for each with its place and hectares, in a PDF; what stands for FILE names projects by id or name, none for all',
      },
      margin: { value: 'MILLIMETRES', text: 'from the edge of the paper, 10 by default' },
      language: { value: 'en|es', text: 'of the words on the map, en by default' },
      template: { value: 'FILE', text: 'a template that the window saved (JSON); options go before it' },
      'name-column': nameColumn,
      ...ofFile,
      json: {
        text: 'one JSON document on standard output: bytes, scales, scale_error_most (a share), not_shown_count, and of a PDF file and page_count, of a picture files, width, height, dots_per_inch and metres_per_dot',
      },
    },
  },
  ...serviceCommands,
  pack: {
    use: 'pack FILE|--bbox W,S,E,N --out DIR',
    short: 'take the data for a place along; --list and --check for packs that are there',
    about: `Takes the data for a place along: everything that its products read, cut to the place, with sources, licences and checksums. Put the folder into the
workspace's packs folder, or name it with --pack, and the same products answer without a network. Ends with 1 when a product could not be had.
  hectare pack --list [DIR…]     the packs in folders; without one, in those of the app and the command line
  hectare pack --check [DIR…]    the same, and holds every file against its checksum; ends with 1 when one is missing or damaged`,
    options: {
      out: { value: 'DIR', text: 'a new folder' },
      bbox: { value: 'W,S,E,N', text: 'a box in degrees instead of a file' },
      ...ofFile,
      list: { text: 'tells which packs there are, and which of them are broken' },
      check: { text: 'as --list, with every checksum' },
      pack: { value: 'DIR', several: true, text: 'another pack to take from' },
      'sample-data': { text: 'take from the sample landscape, marked SYNTHETIC' },
      ...use,
      json: { text: 'one JSON document on standard output: folder, bytes, box, synthetic, products; of --list and --check: packs' },
    },
  },
  layers: layersCommand,
  sources: {
    use: 'sources',
    short: 'the open data that products read; --check asks each source',
    about: `The open data that products read: each source with its version, its licence, the products that depend on it, and when it last answered on this computer. Needs no network.
With --check each source is asked once, past packs and cache, whether it still answers as expected, for at most a minute and a half. Of one that does not, what is missing without it
and what to do. Ends with 1 when a source failed; one whose terms nobody has answered yet is not asked and does not count.`,
    options: {
      check: { text: 'asks every source over the network' },
      ...use,
      json: {
        text: 'one JSON document on standard output: sources, with id, title, version, licence, products, loss, last_success and check (state, detail, fault, advice, newest_version)',
      },
    },
    after: 'Ctrl-C ends the check.',
  },
  backup: {
    use: 'backup create|list|verify|restore|move',
    short: 'backups of everything that is yours: make, check, put back',
    about: `Backups of what is yours in Hectare's folder: the projects of the app and of the command line with all their results, drafts, changes that wait to be sent, notes, settings and
connections. Keys, kept answers, map tiles and data packs are not in them. Works while Hectare runs, but for restore and move.
  hectare backup create [OUT.zip]     a new backup; without OUT, in the folder backups of Hectare's folder
  hectare backup list                 the backups there, and the copies that the services make each day
  hectare backup verify [FILE…]       holds backups against their checksums, and the workspaces in them too; without FILE, the workspaces in use. Ends with 1 when one is damaged
  hectare backup restore FILE         puts a backup in the place of what is there, after checking all of it; what it replaces is kept in the folder replaced
  hectare backup move DIR             moves Hectare's folder, with everything in it, to an empty folder`,
    options: {
      data: {
        value: 'DIR',
        text: 'one workspace (of hectare serve --data DIR, or one that a daily copy is of) in place of the whole folder',
      },
      json: { text: 'one JSON document on standard output: backups, workspaces or folder' },
    },
  },
  erase: {
    use: 'erase',
    short: 'erase everything of Hectare’s on this computer',
    about: `Erases everything of Hectare's in its folder and in the keychain: projects, results, daily copies, drafts, changes that wait to be sent, settings, connections, keys, kept answers, map tiles,
data packs, logs and what restores kept. Asks first: type ERASE. Close Hectare before. Files that you saved elsewhere, projects at the services of others, and the program itself stay. Says what went and what stayed.`,
    options: {
      'with-backups': { text: 'the backups in the folder backups too, which stay otherwise' },
      json: { text: 'one JSON document on standard output: folder, erased, left, keys' },
    },
  },
  keys: {
    use: 'keys list|add ACCOUNT|remove ACCOUNT',
    short: 'keys in this computer’s keychain',
    about: `Keys in this computer's keychain, shared with the app. They are read from standard input, never from the command line, and never printed.
  ACCOUNT   a connection of the app (id or name), an address like https://api.example.org, or serve`,
    options: { token: { text: 'the user-group token instead of the API key' }, json },
  },
} satisfies Record<string, Command>;

export type CommandName = keyof typeof commands;
export const commandOf = (name: string | undefined): (Command & { name: CommandName }) | null =>
  name !== undefined && Object.hasOwn(commands, name) ? { ...commands[name as CommandName], name: name as CommandName } : null;
