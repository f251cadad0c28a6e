import type { ProductTexts } from '../../product-facts.ts';
import { en as carbon } from '../../shared/carbon/texts/en.ts';

export const en: ProductTexts = {
  name: 'Emissions',
  about: 'Carbon emitted by tree-cover loss.',
  panel: { ...carbon },
};

export const report = {
  title: 'Emissions from tree cover loss',
  loss: 'Loss, ha',
  burned: 'Burned, ha',
  co2: 'CO₂, t',
  ch4: 'CH₄, tCO₂e',
  n2o: 'N₂O, tCO₂e',
  total: 'Total, tCO₂e',
  deviation: 'Standard deviation',
  emitted: 'set free by tree cover loss, {years}',
  note: 'The carbon of the trees that were lost, counted in the year of the loss. The mark on a bar is one standard deviation of the biomass map to each side; where it is missing, the map gives none. Regrowth is not taken off. Burned is the loss on land that the map of burned area shows as burned in the same year; without a map of the year, methane and nitrous oxide are left open and the total is carbon dioxide alone.',
  plain:
    'Emissions multiply the lost forest by the biomass that a satellite map showed there before, with roots. All of it is counted as set free in the year of the loss. Where a map of fires shows the land burned in that year, methane and nitrous oxide come on top; that map misses about half of what burns.',
};
