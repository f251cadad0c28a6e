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
  title: 'Where the evidence for deforestation exceeds 0.7',
  lost: 'Evidence above 0.7',
  rest: 'Rest of the project',
};
