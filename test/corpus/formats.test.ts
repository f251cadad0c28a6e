import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Note } from '#formats/format.ts';
import { readFile, UnreadableFile, writeFile } from '#formats/index.ts';
import { areaHectares, forEachPosition, polygonsOf, type Feature } from '#geo/index.ts';
import { hasShared, shared } from '../helpers/shared.ts';

interface Expected {
  file: string;
  expect?: string;
  xml?: { placemarks_with_coordinates?: number };
  reference?: { features: number; with_geometry: number; vertices?: number; area_ha?: number; bbox?: number[] };
}

const folders = [
  'kml-field',
  'kml-togeojson',
  'kml-libkml',
  'kml-gdal',
  'kml-google-samples',
  'kml-giscore',
  'kml-conformance',
  'kml-encoding',
  'kmz',
  'geojson-field',
  'geojson-fixtures',
  'geojson-clipping',
  'geojson-turf',
  'geojson-antimeridian',
  'geojson-hint',
  'geojson-validator',
].filter((name) => hasShared('corpus', name));

/** Where we differ from the best reader on purpose, or where no reader is a measure. */
const decided: Record<string, string> = {
  'gdal__autotest_ogr_data_geojson_ogr_geojson_14.geojson':
    'nulls in place of numbers: GDAL makes empty geometries of them, we keep the attributes and say so',
  'mapshaper__test_data_issues_384_invalid_json_sample1.json': 'not JSON (a comma is missing); only a guessing reader opens it',
  'giscore__data_kml_sloppy_badCoord.kml':
    'words in place of a longitude: Google Earth puts such places at 0, 0; we leave them out and say so',
  'giscore__data_kml_sloppy_badPolygon.kml': 'the reference area is negative (a hole larger than its shell); ours is never below 0',
  'geojsonhint__test_data_bad_point-labeled-as-a-multipolygon.geojson':
    'a position where polygons should stand: GDAL makes an empty multi-polygon, we refuse with the reason',
  'geojson-validator__tests_data_invalid_structure_invalid_geometry_misslabeled_point.geojson': 'the same with a polygon',
  'geojsonhint__test_data_bad_false.geojson':
    'the geometry is the word false: GDAL makes an empty shape, we keep the attributes and say so',
  'geojson-validator__tests_data_valid_valid_geometry_geometrycollection_empty_geometries.geojson': 'an empty collection has no shape',
  'geojsonhint__test_data_bad_stringcoord.geojson': 'coordinates in quotes: GDAL puts the point at 0, 0; we keep its attributes and say so',
  'polygon-clipping__test_end-to-end_empty-multipoly_args.geojson': 'an empty multi-polygon has no shape',
  'turf__packages_turf-boolean-valid_test_false_GeometryCollection_empty-geometry-collection.geojson': 'an empty collection has no shape',
  'turf__packages_turf-boolean-valid_test_false_GeometryCollection_non-geometry-in-collection.geojson':
    'a member that is no geometry is left out with a note',
};

/** GeoJSON that comes back unclosed stays so here (check names it, repair closes it); the reference reader closed it. */
function unclosedRings(features: Feature[]): number {
  return features.reduce(
    (sum, { geometry }) =>
      sum +
      (geometry
        ? polygonsOf(geometry)
            .flat()
            .filter((ring) => ring[0]?.[0] !== ring.at(-1)?.[0] || ring[0]?.[1] !== ring.at(-1)?.[1]).length
        : 0),
    0,
  );
}

const shapes = (features: Feature[]) => features.filter((feature) => feature.geometry && vertices([feature]) > 0);
function vertices(features: Feature[]): number {
  let count = 0;
  for (const { geometry } of features)
    if (geometry)
      forEachPosition(geometry, () => {
        count += 1;
      });
  return count;
}

