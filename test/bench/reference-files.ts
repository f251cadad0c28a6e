import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vertexCount, type Geometry } from '#geo/index.ts';
import { shared } from '../helpers/shared.ts';

interface Expected {
  file: string;
  expect?: string;
  reference?: { features: number; vertices?: number };
}
export interface ReferenceFile {
  name: string;
  bytes: Uint8Array;
  features: number;
  vertices: number;
}

const corpus = process.env['HECTARE_CORPUS'] ?? shared('corpus');

/** Real files with the counts of the best reader, where they lie beside the project (or in HECTARE_CORPUS); else none. */
export function referenceFiles(...folders: string[]): ReferenceFile[] {
  return folders.flatMap((folder) => {
    const list = join(corpus, folder, 'expected.json');
    if (!existsSync(list)) return [];
    const { files } = JSON.parse(readFileSync(list, 'utf8')) as { files: Expected[] };
    return files.flatMap(({ file, expect, reference }) =>
      expect === 'geometry' && reference?.vertices !== undefined
        ? [
            {
              name: file,
              bytes: new Uint8Array(readFileSync(join(corpus, folder, file))),
              features: reference.features,
              vertices: reference.vertices,
            },
          ]
        : [],
    );
  });
}

/** Whether features have as many shapes and corners as the reference; those without a shape do not count. */
export function agrees(file: ReferenceFile, features: { geometry: Geometry | null }[]): boolean {
  const vertices = features.reduce((sum, { geometry }) => sum + (geometry ? vertexCount(geometry) : 0), 0);
  return vertices === file.vertices;
}
