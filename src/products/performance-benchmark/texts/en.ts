import type { ProductTexts } from '../../product-facts.ts';
import { en as carbon } from '../../shared/carbon/texts/en.ts';

export const en: ProductTexts = {
  name: 'Performance benchmark',
  about: 'How control plots around the project grew, against the project’s own plots.',
  panel: { ...carbon },
};

export const report = {
  title: 'Growth of control plots against the project (performance benchmark)',
  index: 'NDVI of the season',
  project: 'Project’s index',
  control: 'Controls’ index',
  pValue: 'p',
  status: 'Matching',
  plots: 'Plots',
  plotsText: '{project} in the project, {control} controls',
};

/** states of the matching that are not written as they are named */
export const reportStates: Record<string, string> = {};
