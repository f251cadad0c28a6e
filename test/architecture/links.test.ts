import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { datasets } from '#datasets/index.ts';
import { mapPresets } from '#host/map-presets.ts';
import { root } from '../helpers/window.ts';

const read = /\.(ts|mjs|cjs|js|vue|md|html|json|ya?ml|svg|css|txt|plist|nsh)$/;
/** Texts of others, and lists of figures without a link. */
const leftOut = /^(resources\/(licences|boundaries|basemap)|docs\/api)\/|\.test\.ts$/;

const below = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name).replaceAll('\\', '/'));
const files = [
  ...['src', 'docs', 'resources', 'scripts', 'bin', '.github'].flatMap(below),
  ...readdirSync(root).filter((name) => statSync(join(root, name)).isFile() && name !== 'package-lock.json'),
].filter((path) => read.test(path) && !leftOut.test(path) && statSync(join(root, path)).isFile());

/** Names that nobody can register (RFC 2606, RFC 6761), and this computer. */
const isReserved = (host: string) =>
  /(^|\.)(example(\.(com|org|net))?|invalid|test|localhost)$/.test(host) || /^127\.|^0\.0\.0\.0$/.test(host);

/** Hosts of institutions and companies that have them for long, each with what it is named for. Adding one is a decision: who else could come to own it? */
const wellKnown: Readonly<Record<string, string>> = {
  'climateknowledgeportal.worldbank.org': 'climate projections of the World Bank',
  'climate.esa.int': 'terms of ESA’s climate data',
  'cloudless.eox.at': 'terms of Sentinel-2 cloudless',
  'data.apps.fao.org': 'FAO’s ecological zones',
  'dataspace.copernicus.eu': 'terms of Copernicus data',
  'datasets.wri.org': 'data of the World Resources Institute',
  'element84.com': 'who runs the catalogue of scenes',
  'esa-worldcover.org': 'ESA WorldCover',
  'forobs.jrc.ec.europa.eu': 'forest maps of the European Commission',
  'github.com': 'sources of libraries and data',
  'glad.earthengine.app': 'forest loss of the University of Maryland',
  'glad.umd.edu': 'forest data of the University of Maryland',
  'global-surface-water.appspot.com': 'surface water of the European Commission',
  'maps.google.com': 'the disc by which Google Earth draws points, in KML that Hectare writes, never asked',
  'mrcc.com': 'a name space in KML files of others, never asked',
  'nodejs.org': 'Node',
  'ogcapi.ogc.org': 'the standards of the OGC',
  'open-meteo.com': 'terms of Open-Meteo',
  'opentopomap.org': 'terms of OpenTopoMap',
  'operations.osmfoundation.org': 'terms of OpenStreetMap’s tiles',
  'power.larc.nasa.gov': 'NASA POWER',
  'registry.opendata.aws': 'the register of open data',
  's2maps.eu': 'terms of Sentinel-2 cloudless',
  'schemas.opengis.net': 'the schema that styles name, never asked',
  'soilgrids.org': 'terms of SoilGrids',
  'unpkg.com': 'the schema of knip’s settings, for editors',
  'www.apple.com': 'the document type of property lists, never asked',
  'www.freedesktop.org': 'the name space of media types, never asked',
  'www.geopackage.org': 'GeoPackage',
  'www.google.com': 'the name space of Google’s extension of KML, never asked',
  'www.nccs.nasa.gov': 'terms of NASA’s climate projections',
  'www.opengis.net': 'name spaces and identifiers of the OGC, never asked',
  'www.sqlite.org': 'SQLite',
  'www.topografix.com': 'the name space of GPX, never asked',
  'www.w3.org': 'name spaces of XML and SVG, never asked',
  'zenodo.org': 'data with a DOI',
};
const contacted = [...datasets.flatMap(({ baseUrls }) => Object.values(baseUrls)), ...mapPresets.map(({ address }) => address)].map(
  (address) => new URL(address).hostname,
);

const hostsIn = (text: string) => [...text.matchAll(/\bhttps?:\/\/([a-z0-9][a-z0-9.-]*[a-z0-9])/gi)].map(([, host]) => host!.toLowerCase());
const isKnown = (host: string) => host in wellKnown || contacted.includes(host) || isReserved(host);
const strangeHosts = (text: string) => hostsIn(text).filter((host) => !isKnown(host));

test('every address in program and pages is at a host of the list, or at one that nobody can register', () => {
  const found = files.flatMap((path) => strangeHosts(readFileSync(join(root, path), 'utf8')).map((host) => `${path}: ${host}`));
  expect(found).toEqual([]);
});

test('a host that anybody could register is found, and the list names none that is not in use', () => {
  expect(strangeHosts('See https://hectare-gis.org/help, HTTP://Hectare.App and https://tiles.example.org/{z}')).toEqual([
    'hectare-gis.org',
    'hectare.app',
  ]);
  const used = new Set(files.flatMap((path) => hostsIn(readFileSync(join(root, path), 'utf8'))));
  expect(Object.keys(wellKnown).filter((host) => !used.has(host))).toEqual([]);
});

/** Links of a page to files beside it, without code. */
const linksOf = (page: string) =>
  [...page.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target!)
    .filter((target) => !/^[a-z]+:/i.test(target));
const headingsOf = (page: string) =>
  [...page.matchAll(/^#+ (.+)$/gm)].map(([, words]) =>
    words!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-'),
  );

test('every link of a page to a file beside it leads to one that is there, and to a heading that it has', () => {
  const pages = [...files, ...below('src').filter((path) => path.endsWith('.md'))].filter((path) => path.endsWith('.md'));
  const broken = [...new Set(pages)].flatMap((path) =>
    linksOf(readFileSync(join(root, path), 'utf8'))
      .filter((target) => {
        const [name, heading] = target.split('#') as [string, string | undefined];
        const file = name === '' ? join(root, path) : join(root, dirname(path), decodeURIComponent(name));
        if (!existsSync(file)) return true;
        return heading !== undefined && file.endsWith('.md') && !headingsOf(readFileSync(file, 'utf8')).includes(heading);
      })
      .map((target) => `${path}: ${target}`),
  );
  expect(broken).toEqual([]);
  expect(linksOf('[a](b.md) `[c](d.md)` [e](https://x.example) [f](#g)')).toEqual(['b.md', '#g']);
});
