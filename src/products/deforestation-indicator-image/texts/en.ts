import type { ProductTexts } from '../../product-facts.ts';

export const en: ProductTexts = {
  name: 'Loss indicator image',
  about: 'Areas where the combined evidence of deforestation exceeds the threshold.',
  inReport: 'Loss indicator',
  panel: {
    forest: {
      threshold: 'Threshold of the picture',
      baselineYear: 'Loss since',
      sinceYear: 'since {year}',
      otherThreshold: 'This service only offers the picture with a threshold of {n}.',
      sign: {
        probable: 'Single low-confidence alert',
        fall: 'NDVI drop',
        both: 'Low-confidence alert and NDVI drop',
        confirmed: 'Confirmed alert',
        map: 'Loss on the yearly map',
      },
    },
    classes: {
      'deforestation-indicator-image': {
        '0': 'No sign above the threshold',
        '1': 'Deforestation probable',
      },
    },
  },
};

export const report = {
  title: 'Where forest was probably lost',
  lost: 'Strong evidence of loss',
  rest: 'Rest of the project',
  note: 'Cells of about 30 m where the yearly map, alerts and satellite images together make a loss more than 70 % probable. Its hectares need not equal those of the yearly map: they rest on other evidence.',
  plain:
    'The map of probable loss puts several signs together: the yearly map, alerts of radar and optical satellites, and a fall of greenness. A cell is marked where they make a loss more than 70 % probable.',
};
