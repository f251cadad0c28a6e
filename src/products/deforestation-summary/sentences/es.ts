import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  method:
    'Hectáreas de celdas que eran bosque en 2000 (dosel de {canopy} % o más, en tierra) y perdieron su cobertura arbórea desde {since}, cada una por la fracción que cubre el proyecto y su área verdadera en WGS84; mapa anual hasta {last}. Los años posteriores son provisionales y suman las alertas confirmadas.',
  'not-legal':
    'La pérdida de cobertura arbórea no equivale a deforestación en sentido legal: incluye incendios, tormentas, aprovechamientos y tala de plantaciones.',
  gross: 'Es bruta: no se descuenta el rebrote. Desde 2011 el mapa detecta más que antes.',
  accuracy:
    'Los intervalos (95 %) se basan en la exactitud de la pérdida cartografiada en el {domain} (Hansen et al. 2013, tabla S5, de memoria; cifras mundiales comprobadas: 13 % de la pérdida cartografiada no lo es, 12 % de la pérdida no está en el mapa) con el estimador de Olofsson et al. 2014. Supuestos: las exactitudes de 2001 a 2012 siguen valiendo, el dominio se deduce de la latitud y los errores van juntos dentro de {unit} ha. El dosel de 2000 no tiene exactitud publicada, por lo que las superficies de bosque no llevan intervalo.',
  'domain-tropical': 'dominio tropical',
  'domain-subtropical': 'dominio subtropical',
  'domain-temperate': 'dominio templado',
  'domain-boreal': 'dominio boreal',
  'alerts-no-area':
    'Las alertas no son una estimación de superficie: un año provisional incluye las alertas confirmadas en sus hectáreas y las probables aparte, y su intervalo empieza en el último valor publicado.',
  'last-look':
    'La última observación de un año provisional es su alerta más reciente aquí, o la imagen despejada más reciente conocida anterior a la lectura de las alertas; de otros días nadie sabe si las nubes ocultaban el terreno.',
  small: 'El proyecto mide menos de {hectares} ha: las celdas de 30 m dicen poco de él, salvo dónde caen sus bordes.',
  'alert-days-unread':
    'No se pudieron leer los días de las alertas ({reason}), por lo que la última observación puede ser posterior a la indicada.',
  drivers:
    'Las causas de la pérdida son las que dominan una celda de alrededor de un kilómetro de 2001 a 2025, no las de cada pérdida en ella (Sims et al. 2025, v1.3). Exactitud global del 90,5 % (de la versión 1.2; por región, del 82,8 al 94,1 %); más del 90 % para agricultura permanente, aprovechamiento de madera e incendios, menor para las clases más raras; por eso no se da un intervalo por clase. La dirección del mapa es la del código público y no se ha visto.',
  'drivers-unread': 'No se pudo leer el mapa de causas ({reason}), así que la pérdida no se reparte por causa.',
  'threshold-not-counted': 'Un dosel de {canopy} % no se contó cuando se recogió esto; se recoge de nuevo.',
  'forest-and-loss': 'bosque y su pérdida',
  'no-image': 'El proyecto es demasiado extenso para una imagen de los años de pérdida; sus cifras están completas.',
  'unknown-area': 'El mapa no tiene datos en {hectares:1} ha ({percent:1} %) del proyecto; allí no se cuenta la pérdida.',
  'no-alerts':
    'Aquí no hay alertas de {year}; sus hectáreas repiten las del último año observado, y nada limita lo que se haya perdido desde entonces.',
  'alerts-in-part': 'Las alertas de {year} cubren solo {hectares:1} ha ({percent:1} %) de su bosque.',
};
