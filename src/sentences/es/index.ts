import type { Sentences } from '../known-sentences.ts';
import { service } from './service.ts';
import { words } from './words.ts';

/** Las frases que aún no tienen código, en español. Las de los productos están en sus carpetas. */
export const spanish: Sentences = { ...service, ...words };
