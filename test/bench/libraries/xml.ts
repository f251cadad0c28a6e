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
import { isQuick } from '../mode.ts';
import { agrees, referenceFiles } from '../reference-files.ts';
import { parcels } from '../samples.ts';

const count = isQuick ? 3000 : 20_000;
const kml = await writeFile('kml', parcels(count));
const tracks = parcels(count).map((feature): Feature => ({
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
    what: `${kind.toUpperCase()}, ${count.toLocaleString('en')} shapes, ${(bytes.length / 1e6).toFixed(1)} MB`,
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
/** A document type makes our reader hand the file to saxes at its beginning. */
const throughSaxes = (bytes: Uint8Array) => {
  const documentType = new TextEncoder().encode('<!DOCTYPE kml>');
  const root = bytes.indexOf(0x3e) + 1;
  const made = new Uint8Array(bytes.length + documentType.length);
  made.set(bytes.subarray(0, root));
  made.set(documentType, root);
  made.set(bytes.subarray(root), root + documentType.length);
  return made;
};
const kmlThroughSaxes = throughSaxes(kml);
/** Twenty names of which one is in Windows-1252, as after a repair by hand: each place of the bad one. */
const names = Array.from({ length: 20 }, (_, bad) => {
  const placemarks = Array.from({ length: 20 }, (_each, k) => [
    ...new TextEncoder().encode('<Placemark><name>'),
    ...(k === bad ? [0xd1, 0x61] : new TextEncoder().encode('Ña')),
    ...new TextEncoder().encode('</name></Placemark>'),
  ]);
  const text = (part: string) => [...new TextEncoder().encode(part)];
  return Uint8Array.from([...text('<?xml version="1.0"?><kml><Document>'), ...placemarks.flat(), ...text('</Document></kml>')]);
});
const readsNames = async (bytes: Uint8Array) => (await ours(bytes, 'x.kml')).every(({ properties }) => properties?.['name'] === 'Ña');
const nothing = () => {};
const pieceBytes = 1 << 18;
const pieces = Array.from({ length: Math.ceil(kml.length / pieceBytes) }, (_, k) => kml.subarray(k * pieceBytes, (k + 1) * pieceBytes));
await printComparisons([
  ...compared,
  {
    what: 'KML, the same on saxes alone; names of which one has another encoding',
    ours: { name: 'XmlEvents', run: () => ours(kml, 'x.kml'), right: await countRight(names, readsNames) },
    peers: [
      {
        name: 'saxes',
        run: () => ours(kmlThroughSaxes, 'x.kml'),
        right: await countRight(names, (bytes) => readsNames(throughSaxes(bytes))),
        modules: ['saxes'],
      },
    ],
    verdict:
      'ours stays (KML): it judges the encoding of each text by itself, so that one bad name spoils no other, and keeps coordinates as bytes.',
  },
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
    verdict: 'ours stays for KML, see the row above; on events alone the two are about as fast. saxes reads what is not plain XML.',
  },
]);
console.error = log;
