import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  method:
    'Celdas que eran bosque en 2000 y se perdieron, por año: biomasa aérea antes de la pérdida × (1 + proporción de raíces) × 0,47 × 44/12, oxidada por completo en ese año (IPCC 2006, volumen 4, ecuación 2.14; proporciones de raíces: tabla 4.4). De lo que ardió, también CH4 y N2O: biomasa × fracción quemada × factor de emisión × 27 y 273 (ecuación 2.27, tablas 2.5 y 2.6; IPCC AR6).',
  'gross-estimate':
    'Es una estimación a partir de mapas, no un resultado verificado. Es bruta: no se cuentan el rebrote ni el uso posterior del suelo.',
  'biomass-map':
    'La biomasa es la del mapa más reciente anterior a la pérdida (celdas de 100 m); las celdas sin dato toman la media del bosque del proyecto.',
  deviations: 'Las desviaciones de las celdas se suman como si estuvieran totalmente correlacionadas; las de CH4 y N2O siguen a la de CO2.',
  'fire-map':
    'Lo que ardió: la pérdida cuya celda de 300 m figura como quemada en el año de la pérdida en el mapa de la ESA (Fire_cci de Sentinel-3, v1.1, de 2019 a 2024), salvo que se pida con la palabra del usuario (fire=true: toda; fire=false: nada). El producto anterior del mismo satélite omitió del 48 al 50 % de lo quemado, y del 16 al 21 % de lo que cartografió no había ardido (Lizundia-Loiola et al. 2021, todo el mundo); de ello no se deduce un intervalo para un lugar. Los límites son toda y nada. Las direcciones de sus archivos fuera de América del Sur siguen la forma de nombrarlos del código público y no se han visto.',
  edition:
    'Las proporciones de raíces, la fracción de carbono, las proporciones quemadas y los factores de emisión son de una sola edición, IPCC 2006, volumen 4. Su refinamiento de 2019 tiene otras proporciones de raíces (según código público, su tabla 4.4 da de 0,53 a 0,83 en la selva africana, 0,22 en la americana y 0,21 en la asiática, donde aquí hay 0,37); su texto no se leyó, así que no se usan.',
  'old-growth-map':
    '{hectares:1} ha de la pérdida eran bosque primario en el mapa de 2001 (Turubanova et al. 2018): de su biomasa se quema el 36 %; de otros bosques tropicales, el 55 %.',
  'old-growth-said':
    '{hectares:1} ha de la pérdida eran bosque maduro según el usuario: de su biomasa se quema el 36 %; de otros bosques tropicales, el 55 %.',
  'age-unknown':
    'De {hectares:1} ha de la pérdida nadie sabe si eran bosque maduro: cuentan como bosque secundario, de cuya biomasa se quema el 55 %; del maduro es el 36 %, así que CH4 y N2O pueden ser un tercio menores.',
  'no-fire-map': 'No hay mapa de área quemada de {years}: no se conocen el CH4 ni el N2O de esos años, y su total es solo CO2.',
  'fire-map-unread':
    'No se pudo leer el mapa de área quemada de {years}, o no observó nada de su pérdida: no se conocen el CH4 ni el N2O de esos años, y su total es solo CO2.',
  'fire-unseen':
    'Ningún mes del año de la pérdida observó {hectares:1} ha de ella, o el mapa no llega hasta allí; cuentan como no quemadas.',
  'last-year': 'Años hasta {year}, el último del mapa anual.',
  'tree-cover-loss': 'pérdida de cobertura arbórea',
  'biomass-of': 'biomasa de {year}',
  'unknown-area': 'El mapa de bosques no tiene datos en {hectares:1} ha del proyecto; allí no se cuenta la pérdida.',
  'no-biomass': 'No se pueden calcular las emisiones de {years}: el mapa de biomasa no muestra ninguna en el bosque del proyecto.',
};
