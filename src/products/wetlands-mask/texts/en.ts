import type { ProductTexts } from '../../product-facts.ts';

export const en: ProductTexts = {
  name: 'Wetlands mask',
  about: 'Wetlands and mangroves of the land cover map, and land that is under water for part of the year.',
  panel: {
    classes: {
      'wetlands-mask': {
        '0': 'Other land',
        '1': 'Wetland',
      },
    },
  },
};

export const report = {
  title: 'Wetlands mask',
  wetland: 'Wetland',
  other: 'Rest of the project',
};
