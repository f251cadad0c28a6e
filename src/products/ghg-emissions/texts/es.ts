import type { ProductTexts } from '../../product-facts.ts';
import { es as carbon } from '../../shared/carbon/texts/es.ts';
import type { report as english } from './en.ts';

export const es: ProductTexts = {
  name: 'Emisiones',
  about: 'Carbono liberado donde se perdieron árboles.',
  panel: { ...carbon },
};

export const report: typeof english = {
  title: 'Emisiones por pérdida de cubierta arbórea',
  loss: 'Pérdida, ha',
  co2: 'CO₂, t',
  ch4: 'CH₄, tCO₂e',
  n2o: 'N₂O, tCO₂e',
  total: 'Total, tCO₂e',
  deviation: 'Desviación típica',
  emitted: 'emitidas desde {year}',
};
