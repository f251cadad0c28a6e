import type { Sentences } from '../known-sentences.ts';

/** Palabras sueltas que los productos ponen en sus respuestas. */
export const words: Sentences = {
  matched: 'emparejados',
  unbalanced: 'desequilibrados',
  'no-data': 'sin datos',
  'not available': 'no disponible',
  queued: 'en espera',
  running: 'en curso',
  failed: 'falló',
  cancelled: 'cancelado',
};
