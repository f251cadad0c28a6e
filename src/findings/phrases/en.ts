/** What the answers say together. A figure brings its unit and, where it has one, its interval; a date is written out. */
export const en = {
  // What is here
  'findings.land.area': '{area} of land.',
  'findings.land.parcels': '{area} of land in {parcels}.',
  'findings.land.collection': 'A collection of {members}, {area} in all.',
  'findings.land.control-pool': 'The project is a pool of control plots: land that other projects are compared with.',
  'findings.land.no-area':
    'The project is made of points or lines and has no area, so forest loss, carbon and masks cannot be computed. Draw it as a polygon.',
  'findings.land.area-unknown': 'The service does not say how large the project is, so shares of its area are not given.',
  'findings.land.small': 'The project covers {area}. Maps with cells of 30 m are coarse for less than 1 ha.',
  'findings.cover.forest': '{share} of the land was forest in 2000: on {area}, tree crowns covered at least {canopy}\u00a0% of the ground.',
  'findings.cover.no-forest': 'No forest stood here in 2000: nowhere did tree crowns cover {canopy}\u00a0% of the ground or more.',
  'findings.cover.woody': 'Trees and shrubs covered {share} of the land in {year} ({area}).',
  'findings.cover.no-woody': 'The land cover map of {year} shows no trees or shrubs here.',
  'findings.cover.largest': 'The largest land cover in {year} was {cover}: {share} of the land that the map knows ({area}).',
  'findings.cover.mangrove': '{area} is mangrove.',
  'findings.cover.wetland': '{share} of the land is wetland ({area}).',
  'findings.cover.no-wetland': 'No wetland is mapped here.',
  'findings.cover.greenness':
    'Seen from space on {date}, the greenness of the land (NDVI) was {median}: 0 is bare ground, above 0.6 dense plants. Four fifths of the land lie within the brackets.',
  'findings.soil.texture': 'The topsoil (0–30 cm) is {texture}.',
  'findings.soil.texture-and-ph': 'The topsoil (0–30 cm) is {texture} with a pH of {ph}; 7 is neutral.',
  'findings.soil.carbon-stock': 'The topsoil (0–30 cm) holds {stock} of organic carbon.',

  // What is difficult about the soil
  'findings.soil.acid': 'The topsoil is strongly acid, pH {value}: below 5.5, aluminium begins to harm roots.',
  'findings.soil.alkaline': 'The topsoil is strongly alkaline, pH {value}: phosphorus, iron and zinc become scarce for plants.',
  'findings.soil.low-carbon': 'The topsoil has little organic carbon, {value}: below 11 g/kg, yields of tropical soils fall.',
  'findings.soil.stony': 'The topsoil is stony: {value} of its volume is rock fragments, which hold no water.',
  'findings.soil.sandy': 'The topsoil is {texture} and holds little water and few nutrients.',

  // Forest and alerts
  'findings.forest.loss-since':
    'Tree cover was lost on {loss} from {first} to {last}, {share} of the area; most of it in {worst} ({most}).',
  'findings.forest.loss-total': 'Tree cover was lost on {loss} from {first} to {last}.',
  'findings.forest.no-loss': 'No loss of tree cover was seen from {first} to {last}.',
  'findings.forest.after-cut-off':
    'Tree cover was lost on {loss} after {year}, the cut-off year of the EU deforestation regulation. That need not be deforestation in the legal sense; check the land use.',
  'findings.forest.newest-year': 'In {year}, the newest whole year, tree cover was lost on {loss}, {share} of the area.',
  'findings.forest.jump': 'Loss rose sharply: {loss} in {year} against {usual} a year on average from {first} to {last}.',
  'findings.forest.loss-rising': 'Yearly loss is rising: {slope} from {first} to {last}.',
  'findings.forest.loss-falling': 'Yearly loss is falling: {slope} from {first} to {last}.',
  'findings.forest.much-lost': 'Since {first}, {share} of the forest of 2000 was lost.',
  'findings.forest.driver':
    'Most of the loss from {first} to {last}, {share} ({loss}), lies where {driver} dominates loss within about a kilometre; the map tells no cause of a single loss.',
  'findings.driver-class.permanent-agriculture': 'permanent agriculture',
  'findings.driver-class.hard-commodities': 'mining and energy',
  'findings.driver-class.shifting-cultivation': 'shifting cultivation',
  'findings.driver-class.logging': 'logging',
  'findings.driver-class.wildfire': 'wildfire',
  'findings.driver-class.settlements-and-infrastructure': 'building of settlements and roads',
  'findings.driver-class.other-natural-disturbances': 'other natural disturbance',
  'findings.forest.burned': '{burned} of the land that lost tree cover from {first} to {last} is mapped as burned in the year of its loss.',
  'findings.forest.small-loss':
    'The loss of {loss} is less than 1 ha, close to what cells of 30 m can tell: look at pictures before you act on it.',
  'findings.alerts.confirmed':
    'Confirmed satellite alerts of tree cover loss cover {alerts} in {year}, seen until {through}. Alerts are early signs, not a measured area.',
  'findings.alerts.undated':
    'Confirmed satellite alerts of tree cover loss cover {alerts} in {year}; of which days is not known. Alerts are early signs, not a measured area.',
  'findings.alerts.probable': 'Further satellite alerts cover {alerts} in {year} and are not confirmed yet.',
  'findings.alerts.none': 'No confirmed satellite alert of tree cover loss in {year}, seen until {through}.',
  'findings.alerts.not-watched': 'No alert system watches this place, so loss in {year} will only show in the next yearly map.',
  'findings.alerts.no-look':
    'No satellite alert of tree cover loss in {year}; whether the satellites saw this land without clouds in that year is not known.',
  'findings.alerts.old-look': 'The newest look for alerts was {age} ago, on {through}.',
  'findings.alerts.signs':
    'Several satellite signs together make loss of forest since 2018 probable on {area} ({share}). They are counted by other rules than the yearly map, so the two areas differ.',
  'findings.alerts.no-signs': 'Nowhere here do several satellite signs together point to loss of forest since 2018.',

  // Vegetation, rain and warmth
  'findings.vegetation.falling':
    'From {first} to {last} the land became less green: {slope} on the scale of greenness (NDVI), each month compared with the same month of other years.',
  'findings.vegetation.rising':
    'From {first} to {last} the land became greener: {slope} on the scale of greenness (NDVI), each month compared with the same month of other years.',
  'findings.vegetation.no-trend':
    'From {first} to {last} the land became neither clearly greener nor clearly less green, each month compared with the same month of other years.',
  'findings.vegetation.below-season':
    'In {month} the land was less green than usual for that month: {value} on the scale of greenness (NDVI) against {usual} in {years}.',
  'findings.vegetation.above-season':
    'In {month} the land was greener than usual for that month: {value} on the scale of greenness (NDVI) against {usual} in {years}.',
  'findings.vegetation.as-season':
    'In {month} the land was as green as usual for that month: {value} on the scale of greenness (NDVI) against {usual}.',
  'findings.vegetation.too-short': 'A trend of greenness needs {years} of pictures without clouds.',
  'findings.vegetation.not-asked': 'Greenness by month was not collected yet, so its trend is not known.',
  'findings.vegetation.old-picture': 'The newest clear picture is from {date}, {age} old.',
  'findings.vegetation.clouded': 'The newest picture shows only {clear} of the area without clouds.',
  'findings.rain.drought':
    'Drought: rain less what plants could use in the 12 months to {month} was far below what is usual in {reference} (SPEI {index}).',
  'findings.rain.usual': '{rain} of rain in the 12 months to {month}, which is usual: {usual} in the {years} before.',
  'findings.rain.dry-year': 'Unusually dry: {rain} of rain in the 12 months to {month} against {usual} in the {years} before.',
  'findings.rain.wet-year': 'Unusually wet: {rain} of rain in the 12 months to {month} against {usual} in the {years} before.',
  'findings.rain.driest-season':
    'The three months to {month} brought {rain} of rain, the least for these months in the {years} before; {usual} is the mean.',
  'findings.rain.wettest-season':
    'The three months to {month} brought {rain} of rain, the most for these months in the {years} before; {usual} is the mean.',
  'findings.rain.falling': 'Yearly rain has fallen: {slope} over {years}.',
  'findings.rain.rising': 'Yearly rain has risen: {slope} over {years}.',
  'findings.rain.warm-year': 'Unusually warm: {temperature} in the 12 months to {month} against {usual} in the {years} before.',
  'findings.rain.cool-year': 'Unusually cool: {temperature} in the 12 months to {month} against {usual} in the {years} before.',
  'findings.rain.warming': 'It has become warmer: {slope} over {years}.',
  'findings.rain.too-few-years': 'What is usual for rain is not known: that takes the same months of {years} before.',

  // Climate
  'findings.climate.normals': '{temperature} and {rain} of rain a year on average ({years}).',
  'findings.climate.dry-months': 'Dry for {dry} of the year on average; the wettest month is {wettest}.',
  'findings.climate.no-dry-month': 'No month of the year is usually dry.',
  'findings.climate.zone': 'Ecological zone: {zone}.',
  'findings.climate.warming':
    'Climate models expect {change} for {from}–{to} against {first}–{last}, as the weighted mean of four paths of future emissions.',
  'findings.climate.drier':
    'Climate models expect less rain, {change} for {from}–{to} against {first}–{last}, as the weighted mean of four paths of future emissions.',
  'findings.climate.wetter':
    'Climate models expect more rain, {change} for {from}–{to} against {first}–{last}, as the weighted mean of four paths of future emissions.',
  'findings.climate-risk.hot-days': 'Days above 35 °C: {change} a year by 2041–2060 (today {today}).',
  'findings.climate-risk.hot-nights': 'Nights above 20 °C: {change} a year by 2041–2060 (today {today}).',
  'findings.climate-risk.warm-spells':
    'Days in warm spells (at least six unusually hot days in a row): {change} a year by 2041–2060 (today {today}).',
  'findings.climate-risk.heaviest-day': 'The heaviest rain of a day in the year: {change} by 2041–2060 (today {today}).',
  'findings.climate-risk.dry-spell': 'The longest time without rain in the year: {change} by 2041–2060 (today {today}).',
  'findings.climate-risk.drought': 'Months in severe drought: {change} of all months by 2041–2060 (today {today}).',
  'findings.climate-risk.less-rain': 'Rain in a year: {change} by 2041–2060 (today {today}).',
  'findings.climate-risk.extreme-heat': 'The hottest day of a year reaches {hottest} on average.',
  'findings.climate-risk.frost': 'There is frost on {days} a year.',
  'findings.climate-risk.no-future': 'What the future brings is not known yet: the climate models are still missing.',
  'findings.zone.tropical-rainforest': 'tropical rainforest',
  'findings.zone.tropical-moist-deciduous': 'tropical moist deciduous forest',
  'findings.zone.tropical-dry': 'tropical dry forest',
  'findings.zone.tropical-shrubland': 'tropical shrubland',
  'findings.zone.tropical-desert': 'tropical desert',
  'findings.zone.tropical-mountain': 'tropical mountains',
  'findings.zone.subtropical-humid': 'subtropical humid forest',
  'findings.zone.subtropical-dry': 'subtropical dry forest',
  'findings.zone.subtropical-steppe': 'subtropical steppe',
  'findings.zone.subtropical-desert': 'subtropical desert',
  'findings.zone.subtropical-mountain': 'subtropical mountains',
  'findings.zone.temperate-oceanic': 'temperate oceanic forest',
  'findings.zone.temperate-continental': 'temperate continental forest',
  'findings.zone.temperate-steppe': 'temperate steppe',
  'findings.zone.temperate-desert': 'temperate desert',
  'findings.zone.temperate-mountain': 'temperate mountains',
  'findings.zone.boreal-coniferous': 'boreal coniferous forest',
  'findings.zone.boreal-tundra-woodland': 'boreal tundra woodland',
  'findings.zone.boreal-mountain': 'boreal mountains',
  'findings.zone.polar': 'polar',

  // Carbon and eligibility
  'findings.carbon.stock': 'Trees and shrubs held {density} of dry matter above ground in {year}.',
  'findings.carbon.growth': 'Trees and shrubs here take up {growth}, estimated from the published growth rates of this ecological zone.',
  'findings.carbon.emissions': 'The loss of tree cover set free {total} from {first} to {last}.',
  'findings.carbon.emissions-exceed-growth': 'Loss set free more than growth took up: {total} against {grown} from {first} to {last}.',
  'findings.carbon.faster-than-controls':
    'Since the project’s start the land has gained more greenness than similar land nearby, seen in {year}.',
  'findings.carbon.slower-than-controls':
    'Since the project’s start the land has gained less greenness than similar land nearby, seen in {year}.',
  'findings.carbon.like-controls':
    'Since the project’s start the land has changed no differently from similar land nearby, seen in {year}.',
  'findings.carbon.unlike-controls':
    'No similar land was found nearby to compare with, so nobody can tell how much of the growth would have happened anyway.',
  'findings.carbon.additional': 'By {year} the project took up {removals} more than would have happened anyway, its losses deducted.',
  'findings.carbon.not-additional': 'It cannot be shown that the project took up more carbon by {year} than would have happened anyway.',
  'findings.carbon.additionality-open':
    'Whether the project took up more carbon than would have happened anyway is not known: a figure or its range is missing.',
  'findings.eligibility.passes': 'The pre-check for the project’s carbon programme finds every rule met. It is no programme’s verdict.',
  'findings.eligibility.fails':
    'The pre-check for the project’s carbon programme speaks against the land: at least one rule is not met. It is no programme’s verdict.',
  'findings.eligibility.open':
    'Whether the land suits the project’s carbon programme is open: rules cannot be told from maps, were not read, or lack data.',
  'findings.eligibility.wetland': '{share} of the land is wetland; Hectare’s own pre-check for tree planting (ARR) allows 10\u00a0%.',
  'findings.eligibility.cleared':
    '{share} of the land lost its tree cover from {first} to {last}; Hectare’s own pre-check for tree planting (ARR) allows 10\u00a0% in ten years.',
  'findings.eligibility.forested':
    '{share} of the land was forest in 2000; tree planting (ARR) is for land that was not forest in the last ten years.',

  // What is not there
  'findings.data.synthetic': 'The data are made up by a program for practice; nothing here was measured.',
  'findings.data.stored': 'The service cannot be reached: stored answers are shown, the oldest from {date}.',
  'findings.data.needs-decision': 'Waiting for your answer (is your use non-commercial?): {products}.',
  'findings.data.needs-network': 'Waiting for the network: {products}.',
  'findings.data.failed': '{product} could not be computed: {reason}',
  'findings.data.collecting': 'Being collected now: {products}.',
  'findings.data.queued': 'In the queue: {products}.',
  'findings.data.queued-behind': 'In the queue behind {ahead}: {products}.',
  'findings.data.paused': 'Paused: {products}.',
  'findings.data.behind': 'Waiting for other products first: {products}.',
  'findings.data.not-offered': '{product} is not available: {reason}',
  'findings.data.nothing-here': '{product}: {reason}',
  'findings.data.preliminary': 'A first estimate is shown until the full data have come: {products}.',
  'findings.data.no-reason': 'the service gives no reason.',

  // Classes of soil texture (USDA)
  'findings.cover-class.tree_cover': 'tree cover',
  'findings.cover-class.shrubland': 'shrubland',
  'findings.cover-class.grassland': 'grassland',
  'findings.cover-class.cropland': 'cropland',
  'findings.cover-class.built_up': 'built-up land',
  'findings.cover-class.bare': 'bare ground or sparse plants',
  'findings.cover-class.snow_and_ice': 'snow and ice',
  'findings.cover-class.permanent_water': 'permanent water',
  'findings.cover-class.herbaceous_wetland': 'herbaceous wetland',
  'findings.cover-class.mangroves': 'mangroves',
  'findings.cover-class.moss_and_lichen': 'moss and lichen',
  'findings.texture.sand': 'sand',
  'findings.texture.loamy-sand': 'loamy sand',
  'findings.texture.sandy-loam': 'sandy loam',
  'findings.texture.loam': 'loam',
  'findings.texture.silt-loam': 'silt loam',
  'findings.texture.silt': 'silt',
  'findings.texture.sandy-clay-loam': 'sandy clay loam',
  'findings.texture.clay-loam': 'clay loam',
  'findings.texture.silty-clay-loam': 'silty clay loam',
  'findings.texture.sandy-clay': 'sandy clay',
  'findings.texture.silty-clay': 'silty clay',
  'findings.texture.clay': 'clay',

  // Units of words
  'findings.unit.list': '{first}; {rest}',
  'findings.unit.with-interval': '{figure} {interval}',
  'findings.unit.day-one': '{n} day',
  'findings.unit.day-other': '{n} days',
  'findings.unit.month-one': '{n} month',
  'findings.unit.month-other': '{n} months',
  'findings.unit.year-one': '{n} year',
  'findings.unit.year-other': '{n} years',
  'findings.unit.parcel-one': '{n} parcel',
  'findings.unit.parcel-other': '{n} parcels',
  'findings.unit.job-one': '{n} job',
  'findings.unit.job-other': '{n} jobs',
  'findings.unit.member-one': '{n} project',
  'findings.unit.member-other': '{n} projects',
  'findings.unit.time-one': '{n} time',
  'findings.unit.time-other': '{n} times',
  'findings.unit.decade-one': '{n} per decade',
  'findings.unit.decade-other': '{n} per decade',
  'findings.unit.celsius-decade-one': '{n} °C per decade',
  'findings.unit.celsius-decade-other': '{n} °C per decade',
  'findings.unit.mm-decade-one': '{n} mm per decade',
  'findings.unit.mm-decade-other': '{n} mm per decade',
  'findings.unit.ha-year-one': '{n} ha each year',
  'findings.unit.ha-year-other': '{n} ha each year',
  'findings.unit.tonnes-year-one': '{n} tCO₂e a year',
  'findings.unit.tonnes-year-other': '{n} tCO₂e a year',
} as const;
