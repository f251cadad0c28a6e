import { createHash } from 'node:crypto';
import { zip, type AsyncZippable } from 'fflate';
import { writeFile, type Note, type WriteOptions } from '#formats/index.ts';
import { fileNameOf } from '#domain/file-name.ts';
import type { Feature } from '#geo/index.ts';
import { qgisStyleOf } from '#raster/qgis-style.ts';
import { csvOf } from './csv.ts';
import type { Collected } from './collect.ts';
import { writeHtml } from './html.ts';
import type { Report } from './model.ts';
import { writePdf } from './pdf/index.ts';
import { noteText, projectFeature } from './project-feature.ts';
import { tablesOf, writeWorkbook } from './workbook.ts';

interface BundleFile {
  path: string;
  about: string;
  bytes: Uint8Array;
  /** what the format could not hold, or what was changed for it */
  notes?: Note[];
}
export interface WrittenBundle {
  bytes: Uint8Array;
  pageCount: number;
  missingLetters: string[];
}

/** Names of folders and files inside an archive: plain letters, so that every system unpacks them alike. */
function plainName(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[^\w.-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return plain === '' ? 'table' : fileNameOf(plain, 60);
}

/** A path that the archive does not have yet, also where capitals are the same as small letters. */
function freePath(taken: Set<string>, stem: string, ending: string): string {
  let path = `${stem}.${ending}`;
  for (let number = 2; taken.has(path.toLowerCase()); number += 1) path = `${stem}-${number}.${ending}`;
  taken.add(path.toLowerCase());
  return path;
}

const shapes = [
  ['geojson', 'geojson', 'GeoJSON'],
  ['kml', 'kml', 'KML'],
  ['geopackage', 'gpkg', 'GeoPackage'],
] as const;

const shapeFiles = async (collected: Collected, title: string): Promise<BundleFile[]> => [
  ...(await boundaryFiles(collected, title)),
  ...(await parcelFiles(collected, title)),
];

/** The same shapes in each of the formats. */
const inEveryFormat = (features: Feature[], name: string, about: string, options: WriteOptions): Promise<BundleFile[]> =>
  Promise.all(
    shapes.map(async ([format, ending, label]) => {
      const notes: Note[] = [];
      const bytes = await writeFile(format, features, { ...options, notes });
      return { path: `shapes/${name}.${ending}`, about: `${about}, ${label}, EPSG:4326`, bytes, notes };
    }),
  );

async function boundaryFiles({ projects }: Collected, title: string): Promise<BundleFile[]> {
  const features = projects.map(({ project, note }) => projectFeature(project, note));
  const about = `Boundary of ${projects.length === 1 ? 'the project' : 'the projects'}`;
  return inEveryFormat(features, 'boundary', about, { name: title });
}

/** Of several projects each has a folder of its own for its parcels. */
const inFolder = (projectName: string, { properties, ...rest }: Feature): Feature => {
  const own = typeof properties?.['folder'] === 'string' ? properties['folder'] : '';
  return { ...rest, properties: { ...properties, folder: [projectName, own].filter(Boolean).join('/') } };
};

/** What the projects were made of, as it was opened: names, attributes, folders and styles. Nothing where only boundaries are known. */
async function parcelFiles({ projects }: Collected, title: string): Promise<BundleFile[]> {
  const features = projects.flatMap(({ project, shapes: own }) =>
    projects.length === 1 ? own : own.map((feature) => inFolder(project.project_name, feature)),
  );
  if (features.length === 0) return [];
  // Of several projects, the boundaries carry what was written about each.
  const description = projects.length === 1 ? noteText(projects[0]!.note) : '';
  const isPart = projects.some(({ places }) => places !== null);
  const about = `The ${features.length} parcels${isPart ? ' that the filter of the report shows,' : ''} with their names and attributes`;
  return inEveryFormat(features, 'parcels', about, { name: title, ...(description ? { description } : {}) });
}

/** The rasters as they came, each GeoTIFF with a style for QGIS where it names its classes or its ramp. */
async function rasterFiles(collected: Collected): Promise<BundleFile[]> {
  const rasters = rastersOf(collected);
  const styles = await Promise.all(
    rasters.map(async ({ path, bytes }): Promise<BundleFile[]> => {
      const style = path.endsWith('.tif') ? await qgisStyleOf(bytes) : null;
      return style === null
        ? []
        : [{ path: path.replace(/tif$/, 'qml'), about: `Style for QGIS of ${path}`, bytes: new TextEncoder().encode(style) }];
    }),
  );
  return [...rasters, ...styles.flat()];
}

function rastersOf({ projects }: Collected): BundleFile[] {
  const taken = new Set<string>();
  return projects.flatMap(({ project, answers }) =>
    Object.values(answers).flatMap(({ value, slug, isPicture }): BundleFile[] => {
      if (!(value instanceof Uint8Array)) return [];
      const stem = `rasters/${projects.length === 1 ? '' : `${plainName(project.id)}/`}${plainName(slug)}`;
      return [
        {
          path: freePath(taken, stem, isPicture ? 'png' : 'tif'),
          about: `${slug}, ${isPicture ? 'picture' : 'GeoTIFF'} as the service gave it`,
          bytes: value,
        },
      ];
    }),
  );
}

function tableFiles(report: Report): BundleFile[] {
  const taken = new Set<string>();
  return tablesOf(report).map((table) => ({
    path: freePath(taken, `tables/${plainName(table.name)}`, 'csv'),
    about: table.caption,
    bytes: csvOf(table),
  }));
}

const zipped = (files: AsyncZippable): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    zip(files, (error, bytes) => {
      if (error) reject(error);
      else resolve(bytes);
    });
  });

