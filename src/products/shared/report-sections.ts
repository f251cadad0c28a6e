import type { ReportSection } from '../product-facts.ts';

/** Sections of a project's report that several products share. */
export const forestSection = { id: 'forest', title: { en: 'Forest loss', es: 'Pérdida de bosque' } } as const satisfies ReportSection;
export const carbonSection = { id: 'carbon', title: { en: 'Carbon', es: 'Carbono' } } as const satisfies ReportSection;
export const waterSection = { id: 'water-balance', title: { en: 'Water balance', es: 'Balance hídrico' } } as const satisfies ReportSection;
export const landCoverSection = {
  id: 'land-cover',
  title: { en: 'Land cover', es: 'Cobertura del suelo' },
} as const satisfies ReportSection;
export const maskSection = { id: 'masks', title: { en: 'Wetlands', es: 'Humedales' } } as const satisfies ReportSection;
export const cellSection = {
  id: 'cells',
  title: { en: 'Cells of the project', es: 'Celdas del proyecto' },
} as const satisfies ReportSection;
