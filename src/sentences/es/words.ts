import { textures } from '#products/soil/texts/es.ts';
import type { EcologicalZone } from '#api/index.ts';
import type { Sentences } from '../known-sentences.ts';

/** Zonas ecológicas, para la ventana y para las frases que las nombran. */
export const zones = {
  'tropical-rainforest': 'bosque lluvioso tropical',
  'tropical-moist-deciduous': 'bosque tropical húmedo caducifolio',
  'tropical-dry': 'bosque seco tropical',
  'tropical-shrubland': 'matorral tropical',
  'tropical-desert': 'desierto tropical',
  'tropical-mountain': 'montañas tropicales',
  'subtropical-humid': 'bosque húmedo subtropical',
  'subtropical-dry': 'bosque seco subtropical',
  'subtropical-steppe': 'estepa subtropical',
  'subtropical-desert': 'desierto subtropical',
  'subtropical-mountain': 'montañas subtropicales',
  'temperate-oceanic': 'bosque oceánico templado',
  'temperate-continental': 'bosque continental templado',
  'temperate-steppe': 'estepa templada',
  'temperate-desert': 'desierto templado',
  'temperate-mountain': 'montañas templadas',
  'boreal-coniferous': 'bosque boreal de coníferas',
  'boreal-tundra-woodland': 'tundra arbolada boreal',
  'boreal-mountain': 'montañas boreales',
  polar: 'polar',
} satisfies Record<EcologicalZone, string>;

/** Palabras sueltas que los productos ponen en sus respuestas. */
export const words: Sentences = {
  ...zones,
  ...Object.fromEntries(Object.entries(textures).map(([name, said]) => [name.replaceAll('_', ' '), said])),
  matched: 'emparejados',
  unbalanced: 'desequilibrados',
  'no-data': 'sin datos',
  'not available': 'no disponible',
  queued: 'en espera',
  running: 'en curso',
  failed: 'falló',
  cancelled: 'cancelado',
  wet: 'lluvioso',
  moist: 'húmedo',
  dry: 'seco',
  mountain: 'montaña',
  subtropical: 'subtropical',
  temperate: 'templado',
  boreal: 'boreal',
  Africa: 'África',
  Americas: 'América',
  Asia: 'Asia',
  Europe: 'Europa',
  'all continents': 'todos los continentes',
};
