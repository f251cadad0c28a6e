import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  method:
    'Bosque del 31 de diciembre de 2020 en el mapa del Centro Común de Investigación (GFC2020, 10 m), junto a la cobertura arbórea de más del 10 % que el mapa de Hansen no había perdido hasta entonces y los árboles de WorldCover 2021; pérdida de 2021 a {last} y alertas posteriores donde el dosel de 2000 superaba el 10 %. Cada celda cuenta por la fracción que cubre el terreno y su área verdadera en WGS84.',
  'not-a-statement':
    'Son indicios para evaluar el riesgo, no una declaración de diligencia debida: los mapas no son vinculantes, y la pérdida de cobertura arbórea no equivale a deforestación en sentido legal.',
  tree: 'El riesgo sigue los árboles de decisión de Whisp para cultivos perennes y anuales (Open Foris Whisp 3.0, FAO): un indicador es «sí» cuando una de sus capas cubre más del 10 % del terreno.',
  layers:
    'Whisp lee capas que aquí no se leen; cada una figura junto a su indicador. Una capa que falta es desconocida, y lo desconocido nunca hace bajo un riesgo. Para «sin cobertura arbórea» hacen falta los tres mapas de árboles, que sustituyen a los dos que faltan. El árbol para la madera no se evalúa.',
  accuracy:
    'El intervalo del bosque se basa en que el 18 % del bosque cartografiado no lo es y el 8 % del bosque no está en el mapa (Bourgoin et al. 2026, de una versión anterior; la más nueva aún no tiene exactitud publicada), con el estimador de Olofsson et al. 2014. Se suponen errores estándar de dos puntos.',
  'version-pinned':
    'No se pudo leer la lista de versiones del mapa de bosque ({reason}); se tomó V{version}, que puede no ser la más nueva.',
  'unknown-jrc': 'El mapa de bosque de 2020 no dice nada de {hectares:1} ha ({percent:1} %) del terreno.',
  'unknown-hansen': 'El mapa de pérdida no dice nada de {hectares:1} ha ({percent:1} %) del terreno.',
  'unknown-cover': 'El mapa de cobertura del suelo no dice nada de {hectares:1} ha ({percent:1} %) del terreno.',
  unwatched: 'No se hacen alertas para {hectares:1} ha ({percent:1} %) del terreno.',
  'forest-of-2020': 'bosque de 2020',
};
