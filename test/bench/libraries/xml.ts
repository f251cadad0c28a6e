/** KML and GPX, and the XML under them. Run: node --expose-gc test/bench/libraries/xml.ts */
import { gpx as gpxToGeoJson, kml as kmlToGeoJson } from '@tmcw/togeojson';
import { DOMParser } from '@xmldom/xmldom';
import { XMLParser } from 'fast-xml-parser';
import { SaxesParser } from 'saxes';
import { readFile, writeFile } from '#formats/index.ts';
import { BytesDecoder } from '#formats/text/text-encoding.ts';
import { XmlEvents } from '#formats/text/xml-events.ts';
import type { Feature } from '#geo/types.ts';
import { countRight, printComparisons } from '../comparison.ts';
import { agrees, referenceFiles } from '../reference-files.ts';
import { parcels } from '../samples.ts';

const kml = await writeFile('kml', parcels(20_000));
const tracks = parcels(20_000).map((feature): Feature => ({
  ...feature,
  geometry: feature.geometry?.type === 'Polygon' ? { type: 'LineString', coordinates: feature.geometry.coordinates[0]! } : null,
}));
const gpx = await writeFile('gpx', tracks);
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const parsed = (bytes: Uint8Array) => new DOMParser().parseFromString(textOf(bytes), 'text/xml') as unknown as Document;
const featuresOf = (collection: { features: unknown[] }) => collection.features as Feature[];
const peers = {
  kml: (bytes: Uint8Array) => featuresOf(kmlToGeoJson(parsed(bytes))),
  gpx: (bytes: Uint8Array) => featuresOf(gpxToGeoJson(parsed(bytes))),
};
const ours = async (bytes: Uint8Array, fileName: string) => (await readFile(bytes, { fileName })).features;
const files = {
  kml: referenceFiles(
    'kml-field',
    'kml-togeojson',
    'kml-libkml',
    'kml-gdal',
    'kml-google-samples',
    'kml-giscore',
    'kml-conformance',
    'kml-encoding',
  ),
  gpx: referenceFiles('gpx'),
};

async function comparison(kind: 'kml' | 'gpx', bytes: Uint8Array, verdict: string) {
  return {
    what: `${kind.toUpperCase()}, 20,000 shapes, ${(bytes.length / 1e6).toFixed(1)} MB`,
    ours: {
      name: 'readFile',
      run: () => ours(bytes, `x.${kind}`),
      right: await countRight(files[kind], async (file) => agrees(file, await ours(file.bytes, file.name))),
    },
    peers: [
      {
        name: 'togeojson + xmldom',
        run: () => peers[kind](bytes),
        right: await countRight(files[kind], (file) => agrees(file, peers[kind](file.bytes))),
        modules: ['@tmcw/togeojson', '@xmldom/xmldom'],
      },
    ],
    verdict,
  };
}
const log = console.error;
// xmldom reports every fault of a file on standard error.
console.error = () => {};
console.warn = () => {};
const compared = [
  await comparison('kml', kml, 'ours stays: see the ratio, and a document in memory ends at some hundred megabytes.'),
  await comparison('gpx', gpx, 'ours stays: see the ratio; it reads in pieces, and says what it leaves out.'),
];
const nothing = () => {};
const pieceBytes = 1 << 18;
const pieces = Array.from({ length: Math.ceil(kml.length / pieceBytes) }, (_, k) => kml.subarray(k * pieceBytes, (k + 1) * pieceBytes));
await printComparisons([
  ...compared,
  {
    what: `XML events, ${(kml.length / 1e6).toFixed(1)} MB`,
    ours: {
      name: 'XmlEvents',
      run: () => {
        const events = new XmlEvents({ open: nothing, close: nothing, fault: nothing }, new BytesDecoder('utf-8'));
        for (const piece of pieces) events.write(piece);
        events.end();
      },
    },
    peers: [
      {
        name: 'saxes',
        run: () => {
          const parser = new SaxesParser();
          parser.on('opentag', nothing);
          parser.on('closetag', nothing);
          parser.on('text', nothing);
          const decoder = new TextDecoder();
          for (const piece of pieces) {
            parser.write(decoder.decode(piece, { stream: true }));
          }
          parser.close();
        },
        modules: ['saxes'],
      },
      {
        name: 'fast-xml-parser (whole tree)',
        run: () => new XMLParser({ ignoreAttributes: false }).parse(textOf(kml)) as unknown,
        modules: ['fast-xml-parser'],
      },
    ],
    verdict:
      'open: on events alone saxes is the faster one. Ours hands coordinates on as bytes, which the rows above have in them; a KML reader on saxes alone has to be measured before ours stays.',
  },
]);
console.error = log;
