/** Every word of a report that Hectare itself writes. What a service writes (methods, assumptions, reasons) stands in `src/sentences` where the service is our own, and as it came where not. */
export const en = {
  frame: {
    page: 'Page {page} of {count}', contents: 'Contents', moreRows: '{n} more rows are in the workbook and the CSV tables.', madeWith: 'Made with Hectare', report: 'Project report', portfolioReport: 'Portfolio report', portfolio: 'Portfolio',
    noFont: 'Some letters of this report have no font on this computer, and a sign stands in their place: {letters}. The HTML report shows them where the reader’s computer has a font.', on: '{date} · {connection}',
    synthetic: 'SYNTHETIC: made-up sample data, not measured', syntheticLong: 'Figures in this report come from the made-up sample landscape. They are not measured and say nothing about the real place.',
    facts: 'Facts', table: 'Table', value: 'Value', field: 'Field', record: 'Record',
  },
  section: {
    summary: 'Summary and measures', map: 'Map', weather: 'Weather', climate: 'Climate to 2099', 'climate-risk': 'Climate risk', forest: 'Forest loss', carbon: 'Carbon', satellite: 'Satellite', soil: 'Soil', masks: 'Masks', parts: 'Parts', notes: 'Notes', sources: 'Methods and sources',
    projects: 'Projects', pages: 'A page for each project', countries: 'Totals by country and state',
  },
  product: {
    'project-mask': 'Project mask', weather: 'Weather', climate: 'Climate', 'climate-risk': 'Climate risk', 'deforestation-summary': 'Forest loss', 'deforestation-indicator-image': 'Loss indicator', 'baseline-sequestration': 'Carbon baseline',
    'performance-benchmark': 'Performance benchmark', 'carbon-additionality': 'Carbon additionality', 'ghg-emissions': 'Emissions', 'satellite-index': 'Vegetation index', soil: 'Soil', 'wetlands-mask': 'Wetlands mask', 'portfolio-deforestation-summary': 'Forest loss over all projects',
  },
  state: {
    running: 'Still being collected when this report was made ({reason}).', queued: 'In the queue when this report was made ({reason}).', missing: 'Not available: {reason}', stale: 'No connection when this report was made: as of {date}.', empty: 'The service gave no records for this.', unknown: 'The service describes this in its own way; it is shown as it came.',
    notVerified: 'An estimate from maps and tables, not a verified result.', partial: '* Not a whole period: only the days that the service had.', notReadable: 'The picture cannot be shown here ({reason}).', fromSource: 'Source: {source}.', noSource: 'The service names no source.',
  },
  measure: {
    area: 'Area', areaOurs: 'Area (computed by Hectare; the service gave none)', perimeter: 'Perimeter', centroid: 'Centroid', centroidOurs: 'Centroid (computed by Hectare)', box: 'Bounding box', boxText: 'west {west}, south {south}, east {east}, north {north}', geometry: 'Geometry', geometryText: '{type}, vertices: {vertices}, parts: {parts}',
    hash: 'Geometry hash', project: 'Project', created: 'created {date}', kind: 'Kind', collection: 'collection of {n} projects', controlPool: 'control pool', hectares: 'ha', area2: 'Area, ha', lostSince: 'lost since {year}', ofArea: 'of the area lost', perYear: 'baseline per year', emitted: 'emitted since {year}', indexMedian: 'median NDVI, {date}', texture: 'soil texture', meanTemperature: 'mean temperature, last {n} periods', vertices: 'Vertices',
  },
  map: { alt: 'Map of {name}', boundary: 'Boundary', own: 'Boundary as the service holds it; degrees on WGS 84.', north: 'N', directions: { north: 'N', south: 'S', east: 'E', west: 'W' }, window: 'The map as it stood in the window.', none: 'This project has no position to draw.' },
  period: { month: 'Month', year: 'Year' },
  weather: {
    months: 'Weather by month', years: 'Weather by year', alt: 'Temperature and precipitation of {name}', mean: 'Mean °C', min: 'Min °C', max: 'Max °C', range: 'Min to max', temperature: 'Temperature, °C', precipitation: 'Precipitation, mm', humidity: 'Humidity, 0–1', wind: 'Wind, m/s', windMax: 'Strongest wind, m/s', cloud: 'Cloud, 0–1', pressure: 'Pressure, hPa', dewPoint: 'Dew point °C', snowfall: 'Snowfall, mm',
  },
  climate: { title: 'Expected climate by year, scenarios weighted by the service’s defaults', alt: 'Expected temperature and precipitation of {name}' },
  risk: { title: 'Extremes: now and in the middle of the century', days: 'Days a year', metric: 'Metric', what: 'What it is', baseline: 'Baseline', future: 'Future', change: 'Change', alt: 'Days of heat, cold, rain and drought a year' },
  forest: { soFar: '{year} (so far)', title: 'Tree cover lost', year: 'Year', inYear: 'Lost in the year, ha', since: 'Lost since {year}, ha', percent: 'Percent of the area', forest2000: 'Forest in 2000, ha', observed: 'Observed through', hectares: 'Hectares', indicator: 'Where the evidence for deforestation exceeds 0.7', lost: 'Evidence above 0.7', rest: 'Rest of the project', legal: 'Loss of tree cover is not by itself illegal deforestation.', alt: 'Tree cover lost by year in {name}', indicatorAlt: 'Indicator image of deforestation' },
  carbon: {
    index: 'NDVI of the season', unit: 'tCO₂e', baseline: 'Growth without the project (baseline)', inYear: 'In the year, tCO₂e', lower: 'Lower bound', upper: 'Upper bound', bounds: 'Bounds', cumulative: 'Since the first year, tCO₂e', emissions: 'Emissions from tree cover loss', loss: 'Loss, ha', co2: 'CO₂, t', ch4: 'CH₄, tCO₂e', n2o: 'N₂O, tCO₂e', total: 'Total, tCO₂e', deviation: 'Standard deviation', benchmark: 'Growth of control plots against the project (performance benchmark)', project: 'Project’s index', control: 'Controls’ index', ratio: 'Benchmark', pValue: 'p',
    additionality: 'Removals beyond the benchmark (additionality)', removals: 'Removals, tCO₂e', beyond: 'Additionality, tCO₂e', since: 'Counted since', zone: 'Ecological zone', status: 'Matching', plots: 'Plots', plotsText: '{project} in the project, {control} controls', alt: '{what}, {name}',
  },
  satellite: { title: '{index}, {date}', acquired: 'Acquired', scene: 'Scene', clear: 'Clear share', mean: 'Mean', median: 'Median', p10: '10th percentile', p90: '90th percentile', index: 'Index', alt: '{index} of {name}', otherHost: 'the service names a picture that it does not give by this API', scenes: 'Scenes' },
  soil: { title: 'Soil properties by depth', property: 'Property', unit: 'Unit', depth: 'Depth', mean: 'Mean', low: '5 %', high: '95 %', texture: 'Texture class', range: '5–95 %', alt: '{what} by depth' },
  masks: { project: 'Project mask', wetlands: 'Wetlands mask', inside: 'Inside', outside: 'Outside', wetland: 'Wetland', other: 'Rest of the project', hectares: 'Area of the cells, ha', cells: 'Cells', class: 'Class', grid: 'Grid', gridText: '{width} × {height} cells, EPSG:{epsg}', alt: '{what} of {name}' },
  parts: { part: 'Part {n}', title: 'Parts of the boundary', members: 'Members of the collection', name: 'Name', id: 'Id', note: 'Note', remark: 'Areas of parts are computed by Hectare, geodesic on WGS 84; land under overlapping parts counts in each.' },
  sources: {
    about: 'How the measures are made', areaText: 'Geodesic polygon on the WGS 84 ellipsoid (Karney 2013), holes subtracted, land under overlapping parts counted once.', areaService: 'Area as the service gave it.', coordinates: 'Coordinates', coordinatesText: 'Longitude and latitude on WGS 84 (EPSG:4326).', perimeterText: 'Perimeter, parts and bounding box are computed by Hectare from the boundary.', service: 'Service', made: 'Made', source: 'Source', asOf: 'Data as of', asked: 'Asked', method: 'Method', assumption: 'Assumption', attribution: 'Attribution', state: 'State', shownAsCame: 'Unlike the interface: shown as it came.', product: 'Product',
  },
  portfolio: { morePages: '{n} more projects have their pages in the file.', number: 'No.', id: 'Id', mapAlt: 'Map of {n} projects', mapNumbers: 'The numbers are those of the table of projects.', mapMarks: 'Each mark is a project.', project: 'Project', area: 'Area, ha', lost: 'Lost since {year}, ha', percent: 'Percent', country: 'Country', state: 'State', projects: 'Projects', total: 'Total', noPlace: 'At sea or unknown', byCountry: 'Forest loss by country', byState: 'Forest loss by state', created: 'Created', centroid: 'Centroid', listed: '{n} projects, {area} ha in sum. Land under overlapping projects counts in each.', all: 'These sums are the service’s own, over all its {n} projects; this report lists {listed}.', allListed: 'These sums are the service’s own, over all its projects.', missing: 'Project {id} is not in this report: {reason}', partialLost: 'The total of forest loss leaves out {n} projects without a figure.', pending: '{n} projects are still being collected and are not in the sums.', chart: 'Tree cover lost by country, ha' },
};
export type ReportTexts = typeof en;
