import type { Sentences } from '../known-sentences.ts';
import { data } from './data.ts';
import { files } from './files.ts';
import { geometry } from './geometry.ts';
import { products } from './products.ts';
import { service } from './service.ts';
import { words } from './words.ts';

/** Todas las frases que Hectare escribe en inglés fuera de la ventana, en español. */
export const spanish: Sentences = { ...geometry, ...files, ...service, ...data, ...products, ...words };
