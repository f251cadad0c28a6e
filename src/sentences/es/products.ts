import type { Sentences } from '../known-sentences.ts';

/** Métodos, supuestos, motivos y avances de los productos del servicio propio. */
export const products: Sentences = {
  'SYNTHETIC sample data: made up by a program, not measured.':
    'Datos de muestra SYNTHETIC (sintéticos): los inventó un programa, no se midieron.',
  'SYNTHETIC: made up by Hectare’s own script, not measured': 'SYNTHETIC: inventado por un programa del propio Hectare, no medido',
  '{dataset} collection 1 where there is one': '{dataset} colección 1 donde la hay',
  '{dataset} v2.0 where there is one': '{dataset} v2.0 donde la hay',
  'An estimate, not a verified result.': 'Una estimación, no un resultado verificado.',
  'Loss of tree cover is not legal deforestation.': 'La pérdida de cobertura arbórea no es deforestación en sentido legal.',
  'climate normals': 'normales climáticas',

  // baseline-sequestration
  'Growth of the woody cells of the land cover map (trees, mangroves, shrubs) by ecological zone: Σ hectares × growth × (1 + root share) × carbon fraction (0.47, mangroves 0.45) × 44/12 (IPCC 2006, volume 4, equation 2.9). A stand is young when it was lost in the last {years} years or was no forest in 2000.':
    'Crecimiento de las celdas leñosas del mapa de cobertura del suelo (árboles, manglares, arbustos) por zona ecológica: Σ hectáreas × crecimiento × (1 + proporción de raíces) × fracción de carbono (0,47; manglares 0,45) × 44/12 (IPCC 2006, volumen 4, ecuación 2.9). Un rodal es joven si se perdió en los últimos {years} años o no era bosque en 2000.',
  'A tier-1 estimate of growth without the project, not a verified result.':
    'Una estimación de nivel 1 del crecimiento sin el proyecto, no un resultado verificado.',
  'Growth cells of IPCC 2019, table 4.9, that were not checked against the publication are replaced by medians of field plots (GROA); factors_used names each.':
    'Las casillas de crecimiento de IPCC 2019, tabla 4.9, que no se cotejaron con la publicación se sustituyen por medianas de parcelas de campo (GROA); factors_used nombra cada una.',
  'Root shares are those of stands of {young} t/ha (young) and {old} t/ha (old); mangroves grow as the trees of their zone, with root shares of their own.':
    'Las proporciones de raíces son las de rodales de {young} t/ha (jóvenes) y {old} t/ha (viejos); los manglares crecen como los árboles de su zona, con proporciones de raíces propias.',
  'Lower and upper are the quartiles of the field plots, or ±50 % of a table cell: the spread of growth rates, not the error of the land cover map.':
    'Los límites inferior y superior son los cuartiles de las parcelas de campo, o ±50 % de una casilla de la tabla: la dispersión de las tasas de crecimiento, no el error del mapa de cobertura.',
  'The same growth every year; stands do not age within the records.':
    'El mismo crecimiento cada año; los rodales no envejecen dentro de los registros.',
  'woody cover': 'cobertura leñosa',
  'The land cover map says nothing of {hectares} ha of the project; growth there is not counted.':
    'El mapa de cobertura del suelo no dice nada de {hectares} ha del proyecto; el crecimiento allí no se cuenta.',
  'The ecological zone is the user’s choice.': 'La zona ecológica la eligió el usuario.',
  '{Kind}s of at most 20 years': '{Kind} de hasta 20 años',
  '{Kind}s over 20 years': '{Kind} de más de 20 años',
  tree: 'árboles',
  mangrove: 'manglares',
  shrub: 'arbustos',
  'IPCC 2019 Refinement, volume 4, table 4.9: {Zone}, {Continent}, at most 20 years; bounds ±50 %':
    'IPCC, refinamiento de 2019, volumen 4, tabla 4.9: {Zone}, {Continent}, hasta 20 años; límites ±50 %',
  'IPCC 2019 Refinement, volume 4, table 4.9: {Zone}, {Continent}, over 20 years; bounds ±50 %':
    'IPCC, refinamiento de 2019, volumen 4, tabla 4.9: {Zone}, {Continent}, más de 20 años; límites ±50 %',
  'GROA field plots, {Group}, {Continent}, median of {sites} sites; bounds quartiles':
    'Parcelas de campo GROA, {Group}, {Continent}, mediana de {sites} sitios; límites: cuartiles',

  // carbon-additionality
  'Removals since the start (yearly growth of the woody area inside the project, as in Baseline sequestration, times the years) × (1 - performance benchmark of the year, which compares growth since the same start).':
    'Absorciones desde el inicio (crecimiento anual del área leñosa dentro del proyecto, como en la línea base, por los años) × (1 - referencia de rendimiento del año, que compara el crecimiento desde el mismo inicio).',
  'Lower and upper are those of the growth rates; the error of the benchmark is not in them.':
    'Los límites inferior y superior son los de las tasas de crecimiento; el error de la referencia no está en ellos.',
  'Woody land is taken as it is on the land cover map of 2021 in every year.':
    'La tierra leñosa se toma en todos los años como está en el mapa de cobertura de 2021.',
  'Where the benchmark is null, so is the additionality.': 'Donde no hay referencia, tampoco hay adicionalidad.',

  // climate-risk
  'ETCCDI indices (Zhang et al. 2011) and SPI-12 (McKee et al. 1993) of daily values: means over the years of 1991-2020 (reanalysis) and of 2041-2060 (five CMIP6 models, each by itself, then scenarios weighted 0.1, 0.4, 0.4, 0.1).':
    'Índices ETCCDI (Zhang et al. 2011) y SPI-12 (McKee et al. 1993) de valores diarios: medias de los años 1991-2020 (reanálisis) y 2041-2060 (cinco modelos CMIP6, cada uno por sí mismo, y después los escenarios con pesos 0,1; 0,4; 0,4; 0,1).',
  'Percentiles (Hyndman and Fan 1996, type 8) and the drought distribution are those of the reanalysis’ baseline, also for the future.':
    'Los percentiles (Hyndman y Fan 1996, tipo 8) y la distribución de sequías son los del periodo base del reanálisis, también para el futuro.',
  'Sea level, fire and flood are not computed.': 'El nivel del mar, el fuego y las inundaciones no se calculan.',
  'The models’ daily values are not in yet, so there is no future here; it is added when they are.':
    'Los valores diarios de los modelos todavía no han llegado, así que aquí no hay futuro; se añade cuando lleguen.',
  '{What}. {Unit}, mean of 1991-2020, reanalysis': '{What}. {Unit}, media de 1991-2020, reanálisis',
  '{What}. {Unit}, mean of 2041-2060, five CMIP6 models': '{What}. {Unit}, media de 2041-2060, cinco modelos CMIP6',
  'Change of {metric} from 1991-2020 (reanalysis) to 2041-2060 (models). {Unit}':
    'Cambio de {metric} de 1991-2020 (reanálisis) a 2041-2060 (modelos). {Unit}',
  days: 'días',
  'mm/day': 'mm/día',
  'Hottest day of the year: highest daily maximum temperature': 'Día más caluroso del año: temperatura máxima diaria más alta',
  'Coldest night of the year: lowest daily minimum temperature': 'Noche más fría del año: temperatura mínima diaria más baja',
  'Very hot days: daily maximum above 35 °C': 'Días muy calurosos: máxima diaria por encima de 35 °C',
  'Hot days: daily maximum above 30 °C': 'Días calurosos: máxima diaria por encima de 30 °C',
  'Tropical nights: daily minimum above 20 °C': 'Noches tropicales: mínima diaria por encima de 20 °C',
  'Summer days: daily maximum above 25 °C': 'Días de verano: máxima diaria por encima de 25 °C',
  'Frost days: daily minimum below 0 °C': 'Días de helada: mínima diaria por debajo de 0 °C',
  'Ice days: daily maximum below 0 °C': 'Días de hielo: máxima diaria por debajo de 0 °C',
  'Warm spells: days in spells of at least six days with a maximum above the baseline’s 90th percentile of that day of the year':
    'Rachas cálidas: días en rachas de al menos seis con una máxima superior al percentil 90 del periodo base para ese día del año',
  'Precipitation of the year on days of at least 1 mm': 'Precipitación del año en días de al menos 1 mm',
  'Mean precipitation of a day of at least 1 mm': 'Precipitación media de un día de al menos 1 mm',
  'Wettest day of the year': 'Día más lluvioso del año',
  'Wettest five days in a row': 'Cinco días seguidos más lluviosos',
  'Days of at least 20 mm': 'Días de al menos 20 mm',
  'Share of the year’s precipitation from days above the baseline’s 95th percentile of wet days':
    'Parte de la precipitación del año que cae en días por encima del percentil 95 de los días húmedos del periodo base',
  'Longest dry spell: days in a row below 1 mm': 'Racha seca más larga: días seguidos por debajo de 1 mm',
  'Longest wet spell: days in a row of at least 1 mm': 'Racha húmeda más larga: días seguidos de al menos 1 mm',
  'Severe drought: share of months whose twelve-month precipitation has a standardised index of -1.5 or less':
    'Sequía severa: parte de los meses cuya precipitación de doce meses tiene un índice estandarizado de -1,5 o menos',

  // climate
  'Daily values of five CMIP6 models, bias-corrected to 0.25 degrees; per model the value of the period, then the mean over models, then the sum over scenarios weighted as asked.':
    'Valores diarios de cinco modelos CMIP6, con el sesgo corregido a 0,25 grados; por modelo el valor del periodo, después la media de los modelos y después la suma de los escenarios con los pesos pedidos.',
  'Days of a model count as local days. UKESM1-0-LL has years of 360 days and GFDL-ESM4 no 29 February: their months and years are their own, so a yearly sum holds so many days.':
    'Los días de un modelo cuentan como días locales. UKESM1-0-LL tiene años de 360 días y GFDL-ESM4 no tiene 29 de febrero: sus meses y años son los suyos, y una suma anual contiene esos días.',
  'Wind below 0 and humidity outside 0..1, which the bias correction leaves, are clipped.':
    'El viento por debajo de 0 y la humedad fuera de 0..1 que deja la corrección del sesgo se recortan.',
  '{done} of {all} model years': '{done} de {all} años de modelo',
  'The archive lacks {names} and {n} more: those periods are means over the other models.':
    'Al archivo le faltan {names} y {n} más: esos periodos son medias de los demás modelos.',
  'The archive lacks {names}: those periods are means over the other models.':
    'Al archivo le faltan {names}: esos periodos son medias de los demás modelos.',
  'PREVIEW: observed monthly normals 1995-2014 at the place plus the median change of the whole country (change factors: IPCC-TGICA 2007; Navarro-Racines et al. 2020), until the models’ daily values are in.':
    'AVANCE: normales mensuales observadas 1995-2014 en el lugar más el cambio mediano de todo el país (factores de cambio: IPCC-TGICA 2007; Navarro-Racines et al. 2020), hasta que lleguen los valores diarios de los modelos.',
  'PREVIEW, climate_source cckp-delta: no wind and no humidity; every year of a month has the same weather but for the change.':
    'AVANCE, climate_source cckp-delta: sin viento ni humedad; cada mes tiene el mismo tiempo en todos los años, salvo por el cambio.',
  'The change is interpolated between the windows’ middle years 2030, 2050, 2070 and 2090; 2005 is no change.':
    'El cambio se interpola entre los años centrales de las ventanas, 2030, 2050, 2070 y 2090; en 2005 no hay cambio.',
  'Until the models’ daily values are in, only monthly and yearly are offered':
    'Hasta que lleguen los valores diarios de los modelos solo se ofrecen meses y años',

  // deforestation-indicator-image
  'Signs of loss on cells of 0.00025 degrees that were forest when the baseline year began, put together as p = 1 - product(1 - p_i); the picture is 1 where p > {threshold}.':
    'Indicios de pérdida en celdas de 0,00025 grados que eran bosque al empezar el año base, reunidos como p = 1 - producto(1 - p_i); la imagen es 1 donde p > {threshold}.',
  'The map’s loss counts {loss}, a confirmed alert {confirmed}, a probable one {probable}, a fall of NDVI {fall}: settings, written into the picture.':
    'La pérdida del mapa cuenta {loss}, una alerta confirmada {confirmed}, una probable {probable}, una caída de NDVI {fall}: son ajustes, escritos en la imagen.',
  'baseline_year should be a year from 2001 to {year}': 'El año base debe estar entre 2001 y {year}',
  'threshold should be a number from {least} to {most}': 'El umbral debe ser un número entre {least} y {most}',
  'signs of loss': 'indicios de pérdida',
  'fall of NDVI': 'caída de NDVI',
  'No cell depends on a fall of NDVI, so Sentinel-2 was not read.':
    'Ninguna celda depende de una caída de NDVI, así que no se leyó Sentinel-2.',
  'only {n} blocks of 14 km are read': 'solo se leen {n} bloques de 14 km',
  'no clear scenes of both seasons': 'no hay escenas despejadas de ambas temporadas',
  'In {n} cells with a probable alert alone Sentinel-2 decided: median NDVI of {Seasons}, a fall of more than {fall}.':
    'En {n} celdas con solo una alerta probable decidió Sentinel-2: mediana de NDVI de {Seasons}, una caída de más de {fall}.',
  'In {n} cells with a probable alert alone NDVI could not be looked at ({Reason}); they are 0.':
    'En {n} celdas con solo una alerta probable no se pudo mirar el NDVI ({Reason}); son 0.',
  'In {n} cells with a probable alert alone Sentinel-2 decided: median NDVI of {Seasons}, a fall of more than {fall}. In {m} cells with a probable alert alone NDVI could not be looked at ({Reason}); they are 0.':
    'En {n} celdas con solo una alerta probable decidió Sentinel-2: mediana de NDVI de {Seasons}, una caída de más de {fall}. En {m} celdas con solo una alerta probable no se pudo mirar el NDVI ({Reason}); son 0.',
  '{start} to {end} against {earlier} to {later}': '{start} a {end} frente a {earlier} a {later}',
  'No sign of deforestation': 'Sin indicios de deforestación',
  'Deforestation probable': 'Deforestación probable',
  // What the GeoTIFF says of itself, as reports show it without its synthetic mark and sources.
  'Deforestation indicator since {year}: 1 where pextdeforestation > {threshold}, 0 elsewhere in the project, 255 outside or unknown.':
    'Indicador de deforestación desde {year}: 1 donde pextdeforestation > {threshold}, 0 en el resto del proyecto, 255 fuera o desconocido.',
  'p = 1 - product(1 - p_i) over signs on cells that were forest at the start of {year} (canopy of 2000 >= {canopy} %):':
    'p = 1 - producto(1 - p_i) de los indicios en celdas que eran bosque al empezar {year} (dosel de 2000 >= {canopy} %):',
  'loss on the yearly map to {year} {loss}, confirmed alert {confirmed}, probable alert {probable}, fall of NDVI by more than 0.25 {fall}.':
    'pérdida en el mapa anual hasta {year} {loss}, alerta confirmada {confirmed}, alerta probable {probable}, caída de NDVI de más de 0,25 {fall}.',
  'Sources: {sources}. Made {date}.': 'Fuentes: {sources}. Hecho el {date}.',

  // deforestation-summary
  'Hectares of cells that were forest in 2000 (canopy of {canopy} % or more, on land) and lost their tree cover since {since}, each by the share that the project covers and its true area on WGS84; yearly map to {last}, then confirmed alerts.':
    'Hectáreas de celdas que eran bosque en 2000 (dosel de {canopy} % o más, en tierra) y perdieron su cobertura arbórea desde {since}, cada una por la parte que cubre el proyecto y su área verdadera sobre WGS84; mapa anual hasta {last}, después alertas confirmadas.',
  'Loss of tree cover is not legal deforestation: it includes fire, storm, harvest and the felling of plantations.':
    'La pérdida de cobertura arbórea no es deforestación en sentido legal: incluye fuego, tormentas, cosecha y tala de plantaciones.',
  'It is gross: regrowth is not taken off. From 2011 on the map finds more than before.':
    'Es bruta: el rebrote no se descuenta. Desde 2011 el mapa encuentra más que antes.',
  'forest and its loss': 'bosque y su pérdida',
  'The map says nothing of {size} of the project; loss there is not counted.':
    'El mapa no dice nada de {size} del proyecto; la pérdida allí no se cuenta.',
  'There are no alerts for {year} here; its hectares repeat the last observed year.':
    'Aquí no hay alertas de {year}; sus hectáreas repiten las del último año observado.',
  'Alerts of {year} cover {size} of its forest only.': 'Las alertas de {year} cubren solo {size} de su bosque.',

  // ghg-emissions
  'Cells that were forest in 2000 and were lost, by year: above-ground biomass before the loss × (1 + root share) × 0.47 × 44/12, all oxidised in that year (IPCC 2006, volume 4, equation 2.14; root shares: table 4.4). Where the land was cleared by fire (fire=true) also CH4 and N2O: biomass × share burnt × emission factor × 27 and 273 (equation 2.27, tables 2.5 and 2.6; IPCC AR6).':
    'Celdas que eran bosque en 2000 y se perdieron, por año: biomasa aérea antes de la pérdida × (1 + proporción de raíces) × 0,47 × 44/12, oxidada toda en ese año (IPCC 2006, volumen 4, ecuación 2.14; proporciones de raíces: tabla 4.4). Donde el fuego despejó el terreno (fire=true), también CH4 y N2O: biomasa × parte quemada × factor de emisión × 27 y 273 (ecuación 2.27, tablas 2.5 y 2.6; IPCC AR6).',
  'An estimate from maps, not a verified result. Gross: regrowth and what becomes of the land are not counted.':
    'Una estimación hecha con mapas, no un resultado verificado. Bruta: no se cuentan el rebrote ni lo que pasa después con la tierra.',
  'Biomass is that of the newest map before the loss (100 m cells); cells without any take the mean of the project’s forest.':
    'La biomasa es la del mapa más nuevo anterior a la pérdida (celdas de 100 m); las celdas sin dato toman la media del bosque del proyecto.',
  'Deviations of cells are added as if fully correlated. CH4 and N2O only where fire is said to have cleared the land (fire=true); otherwise they are 0 because no fire is assumed.':
    'Las desviaciones de las celdas se suman como si estuvieran del todo correlacionadas. CH4 y N2O solo donde se dice que el fuego despejó el terreno (fire=true); si no, son 0 porque no se supone fuego.',
  'Years to {year}, the last of the yearly map.': 'Años hasta {year}, el último del mapa anual.',
  'tree cover loss': 'pérdida de cobertura arbórea',
  'biomass of {year}': 'biomasa de {year}',
  'The forest map says nothing of {hectares} ha of the project; loss there is not counted.':
    'El mapa de bosques no dice nada de {hectares} ha del proyecto; la pérdida allí no se cuenta.',
  'No emissions can be told for {years}: the biomass map shows none on the project’s forest.':
    'No se pueden indicar emisiones de {years}: el mapa de biomasa no muestra ninguna en el bosque del proyecto.',

  // performance-benchmark
  'Matched control plots after Verra VM0047 v1.1, area-based approach: stocking index is the median NDVI of the growing season; five nearest controls by Mahalanobis distance, with replacement; PB = growth of the controls over growth of the project since the start year, not below 0, null where the project did not grow, 1 where the two do not differ (Welch, p > 0.05, controls by their effective number).':
    'Parcelas de control emparejadas según Verra VM0047 v1.1, enfoque por área: el índice de existencias es la mediana de NDVI de la temporada de crecimiento; los cinco controles más próximos por distancia de Mahalanobis, con reemplazo; PB = crecimiento de los controles entre crecimiento del proyecto desde el año de inicio, no menor que 0, sin valor donde el proyecto no creció, 1 donde los dos no difieren (Welch, p > 0,05, controles por su número efectivo).',
  'start_date should be in {year} or later: the three years before it are needed, and images begin in 2017':
    'El inicio debe ser {year} o posterior: hacen falta los tres años anteriores y las imágenes empiezan en 2017',
  'start_date should be in a year before this one': 'El inicio debe estar en un año anterior a este',
  'An estimate from images, not a verified result.': 'Una estimación hecha con imágenes, no un resultado verificado.',
  'The project is taken to have started in {year}, five years ago, because no start_date was given.':
    'Se supone que el proyecto empezó en {year}, hace cinco años, porque no se dio una fecha de inicio.',
  'The project is taken to have started in {year}.': 'Se supone que el proyecto empezó en {year}.',
  'Controls lie in up to eight blocks of 4 km, the nearest of 40 random ones 1 to 50 km away, denser near the project, in the same country and with the same land cover; their ecological zone is taken to be the project’s.':
    'Los controles están en hasta ocho bloques de 4 km, los más próximos de 40 al azar a entre 1 y 50 km, más densos cerca del proyecto, en el mismo país y con la misma cobertura del suelo; se supone que su zona ecológica es la del proyecto.',
  'At most three acquisitions a season and year are read, the least clouded.':
    'Se leen como mucho tres adquisiciones por temporada y año, las menos nubladas.',
  plots: 'parcelas',
  'images of {year}': 'imágenes de {year}',
  '{n} blocks could not be read without the network and were left out.': '{n} bloques no se pudieron leer sin la red y se omitieron.',
  'Elevations could not be had, so plots are matched without them.':
    'No se pudieron obtener las altitudes, así que las parcelas se emparejan sin ellas.',
  'Unbalanced: the controls differ from the project by more than 0.25 deviations in a covariate, so no benchmark is given.':
    'Desequilibrado: los controles difieren del proyecto en más de 0,25 desviaciones en una covariable, así que no se da ninguna referencia.',
  'index {year}': 'índice {year}',
  'tree cover 2000': 'cobertura arbórea 2000',
  elevation: 'altitud',

  // portfolio-deforestation-summary
  'Hectares of tree cover lost since 2018, summed over whole projects; a project counts for the country and state of its centroid. Percent is summed hectares over summed area.':
    'Hectáreas de cobertura arbórea perdidas desde 2018, sumadas por proyectos enteros; un proyecto cuenta para el país y el estado de su centroide. El porcentaje es la suma de hectáreas entre la suma de áreas.',
  'Borders follow Natural Earth: as they are held, not as they are claimed.':
    'Las fronteras siguen a Natural Earth: como se administran, no como se reclaman.',

  // project-mask
  'A project without a shape has no mask': 'Un proyecto sin forma no tiene máscara',
  'Project boundary on the ESA WorldCover grid (1/12000 degree, coarser by whole multiples above 4096 cells a side); 1 where the cell centre is inside, 0 outside.':
    'Límite del proyecto en la cuadrícula de ESA WorldCover (1/12000 de grado, más gruesa por múltiplos enteros a partir de 4096 celdas por lado); 1 donde el centro de la celda queda dentro, 0 fuera.',
  'the project’s own boundary': 'el límite del propio proyecto',
  'A part smaller than a cell takes the cell of its first vertex.': 'Una parte menor que una celda toma la celda de su primer vértice.',

  // satellite-index
  'Sentinel-2 surface reflectance; per cell only clear ground of the scene classification (vegetation, bare, water, unclassified); warped to geographic coordinates by the nearest cell.':
    'Reflectancia de superficie de Sentinel-2; por celda solo el suelo despejado de la clasificación de la escena (vegetación, suelo desnudo, agua, sin clasificar); llevada a coordenadas geográficas por la celda más próxima.',
  'The newest acquisition that shows at least {percent} % of the project clear, at most {days} days back.':
    'La adquisición más nueva que muestra despejado al menos el {percent} % del proyecto, como mucho {days} días atrás.',
  'The median per cell over {n} of {all} acquisitions, spread evenly.':
    'La mediana por celda de {n} de {all} adquisiciones, repartidas por igual.',
  'The median per cell over all acquisitions of the range.': 'La mediana por celda de todas las adquisiciones del intervalo.',
  'index should be one of {names}': 'El índice debe ser uno de {names}',
  'start_date should be on or after 2015-06-27, the first Sentinel-2 images':
    'El inicio debe ser el 2015-06-27 o posterior, las primeras imágenes de Sentinel-2',
  'end_date should be on or after 2015-06-27, the first Sentinel-2 images':
    'El fin debe ser el 2015-06-27 o posterior, las primeras imágenes de Sentinel-2',
  'start_date should not be later than today, {date}': 'El inicio no debe ser posterior a hoy, {date}',

  // soil
  'SoilGrids 2.0 by WCS over the project’s box (at least 3 × 3 cells of 250 m); mean over the project, each cell by its covered share and true area.':
    'SoilGrids 2.0 por WCS en el recuadro del proyecto (al menos 3 × 3 celdas de 250 m); media del proyecto, cada celda por su parte cubierta y su área verdadera.',
  'Values are predictions of a model with wide bounds (5 and 95 %), not samples.':
    'Los valores son predicciones de un modelo con límites amplios (5 y 95 %), no muestras.',
  'The texture class is that of the depth-weighted mean of 0-30 cm (USDA).':
    'La clase de textura es la de la media de 0-30 cm ponderada por la profundidad (USDA).',
  'Bulk density': 'Densidad aparente',
  'Cation exchange capacity': 'Capacidad de intercambio catiónico',
  'Coarse fragments': 'Fragmentos gruesos',
  'pH in water': 'pH en agua',
  Clay: 'Arcilla',
  Sand: 'Arena',
  Silt: 'Limo',
  Nitrogen: 'Nitrógeno',
  'Organic carbon': 'Carbono orgánico',
  'Organic carbon density': 'Densidad de carbono orgánico',
  'Organic carbon stock': 'Reserva de carbono orgánico',

  // weather
  'Hourly reanalysis at the project’s centroid, added up by local day (local midnight to local midnight); periods are sums, extremes and means over their hours.':
    'Reanálisis horario en el centroide del proyecto, reunido por día local (de medianoche a medianoche local); los periodos son sumas, extremos y medias de sus horas.',
  'Snow depth is turned into water with {density} kg/m³; where the source has none, days that stay above 5 °C have none.':
    'La altura de la nieve se convierte en agua con {density} kg/m³; donde la fuente no la tiene, los días que se quedan por encima de 5 °C no tienen nieve.',
  'A day counts with at least 20 of its hours; a period with an incomplete day has null there. The first and last period hold only the days inside the dates.':
    'Un día cuenta con al menos 20 de sus horas; un periodo con un día incompleto no tiene valor ahí. El primer y el último periodo contienen solo los días dentro de las fechas.',
  'year {year}': 'año {year}',
  'NASA POWER’s cell is 0.5 × 0.625 degrees (MERRA-2).': 'La celda de NASA POWER mide 0,5 × 0,625 grados (MERRA-2).',
  'start_date should be on or after {date}, ten years before today': 'El inicio debe ser el {date} o posterior, diez años antes de hoy',
  'end_date should not be before start_date': 'El fin no debe ser anterior al inicio',

  // wetlands-mask
  '1 where the land cover of 2021 is herbaceous wetland or mangrove, or water stands 1 to 11 months of the year; 0 elsewhere, permanent water included; 255 outside the project or unknown. Cells of 1/12000 degree, centre rule.':
    '1 donde la cobertura del suelo de 2021 es humedal herbáceo o manglar, o hay agua de 1 a 11 meses del año; 0 en el resto, incluida el agua permanente; 255 fuera del proyecto o desconocido. Celdas de 1/12000 de grado, regla del centro.',
  'Peat soils and wetlands under forest are not seen by these maps.':
    'Estos mapas no ven los suelos de turba ni los humedales bajo el bosque.',
  'land cover and water': 'cobertura del suelo y agua',
  'Nothing is known of {percent} % of the project (255 in the picture).':
    'No se sabe nada del {percent} % del proyecto (255 en la imagen).',
  'The water map has no file for a part of the project; there the land cover alone decides.':
    'El mapa de agua no tiene archivo para una parte del proyecto; allí decide solo la cobertura del suelo.',
};
