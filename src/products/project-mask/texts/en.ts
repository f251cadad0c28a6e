import type { ProductTexts } from '../../product-facts.ts';

export const en: ProductTexts = {
  name: 'Project mask',
  about: 'The boundary as a picture: the cells that every other picture counts as part of the project.',
  panel: {
    classes: {
      'project-mask': {
        '0': 'Outside',
        '1': 'Project',
      },
    },
  },
};

export const report = {
  title: 'Project mask',
  inside: 'Inside',
  outside: 'Outside',
};
