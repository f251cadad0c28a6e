import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { spanish } from '#sentences/es/index.ts';
import { KnownSentences } from '#sentences/index.ts';
import { sentencesIn, type FoundSentence } from '../helpers/sentences-in.ts';

const root = resolve(import.meta.dirname, '../..');
/** where sentences for people are born outside the window */
const born = [
  'src/products/**/*.ts',
  'src/service/*.ts',
  'src/service/{create,jobs,routes,storage}/*.ts',
  'src/api/*.ts',
  'src/raster/geotiff-file.ts',
  'src/raster/read-geotiff.ts',
  'src/raster/write-geotiff.ts',
  'src/raster/warp.ts',
  'src/report/kit/raster-picture.ts',
];
/** where they are phrases, whose words stand in tables of their own */
const phrased = [
  'src/datasets/**/*.ts',
  'src/client/*.ts',
  'src/host/**/*.ts',
  'src/main/{ipc,opened-files}.ts',
  'src/report/logo.ts',
  'src/formats/**/*.ts',
  'src/geo/{check,destination,union,wkb}.ts',
  'src/geo/editing/answer.ts',
  'src/renderer/src/kit/host/browser-host.ts',
  'src/renderer/src/kit/workers/reading.ts',
];
/** Functions whose words go into logs, databases and documents, not before the eyes of who uses the window. */
const notShown =
  /(^|[.#])(log|exec|prepare|get|all|run|take|defineRoute|defineProduct|greenhouseGasRoute|failure|header|startsWith|from|join|item|fork|pairOf|clientOf)$|^\[|console|^Error$|^Response$|^Text$|^SharedText$|^wetlandsGeoTiff$|^waypoints\.push$/;
/** Texts that are no sentences for the window: names, licences, documents, statements of a database, and faults that only a change of the program could bring. */
const others: { files: RegExp; texts?: RegExp; callee?: RegExp }[] = [
  { files: /^src\/api\/(docs|openapi|collection|packs|project-settings)\.ts$/, callee: /^$/ },
  // What was mended in a provider's answer is noted beside it; the window counts it and does not list it.
  { files: /^src\/api\/tolerant\.ts$/ },
  { files: /^src\/client\/read-answer\.ts$/, texts: /^(an empty answer read as done|NaN and Infinity read|unlike the contract)/ },
  { files: /^src\/client\//, texts: /^(Token \{\}|not an id|list put together from)/ },
  { files: /^src\/host\/(wire|dev-window)\.ts$/ },
  { files: /^src\/host\/(json-file|offline\/answer-file|commands)\.ts$/, callee: /^$/ },
  { files: /^src\/host\/connections\.ts$/, texts: /^Embedded service$/ },
  { files: /^src\/report\/logo\.ts$/, texts: /^Noto Sans$/ },
  { files: /^src\/datasets\/[^/]+\.ts$/, callee: /^$/ },
  { files: /^src\/datasets\/access\/origin\.ts$/, texts: /^SYNTHETIC \{\}$/ },
  { files: /^src\/datasets\/packs\/pack\.ts$/, texts: /^cut off$/ },
  { files: /^src\/datasets\/packs\/manifest\.ts$/ },
  { files: /^src\/datasets\/packs\/pack-writer\.ts$/, texts: /cells of this kind/ },
  { files: /^src\/datasets\/soilgrids\.ts$/, texts: /^something else$/ },
  {
    files: /^src\/formats\/(gpx|kml\/kml|sqlite\/geopackage)\.ts$/,
    texts: /^(CREATE|GEOGCS|<|\{\}<|[Uu]ndefined|WGS 84|longitude\/latitude)/,
  },
  // Electron's own dialogs speak the language of the system.
  { files: /^src\/formats\/file-kinds\.ts$/, texts: /^(PNG picture|HTML page|ZIP archive)$/ },
  { files: /^src\/formats\/csv\/csv-(reader|columns)\.ts$/, texts: /^(reversed pair|column \{\})$/ },
  { files: /^src\/formats\//, texts: /^(SQLite format 3|outside the projection$|The index of|is a (link|picture) )/ },
  { files: /^src\/raster\//, texts: /^(The window does not lie|The grid has|A palette needs)/ },
  { files: /^src\/geo\/destination\.ts$/, texts: /^(Monitoring API|EUDR due-diligence GeoJSON)$/ },
  { files: /^src\/products\//, texts: /^( · GROA|tCO2e per year$|Made with Natural Earth$|\{\} ha \(|Signs of loss .* > $)/ },
  // Names of covariates, which the panel says in its own words.
  { files: /^src\/products\/performance-benchmark\/service\.ts$/, texts: /^(index \{\}|tree cover 2000)$/ },
  { files: /^src\/products\/soil\/compute/ },
  { files: /\/(contract|facts)\.ts$/, texts: /^\p{L}[\p{L}-]+( \p{L}+)+$/u },
  { files: /^src\/service\/storage\/(geopackage|job-queue|schema|import-0\.1|database|storage|results|projects|keys)\.ts$/, callee: /^$/ },
  { files: /^src\/service\/create\/project-from\.ts$/, texts: /^ \(at / },
];

const text = ({ parts }: FoundSentence) => parts.map((part) => part ?? '{}').join('');
const isSentence = (found: FoundSentence) =>
  /\p{L}{2,} [\p{L}\d{(“<]+/u.test(text(found)) &&
  !notShown.test(found.callee) &&
  !others.some(
    ({ files, texts, callee }) => files.test(found.file) && (texts?.test(text(found)) ?? true) && (callee?.test(found.callee) ?? true),
  );
const sentencesOf = (patterns: string[]) =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    // Texts and names of products, and phrases, stand in every language beside each other.
    .filter(
      (path) =>
        !path.endsWith('.test.ts') && !/^src\/(products\/(.*\/(texts|sentences)\/|shared\/report-sections)|[^/]+\/phrases\/)/.test(path),
    )
    .sort()
    .flatMap((path) => sentencesIn(path, root))
    .filter(isSentence);
const found = sentencesOf(born);
/** a sentence with 7 in each of its places */
const sample = ({ parts }: FoundSentence) => parts.map((part) => part ?? '7').join('');

describe.each([['es', new KnownSentences(spanish, ',')]] as const)('what is said outside the window, in %s', (_, known) => {
  test('is known, each sentence that the sources can make', () => {
    expect(found.length).toBeGreaterThan(20);
    expect(
      found.filter((one) => known.translate(sample(one)) === null).map((one) => `${one.file}:${one.line} [${one.callee}] ${text(one)}`),
    ).toEqual([]);
  });
});

test('hosts, readers of files and geometry say what they say by phrases', () =>
  expect(sentencesOf(phrased).map((one) => `${one.file}:${one.line} [${one.callee}] ${text(one)}`)).toEqual([]));

test('nothing is translated that the sources do not say any more', () => {
  const own = [...born, 'scripts/generate-sample-landscape.ts']
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .flatMap((path) => sentencesIn(path, root))
    .map((one) => sample(one));
  // Versions of datasets stand behind the dataset's name.
  const all = [...new Set([...own, ...own.map((one) => `7 ${one}`)])];
  // Titles stand in lower case within a sentence, states without their underscores.
  const said = new Set(all.flatMap((one) => [one, one.toLowerCase(), one.replaceAll('_', ' ')]));
  // Within a frame (“GLAD alerts: …”) a sentence counts as well; the frames themselves have no words by which they could be found.
  const dead = Object.keys(spanish)
    .filter((english) => /\p{L}/u.test(english.replaceAll(/\{\w+\}/g, '')) && !said.has(english))
    .filter((english) => {
      const only = new KnownSentences({ [english]: english, '{source}: {Reason}': '{source}: {Reason}' }, ',');
      return !all.some((sentence) => only.translate(sentence) !== null);
    });
  expect(dead).toEqual([]);
});
