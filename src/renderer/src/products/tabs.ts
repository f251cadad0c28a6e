export type TabName = 'climate' | 'forest' | 'carbon' | 'satellite' | 'soil';
/** Which products stand under which tab of a project, in the order in which they are read. */
export const tabs: { name: TabName; slugs: string[] }[] = [
  { name: 'climate', slugs: ['weather', 'climate', 'climate-risk'] },
  { name: 'forest', slugs: ['deforestation-summary', 'deforestation-indicator-image', 'wetlands-mask'] },
  { name: 'carbon', slugs: ['baseline-sequestration', 'ghg-emissions', 'performance-benchmark', 'carbon-additionality'] },
  { name: 'satellite', slugs: ['satellite-index'] },
  { name: 'soil', slugs: ['soil'] },
];
