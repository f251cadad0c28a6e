import type { ProductTexts } from '../../product-facts.ts';

export const en: ProductTexts = {
  name: 'Loss indicator image',
  about: 'Where the signs of deforestation together make it more probable than the threshold.',
  inReport: 'Loss indicator',
  panel: {
    forest: {
      threshold: 'Threshold of the picture',
      baselineYear: 'Loss since',
      sinceYear: 'since {year}',
      otherThreshold: 'This service makes the picture with a threshold of {n} only.',
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
