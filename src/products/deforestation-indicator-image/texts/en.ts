import type { ProductTexts } from '../../product-facts.ts';

export const en: ProductTexts = {
  name: 'Loss indicator image',
  about: 'Where the combined signs of deforestation are more probable than the threshold.',
  inReport: 'Loss indicator',
  panel: {
    forest: {
      threshold: 'Threshold of the picture',
      baselineYear: 'Loss since',
      sinceYear: 'since {year}',
      otherThreshold: 'This service only offers the picture with a threshold of {n}.',
      sign: {
        probable: 'One probable alert',
        fall: 'Fall of NDVI',
        both: 'Probable alert and fall of NDVI',
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
