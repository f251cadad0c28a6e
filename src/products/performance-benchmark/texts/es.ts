import type { ProductTexts } from '../../product-facts.ts';
import { es as carbon } from '../../shared/carbon/texts/es.ts';
import type { report as english } from './en.ts';

export const es: ProductTexts = {
  name: 'Referencia de desempeño',
  about: 'Cómo crecieron las parcelas de control alrededor del proyecto, frente a las del propio proyecto.',
  panel: { ...carbon },
};

export const report: typeof english = {
  title: 'El proyecto junto a tierras parecidas (referencia de desempeño)',
  index: 'Verdor (NDVI)',
  project: 'Proyecto',
  control: 'Tierras parecidas',
  projectIndex: 'Proyecto, verdor (NDVI)',
  controlIndex: 'Tierras parecidas, verdor (NDVI)',
  pValue: 'valor p',
  status: 'Tierras parecidas cercanas',
  plots: 'Parcelas comparadas',
  plotsText: '{project} en el proyecto, {control} de tierras parecidas',
  note: 'Cuánto reverdeció el proyecto y cuánto las tierras parecidas de los alrededores (línea discontinua). La referencia es la parte del crecimiento que también muestran estas: cerca de 0 el proyecto destaca, en 1 no. p por debajo de 0,05: la diferencia difícilmente es azar.',
  plain:
    'Parcelas de fuera del proyecto, en el mismo país y con la misma cobertura del suelo, muestran lo que habría ocurrido de todos modos. La referencia compara cuánto reverdecieron ambos en imágenes de satélite.',
};

export const reportStates: Record<string, string> = {
  matched: 'halladas',
  unbalanced: 'ninguna que se parezca bastante',
  'no-data': 'muy pocas imágenes despejadas',
};
