import { extname } from 'node:path';
import { openRegularFile, readRegularFile } from '#disk/regular-file.ts';
import { readLogo, type Logo } from '#report/index.ts';
import { maxLogoBytes } from '#report/logo.ts';
import { LogoFault } from '#report/logo-fault.ts';
import { printPdf, type PrintedMap, type Printing } from '#print/files/create.ts';
import type { Ground, TilesHere } from '#print/files/ground.ts';
import { openGiven } from '#print/files/given-ground.ts';
import { pictureKinds, printPicture, type PictureKind } from '#print/files/picture.ts';
import { PrintFault } from '#print/index.ts';
import { subjectOf, type PrintLayer } from '#print/subject-of.ts';
import { printTemplate, type PrintTemplate } from '#print/template.ts';
import { nameColumnOf } from './name-column.ts';
import type { SaidOfFile } from './file-source.ts';
import { iconLooks } from './printed-icons.ts';
import { noteLine, open, whyNotRead } from './reading-fault.ts';
import { projectsToPrint } from './printed-projects.ts';
import { replaceFiles } from './replace-files.ts';
import { CommandFault, exitCodes, type Output } from './usage.ts';
import { NothingLeft } from './where.ts';

export interface PrintOptions extends SaidOfFile {
  to: string;
  /** what goes before the template; values as they were typed */
  template: Partial<PrintTemplate>;
  templateFile?: string;
  logo?: string;
  ground?: string;
  attribution?: string;
  nameColumn?: string;
  /** a connection whose registered projects are printed; the names given are then those of projects */
  projects?: string;
  json: boolean;
}

const maxTemplateBytes = 1024 * 1024;

const unreadable = (path: string, error: unknown): CommandFault => {
  const { code } = error as NodeJS.ErrnoException;
  return new CommandFault(`${path} cannot be read (${code}).${whyNotRead(code)}`);
};

/** A pipe would wait for ever, and a device has no end. */
async function readBytes(path: string, maxBytes: number): Promise<Uint8Array> {
  try {
    return await readRegularFile(path, maxBytes);
  } catch (error) {
    throw unreadable(path, error);
  }
}

/** The template of a file with the options over it. Throws CommandFault with the value that cannot be. */
async function templateOf({ template, templateFile, projects }: PrintOptions, kind: 'pdf' | PictureKind): Promise<PrintTemplate> {
  // A page for each project is what is looked for; a picture has one sheet.
  let kept: unknown = projects !== undefined && kind === 'pdf' ? { atlas: 'plots' } : {};
  if (templateFile !== undefined) {
    const bytes = await readBytes(templateFile, maxTemplateBytes);
    try {
      kept = JSON.parse(new TextDecoder().decode(bytes));
    } catch (error) {
      throw new CommandFault(`${templateFile} is no template: ${(error as Error).message}`);
    }
    const read = printTemplate.safeParse(kept);
    if (!read.success) throw new CommandFault(`${templateFile}: ${faultsOf(read.error.issues)}`);
    kept = read.data;
  }
  const read = printTemplate.safeParse({ ...(kept as PrintTemplate), ...template });
  if (!read.success) throw new CommandFault(`This cannot be printed: ${faultsOf(read.error.issues)}`);
  return read.data;
}

const faultsOf = (issues: readonly { path: PropertyKey[]; message: string }[]): string =>
  issues
    .slice(0, 5)
    .map(({ path, message }) => `${path.length === 0 ? 'template' : path.join('.')}: ${message}`)
    .join('; ');

async function layersOf(files: readonly string[], { nameColumn, ...said }: PrintOptions, output: Output): Promise<PrintLayer[]> {
  const layers: PrintLayer[] = [];
  for (const [place, path] of files.entries()) {
    const file = await open(path, said).catch((error: unknown) => {
      // Of several files one may have nothing that was asked for.
      if (!(error instanceof NothingLeft) || (place === files.length - 1 && layers.length === 0)) throw error;
      output.err(error.message);
      return null;
    });
    if (!file) continue;
    const { features, notes } = file;
    for (const note of notes) output.err(noteLine(note));
    const title = path
      .split(/[/\\]/)
      .at(-1)!
      .replace(/\.[^.]+$/, '');
    const drawn = await iconLooks({ path, title, place }, file, output);
    layers.push({ title, features, nameField: nameColumnOf(path, features, nameColumn), ...(drawn ? { drawn } : {}) });
  }
  return layers;
}

async function logoOf(path: string | undefined): Promise<Logo | null> {
  if (path === undefined) return null;
  try {
    return await readLogo(await readBytes(path, maxLogoBytes));
  } catch (error) {
    throw error instanceof LogoFault ? new CommandFault(`${path}: ${error.message}`) : error;
  }
}

/** Opens a ground picture; to be closed when all is printed. */
async function groundOf(path: string | undefined): Promise<Ground | null> {
  if (path === undefined) return null;
  // What the system says of a file that is not there is more than a print says.
  await openRegularFile(path).then(
    (file) => file.close(),
    (error: unknown) => {
      throw unreadable(path, error);
    },
  );
  return openGiven({ kind: 'file', path, attribution: '' }, async () => null).catch((error: unknown) => {
    throw error instanceof PrintFault ? new CommandFault(error.message) : error;
  });
}

const percent = (share: number) => `${(Math.abs(share) * 100).toFixed(2)} %`;

