import type { ProductTexts } from '../../product-facts.ts';
import { es as carbon } from '../../shared/carbon/texts/es.ts';
import type { report as english } from './en.ts';

export const es: ProductTexts = {
  name: 'Emisiones',
  about: 'Carbono emitido por la pérdida de cobertura arbórea.',
  panel: { ...carbon },
};

export const report: typeof english = {
  title: 'Emisiones por pérdida de cobertura arbórea',
  loss: 'Pérdida, ha',
  burned: 'Quemado, ha',
  co2: 'CO₂, t',
  ch4: 'CH₄, tCO₂e',
  n2o: 'N₂O, tCO₂e',
  total: 'Total, tCO₂e',
  deviation: 'Desviación típica',
  emitted: 'liberadas por la pérdida de cobertura arbórea, {years}',
  note: 'El carbono de los árboles que se perdieron, contado en el año de la pérdida. La marca de una barra es una desviación típica del mapa de biomasa a cada lado; donde falta, el mapa no la da. No se descuenta lo que vuelve a crecer. Quemado es la pérdida en terreno que el mapa de área quemada muestra quemado el mismo año; sin mapa del año, el metano y el óxido nitroso quedan sin decir y el total es solo dióxido de carbono.',
  plain:
    'Las emisiones multiplican el bosque perdido por la biomasa que un mapa de satélite mostraba allí antes, con raíces. Todo se cuenta como liberado en el año de la pérdida. Donde un mapa de incendios muestra el terreno quemado en ese año, se añaden metano y óxido nitroso; ese mapa omite cerca de la mitad de lo que arde.',
};
