/** Every figure of the reference answers: features, shapes, kinds, vertices, box, order of coordinates, area. Where we differ, the file is named with the reason. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readFile, UnreadableFile } from '#formats/index.ts';
import { areaHectares, forEachPosition, type Feature } from '#geo/index.ts';
import { hasShared, shared } from '../helpers/shared.ts';

interface Reference {
  features: number;
  with_geometry: number;
  types: Record<string, number>;
  vertices: number;
  bbox: number[] | null;
  area_ha: number | null;
  checksum?: { sum_lon: number; sum_lat: number; sum_i_lon: number; sum_i_lat: number };
}
interface Expected {
  file: string;
  expect?: string;
  reference?: Reference;
}

const folders = [
  'geojson-antimeridian',
  'geojson-clipping',
  'geojson-field',
  'geojson-fixtures',
  'geojson-hint',
  'geojson-turf',
  'geojson-validator',
  'gpx',
  'kml-conformance',
  'kml-encoding',
  'kml-field',
  'kml-gdal',
  'kml-giscore',
  'kml-google-samples',
  'kml-libkml',
  'kml-togeojson',
  'kmz',
  'shapefile',
].filter((name) => hasShared('corpus', name));

/** Endings of file names, by why our figures are others than the reference reader's. */
const decided: [reason: string, ...endings: string[]][] = [
  [
    'the box of the reference leaves out holes that reach over their shell',
    'issues-171.json',
    'one-hole.json',
    'splitting-exterior_args.geojson',
    'touching-exterior_args.geojson',
    'inner_and_exterior_ring_intersect.geojson',
    'sloppy_badPolygon.kml',
  ],
  [
    'an unclosed ring stays as it is: the check names it and the repair closes it; the reference closes it',
    'broken-issue-75_args.geojson',
    'union-same-shape-multiple-times_args.geojson',
    'Polygon_not-closing-ring.geojson',
    'unclosed_ring__soy_mato_grosso_brazil.kml',
    'togeojson__test_data_timespan.kml',
  ],
  [
    'the numbers are metres and the file names no system: the reader asks for it; the reference takes them as they are',
    'buffer_a_simple_loop.json',
    'buffer_c_loop2.json',
    'buffer_f_c_curve.json',
    'buffer_g_s_curve.json',
    'buffer_i_crossback2.json',
    'buffer_n_projected_dense_vertices.json',
    'buffer_s_nc_county.json',
    'buffer_u_nc_two_counties.json',
    'clip_ex2_grid.json',
    'clip_ex2_rectangle.json',
    'inlay_ex2_Jackson_city.json',
    'inlay_ex2_Jackson_county.json',
  ],
  [
    'corners lie beyond 540 degrees of longitude, which is no place: their features are not measured; the reference takes them round the Earth',
    'overlap-y_args.geojson',
    'parallel-lines-with-crossing_args.geojson',
  ],
  ['NAD83 in Hawaii is shifted to WGS 84, by 0.8 m, as gdaltransform does; the reference leaves the datum as it is', 'CoHI_GCS12.zip'],
  ['open: 18 vertices more than LIBKML finds, not explained', 'openlayers__examples_data_kml_timezones.kml'],
  [
    'an empty shape or collection is none',
    'empty-multipoly_args.geojson',
    'empty-geometry-collection.geojson',
    'geometrycollection_empty_geometries.geojson',
    'bad_false.geojson',
    'gpxpy__test_files_unicode2.gpx',
    'trek_no_rtept.gpx',
    'atom-all-a.kml',
    'atom-all.kml',
    'atom-author.kml',
  ],
  [
    'rings of two corners are kept for the check to name; the reference drops them',
    'rings-with-no-area_args.geojson',
    'issues_125_openring.json',
    'short-multilinestring.geojson',
    'MultiGeomLinearRings-Pentagon.kml',
  ],
  ['several documents one after another: we read all, the reference the first', 'border_in.json', 'islands_in.json'],
  [
    'coordinates that are no numbers are not guessed; the attributes are kept with a note',
    'ogr_geojson_14.geojson',
    'bad_stringcoord.geojson',
    'point-labeled-as-a-multipolygon.geojson',
    'misslabeled_point.geojson',
    'non-geometry-in-collection.geojson',
    'sloppy_badCoord.kml',
  ],
  [
    'a level of brackets too many or too few is read as the kind that it makes, with a note; the reference finds nothing',
    'invalid_incorrect_geometry_data_type.geojson',
  ],
  ['not JSON (a comma is missing); only a guessing reader opens it', 'issues_384_invalid_json_sample1.json'],
  [
    'a track without points is a row without a shape, not an empty line',
    'ogr_data_gpx_test.gpx',
    'no-creator.gpx',
    'elevations-zero.gpx',
    'without-elevations.gpx',
    'cerknicko-jezero.gpx',
    'without-times.gpx',
    'garmin_extensions.gpx',
    'togeojson__test_data_gdal.gpx',
  ],
  ['a track of one point is a point; the reference has no shape for it', 'node-with-comments.gpx', 'dilution_errors.gpx', 'north_core.gpx'],
  [
    'corners of a ground overlay (turned about its middle, longitudes scaled by the cosine of the latitude) are others than those of LIBKML, or begin at another corner',
    'Document-deprecated.kml',
    'KML_Samples.kml',
    'kml_samples.kml',
    'GroundOverlay-httpRef.xml',
    'GroundOverlay_etna.kml',
    'ground-overlay-abs.kml',
    'ground-overlay.kml',
    'ground-overlay-abs.kmz',
    'ground-overlay.kmz',
    'time-span-overlay.kml',
    'usa-ca-sf.kml',
    'Large_Ground_Overlay.kml',
    'Time.Time_Spans.kml',
    'kmlsamples.kml',
    'ground_overlay.kml',
    'GroundOverlay_etna.kmz',
    'GroundOverlay_usa-ca-sf.kmz',
  ],
  [
    'a view is not a place (reference: a point for each Camera or LookAt)',
    'Camera_golden-gate.kml',
    'Camera.Looking_Up.kml',
    'Camera.Roll_Left.kml',
  ],
  [
    'a model is a point at its location; the reference has none',
    'model_relative_target.kml',
    'macky-alt.kml',
    'model-macky.kml',
    'archive-1.kmz',
    'Model_House.kmz',
    'model-macky.kmz',
  ],
  [
    'placemarks in elements that the reference passes over (nested, in updates, photo overlays, old tracks) are kept',
    'life-of-a-link-basic.kml',
    'avalon_gigapans.kml',
    'feature_0basic.kml',
    'feature_2view-data.kml',
    'space-needle.kml',
    'Space_Needle.kml',
    'view-area.kml',
    'view-population.kml',
    '101_nested_elements.kml',
    'all-altitudemodes.kml',
    'all-balloons.kml',
    'non_gx_multitrack.kml',
  ],
  [
    'every element of the schema once, most of them without places: only placemarks with coordinates count',
    'all-arrays.kml',
    'all-unknown-input.kml',
  ],
  ['several KML files in one archive are all read, or the first as Google does', 'multiLevelNetworkLinks2.kmz', 'dir_content.kmz'],
  ['a network link is a note, not the outline of its region', 'rumsey_kml_012.kmz'],
  ['several parts of one kind are one multi-geometry', 'trailing_nul__multi_polygon.kml'],
  [
    'the order of the placemarks in the checksum is that of the file; the reference goes by layers',
    'time-inherit2.kml',
    'kml2geojson__tests_data_warnings.kml',
  ],
  ['no .prj and numbers that are no degrees: refused on purpose', 'shp_asm.zip', 'shplib_multipnt.zip', 'points_noproj.zip'],
  [
    'the .prj names a datum without its shift: transformed without it, with a note',
    'shp_poly.zip',
    'golden_poly.zip',
    'testshp_poly.zip',
    'counties.zip',
    'issue_14385.zip',
    'land_robin.zip',
  ],
  [
    'shells that overlap or turn the wrong way: open, compared by vertices in formats-shapefile.test.ts',
    'shape_multipolys.zip',
    'shape_multipolyz.zip',
  ],
  ['a point of NaN is a row without a shape', 'pointnan.zip'],
  [
    'GDAL needs the .shx, or turns the damaged record down; we read what is there',
    'buggymultipoly.zip',
    'number-null-property.zip',
    'singleton.zip',
  ],
  [
    'GDAL reads them, but the reference could not turn their system into degrees',
    'tests_data_points.zip',
    'tests_data_polygons.zip',
    'no_overlap.zip',
  ],
];
const isDecided = (file: string) => decided.some(([, ...endings]) => endings.some((ending) => file.endsWith(ending)));

