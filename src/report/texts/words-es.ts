import { textures } from '#products/soil/texts/es.ts';
import { zones } from '#sentences/phrases/zones-es.ts';

/** Palabras sueltas de las respuestas, como se escriben en un informe. */
export const words: Record<string, string> = {
  ...zones,
  ...Object.fromEntries(Object.entries(textures).map(([name, words]) => [name.replaceAll('_', ' '), words])),
  matched: 'emparejado',
  unbalanced: 'desequilibrado',
  'no-data': 'sin datos',
};
