import type { ProductTexts } from '../../product-facts.ts';
import { en as carbon } from '../../shared/carbon/texts/en.ts';

export const en: ProductTexts = {
  name: 'Performance benchmark',
  about: 'How control plots around the project grew, against the project’s own plots.',
  panel: { ...carbon },
};

export const report = {
  title: 'The project beside similar land (performance benchmark)',
  index: 'Greenness (NDVI)',
  project: 'Project',
  control: 'Similar land',
  projectIndex: 'Project, greenness (NDVI)',
  controlIndex: 'Similar land, greenness (NDVI)',
  pValue: 'p value',
  status: 'Similar land nearby',
  plots: 'Plots compared',
  plotsText: '{project} in the project, {control} of similar land',
  note: 'How green the project grew, and how green similar land nearby grew (dashed). The benchmark is the share of the growth that similar land shows as well: near 0 the project stands out, at 1 it does not. p below 0.05: the difference is hardly chance.',
  plain:
    'Plots outside the project, in the same country and with the same land cover, show what would have happened anyway. The benchmark compares how green both grew, from satellite images.',
};

/** states of the matching */
export const reportStates: Record<string, string> = {
  matched: 'found',
  unbalanced: 'none that is like enough',
  'no-data': 'too few clear images',
};
