import type { Translation } from '#sentences/phrases/typed-phrases.ts';
import { zones } from '#sentences/phrases/zones-es.ts';
import type { en } from './en.ts';

/** Lo que dicen las respuestas en conjunto. */
export const es: Translation<typeof en> = {
  'findings.land.area': '{area} de terreno.',
  'findings.land.parcels': '{area} de terreno en {parcels}.',
  'findings.land.collection': 'Una colección de {members}, {area} en total.',
  'findings.land.control-pool': 'El proyecto es un conjunto de parcelas de control: terreno con el que se comparan otros proyectos.',
  'findings.land.no-area':
    'El proyecto está formado por puntos o líneas y no tiene superficie, así que no se pueden calcular la pérdida de bosque, el carbono ni las máscaras. Dibújelo como polígono.',
  'findings.land.area-unknown': 'El servicio no indica la superficie del proyecto, por lo que no se dan porcentajes de ella.',
  'findings.land.small': 'El proyecto ocupa {area}. Los mapas con celdas de 30 m son poco precisos por debajo de 1 ha.',
  'findings.cover.forest':
    'El {share} del terreno era bosque en 2000: en {area}, las copas de los árboles cubrían al menos el {canopy}\u00a0% del suelo.',
  'findings.cover.no-forest':
    'En 2000 no había bosque aquí: en ningún sitio las copas de los árboles cubrían el {canopy}\u00a0% del suelo o más.',
  'findings.cover.woody': 'Árboles y arbustos cubrían el {share} del terreno en {year} ({area}).',
  'findings.cover.no-woody': 'El mapa de cobertura de {year} no muestra árboles ni arbustos aquí.',
  'findings.cover.largest': 'La mayor cobertura del suelo en {year} era {cover}: el {share} del terreno que el mapa conoce ({area}).',
  'findings.cover.mangrove': '{area} son manglar.',
  'findings.cover.wetland': 'El {share} del terreno es humedal ({area}).',
  'findings.cover.no-wetland': 'No hay humedales cartografiados aquí.',
  'findings.cover.greenness':
    'Visto desde el espacio el {date}, el verdor del terreno (NDVI) era {median}: 0 es suelo desnudo, más de 0,6 vegetación densa. Cuatro quintas partes del terreno están dentro del paréntesis.',
  'findings.soil.texture': 'La capa superior del suelo (0–30 cm) es {texture}.',
  'findings.soil.texture-and-ph': 'La capa superior del suelo (0–30 cm) es {texture}, con un pH de {ph}; 7 es neutro.',
  'findings.soil.carbon-stock': 'La capa superior del suelo (0–30 cm) contiene {stock} de carbono orgánico.',

  'findings.soil.acid': 'La capa superior del suelo es muy ácida, pH {value}: por debajo de 5,5 el aluminio empieza a dañar las raíces.',
  'findings.soil.alkaline':
    'La capa superior del suelo es muy alcalina, pH {value}: el fósforo, el hierro y el zinc escasean para las plantas.',
  'findings.soil.low-carbon':
    'La capa superior del suelo tiene poco carbono orgánico, {value}: por debajo de 11 g/kg bajan los rendimientos de los suelos tropicales.',
  'findings.soil.stony': 'La capa superior del suelo es pedregosa: el {value} de su volumen son fragmentos de roca, que no retienen agua.',
  'findings.soil.sandy': 'La capa superior del suelo es {texture} y retiene poca agua y pocos nutrientes.',

  'findings.forest.loss-since':
    'Se perdió cobertura arbórea en {loss} entre {first} y {last}, el {share} de la superficie; sobre todo en {worst} ({most}).',
  'findings.forest.loss-total': 'Se perdió cobertura arbórea en {loss} entre {first} y {last}.',
  'findings.forest.no-loss': 'No se observó pérdida de cobertura arbórea entre {first} y {last}.',
  'findings.forest.after-cut-off':
    'Se perdió cobertura arbórea en {loss} después de {year}, el año límite del reglamento de la UE sobre deforestación. No tiene por qué ser deforestación en sentido legal; compruebe el uso de la tierra.',
  'findings.forest.newest-year': 'En {year}, el último año completo, se perdió cobertura arbórea en {loss}, el {share} de la superficie.',
  'findings.forest.jump': 'La pérdida aumentó bruscamente: {loss} en {year} frente a {usual} al año de media entre {first} y {last}.',
  'findings.forest.loss-rising': 'La pérdida anual va en aumento: {slope} entre {first} y {last}.',
  'findings.forest.loss-falling': 'La pérdida anual va en descenso: {slope} entre {first} y {last}.',
  'findings.forest.much-lost': 'Desde {first} se ha perdido el {share} del bosque que había en 2000.',
  'findings.forest.driver':
    'La mayor parte de la pérdida de {first} a {last}, {share} ({loss}), está donde en torno a un kilómetro domina esta causa: {driver}; el mapa no dice la causa de cada pérdida.',
  'findings.driver-class.permanent-agriculture': 'agricultura permanente',
  'findings.driver-class.hard-commodities': 'minería y energía',
  'findings.driver-class.shifting-cultivation': 'agricultura itinerante',
  'findings.driver-class.logging': 'tala',
  'findings.driver-class.wildfire': 'incendios forestales',
  'findings.driver-class.settlements-and-infrastructure': 'construcción de poblaciones y vías',
  'findings.driver-class.other-natural-disturbances': 'otras perturbaciones naturales',
  'findings.forest.burned':
    '{burned} de la tierra que perdió cobertura arbórea de {first} a {last} figuran como quemados en el año de su pérdida.',
  'findings.forest.small-loss':
    'La pérdida de {loss} es inferior a 1 ha, cerca de lo que pueden distinguir celdas de 30 m: mire imágenes antes de actuar.',
  'findings.alerts.confirmed':
    'Hay alertas de satélite confirmadas de pérdida de cobertura arbórea en {alerts} en {year}, observadas hasta el {through}. Las alertas son señales tempranas, no una superficie medida.',
  'findings.alerts.undated':
    'Hay alertas de satélite confirmadas de pérdida de cobertura arbórea en {alerts} en {year}; no se sabe de qué días son. Las alertas son señales tempranas, no una superficie medida.',
  'findings.alerts.probable': 'Hay más alertas de satélite en {alerts} en {year}, todavía sin confirmar.',
  'findings.alerts.none': 'Ninguna alerta de satélite confirmada de pérdida de cobertura arbórea en {year}, observado hasta el {through}.',
  'findings.alerts.not-watched': 'Ningún sistema de alertas vigila este lugar; la pérdida de {year} solo se verá en el próximo mapa anual.',
  'findings.alerts.no-look':
    'Ninguna alerta de satélite de pérdida de cobertura arbórea en {year}; no se sabe si los satélites vieron este terreno sin nubes en ese año.',
  'findings.alerts.old-look': 'La última búsqueda de alertas fue hace {age}, el {through}.',
  'findings.alerts.signs':
    'Varias señales de satélite juntas hacen probable una pérdida de bosque desde 2018 en {area} ({share}). Se cuentan con otras reglas que el mapa anual, por lo que las dos superficies difieren.',
  'findings.alerts.no-signs': 'En ningún sitio de aquí varias señales de satélite juntas apuntan a una pérdida de bosque desde 2018.',

  'findings.vegetation.falling':
    'Entre {first} y {last} el terreno se volvió menos verde: {slope} en la escala de verdor (NDVI), comparando cada mes con el mismo mes de otros años.',
  'findings.vegetation.rising':
    'Entre {first} y {last} el terreno se volvió más verde: {slope} en la escala de verdor (NDVI), comparando cada mes con el mismo mes de otros años.',
  'findings.vegetation.no-trend':
    'Entre {first} y {last} el terreno no se volvió claramente ni más ni menos verde, comparando cada mes con el mismo mes de otros años.',
  'findings.vegetation.below-season':
    'En {month} el terreno estaba menos verde de lo habitual para ese mes: {value} en la escala de verdor (NDVI) frente a {usual} en {years}.',
  'findings.vegetation.above-season':
    'En {month} el terreno estaba más verde de lo habitual para ese mes: {value} en la escala de verdor (NDVI) frente a {usual} en {years}.',
  'findings.vegetation.as-season':
    'En {month} el terreno estaba tan verde como es habitual en ese mes: {value} en la escala de verdor (NDVI) frente a {usual}.',
  'findings.vegetation.too-short': 'Una tendencia del verdor necesita {years} de imágenes sin nubes.',
  'findings.vegetation.not-asked': 'El verdor por meses aún no se ha recopilado, por lo que no se conoce su tendencia.',
  'findings.vegetation.old-picture': 'La última imagen despejada es del {date}, hace {age}.',
  'findings.vegetation.clouded': 'La última imagen muestra solo el {clear} de la superficie sin nubes.',
  'findings.rain.drought':
    'Sequía: la lluvia menos lo que las plantas podrían usar en los 12 meses hasta {month} quedó muy por debajo de lo habitual en {reference} (SPEI {index}).',
  'findings.rain.usual': '{rain} de lluvia en los 12 meses hasta {month}, que es lo habitual: {usual} en los {years} anteriores.',
  'findings.rain.dry-year':
    'Más seco de lo habitual: {rain} de lluvia en los 12 meses hasta {month} frente a {usual} en los {years} anteriores.',
  'findings.rain.wet-year':
    'Más húmedo de lo habitual: {rain} de lluvia en los 12 meses hasta {month} frente a {usual} en los {years} anteriores.',
  'findings.rain.driest-season':
    'En los tres meses hasta {month} cayeron {rain} de lluvia, lo mínimo para estos meses en los {years} anteriores; la media es {usual}.',
  'findings.rain.wettest-season':
    'En los tres meses hasta {month} cayeron {rain} de lluvia, lo máximo para estos meses en los {years} anteriores; la media es {usual}.',
  'findings.rain.falling': 'La lluvia anual ha disminuido: {slope} a lo largo de {years}.',
  'findings.rain.rising': 'La lluvia anual ha aumentado: {slope} a lo largo de {years}.',
  'findings.rain.warm-year':
    'Más cálido de lo habitual: {temperature} en los 12 meses hasta {month} frente a {usual} en los {years} anteriores.',
  'findings.rain.cool-year':
    'Más fresco de lo habitual: {temperature} en los 12 meses hasta {month} frente a {usual} en los {years} anteriores.',
  'findings.rain.warming': 'El clima se ha vuelto más cálido: {slope} a lo largo de {years}.',
  'findings.rain.too-few-years': 'No se sabe qué lluvia es la habitual: hacen falta los mismos meses de {years} anteriores.',

  'findings.climate.normals': '{temperature} y {rain} de lluvia al año de media ({years}).',
  'findings.climate.dry-months': 'Seco durante {dry} del año de media; el mes más lluvioso es {wettest}.',
  'findings.climate.no-dry-month': 'Normalmente ningún mes del año es seco.',
  'findings.climate.zone': 'Zona ecológica: {zone}.',
  'findings.climate.warming':
    'Los modelos climáticos esperan {change} para {from}–{to} frente a {first}–{last}, como media ponderada de cuatro trayectorias de emisiones futuras.',
  'findings.climate.drier':
    'Los modelos climáticos esperan menos lluvia, {change} para {from}–{to} frente a {first}–{last}, como media ponderada de cuatro trayectorias de emisiones futuras.',
  'findings.climate.wetter':
    'Los modelos climáticos esperan más lluvia, {change} para {from}–{to} frente a {first}–{last}, como media ponderada de cuatro trayectorias de emisiones futuras.',
  'findings.climate-risk.hot-days': 'Días por encima de 35 °C: {change} al año para 2041–2060 (hoy {today}).',
  'findings.climate-risk.hot-nights': 'Noches por encima de 20 °C: {change} al año para 2041–2060 (hoy {today}).',
  'findings.climate-risk.warm-spells':
    'Días en olas de calor (al menos seis días seguidos inusualmente calurosos): {change} al año para 2041–2060 (hoy {today}).',
  'findings.climate-risk.heaviest-day': 'La lluvia más intensa de un día del año: {change} para 2041–2060 (hoy {today}).',
  'findings.climate-risk.dry-spell': 'El período más largo sin lluvia del año: {change} para 2041–2060 (hoy {today}).',
  'findings.climate-risk.drought': 'Meses en sequía grave: {change} de todos los meses para 2041–2060 (hoy {today}).',
  'findings.climate-risk.less-rain': 'Lluvia de un año: {change} para 2041–2060 (hoy {today}).',
  'findings.climate-risk.extreme-heat': 'El día más caluroso del año alcanza {hottest} de media.',
  'findings.climate-risk.frost': 'Hay heladas {days} al año.',
  'findings.climate-risk.no-future': 'Aún no se sabe qué trae el futuro: faltan los modelos climáticos.',
  'findings.zone.tropical-rainforest': zones['tropical-rainforest'],
  'findings.zone.tropical-moist-deciduous': zones['tropical-moist-deciduous'],
  'findings.zone.tropical-dry': zones['tropical-dry'],
  'findings.zone.tropical-shrubland': zones['tropical-shrubland'],
  'findings.zone.tropical-desert': zones['tropical-desert'],
  'findings.zone.tropical-mountain': zones['tropical-mountain'],
  'findings.zone.subtropical-humid': zones['subtropical-humid'],
  'findings.zone.subtropical-dry': zones['subtropical-dry'],
  'findings.zone.subtropical-steppe': zones['subtropical-steppe'],
  'findings.zone.subtropical-desert': zones['subtropical-desert'],
  'findings.zone.subtropical-mountain': zones['subtropical-mountain'],
  'findings.zone.temperate-oceanic': zones['temperate-oceanic'],
  'findings.zone.temperate-continental': zones['temperate-continental'],
  'findings.zone.temperate-steppe': zones['temperate-steppe'],
  'findings.zone.temperate-desert': zones['temperate-desert'],
  'findings.zone.temperate-mountain': zones['temperate-mountain'],
  'findings.zone.boreal-coniferous': zones['boreal-coniferous'],
  'findings.zone.boreal-tundra-woodland': zones['boreal-tundra-woodland'],
  'findings.zone.boreal-mountain': zones['boreal-mountain'],
  'findings.zone.polar': zones.polar,

  'findings.carbon.stock': 'Los árboles y arbustos tenían {density} de materia seca sobre el suelo en {year}.',
  'findings.carbon.growth':
    'Los árboles y arbustos de aquí absorben {growth}, estimado con las tasas de crecimiento publicadas para esta zona ecológica.',
  'findings.carbon.emissions': 'La pérdida de cobertura arbórea liberó {total} entre {first} y {last}.',
  'findings.carbon.emissions-exceed-growth':
    'La pérdida liberó más de lo que absorbió el crecimiento: {total} frente a {grown} entre {first} y {last}.',
  'findings.carbon.faster-than-controls':
    'Desde el inicio del proyecto, el terreno ha ganado más verdor que terrenos parecidos cercanos, visto en {year}.',
  'findings.carbon.slower-than-controls':
    'Desde el inicio del proyecto, el terreno ha ganado menos verdor que terrenos parecidos cercanos, visto en {year}.',
  'findings.carbon.like-controls':
    'Desde el inicio del proyecto, el terreno no ha cambiado de forma distinta a terrenos parecidos cercanos, visto en {year}.',
  'findings.carbon.unlike-controls':
    'No se halló cerca ningún terreno parecido con el que comparar, así que nadie puede decir cuánto del crecimiento habría ocurrido de todos modos.',
  'findings.carbon.additional':
    'Hasta {year} el proyecto absorbió {removals} más de lo que habría ocurrido de todos modos, descontadas sus pérdidas.',
  'findings.carbon.not-additional':
    'No se puede mostrar que el proyecto absorbiera hasta {year} más carbono de lo que habría ocurrido de todos modos.',
  'findings.carbon.additionality-open':
    'No se sabe si el proyecto absorbió más carbono de lo que habría ocurrido de todos modos: falta una cifra o su intervalo.',
  'findings.eligibility.passes':
    'La revisión previa para el programa de carbono del proyecto ve cumplidas todas las reglas. No es el dictamen de ningún programa.',
  'findings.eligibility.fails':
    'La revisión previa para el programa de carbono del proyecto habla en contra del terreno: al menos una regla no se cumple. No es el dictamen de ningún programa.',
  'findings.eligibility.open':
    'Sigue abierto si el terreno sirve para el programa de carbono del proyecto: hay reglas que no se ven en mapas, que no se leyeron o a las que les faltan datos.',
  'findings.eligibility.wetland':
    'El {share} del terreno es humedal; la comprobación previa propia de Hectare para plantaciones (ARR) admite un 10\u00a0%.',
  'findings.eligibility.cleared':
    'El {share} del terreno perdió su cobertura arbórea entre {first} y {last}; la comprobación previa propia de Hectare para plantaciones (ARR) admite un 10\u00a0% en diez años.',
  'findings.eligibility.forested':
    'El {share} del terreno era bosque en 2000; plantar árboles (ARR) es para terrenos que no fueron bosque en los últimos diez años.',

  'findings.data.synthetic': 'Los datos los inventó un programa para practicar; aquí no se midió nada.',
  'findings.data.stored': 'No se puede alcanzar el servicio: se muestran respuestas guardadas, la más antigua del {date}.',
  'findings.data.needs-decision': 'A la espera de su respuesta (¿es no comercial su uso?): {products}.',
  'findings.data.needs-network': 'A la espera de la red: {products}.',
  'findings.data.failed': '{product} no se pudo calcular: {reason}',
  'findings.data.collecting': 'Recopilándose ahora: {products}.',
  'findings.data.queued': 'En cola: {products}.',
  'findings.data.queued-behind': 'En cola detrás de {ahead}: {products}.',
  'findings.data.paused': 'En pausa: {products}.',
  'findings.data.behind': 'Antes hacen falta otros productos: {products}.',
  'findings.data.not-offered': '{product} no está disponible: {reason}',
  'findings.data.nothing-here': '{product}: {reason}',
  'findings.data.preliminary': 'Se muestra una primera estimación hasta que lleguen los datos completos: {products}.',
  'findings.data.no-reason': 'el servicio no da ningún motivo.',

  'findings.cover-class.tree_cover': 'la cobertura arbórea',
  'findings.cover-class.shrubland': 'el matorral',
  'findings.cover-class.grassland': 'el pastizal',
  'findings.cover-class.cropland': 'los cultivos',
  'findings.cover-class.built_up': 'la zona construida',
  'findings.cover-class.bare': 'el suelo desnudo o con vegetación escasa',
  'findings.cover-class.snow_and_ice': 'la nieve y el hielo',
  'findings.cover-class.permanent_water': 'el agua permanente',
  'findings.cover-class.herbaceous_wetland': 'el humedal herbáceo',
  'findings.cover-class.mangroves': 'los manglares',
  'findings.cover-class.moss_and_lichen': 'los musgos y líquenes',
  'findings.texture.sand': 'arenosa',
  'findings.texture.loamy-sand': 'arenosa franca',
  'findings.texture.sandy-loam': 'franco arenosa',
  'findings.texture.loam': 'franca',
  'findings.texture.silt-loam': 'franco limosa',
  'findings.texture.silt': 'limosa',
  'findings.texture.sandy-clay-loam': 'franco arcillo arenosa',
  'findings.texture.clay-loam': 'franco arcillosa',
  'findings.texture.silty-clay-loam': 'franco arcillo limosa',
  'findings.texture.sandy-clay': 'arcillo arenosa',
  'findings.texture.silty-clay': 'arcillo limosa',
  'findings.texture.clay': 'arcillosa',

  'findings.unit.list': '{first}; {rest}',
  'findings.unit.with-interval': '{figure} {interval}',
  'findings.unit.day-one': '{n} día',
  'findings.unit.day-other': '{n} días',
  'findings.unit.month-one': '{n} mes',
  'findings.unit.month-other': '{n} meses',
  'findings.unit.year-one': '{n} año',
  'findings.unit.year-other': '{n} años',
  'findings.unit.parcel-one': '{n} parcela',
  'findings.unit.parcel-other': '{n} parcelas',
  'findings.unit.job-one': '{n} tarea',
  'findings.unit.job-other': '{n} tareas',
  'findings.unit.member-one': '{n} proyecto',
  'findings.unit.member-other': '{n} proyectos',
  'findings.unit.time-one': '{n} vez',
  'findings.unit.time-other': '{n} veces',
  'findings.unit.decade-one': '{n} por decenio',
  'findings.unit.decade-other': '{n} por decenio',
  'findings.unit.celsius-decade-one': '{n} °C por decenio',
  'findings.unit.celsius-decade-other': '{n} °C por decenio',
  'findings.unit.mm-decade-one': '{n} mm por decenio',
  'findings.unit.mm-decade-other': '{n} mm por decenio',
  'findings.unit.ha-year-one': '{n} ha cada año',
  'findings.unit.ha-year-other': '{n} ha cada año',
  'findings.unit.tonnes-year-one': '{n} tCO₂e al año',
  'findings.unit.tonnes-year-other': '{n} tCO₂e al año',
};
