import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import type { StoredBasemap } from './basemaps.ts';

/** A file on this computer as a map of the user. */
export const fileBasemap = (path: string): StoredBasemap => ({
  id: randomUUID(),
  name: basename(path).replace(/\.[^.]+$/, ''),
  kind: 'file',
  address: path,
  layers: '',
  attribution: '',
  hasKey: false,
  preset: null,
  grid: null,
  terms: '',
  isVector: false,
});
