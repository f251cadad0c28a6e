import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  method:
    'Valores diarios de cinco modelos CMIP6, con el sesgo corregido a 0,25 grados; por modelo el valor del periodo, después la media de los modelos y después la suma de los escenarios con los pesos pedidos.',
  'model-calendars':
    'Los días de un modelo cuentan como días locales. UKESM1-0-LL tiene años de 360 días y GFDL-ESM4 no tiene 29 de febrero: cada uno tiene sus propios meses y años. Las sumas se llevan a los días reales de su período.',
  clipped: 'Se recortan el viento por debajo de 0 y la humedad fuera de 0..1 que deja la corrección del sesgo.',
  'model-years': '{done} de {all} años de modelo',
  'archive-lacks': 'Al archivo le faltan {names}: esos periodos son medias de los demás modelos.',
  'archive-lacks-more': 'Al archivo le faltan {names} y {count} más: esos periodos son medias de los demás modelos.',
  preview:
    'AVANCE: normales mensuales observadas de 1995-2014 en el lugar más el cambio mediano de todo el país (factores de cambio: IPCC-TGICA 2007; Navarro-Racines et al. 2020), hasta que lleguen los valores diarios de los modelos.',
  'preview-limits':
    'AVANCE, climate_source cckp-delta: sin viento ni humedad; salvo por el cambio, cada mes tiene el mismo tiempo todos los años.',
  'preview-change':
    'El cambio se interpola entre los años centrales de las ventanas, 2030, 2050, 2070 y 2090; en 2005 no hay cambio. El de la lluvia es prpercnt del portal, tomado como porcentaje de lo normal (así nombra su unidad código público; no se vio ninguna respuesta).',
  'preview-extremes':
    'La temperatura mínima y la máxima son las de días sueltos, como en los modelos: el día extremo del período en cada año de 1995 a 2014, desplazado según el cambio de la media de las mínimas o máximas diarias de su mes, y luego la media de esos años.',
  'no-weeks-yet': 'Aún no disponible por semanas: hasta que lleguen los valores diarios de los modelos hay meses y años',
  'weights-sum': 'Los cuatro pesos deben sumar 1; suman {sum}',
};
