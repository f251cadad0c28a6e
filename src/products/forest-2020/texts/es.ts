import type { ProductTexts } from '../../product-facts.ts';
import type { report as english } from './en.ts';

const values = {
  yes: 'sí',
  no: 'no',
  unknown: 'desconocido',
  low: 'bajo',
  more_info_needed: 'hace falta más información',
  high: 'alto',
  not_assessed: 'sin evaluar',
};
const indicators = {
  treecover_2020: 'Cobertura arbórea en 2020',
  commodities_2020: 'Cultivos y plantaciones en 2020',
  disturbance_before_2021: 'Perturbación hasta 2020',
  disturbance_after_2020: 'Perturbación después de 2020',
};

export const es: ProductTexts = {
  name: 'Bosque de 2020 y riesgo',
  about:
    'Bosque el 31 de diciembre de 2020, fecha límite del reglamento de la UE sobre deforestación, lo que se perdió desde entonces y el riesgo según un árbol de decisión publicado.',
  inReport: 'Bosque de 2020 y riesgo',
  panel: {
    forest2020: {
      forestIn2020: 'Bosque el 31 dic. 2020',
      ofLand: 'del terreno',
      lossAfter: 'Cobertura arbórea perdida desde entonces',
      lossInForest: 'de ella en bosque de 2020',
      agreement: 'Los tres mapas coinciden en',
      alertsSince: 'Alertas confirmadas desde entonces (no es una estimación de superficie)',
      perennial: 'Cultivos perennes',
      annual: 'Cultivos anuales',
      timber: 'Madera',
      risk: 'Riesgo según el árbol de decisión de Whisp',
      indicator: 'Indicador',
      layer: 'Capa',
      percent: 'Porcentaje del terreno',
      hectares: 'Hectáreas',
      says: 'Dice',
      notRead: 'No leídas: {list}',
      interval: 'de {lower} a {upper} ha (95 %)',
      value: values,
      indicators,
    },
  },
};

export const report: typeof english = {
  title: 'Bosque de 2020 y lo que pasó después',
  forest: 'Bosque el 31 de diciembre de 2020',
  hectares: '{hectares} ha ({percent} % del terreno)',
  interval: 'Intervalo con un 95 % de probabilidad',
  between: 'de {lower} a {upper} ha',
  lost: 'Cobertura arbórea perdida desde entonces',
  lostText: '{hectares} ha, de ellas {inside} ha en bosque de 2020',
  agreement: 'Los tres mapas coinciden en',
  agreementText: '{percent} % del terreno',
  perennial: 'Riesgo para cultivos perennes',
  annual: 'Riesgo para cultivos anuales',
  timber: 'Riesgo para la madera',
  indicator: 'Indicador',
  layer: 'Capa',
  value: 'Dice',
  layerPercent: 'Porcentaje del terreno',
  layerHectares: 'Hectáreas',
  layerCode: 'Capa en Whisp',
  layersNotRead: 'Capas que no se leen',
  layers: {
    EUFO_2020: 'Bosque de 2020, Centro Común de Investigación',
    GFC_TC_2020: 'Cobertura arbórea de 2020, Hansen',
    ESA_TC_2021: 'Árboles de 2021, ESA WorldCover',
    GFC_loss_before_2020: 'Pérdida de 2001–2020, Hansen',
    GFC_loss_after_2020: 'Pérdida después de 2020, Hansen',
    'GLAD-L_after_2020': 'Alertas después de 2020, GLAD',
  },
  notRead: 'Otras {n} capas de Whisp no se leen aquí y cuentan como desconocidas; el libro de cálculo las nombra.',
  note: 'El riesgo sigue los árboles de decisión de Whisp (Open Foris Whisp 3.0, FAO). Una capa que falta es desconocida, y lo desconocido nunca hace bajo un riesgo.',
  plain:
    'El mapa de bosque del Centro Común de Investigación muestra dónde había bosque el 31 de diciembre de 2020. El mapa de Hansen y las alertas muestran lo que se perdió desde entonces, y el árbol de decisión publicado de Whisp hace de ambos un riesgo.',
  values,
  indicators,
};
