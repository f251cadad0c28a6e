import type { ProductTexts } from '../../product-facts.ts';
import { en as carbon } from '../../shared/carbon/texts/en.ts';

export const en: ProductTexts = {
  name: 'Carbon additionality',
  about: 'Removals of newly wooded land beyond what would have happened anyway, less losses.',
  panel: {
    ...carbon,
    additionality: {
      census: 'Census, tCO₂e',
      censusShort: 'census',
      censusLower: 'Census, lower bound',
      censusUpper: 'Census, upper bound',
      areaBasedShort: 'area-based',
      losses: 'Losses, tCO₂e',
      lossesShort: 'losses',
      baselineShort: 'baseline of this land',
      newWoody: 'Newly wooded, ha',
      basisTitle: 'Removals are',
      basis: {
        observed: 'observed',
        'planting-plan': 'of the planting plan',
        measured: 'measured',
      },
      similarShort: 'on similar land as well (× {benchmark})',
      areaFormula: 'Removals − what similar land shows as well (removals × benchmark) − losses',
      censusFormula: 'Removals − baseline of this land − losses',
      noBenchmark: 'No benchmark in {year}: the controls are taken to have grown as fast; the upper bound leaves it open.',
      boundsHint: 'Bounds take every figure at its worst and at its best.',
      status: {
        needs_removals: 'Nothing could be observed here. Declare a planting plan or measured removals below.',
        no_growth_rate: 'The ecological zone has no growth rate for young trees.',
        losses_unknown: 'A loss has no known biomass, so what it takes off is not known.',
      },
      declare: {
        title: 'Declare removals',
        intro: 'Images see new trees late. Enter what was planted or measured; it then counts in place of what images show.',
        unavailable: 'This connection does not take declared removals.',
        kind: 'What is declared',
        kinds: {
          none: 'Nothing: as images show it',
          'planting-plan': 'A planting plan',
          measured: 'Measured removals',
        },
        plantedYear: 'Year of planting',
        measuredYear: 'End of the year',
        hectares: 'Hectares',
        lower: 'At least',
        upper: 'At most',
        removals: 'tCO₂e since the start',
        row: 'Row {n}',
        add: 'Add a row',
        remove: 'Remove row {n}',
        save: 'Save and compute again',
        saved: 'Saved; additionality is being computed again.',
        fault: {
          number: 'Row {n}: every field needs a number.',
          year: 'Row {n}: the year must be a whole year from 1990 to 2100.',
          hectares: 'Row {n}: the hectares must be more than 0.',
          order: 'Row {n}: the figure must lie between “at least” and “at most”, and none may be below 0.',
          twice: 'The year {year} stands there twice.',
          area: 'The project has {project} ha; {declared} ha are declared.',
        },
      },
    },
  },
};

export const report = {
  title: 'Removals beyond what would have happened anyway (additionality)',
  removals: 'Removals, tCO₂e',
  losses: 'Losses, tCO₂e',
  beyond: 'Additionality, tCO₂e',
  census: 'Additionality by census, tCO₂e',
  since: 'Counted since',
  basis: 'How new trees are known',
  note: 'Grey: what newly wooded land has taken up since the start. Red: what losses set free. Green: removals beyond the share that similar land shows as well (area-based) or, by census, beyond what the same land would have grown anyway; less losses. The mark takes every figure at its worst and at its best. Old forest that stood at the start has no removals. No programme’s text was read, so this is no programme’s figure.',
  plain:
    'Additionality counts only land that was newly wooded since the start, as satellite images show it or as declared. From its growth the share is taken that similar land shows as well (area-based), or what the same land would have grown anyway (census), and then the project’s own losses.',
};

export const reportBasis: Record<string, string> = {
  observed: 'seen in images',
  measured: 'measured on the ground',
  'planting-plan': 'from the planting plan',
};
