/** The products of a project: tabs, panels, charts, and the words of each product. */
export const tab = { overview: 'Overview', climate: 'Climate', forest: 'Forest', carbon: 'Carbon', satellite: 'Satellite', land: 'Land' };
export const product = {
  'project-mask': 'Project mask', weather: 'Weather', climate: 'Climate, 4 scenarios', 'climate-risk': 'Climate risk', 'deforestation-summary': 'Forest loss', 'deforestation-indicator-image': 'Loss indicator image', 'baseline-sequestration': 'Carbon baseline', 'performance-benchmark': 'Performance benchmark', 'carbon-additionality': 'Carbon additionality', 'ghg-emissions': 'Emissions', 'satellite-index': 'Vegetation index', soil: 'Soil', 'wetlands-mask': 'Wetlands mask',
};
export const panel = {
  loading: 'reading', ready: 'ready', waiting: 'waiting', failed: 'not available', absent: 'not offered', synthetic: 'SYNTHETIC', notVerified: 'An estimate from maps and tables: not a verified result.', noRows: 'There are no records for these dates. Choose others, or collect again.', table: 'Table', enlarge: 'Show large below',
  csv: 'Save the table as CSV', png: 'Save the picture as PNG', tif: 'Save the GeoTIFF', copy: 'Copy the table', again: 'Collect again', more: '{n} more rows: save or enlarge the table to see them', waitingHint: 'It goes on by itself, also when this window is closed.', loadingHint: 'Reading …', onMap: 'On the map', period: 'Period', show: 'Show', from: 'From', to: 'To',
  percent: '{n} %', method: 'Method', save: 'Save', saveOf: 'Save: {name}', toolsOf: 'Tools: {name}', tableOf: 'Table: {name}', file: { csv: 'Table (CSV)', png: 'Picture (PNG)', svg: 'Vector drawing (SVG)', tif: 'Raster (GeoTIFF)' }, copied: '{n} rows copied', notCopied: 'This computer does not let Hectare copy. Save the table as CSV instead.', noPicture: 'There is no picture to save yet.',
  madeUp: 'SYNTHETIC: made-up data from the sample landscape, nothing measured.', failedTitle: 'This could not be had.', failedHint: 'The other products are not touched. Try again; if it stays, the service has to look at it.',
};
export const chart = { keys: 'Arrow keys go from value to value', zoom: 'Part that is seen', all: 'Show everything', each: 'Each place stands for {n} periods: the least, the mean and the most of them.' };
export const dates = { outside: 'Between {from} and {to}', order: 'Not before {from}', years: '{n} year | {n} years' };
export const period = { daily: 'Day', weekly: 'Week', monthly: 'Month', yearly: 'Year' };
export const about_product = {
  weather: 'What the weather was here, from reanalysis, in the local time of the place.', climate: 'What five climate models expect here, weighted over four scenarios.', 'climate-risk': 'Heat, cold, rain and drought: how often now, how often in the middle of the century.',
  'deforestation-summary': 'Forest of 2000 that has lost its trees since 2018. Loss of tree cover is not by itself illegal deforestation.', 'deforestation-indicator-image': 'Where the signs of deforestation together make it more probable than the threshold.', 'wetlands-mask': 'Wetlands and mangroves of the land cover map, and land that is under water for a part of the year.',
  'baseline-sequestration': 'Carbon that the woody plants here would take up without the project.', 'ghg-emissions': 'Carbon that was set free where trees were lost.', 'performance-benchmark': 'How control plots around the project grew, against the project’s own plots.', 'carbon-additionality': 'Removals beyond what the control plots show.',
  'satellite-index': 'How green, moist or burnt the land looks from Sentinel-2.', soil: 'Soil properties by depth, from a global model.', 'project-mask': 'The boundary as a picture: the cells that every other picture counts as the project.',
};
export const weather = {
  mean: 'Mean °C', min: 'Min °C', max: 'Max °C', range: 'Min to max °C', temperature: 'Temperature, °C', precipitation: 'Precipitation, mm', humidity: 'Humidity, 0–1', humidityPercent: 'Humidity, %', wind: 'Wind, m/s', windMean: 'Mean wind, m/s', windMax: 'Strongest wind, m/s', windBoth: 'Wind, m/s', cloud: 'Cloud, 0–1', cloudPercent: 'Cloud, %', pressure: 'Pressure, Pa', pressureHectopascal: 'Pressure, hPa', dewPoint: 'Dew point °C', dewPointMin: 'Min dew point °C', dewPointMax: 'Max dew point °C', snowfall: 'Snowfall, mm', snowDepth: 'Snow depth, mm',
  whole: 'Whole period', yes: 'whole', part: 'part', partial: 'Shaded: not a whole period, only its days inside the dates.', newest: 'to {day}',
  by: { daily: 'by day', weekly: 'by week', monthly: 'by month', yearly: 'by year' },
  picture: { temperature: 'Temperature, rain', precipitation: 'Precipitation', wind: 'Wind', humidity: 'Humidity', cloud: 'Cloud', pressure: 'Pressure', snow: 'Snow' },
};
export const climate = {
  weights: 'Weights of the scenarios', ssp126: 'SSP1-2.6', ssp245: 'SSP2-4.5', ssp370: 'SSP3-7.0', ssp585: 'SSP5-8.5', weightOf: 'Weight of {name}', sum: 'Sum', presets: 'Presets', badWeight: 'The weight of {name} has to be between {low} and {high}: the others need a share too.',
  about: { ssp126: 'Sustainable development, emissions fall to zero after 2050', ssp245: 'Middle of the road, emissions fall slowly', ssp370: 'Regional rivalry, emissions double', ssp585: 'Fossil-fuelled growth, emissions triple' },
  preset: { usual: 'Usual', equal: 'Equal', ssp126: '1-2.6', ssp245: '2-4.5', ssp370: '3-7.0', ssp585: '5-8.5' }, compare: 'Compare with the observed weather', observed: 'Observed', projected: 'Projected', observedMean: 'Observed mean °C', observedPrecipitation: 'Observed precipitation, mm',
  comparison: 'Over {n} that both know, the mean temperature was {observed} °C observed and {projected} °C projected ({difference}); precipitation {rainObserved} mm and {rainProjected} mm.', periods: { weekly: '{n} week | {n} weeks', monthly: '{n} month | {n} months', yearly: '{n} year | {n} years' }, noComparison: 'No whole period is both observed and projected, so there is nothing to compare.',
};
export const risk = {
  metric: 'Metric', code: 'Code', what: 'What it is', baseline: '1991–2020', future: '2041–2060', change: 'Change', explain: 'Explain', hint: 'Press a name for what it means, a heading to sort.', noFuture: 'The models’ daily values are not in yet: the future is added when they are.',
  group: { heat: 'Heat', cold: 'Cold', rain: 'Rain', dryness: 'Dryness', other: 'Other' },
  name: { TXx: 'Hottest day', TNn: 'Coldest night', TX35: 'Days above 35 °C', TX30: 'Days above 30 °C', TR: 'Nights above 20 °C', SU: 'Days above 25 °C', FD: 'Frost days', ID: 'Ice days', WSDI: 'Warm spells', PRCPTOT: 'Rain of the year', SDII: 'Rain of a wet day', Rx1day: 'Wettest day', Rx5day: 'Wettest five days', R20mm: 'Heavy rain days', R95pTOT: 'Share of extremes', CDD: 'Longest dry spell', CWD: 'Longest wet spell', SPI12: 'Severe drought' },
  unit: { TXx: '°C', TNn: '°C', TX35: 'days', TX30: 'days', TR: 'days', SU: 'days', FD: 'days', ID: 'days', WSDI: 'days', PRCPTOT: 'mm', SDII: 'mm', Rx1day: 'mm', Rx5day: 'mm', R20mm: 'days', R95pTOT: '%', CDD: 'days', CWD: 'days', SPI12: '%' },
  about: {
    TXx: 'The highest daily maximum temperature of the year.', TNn: 'The lowest daily minimum temperature of the year.', TX35: 'Days of the year with a maximum above 35 °C: heat that harms people, animals and flowers.', TX30: 'Days of the year with a maximum above 30 °C.', TR: 'Nights of the year that never fall below 20 °C.', SU: 'Days of the year with a maximum above 25 °C.', FD: 'Days of the year with a minimum below 0 °C.', ID: 'Days of the year that stay below 0 °C.',
    WSDI: 'Days in spells of at least six days that are each warmer than nine in ten such days of the baseline.', PRCPTOT: 'Precipitation of the year on days of at least 1 mm.', SDII: 'Mean precipitation of a day of at least 1 mm.', Rx1day: 'Most precipitation of a day in the year.', Rx5day: 'Most precipitation of five days in a row.', R20mm: 'Days of the year with at least 20 mm.', R95pTOT: 'Share of the year’s precipitation that falls on days wetter than 95 in 100 wet days of the baseline.', CDD: 'The most days in a row below 1 mm.', CWD: 'The most days in a row of at least 1 mm.', SPI12: 'Share of months whose twelve-month precipitation is far below what is usual there (index of −1.5 or less).',
  },
};
export const forest = {
  year: 'Year', soFar: '{year} so far', inYear: 'Lost in the year, ha', inYearPercent: 'Lost in the year, %', since: 'Lost since 2018, ha', sincePercent: 'Lost since 2018, %', lost: 'Lost since 2018', ofProject: 'of the project', percent: 'Percent of the project', forest2000: 'Forest in 2000', observed: 'Observed through', hectares: 'Hectares',
  currentYear: 'Shaded: {year} so far, observed to {day}.', currentYearOpen: 'Shaded: {year} so far.', threshold: 'Threshold of the picture', baselineYear: 'Loss since', sinceYear: 'since {year}', otherThreshold: 'This service makes the picture with a threshold of {n} only.',
  sign: { probable: 'One probable alert', fall: 'Fall of NDVI', both: 'Probable alert and fall of NDVI', confirmed: 'Confirmed alert', map: 'Loss on the yearly map' },
};
export const carbon = {
  unit: 'tCO₂e', unitPerYear: 'tCO₂e a year', inYear: 'In the year, tCO₂e', lower: 'Lower bound', upper: 'Upper bound', bounds: 'Bounds', baseline: 'Baseline', cumulative: 'Since the first year, tCO₂e', zone: 'Ecological zone: {zone}', stand: '{n} ha of {stand}:', co2: 'CO₂, t', ch4: 'CH₄, tCO₂e', n2o: 'N₂O, tCO₂e', total: 'Total, tCO₂e', deviation: 'Standard deviation', fire: 'Cleared by fire (adds CH₄ and N₂O)', withFire: 'with fire', errorBars: 'Lines on the bars: one standard deviation each way.',
  shows: { yearly: 'By year', cumulative: 'Added up' }, thisYear: 'Baseline of {year}', inThatYear: 'Additionality of {year}', sinceStart: 'Additionality from {start} to {year}',
  benchmark: 'Benchmark', benchmarkOf: 'Benchmark of {year}', benchmarkHint: 'Growth of the controls over growth of the project: 0, the controls did not grow; 1, no difference.', projectIndex: 'Index of the project', controlIndex: 'Index of the controls', stockingIndex: 'Stocking index (NDVI)', projectPlots: 'Project plots', controlPlots: 'Control plots', pValue: 'p value', startYear: 'Start year', season: 'Growing season', balance: 'Are the controls like the project?', balanceHint: 'Standardised difference at the start; within ±{n} they are.',
  covariate: { index: 'NDVI {year}', tree_cover: 'Tree cover {year}', elevation: 'Elevation' }, status: { matched: 'Controls were matched and are like the project.', unbalanced: 'The controls differ from the project too much, so there is no benchmark.', 'no-data': 'Too few plots are seen clear, so there is no benchmark.' },
  additionality: 'Additionality, tCO₂e', additionalityShort: 'additionality', removals: 'Removals, tCO₂e', removalsShort: 'removals', formula: 'Removals times one minus the benchmark', noBenchmark: 'Without a benchmark there is no additionality.', boundsOfRemovals: 'Bounds of the removals carried through; how sure the benchmark is stands with it.',
};
export const zone = {
  'tropical-rainforest': 'tropical rainforest', 'tropical-moist-deciduous': 'tropical moist deciduous forest', 'tropical-dry': 'tropical dry forest', 'tropical-shrubland': 'tropical shrubland', 'tropical-desert': 'tropical desert', 'tropical-mountain': 'tropical mountains',
  'subtropical-humid': 'subtropical humid forest', 'subtropical-dry': 'subtropical dry forest', 'subtropical-steppe': 'subtropical steppe', 'subtropical-desert': 'subtropical desert', 'subtropical-mountain': 'subtropical mountains',
  'temperate-oceanic': 'temperate oceanic forest', 'temperate-continental': 'temperate continental forest', 'temperate-steppe': 'temperate steppe', 'temperate-desert': 'temperate desert', 'temperate-mountain': 'temperate mountains', 'boreal-coniferous': 'boreal coniferous forest', 'boreal-tundra-woodland': 'boreal tundra woodland', 'boreal-mountain': 'boreal mountains', polar: 'polar',
};
export const satellite = {
  index: 'Index', acquired: 'Acquired', scene: 'Scene', mean: 'Mean', median: 'Median', p10: '10 %', p90: '90 %', clear: 'Clear', legend: 'Colours from -0.2 to 0.9', latest: 'The newest clear image.', range: 'The median of the clear images between the dates.', scenes: '{n} image: | {n} images:', moreDays: 'and {n} more days',
  about: { ndvi: 'Green leaves are high.', evi: 'Dense vegetation is high, and haze disturbs less.', ndmi: 'Water in leaves is high.', nbr: 'Burnt ground is low.', ndwi: 'Open water is high.' },
  name: { ndvi: 'NDVI, greenness', evi: 'EVI, dense vegetation', ndmi: 'NDMI, moisture', nbr: 'NBR, burn', ndwi: 'NDWI, open water' }, ends: { bare: 'bare', dense: 'dense', dry: 'dry', wet: 'wet' },
};
export const soil = {
  property: 'Property', unit: 'Unit', depth: 'Depth', mean: 'Mean', low: '5 %', high: '95 %', bounds: '5 to 95 %', depthAxis: 'Depth, cm', centimetres: '{from}–{to} cm', texture: 'Texture by depth', upper: '0–30 cm: {name}', triangle: 'Texture triangle: {name}', axis: { clay: 'Clay, %', silt: 'Silt, %', sand: 'Sand, %' },
  name: { bdod: 'Bulk density', cec: 'Cation exchange capacity', cfvo: 'Coarse fragments', clay: 'Clay', sand: 'Sand', silt: 'Silt', nitrogen: 'Nitrogen', phh2o: 'pH in water', soc: 'Organic carbon', ocd: 'Organic carbon density', ocs: 'Organic carbon stock' },
};
/** Texture classes of the USDA. */
export const texture = { sand: 'sand', loamy_sand: 'loamy sand', sandy_loam: 'sandy loam', loam: 'loam', silt_loam: 'silt loam', silt: 'silt', sandy_clay_loam: 'sandy clay loam', clay_loam: 'clay loam', silty_clay_loam: 'silty clay loam', sandy_clay: 'sandy clay', silty_clay: 'silty clay', clay: 'clay' };
export const classes = {
  title: 'Classes of the picture', class: 'Class', value: 'Value', percent: 'Percent',
  'project-mask': { 0: 'Outside', 1: 'Project' }, 'wetlands-mask': { 0: 'Other land', 1: 'Wetland' }, 'deforestation-indicator-image': { 0: 'No sign above the threshold', 1: 'Deforestation probable' },
};
export const availability = {
  title: 'Data', ready: '{ready} of {all} ready', working: '{ready} of {all} ready, {n} on the way', unknown: 'ask', noDates: 'not bound to dates', updated: 'collected {time}', preliminary: 'a first answer, the rest comes', eligibility: 'Screening for {program}: {status}. Not a program’s verdict.', status: { eligible: 'nothing speaks against it', not_eligible: 'wetland or recent loss on more than a tenth of the area', unknown: 'not known yet' },
};
export const collection = {
  title: 'Background collection', intro: 'What the service on this computer collects from open data, and how.', none: 'This connection collects on its own; there is nothing to set here.', state: '{waiting} waiting, {running} running, {failed} failed', paused: 'Pause the collection', offline: 'Stay offline: use only what is on this computer', sample: 'Use the sample landscape (made-up data, marked SYNTHETIC) where it lies',
  question: 'Is your use non-commercial?', questionHint: 'Open-Meteo’s weather archive is free for non-commercial use only. For commercial use Hectare takes NASA POWER, which is coarser.', nonCommercial: 'Yes, non-commercial', commercial: 'No, commercial', ask: 'Weather waits for one answer: is your use non-commercial?', unanswered: 'Not answered yet: weather waits.', again: 'Collect what failed again', now: 'Of the open project', nothingWaits: 'Everything has been collected.',
};
