import type { ProductTexts } from '../../product-facts.ts';
import { es as carbon } from '../../shared/carbon/texts/es.ts';
import type { report as english } from './en.ts';

export const es: ProductTexts = {
  name: 'Referencia de desempeño',
  about: 'Cómo crecieron las parcelas de control alrededor del proyecto, frente a las del propio proyecto.',
  panel: { ...carbon },
};

export const report: typeof english = {
  title: 'Crecimiento de las parcelas de control frente al proyecto (referencia de desempeño)',
  index: 'NDVI de la temporada',
  project: 'Índice del proyecto',
  control: 'Índice de los controles',
  pValue: 'p',
  status: 'Emparejamiento',
  plots: 'Parcelas',
  plotsText: '{project} en el proyecto, {control} de control',
};

export const reportStates: Record<string, string> = {
  matched: 'emparejado',
  unbalanced: 'desequilibrado',
  'no-data': 'sin datos',
};
