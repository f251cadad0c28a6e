import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  method:
    'Celdas que eran bosque en 2000 y se perdieron, por año: biomasa aérea antes de la pérdida × (1 + proporción de raíces) × 0,47 × 44/12, oxidada por completo en ese año (IPCC 2006, volumen 4, ecuación 2.14; proporciones de raíces: tabla 4.4). Donde el terreno se despejó con fuego, también CH4 y N2O: biomasa × fracción quemada × factor de emisión × 27 y 273 (ecuación 2.27, tablas 2.5 y 2.6; IPCC AR6).',
  'gross-estimate':
    'Es una estimación a partir de mapas, no un resultado verificado. Es bruta: no se cuentan el rebrote ni el uso posterior del suelo.',
  'biomass-map':
    'La biomasa es la del mapa más reciente anterior a la pérdida (celdas de 100 m); las celdas sin dato toman la media del bosque del proyecto.',
  deviations:
    'Las desviaciones de las celdas se suman como si estuvieran totalmente correlacionadas. CH4 y N2O solo se calculan si se indica que el terreno se despejó con fuego; si no, son 0 porque no se supone fuego.',
  'last-year': 'Años hasta {year}, el último del mapa anual.',
  'tree-cover-loss': 'pérdida de cobertura arbórea',
  'biomass-of': 'biomasa de {year}',
  'unknown-area': 'El mapa de bosques no tiene datos en {hectares:1} ha del proyecto; allí no se cuenta la pérdida.',
  'no-biomass': 'No se pueden calcular las emisiones de {years}: el mapa de biomasa no muestra ninguna en el bosque del proyecto.',
};
