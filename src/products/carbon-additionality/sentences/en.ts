/** What the product says of itself, by code. `{name}` stands for a parameter, `{name:1}` for a figure with one decimal. */
export const en = {
  method:
    'Since the start, on land that was newly wooded since then: area-based, removals × (1 − performance benchmark) − own losses; census, removals − baseline of the same land − own losses. Neither programme’s text was read, so neither figure is a programme’s.',
  'observed-removals':
    'Removals are observed: newly wooded share of the open land in the plots (index risen above the spread of the controls since the start) × hectares × growth of young trees (as in Baseline sequestration) × years since it was seen. Without newly wooded land they are 0, whatever the benchmark is.',
  'declared-plan':
    'Removals are those of the user’s planting plan: hectares × growth of young trees × years since planting. A plan is not an observation.',
  'declared-measured':
    'Removals are the user’s measurements; between them in a straight line from the start, and after the last as it was measured.',
  'planted-before': 'The plan has {hectares:1} ha that were planted before the start; they are not counted.',
  losses:
    'Losses are the emissions from tree cover loss since the start, to {year}, the last year of the loss map; they are taken off whole, and the controls’ losses are not set against them.',
  'benchmark-unknown': 'A year without a benchmark counts as if the controls had grown as fast; its upper bound takes a benchmark of 0.',
  'bounds-worst': 'Bounds take every figure at its worst and at its best, so they are wider than 95 %.',
  'unseen-land':
    '{hectares:1} ha of open land have another land cover than the plots; what was planted there is not seen, and is in the upper bound alone.',
  'needs-removals':
    'Years without a figure: nothing could be observed and nothing is declared. Enter a planting plan or measured removals.',
  'no-rate': 'The ecological zone has no growth rate for young trees.',
  'losses-unknown': 'A loss since the start has no known biomass, so what it took off is not known.',
  'newly-wooded': 'growth of newly wooded land',
} as const;
