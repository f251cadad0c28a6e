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
  title: 'What pictures count as the project',
  inside: 'Cells of the project',
  outside: 'Outside',
  note: 'Pictures are made of square cells. A cell belongs to the project when its centre lies inside the boundary, so that its hectares differ a little from those of the boundary.',
  plain: 'Pictures count the cells whose centre lies inside the boundary.',
};