/** Part by part: a multi-geometry of one part and that part are the same (readers differ), so kinds are counted without "Multi". */
const singleKinds = (types: Record<string, number>) => {
  const counts: Record<string, number> = {};
  for (const [type, count] of Object.entries(types)) counts[type.replace('Multi', '')] = (counts[type.replace('Multi', '')] ?? 0) + count;
  return JSON.stringify(Object.entries(counts).sort());
};

function figuresOf(features: Feature[]) {
  const sums = { sum_lon: 0, sum_lat: 0, sum_i_lon: 0, sum_i_lat: 0 };
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  const types: Record<string, number> = {};
  let [shapes, vertices, area] = [0, 0, 0];
  for (const { geometry } of features) {
    if (!geometry) continue;
    const before = vertices;
    forEachPosition(geometry, ([x, y]) => {
      vertices += 1;
      sums.sum_lon += x!;
      sums.sum_lat += y!;
      sums.sum_i_lon += vertices * x!;
      sums.sum_i_lat += vertices * y!;
      box[0] = Math.min(box[0]!, x!);
      box[1] = Math.min(box[1]!, y!);
      box[2] = Math.max(box[2]!, x!);
      box[3] = Math.max(box[3]!, y!);
    });
    if (vertices === before) continue;
    shapes += 1;
    types[geometry.type] = (types[geometry.type] ?? 0) + 1;
    area += areaHectares(geometry) || 0;
  }
  return { features: features.length, shapes, vertices, area, box, types, sums };
}