/** What came of a ground of tiles. */
function sayTiles(tiles: TilesHere | null, output: Output): void {
  if (tiles && tiles.missing > 0)
    output.err(`note: ${tiles.missing} of ${tiles.count} tiles of the ground are missing, and white on the map.`);
  if (tiles?.isCoarser) output.err('note: the ground is coarser than --dots asks for, which would take too many tiles.');
}

function say(
  { facts, scales, missingLetters, tiles }: Pick<PrintedMap, 'facts' | 'scales' | 'missingLetters' | 'tiles'>,
  output: Output,
): void {
  const [first] = facts;
  output.err(
    `1:${[...new Set(scales)].slice(0, 3).join(', 1:')}; on the ground the scale is off by at most ${percent(Math.max(...facts.map(({ scaleErrorMost }) => scaleErrorMost)))}`,
  );
  if (facts.length === 1 && first!.plotsOutside > 0)
    output.err(
      `note: ${first!.plotsOutside} features lie outside of the map, or have no place. A smaller scale or --atlas tiles shows them.`,
    );
  const labels = facts.reduce((sum, { labelsLeftOut }) => sum + labelsLeftOut, 0);
  if (labels > 0) output.err(`note: ${labels} names had no room. A larger scale shows them.`);
  const pieces = Math.max(...facts.map(({ piecesLeftOut }) => piecesLeftOut));
  if (pieces > 0)
    output.err(`note: beside the map there was no room for ${pieces} of its parts. Shorten the text, or take a larger paper.`);
  sayTiles(tiles, output);
  if (missingLetters.length > 0) output.err(`note: no font here has ${missingLetters.slice(0, 20).join(' ')}`);
}

const kindOf = (to: string): 'pdf' | PictureKind | null => {
  const ending = extname(to).slice(1).toLowerCase();
  return ending === 'tiff' ? 'tif' : ((['pdf', ...pictureKinds] as const).find((kind) => kind === ending) ?? null);
};

async function printAsPdf(printing: Printing, { to, json }: PrintOptions, output: Output): Promise<void> {
  const map = await printPdf(printing);
  await replaceFiles([[to, map.bytes]], to);
  say(map, output);
  if (json)
    output.out(
      JSON.stringify({
        file: to,
        bytes: map.bytes.length,
        page_count: map.pageCount,
        scales: [...new Set(map.scales)],
        scale_error_most: Math.max(...map.facts.map(({ scaleErrorMost }) => scaleErrorMost)),
        not_shown_count: map.facts.length === 1 ? map.facts[0]!.plotsOutside : 0,
      }),
    );
  else output.err(`${map.pageCount} page${map.pageCount === 1 ? '' : 's'} written to ${to}`);
}

async function printAsPicture(printing: Printing, kind: PictureKind, { to, json }: PrintOptions, output: Output): Promise<void> {
  const picture = await printPicture(printing, kind);
  const { width, height, dotsPerInch, metresPerDot, scale, facts, missingLetters, tiles } = picture;
  const stem = to.slice(0, -extname(to).length);
  const files = picture.files.map(({ ending, bytes }, at): [string, Uint8Array] => [
    // Beside it lie files that are found by its name, whatever its ending is written like.
    at === 0 ? to : ending.startsWith('.png') ? `${to}${ending.slice(4)}` : `${stem}${ending}`,
    bytes,
  ]);
  await replaceFiles(files, to);
  say({ facts: [facts], scales: [scale], missingLetters, tiles }, output);
  if (json)
    output.out(
      JSON.stringify({
        files: files.map(([path]) => path),
        bytes: files[0]![1].length,
        width,
        height,
        dots_per_inch: dotsPerInch,
        metres_per_dot: metresPerDot,
        scales: [scale],
        scale_error_most: facts.scaleErrorMost,
        not_shown_count: facts.plotsOutside,
      }),
    );
  else
    output.err(
      `${width} × ${height} dots, ${dotsPerInch} an inch, ${Number(metresPerDot.toPrecision(4))} m a dot, written to ${files.map(([path]) => path).join(', ')}`,
    );
}

/** `hectare print`: a map of all features at a scale, as a georeferenced PDF, GeoTIFF, or PNG with a world file. */
export async function print(files: readonly string[], options: PrintOptions, output: Output, signal: AbortSignal): Promise<number> {
  const { to } = options;
  const kind = kindOf(to);
  if (!kind) throw new CommandFault(`${to}: a printed map is a PDF, a GeoTIFF or a PNG. Choose a name that ends in .pdf, .tif or .png.`);
  const template = await templateOf(options, kind);
  const layers =
    options.projects === undefined
      ? await layersOf(files, options, output)
      : [await projectsToPrint({ wanted: options.projects, named: files, language: template.language }, output, signal)];
  const logo = await logoOf(options.logo);
  const ground = await groundOf(options.ground);
  const subject = subjectOf(layers, options.attribution);
  const printing: Printing = { subject, template, logo, ground, date: new Date(), signal };
  try {
    if (kind === 'pdf') await printAsPdf(printing, options, output);
    else await printAsPicture(printing, kind, options, output);
    return exitCodes.done;
  } catch (error) {
    if (error instanceof PrintFault) throw new CommandFault(error.message);
    if (signal.aborted) throw new CommandFault('Cancelled. Nothing was written.', exitCodes.problems);
    throw error;
  } finally {
    await ground?.close();
  }
}
