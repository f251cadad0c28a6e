import type { PhraseCode } from './index.ts';

/** Names of the zones, as the API has them. */
export type ZoneName = PhraseCode extends infer Code ? (Code extends `zone.${infer Name}` ? Name : never) : never;

/** Zonas ecológicas, para la ventana, los informes y las frases que las nombran. */
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
} satisfies Record<ZoneName, string>;
