import { basename } from 'node:path';
import { formatOf, formats, writeFile } from '#formats/index.ts';
import { shapeName } from '#formats/label-field.ts';
import { isMeasurable, type Feature, type Geometry } from '#geo/index.ts';
import type { GeoTiffFile } from '#raster/geotiff-file.ts';
import { figureColumns, type ColumnFigure } from '#raster/figure-columns.ts';
import { kindForCells, statisticsOfShape, valueAt, type ShapeStatistics } from '#raster/shape-statistics.ts';
import { slopeAbout } from '#raster/slope-about.ts';
import { keepSources } from './kept-sources.ts';
import type { SaidOfFile } from './file-source.ts';
import { filesNamed } from './named-file.ts';
import { nameColumnOf } from './name-column.ts';
import { namedRaster, type NamedRaster } from './named-raster.ts';
import { noteLine, open } from './reading-fault.ts';
import { replaceFiles } from './replace-files.ts';
import { inOneLine } from './terminal-text.ts';
import { CommandFault, exitCodes, type Output } from './usage.ts';

export interface ZonalOptions extends SaidOfFile {
  /** GeoTIFFs, each as FILE or FILE:NAME */
  rasters: string[];
  /** counted from 1 */
  band: number;
  /** the rasters are heights; figures are of their slope in degrees, with the share above each of these */
  slopeAbove?: readonly number[];
  nameColumn?: string;
  /** the file to write the features to, with a column for each figure */
  to?: string;
  json: boolean;
}

/** `above_25_share`: of the hectares with a slope, how much is above 25 degrees. */
type Figures = Partial<Record<(typeof figureColumns)[ColumnFigure] | 'value' | `above_${number}_share`, number | null>>;
interface FiguresOfFeature {
  raster: string;
  figures: Figures;
  classes: ShapeStatistics['classes'];
  /** why there are none */
  reason: string | null;
}

async function opened(given: string, { band, slopeAbove }: ZonalOptions): Promise<NamedRaster> {
  const raster = await namedRaster(given, band);
  return slopeAbove === undefined ? raster : { ...raster, name: `${raster.name}_slope` };
}

/** The raster that figures are taken of: its values, or the slope of its heights about the shape. */
const asked = async (geometry: Geometry, open: NamedRaster, band: number, isSlope: boolean): Promise<GeoTiffFile> =>
  isSlope ? slopeAbout(geometry, open, band - 1) : open.raster;

async function figuresOf(
  { geometry }: Feature,
  open: NamedRaster,
  { band, slopeAbove: above }: Pick<ZonalOptions, 'band' | 'slopeAbove'>,
): Promise<FiguresOfFeature> {
  const { name, onGrid } = open;
  const isSlope = above !== undefined;
  const ofBand = { band: isSlope ? 0 : band - 1 };
  const without = (reason: string): FiguresOfFeature => ({ raster: name, figures: {}, classes: null, reason });
  if (!geometry || !isMeasurable(geometry)) return without('It has no place on the Earth.');
  const kind = kindForCells(geometry);
  if (kind === null) return without('It has no area. Draw it as a polygon, or as one point.');
  if (kind === 'place') {
    const value = await valueAt(geometry as Geometry & { type: 'Point' }, await asked(geometry, open, band, isSlope), onGrid, ofBand);
    return { raster: name, figures: { value }, classes: null, reason: null };
  }
  const found = await statisticsOfShape(geometry, await asked(geometry, open, band, isSlope), onGrid, {
    ...ofBand,
    ...(above ? { above } : {}),
  });
  const figures: Figures = {};
  for (const [figure, column] of Object.entries(figureColumns)) figures[column] = found[figure as ColumnFigure];
  for (const { limit, hectares } of found.above) figures[`above_${limit}_share`] = found.hectares > 0 ? hectares / found.hectares : null;
  return { raster: name, figures, classes: found.classes, reason: null };
}

/** Lines that are written in one go. */
const linesTogether = 200;
/** Lines in batches: a call of the system for each would take longer than the figures. */
function inBatches(output: Output): { add(...more: string[]): void; tell(): void } {
  const lines: string[] = [];
  const tell = () => {
    if (lines.length > 0) output.out(lines.splice(0).join('\n'));
  };
  return {
    add(...more) {
      lines.push(...more);
      if (lines.length >= linesTogether) tell();
    },
    tell,
  };
}

/** Seven digits: what a figure of a raster is good for, and no tail of a sum of fractions. */
const digits = (value: number | null | undefined): string =>
  value === null || value === undefined ? '–' : String(Number(value.toPrecision(7)));

