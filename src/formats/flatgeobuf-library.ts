/** "fgb", major version 3, "fgb", patch; the reader looks at the first four only, as the specification says. */
export const magic = [0x66, 0x67, 0x62, 0x03, 0x66, 0x67, 0x62, 0x00];

/** The parts of the library that know the tables of the schema; its readers for HTTP and its decompressor stay out. Loaded when first used. */
export async function library() {
  const [flatbuffers, header, column, crs, feature, attributes, geometry, tree, kinds, columnKinds] = await Promise.all([
    import('flatbuffers'),
    import('flatgeobuf/lib/mjs/flat-geobuf/header.js'),
    import('flatgeobuf/lib/mjs/flat-geobuf/column.js'),
    import('flatgeobuf/lib/mjs/flat-geobuf/crs.js'),
    import('flatgeobuf/lib/mjs/flat-geobuf/feature.js'),
    import('flatgeobuf/lib/mjs/generic/feature.js'),
    import('flatgeobuf/lib/mjs/geojson/geometry.js'),
    import('flatgeobuf/lib/mjs/packedrtree.js'),
    import('flatgeobuf/lib/mjs/flat-geobuf/geometry-type.js'),
    import('flatgeobuf/lib/mjs/flat-geobuf/column-type.js'),
  ]);
  const { buildGeometry } = await import('flatgeobuf/lib/mjs/generic/geometry.js');
  return {
    flatbuffers,
    ...header,
    ...column,
    ...crs,
    FlatFeature: feature.Feature,
    buildFeature: attributes.buildFeature,
    parseGeometry: geometry.parseGeometry,
    parseGC: geometry.parseGC,
    fromGeometry: geometry.fromGeometry,
    buildGeometry,
    calcTreeSize: tree.calcTreeSize,
    ...kinds,
    ...columnKinds,
  };
}

export type Library = Awaited<ReturnType<typeof library>>;
