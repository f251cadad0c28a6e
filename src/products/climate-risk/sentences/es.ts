import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  method:
    'Índices ETCCDI (Zhang et al. 2011) y SPI-12 (McKee et al. 1993) de valores diarios, como medias de años. El nivel de 1991-2020 procede del reanálisis. Un cambio compara cada uno de cinco modelos CMIP6 consigo mismo, 2041-2060 con 1991-2020, en cada escenario; después se promedian los modelos y los escenarios se ponderan con 0,1; 0,4; 0,4; 0,1.',
  'baseline-thresholds':
    'Los percentiles (Hyndman y Fan 1996, tipo 8) y la distribución de sequías de los modelos proceden de su propio periodo 1991-2020: la simulación histórica hasta 2014 y después el escenario.',
  'model-past': 'El pasado de los modelos: {done} de {all}',
  'not-computed': 'No se calculan el nivel del mar, el fuego ni las inundaciones.',
  'power-days': 'El nivel de hoy es de los días de NASA POWER (MERRA-2, celdas de 0,5 × 0,625 grados) según la hora solar del lugar.',
  'years-known': 'De los años {first} a {last} solo {years} se conocen con diez días ausentes como máximo; el nivel de hoy es su media.',
  'no-future-yet': 'Los valores diarios de los modelos todavía no han llegado, así que aquí falta el futuro; se añadirá cuando lleguen.',
  baseline: '{what}. {unit}, media de 1991-2020, reanálisis',
  'model-baseline': '{what}. {unit}, media de 1991-2020, cinco modelos CMIP6',
  future: '{what}. {unit}, media de 2041-2060, cinco modelos CMIP6',
  change: 'Cambio de {metric} de 1991-2020 a 2041-2060 en los mismos modelos. {unit}',
  'unit.days': 'días',
  'unit.mm/day': 'mm/día',
  'unit.mm': 'mm',
  'unit.%': '%',
  'unit.°C': '°C',
  'metric.TXx': 'Día más caluroso del año: temperatura máxima diaria más alta',
  'metric.TNn': 'Noche más fría del año: temperatura mínima diaria más baja',
  'metric.TX35': 'Días muy calurosos: máxima diaria por encima de 35 °C',
  'metric.TX30': 'Días calurosos: máxima diaria por encima de 30 °C',
  'metric.TR': 'Noches tropicales: mínima diaria por encima de 20 °C',
  'metric.SU': 'Días de verano: máxima diaria por encima de 25 °C',
  'metric.FD': 'Días de helada: mínima diaria por debajo de 0 °C',
  'metric.ID': 'Días de hielo: máxima diaria por debajo de 0 °C',
  'metric.WSDI':
    'Rachas cálidas: días en rachas de al menos seis con una máxima superior al percentil 90 del periodo de referencia para ese día del año',
  'metric.PRCPTOT': 'Precipitación del año en días de al menos 1 mm',
  'metric.SDII': 'Precipitación media de un día de al menos 1 mm',
  'metric.Rx1day': 'Día más lluvioso del año',
  'metric.Rx5day': 'Cinco días seguidos más lluviosos',
  'metric.R20mm': 'Días de al menos 20 mm',
  'metric.R95pTOT': 'Precipitación anual que cae en días por encima del percentil 95 de los días húmedos del periodo de referencia',
  'metric.R95pFraction':
    'Fracción de la precipitación anual que cae en días por encima del percentil 95 de los días húmedos del periodo de referencia',
  'metric.CDD': 'Racha seca más larga: días seguidos por debajo de 1 mm',
  'metric.CWD': 'Racha húmeda más larga: días seguidos de al menos 1 mm',
  'metric.SPI12': 'Sequía severa: fracción de los meses cuya precipitación de doce meses tiene un índice estandarizado de -1,5 o menos',
};
