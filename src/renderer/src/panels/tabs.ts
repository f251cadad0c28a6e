export type TabName = 'climate' | 'forest' | 'carbon' | 'satellite' | 'land';
/** Which products stand under which tab of a project, in the order in which they are read. */
export const tabs: { name: TabName; slugs: string[] }[] = [
  { name: 'climate', slugs: ['weather', 'climate', 'climate-risk'] },
  { name: 'forest', slugs: ['deforestation-summary', 'deforestation-indicator-image'] },
  { name: 'carbon', slugs: ['baseline-sequestration', 'ghg-emissions', 'performance-benchmark', 'carbon-additionality'] },
  { name: 'satellite', slugs: ['satellite-index'] },
  { name: 'land', slugs: ['soil', 'project-mask', 'wetlands-mask'] },
];
/** Every product that a project has, as the panels stand one after another. */
export const panelSlugs = tabs.flatMap(({ slugs }) => slugs);