/** Corners that stay apart at nine decimals, which is what GeoJSON is written with: a ring's others are written once. */
function distinctCorners(features: Feature[]): number {
  let count = 0;
  let before = '';
  for (const { geometry } of features) {
    if (!geometry) continue;
    forEachPosition(geometry, ([x, y]) => {
      const place = `${x!.toFixed(9)} ${y!.toFixed(9)}`;
      if (place !== before) count += 1;
      before = place;
    });
  }
  return count;
}

/** Whether shapes over the 180th meridian were cut, and all hectares that changed by that are told: long sides are geodesics before and straight after. */
function isCutAndTold(features: Feature[], back: Feature[], notes: Note[]): boolean {
  const hectares = (list: Feature[]) => list.reduce((sum, { geometry }) => sum + (geometry ? areaHectares(geometry) : 0), 0);
  const before = hectares(features);
  const told = Number(notes.find(({ code }) => code === 'cut-at-180-area')?.phrase?.params?.['hectares'] ?? 0);
  return notes.some(({ code }) => code.endsWith('-180')) && Math.abs(hectares(back) - before) <= told + 1e-8 * before + 1e-4;
}

describe.skipIf(folders.length === 0).each(folders.length === 0 ? ['the corpus'] : folders)('%s', (folder) => {
  const expected: Expected[] =
    folders.length === 0 ? [] : JSON.parse(readFileSync(shared('corpus', folder, 'expected.json'), 'utf8')).files;
  test('no feature with a shape is lost, and shapes come out as they went in', async () => {
    const faults: string[] = [];
    for (const { file, expect: kind, xml, reference } of expected) {
      if (decided[file]) continue;
      const bytes = new Uint8Array(readFileSync(shared('corpus', folder, file)));
      try {
        const { features, notes } = await readFile(bytes, { fileName: file });
        const found = shapes(features);
        // For KML the independent count of placemarks with coordinates is the measure: other readers also make points of camera views.
        const floor = xml ? (xml.placemarks_with_coordinates ?? 0) : kind === 'geometry' ? (reference?.with_geometry ?? 0) : 0;
        if (found.length < floor) faults.push(`${file}: ${found.length} shapes, ${floor} expected (${notes[0]?.code ?? 'no note'})`);
        else if (
          kind === 'geometry' &&
          reference?.vertices &&
          found.length === reference.with_geometry &&
          vertices(found) + unclosedRings(found) < reference.vertices &&
          !/truncated/.test(file)
        )
          faults.push(`${file}: ${vertices(found)} vertices, ${reference.vertices} expected`);
        else if (
          kind === 'geometry' &&
          reference?.area_ha &&
          found.length === reference.with_geometry &&
          vertices(found) === reference.vertices
        ) {
          const area = found.reduce((sum, { geometry }) => sum + areaHectares(geometry!), 0);
          if (Number.isFinite(area) && Math.abs(area - reference.area_ha) > 2e-8 * reference.area_ha + 1e-4)
            faults.push(`${file}: ${area} ha, ${reference.area_ha} expected`);
        }
        if (found.length > 0) {
          for (const format of ['geojson', 'kml', 'kmz']) {
            const told: Note[] = [];
            const back = await readFile(await writeFile(format, features, { notes: told }), { fileName: `x.${format}` });
            if (
              shapes(back.features).length !== found.length ||
              // A corner that stands twice is written once.
              (!isCutAndTold(features, back.features, told) &&
                distinctCorners(back.features) !== distinctCorners(features) &&
                !features.some(({ geometry }) => geometry?.type === 'LineString' && geometry.coordinates.length < 2))
            )
              faults.push(`${file}: ${format} does not come back`);
          }
        }
      } catch (error) {
        if (!(error instanceof UnreadableFile)) faults.push(`${file}: ${String(error)}`);
        // Metres without a system: the reader asks for it (figures.test.ts names these files).
        else if (kind === 'geometry' && error.code !== 'unknown-crs' && !/damaged|truncated/.test(file))
          faults.push(`${file}: refused (${error.code}: ${error.message})`);
      }
    }
    expect(faults).toEqual([]);
  }, 300_000);
});
