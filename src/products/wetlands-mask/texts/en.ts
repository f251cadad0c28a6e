import type { ProductTexts } from '../../product-facts.ts';

export const en: ProductTexts = {
  name: 'Wetlands mask',
  about: 'Wetlands and mangroves of the land cover map and of Global Mangrove Watch, and land that is under water for part of the year.',
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
  title: 'Where the wetlands are',
  wetland: 'Wetland',
  other: 'Rest of the project',
  note: 'Ground that is wetland by its plants, or under water in some months of the year. Peat soils and wetlands under trees are hardly seen from space.',
  plain: 'Wetlands come from a land cover map, a map of mangroves and a map of how many months a year water stands on the ground.',
};
