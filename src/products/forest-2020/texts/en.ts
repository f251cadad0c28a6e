import type { ProductTexts } from '../../product-facts.ts';

const values = {
  yes: 'yes',
  no: 'no',
  unknown: 'unknown',
  low: 'low',
  more_info_needed: 'more information needed',
  high: 'high',
  not_assessed: 'not assessed',
};
const indicators = {
  treecover_2020: 'Tree cover in 2020',
  commodities_2020: 'Crops and plantations in 2020',
  disturbance_before_2021: 'Disturbance up to 2020',
  disturbance_after_2020: 'Disturbance after 2020',
};

export const en: ProductTexts = {
  name: 'Forest 2020 and risk',
  about:
    'Forest on 31 December 2020, the cut-off day of the EU deforestation regulation, what was lost since, and the risk by a published decision tree.',
  inReport: 'Forest 2020 and risk',
  panel: {
    forest2020: {
      forestIn2020: 'Forest on 31 Dec 2020',
      ofLand: 'of the land',
      lossAfter: 'Tree cover lost since',
      lossInForest: 'of it in forest of 2020',
      agreement: 'Three maps agree on',
      alertsSince: 'Confirmed alerts since (no area estimate)',
      perennial: 'Perennial crops',
      annual: 'Annual crops',
      timber: 'Timber',
      risk: 'Risk by Whisp’s decision tree',
      indicator: 'Indicator',
      layer: 'Layer',
      percent: 'Percent of the land',
      hectares: 'Hectares',
      says: 'Says',
      notRead: 'Not read: {list}',
      interval: '{lower} to {upper} ha (95 %)',
      value: values,
      indicators,
    },
  },
};

export const report = {
  title: 'Forest of 2020 and what happened since',
  forest: 'Forest on 31 December 2020',
  hectares: '{hectares} ha ({percent} % of the land)',
  interval: 'Range of 95 % probability',
  between: '{lower} to {upper} ha',
  lost: 'Tree cover lost since',
  lostText: '{hectares} ha, {inside} ha of it in forest of 2020',
  agreement: 'The three maps agree on',
  agreementText: '{percent} % of the land',
  perennial: 'Risk for perennial crops',
  annual: 'Risk for annual crops',
  timber: 'Risk for timber',
  indicator: 'Indicator',
  layer: 'Layer',
  value: 'Says',
  layerPercent: 'Percent of the land',
  layerHectares: 'Hectares',
  layerCode: 'Layer in Whisp',
  layersNotRead: 'Layers that are not read',
  layers: {
    EUFO_2020: 'Forest 2020, Joint Research Centre',
    GFC_TC_2020: 'Tree cover 2020, Hansen',
    ESA_TC_2021: 'Trees 2021, ESA WorldCover',
    GFC_loss_before_2020: 'Loss 2001–2020, Hansen',
    GFC_loss_after_2020: 'Loss after 2020, Hansen',
    'GLAD-L_after_2020': 'Alerts after 2020, GLAD',
  } as Record<string, string>,
  notRead: '{n} further layers of Whisp are not read here and count as unknown; the workbook names them.',
  note: 'The risk follows Whisp’s decision trees (Open Foris Whisp 3.0, FAO). A layer that is missing is unknown, and unknown never makes a risk low.',
  plain:
    'The forest map of the Joint Research Centre shows where forest stood on 31 December 2020. Hansen’s map and alerts show what was lost since, and Whisp’s published decision tree makes a risk of both.',
  values,
  indicators,
};
