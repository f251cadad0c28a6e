import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  method:
    'Hectáreas de celdas que eran bosque en 2000 (dosel de {canopy} % o más, en tierra) y perdieron su cobertura arbórea desde {since}, cada una por la fracción que cubre el proyecto y su área verdadera en WGS84; mapa anual hasta {last}, después alertas confirmadas.',
  'not-legal':
    'La pérdida de cobertura arbórea no equivale a deforestación en sentido legal: incluye incendios, tormentas, aprovechamientos y tala de plantaciones.',
  gross: 'Es bruta: no se descuenta el rebrote. Desde 2011 el mapa detecta más que antes.',
  'forest-and-loss': 'bosque y su pérdida',
  'unknown-area': 'El mapa no tiene datos en {hectares:1} ha ({percent:1} %) del proyecto; allí no se cuenta la pérdida.',
  'no-alerts': 'Aquí no hay alertas de {year}; sus hectáreas repiten las del último año observado.',
  'alerts-in-part': 'Las alertas de {year} cubren solo {hectares:1} ha ({percent:1} %) de su bosque.',
};