function differences(found: ReturnType<typeof figuresOf>, reference: Reference): string[] {
  const faults: string[] = [];
  const same = (what: string, ours: unknown, theirs: unknown) => {
    if (ours !== theirs) faults.push(`${what} ${String(ours)}, ${String(theirs)} expected`);
  };
  // expected.json writes sums with six decimals and says how exact its areas are (1e-8 relative, 1e-4 m²).
  const near = (what: string, ours: number, theirs: number, absolute: number, relative: number) => {
    if (!(Math.abs(ours - theirs) <= absolute + relative * Math.abs(theirs))) faults.push(`${what} ${ours}, ${theirs} expected`);
  };
  same('features', found.features, reference.features);
  same('shapes', found.shapes, reference.with_geometry);
  same('kinds', singleKinds(found.types), singleKinds(reference.types));
  same('vertices', found.vertices, reference.vertices);
  reference.bbox?.forEach((value, side) => near('box', found.box[side]!, value, 1e-9, 0));
  for (const key of ['sum_lon', 'sum_lat', 'sum_i_lon', 'sum_i_lat'] as const)
    if (reference.checksum) near(key, found.sums[key], reference.checksum[key], 2e-6, 1e-9);
  if (reference.area_ha !== null) near('hectares', found.area, reference.area_ha, 1e-8, 1e-8);
  return faults;
}

const used = new Set<string>();

describe.skipIf(folders.length === 0).each(folders.length === 0 ? ['the corpus'] : folders)('%s', (folder) => {
  test('every figure is that of the reference', async () => {
    const { files } = JSON.parse(readFileSync(shared('corpus', folder, 'expected.json'), 'utf8')) as { files: Expected[] };
    const faults: string[] = [];
    let compared = 0;
    for (const { file, expect: kind, reference } of files) {
      if (!reference) continue;
      let found: string[] = [];
      try {
        const { features } = await readFile(new Uint8Array(readFileSync(shared('corpus', folder, file))), { fileName: file });
        found = differences(figuresOf(features), reference);
      } catch (error) {
        if (!(error instanceof UnreadableFile)) throw error;
        if (kind === 'geometry') found = [`refused (${error.code})`];
      }
      compared += 1;
      if (isDecided(file)) {
        if (found.length > 0) used.add(file);
      } else if (found.length > 0) faults.push(`${file}: ${found.join('; ')}`);
    }
    expect(compared).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });
});

test.skipIf(folders.length === 0)('no exemption is without a file that needs it', () => {
  const idle = decided.flatMap(([, ...endings]) => endings).filter((ending) => ![...used].some((file) => file.endsWith(ending)));
  expect(idle).toEqual([]);
});
