import type { ProductTexts } from '../../product-facts.ts';
import { en as carbon } from '../../shared/carbon/texts/en.ts';

export const en: ProductTexts = {
  name: 'Carbon baseline',
  about: 'Carbon that the woody plants here would take up without the project.',
  panel: { ...carbon },
};

export const report = {
  title: 'Growth without the project (baseline)',
  bounds: 'Bounds',
  cumulative: 'Since the first year, tCO₂e',
  sumRemark: 'The sum is that of the unrounded years.',
  perYear: 'taken up a year by the trees of today (baseline)',
  note: 'What the trees and shrubs of today would take up without the project. The band shows the bounds of the growth rates; the error of the land cover map is not in it.',
  plain:
    'The baseline multiplies the woody area of a land cover map by the growth rates that are published for its ecological zone. It is a first estimate (tier 1), the same every year.',
};
