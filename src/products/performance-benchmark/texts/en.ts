import type { ProductTexts } from '../../product-facts.ts';
import { en as carbon } from '../../shared/carbon/texts/en.ts';

export const en: ProductTexts = {
  name: 'Performance benchmark',
  about: 'How control plots around the project grew, against the project’s own plots.',
  panel: { ...carbon },
};

export const report = {
  title: 'The project beside similar land (performance benchmark)',
  index: 'NDVI of the season',
  project: 'Project',
  control: 'Similar land',
  projectIndex: 'Project, NDVI',
  controlIndex: 'Similar land, NDVI',
  pValue: 'p value',
  status: 'Matching',
  plots: 'Plots',
  plotsText: '{project} in the project, {control} of similar land',
  note: 'How green the project grew, and how green similar land nearby grew (dashed). The benchmark is the share of the growth that similar land shows as well: near 0 the project stands out, at 1 it does not.',
  plain:
    'Plots outside the project, in the same country and with the same land cover, show what would have happened anyway. The benchmark compares how green both grew, from satellite images.',
};

/** states of the matching that are not written as they are named */
export const reportStates: Record<string, string> = {};