/** What the archive holds: who made it of what, and each file with its length and SHA-256. */
const manifestOf = (report: Report, collected: Collected, files: readonly BundleFile[]) => ({
  title: report.title,
  made_at: report.date,
  made_with: 'Hectare',
  language: report.language,
  synthetic: report.mark !== '',
  connection: report.connectionName,
  ...(report.part ? { filter: report.part } : {}),
  projects: collected.projects.map(({ project, note }) => ({
    id: project.id,
    name: project.project_name,
    area_hectares: project.area_hectares ?? null,
    geometry_hash: project.geometry_hash ?? null,
    ...(note ? { notes: note.notes, tags: note.tags } : {}),
  })),
  files: files.map(({ path, about, bytes, notes = [] }) => ({
    path,
    about,
    ...(notes.length > 0 ? { notes: notes.map(({ code, message }) => ({ code, message })) } : {}),
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  })),
});

/**
 * The report in every form, the shapes, the rasters and the tables in one ZIP, with a manifest that names each file, its length and its SHA-256.
 * Rejects when a file cannot be written, and with the signal's reason when it is aborted.
 */
export async function writeBundle(
  report: Report,
  collected: Collected,
  signal: AbortSignal,
  progress: (share: number) => void,
): Promise<WrittenBundle> {
  const pdf = await writePdf(report, {
    signal,
    progress: (share) => {
      progress(share * 0.6);
    },
  });
  signal.throwIfAborted();
  progress(0.6);
  const files: BundleFile[] = [
    { path: 'report.pdf', about: report.title, bytes: pdf.bytes },
    {
      path: 'report.html',
      about: `${report.title}, one page that needs nothing from outside`,
      bytes: new TextEncoder().encode(writeHtml(report)),
    },
    { path: 'report.xlsx', about: `${report.title}, a sheet for each table`, bytes: await writeWorkbook(report) },
    ...(await shapeFiles(collected, report.title)),
    ...(await rasterFiles(collected)),
    ...tableFiles(report),
  ];
  signal.throwIfAborted();
  progress(0.8);
  const manifest = manifestOf(report, collected, files);
  const mtime = new Date(report.date);
  // Pictures and PDF are compressed already.
  const level = (path: string) => (/\.(pdf|png|xlsx)$/.test(path) ? 0 : 6) as 0 | 6;
  const bytes = await zipped(
    Object.fromEntries([
      ...files.map(({ path, bytes: content }) => [path, [content, { level: level(path), mtime }]] as const),
      ['manifest.json', [new TextEncoder().encode(`${JSON.stringify(manifest, null, 2)}\n`), { level: 6, mtime }]] as const,
    ]) as AsyncZippable,
  );
  signal.throwIfAborted();
  progress(1);
  return { bytes, pageCount: pdf.pageCount, missingLetters: pdf.missingLetters };
}
