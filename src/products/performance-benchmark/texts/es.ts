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
  index: 'NDVI de la temporada',
  project: 'Proyecto',
  control: 'Tierras parecidas',
  projectIndex: 'Proyecto, NDVI',
  controlIndex: 'Tierras parecidas, NDVI',
  pValue: 'valor p',
  status: 'Emparejamiento',
  plots: 'Parcelas',
  plotsText: '{project} en el proyecto, {control} de tierras parecidas',
  note: 'Cuánto reverdeció el proyecto y cuánto las tierras parecidas de los alrededores (línea discontinua). La referencia es la parte del crecimiento que también muestran estas: cerca de 0 el proyecto destaca, en 1 no.',
  plain:
    'Parcelas de fuera del proyecto, en el mismo país y con la misma cobertura del suelo, muestran lo que habría ocurrido de todos modos. La referencia compara cuánto reverdecieron ambos en imágenes de satélite.',
};

export const reportStates: Record<string, string> = {
  matched: 'emparejado',
  unbalanced: 'desequilibrado',
  'no-data': 'sin datos',
};