function lineOf({ raster, figures, classes, reason }: FiguresOfFeature): string {
  const name = inOneLine(raster);
  if (reason !== null) return `${name}: none. ${reason}`;
  if ('value' in figures) return `${name}: ${figures.value === null ? 'no value at this place' : digits(figures.value)}`;
  const away = [
    ...((figures.no_data_hectares ?? 0) > 0 ? [`no data for ${figures.no_data_hectares!.toFixed(4)} ha`] : []),
    ...((figures.outside_hectares ?? 0) > 0 ? [`${figures.outside_hectares!.toFixed(4)} ha beyond the raster`] : []),
  ];
  const shares = Object.entries(figures).flatMap(([figure, share]) => {
    const limit = /^above_(.+)_share$/.exec(figure)?.[1];
    return limit === undefined || typeof share !== 'number' ? [] : [`${(share * 100).toFixed(1)} % above ${limit}°`];
  });
  const isOfClasses = classes !== null && classes.length > 0 && classes.length <= 12;
  const listed = isOfClasses
    ? [`by value ${classes.map(({ value, hectares }) => `${digits(value)}: ${hectares.toFixed(4)} ha`).join(', ')}`]
    : [];
  const told = `mean ${digits(figures.mean)}, median ${digits(figures.median)}, ${digits(figures.min)} to ${digits(figures.max)}, deviation ${digits(figures.standard_deviation)}`;
  return `${name}: ${[figures.mean === null ? 'no value' : told, `${(figures.hectares ?? 0).toFixed(4)} ha`, ...shares, ...listed, ...away].join('; ')}`;
}

/** The column of a figure, called after the raster: `dem_mean`. A column of that name in the file is written over by none: it gets a number. */
function columnNames(taken: ReadonlySet<string>): (raster: string, figure: string) => string {
  const known = new Map<string, Map<string, string>>();
  return (raster, figure) => {
    let names = known.get(raster);
    if (!names) known.set(raster, (names = new Map()));
    let column = names.get(figure);
    if (column === undefined) {
      const base = `${raster}_${figure}`;
      column = base;
      for (let number = 2; taken.has(column); number += 1) column = `${base}_${number}`;
      names.set(figure, column);
    }
    return column;
  };
}

function withColumns(feature: Feature, found: FiguresOfFeature[], columnOf: ReturnType<typeof columnNames>): Feature {
  const properties = { ...feature.properties };
  for (const { raster, figures } of found)
    for (const figure in figures) properties[columnOf(raster, figure)] = figures[figure as keyof Figures];
  return { ...feature, properties };
}

async function write(to: string, features: readonly Feature[], found: FiguresOfFeature[][], output: Output): Promise<void> {
  const format = formatOf(to)!;
  const taken = new Set<string>();
  for (const { properties } of features) for (const column in properties) taken.add(column);
  const columnOf = columnNames(taken);
  const notes: { message: string }[] = [];
  const written = features.map((feature, index) => withColumns(feature, found[index]!, columnOf));
  await replaceFiles([[to, await writeFile(format.id, written, { notes: notes as never })]], to);
  for (const { message } of notes) output.err(`note: ${message}`);
  output.err(`${written.length} feature${written.length === 1 ? '' : 's'} written to ${to}`);
}

/** `hectare zonal`: what rasters of one's own say of each feature. */
export async function zonal(from: string, options: ZonalOptions, output: Output): Promise<number> {
  const { to, band, json } = options;
  if (to !== undefined && (!formatOf(to)?.write || /\.shp$/i.test(to)))
    throw new CommandFault(
      `${to}: figures are written as ${formats
        .filter((format) => format.write)
        .map(({ extensions }) => extensions[0])
        .join(', ')}. Choose one of these endings.`,
    );
  await keepSources([from, ...(await filesNamed(options.rasters))], [to]);
  const rasters: NamedRaster[] = [];
  const table = inBatches(output);
  try {
    for (const given of options.rasters) rasters.push(await opened(given, options));
    if (new Set(rasters.map(({ name }) => name)).size < rasters.length)
      throw new CommandFault('Two rasters have the same name. Name them: --raster FILE:NAME');
    const file = await open(from, options);
    for (const note of file.notes) output.err(noteLine(note));
    const said = file.notes.find(({ code }) => code === 'where');
    const nameColumn = nameColumnOf(from, file.features, options.nameColumn);
    const found: FiguresOfFeature[][] = [];
    for (const [index, feature] of file.features.entries()) {
      const one: FiguresOfFeature[] = [];
      for (const raster of rasters)
        one.push(
          await figuresOf(feature, raster, options).catch((error: unknown) => {
            throw error instanceof RangeError ? new CommandFault(`${raster.file}: ${error.message}`) : error;
          }),
        );
      found.push(one);
      if (json) continue;
      const name = inOneLine(shapeName(feature.properties, nameColumn, basename(from), index + 1));
      table.add(`${index + 1}. ${name}`, ...one.map((figures) => `   ${lineOf(figures)}`));
    }
    table.tell();
    if (json)
      output.out(
        JSON.stringify(
          {
            file: from,
            ...(said ? { where: said.message } : {}),
            band,
            features: file.features.map((feature, index) => ({
              index,
              name: shapeName(feature.properties, nameColumn, basename(from), index + 1),
              rasters: found[index]!.map(({ raster, figures, classes, reason }) => ({ raster, ...figures, classes, reason })),
            })),
          },
          null,
          2,
        ),
      );
    if (to !== undefined) await write(to, file.features, found, output);
    return exitCodes.done;
  } finally {
    // What was found before a fault is told.
    table.tell();
    for (const { close } of rasters) await close();
  }
}
