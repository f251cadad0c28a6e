import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  method:
    'Biomasa aérea de las plantas leñosas en {year} según el mapa ESA CCI Biomass (t/ha de materia seca, celdas de 100 m): cada celda cuenta por la parte que cubre el terreno y por su superficie real en WGS84. El carbono es 0,47 de la materia seca (IPCC 2006, volumen 4, tabla 4.3).',
  deviations:
    'El mapa da a cada celda una desviación estándar. No se sabe hasta qué punto los errores de celdas vecinas van juntos, así que se dan dos: todos iguales (la suma de las desviaciones) y todos por separado (la raíz de la suma de sus cuadrados). El intervalo (95 %) es de la primera, la más amplia; la fracción de carbono se toma como exacta.',
  coarse: 'Las celdas son de una hectárea: en terrenos de pocas hectáreas las cifras hablan de los bordes de las celdas y de los vecinos.',
  'not-all': 'No incluye raíces, madera muerta, hojarasca ni suelo; tampoco hierbas ni cultivos.',
  unknown: 'El mapa no dice nada de {hectares:1} ha ({percent:1} %) del terreno; no están en las cifras.',
  zero: 'El mapa tiene 0 en {hectares:1} ha ({percent:1} %) del terreno, valor que usa tanto para la ausencia de biomasa leñosa como para la falta de datos; cuenta como ninguna.',
  'no-deviation':
    'El mapa no tiene desviación estándar en {hectares:1} ha ({percent:1} %) del terreno con biomasa, así que no se dan ni desviación ni intervalo.',
  reading: 'biomasa de {year}',
};
