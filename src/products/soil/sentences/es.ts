import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  method:
    'SoilGrids 2.0 por WCS en el recuadro del proyecto (al menos 3 × 3 celdas de 250 m); media del proyecto, con cada celda ponderada por su fracción cubierta y su área verdadera.',
  'model-values': 'Los valores son predicciones de un modelo con límites amplios (5 y 95 %), no muestras.',
  'cell-bounds':
    'Los límites del 5 y el 95 % son medias de los límites de cada celda: dicen cuán incierta es una celda, no la media del proyecto.',
  'texture-depth': 'La clase textural es la de la media de 0-30 cm ponderada por la profundidad (USDA).',
  'no-data-assumed': 'El servidor no nombra ningún valor para las celdas que faltan; se toma -32768 (de memoria, sin comprobar).',
  'property.bdod': 'Densidad aparente',
  'property.cec': 'Capacidad de intercambio catiónico',
  'property.cfvo': 'Fragmentos gruesos',
  'property.clay': 'Arcilla',
  'property.nitrogen': 'Nitrógeno',
  'property.ocd': 'Densidad de carbono orgánico',
  'property.ocs': 'Reserva de carbono orgánico',
  'property.phh2o': 'pH en agua',
  'property.sand': 'Arena',
  'property.silt': 'Limo',
  'property.soc': 'Carbono orgánico',
};
