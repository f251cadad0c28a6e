import { boundaryYears, outlinesAround } from '#products/shared/places/index.ts';
import type { Logo } from '#report/logo.ts';
import { sheetsOf, type Sheet, type SheetFacts } from '../index.ts';
import type { MeasureText } from '../marks.ts';
import type { SheetSeries } from '../atlas.ts';
import type { PrintSubject } from '../subject.ts';
import type { PrintTemplate } from '../template.ts';
import { fill, PrintFormat, printWords } from '../texts/index.ts';
import { groundGridOf, type Ground, type TilesHere } from './ground.ts';
import { writePrintPdf, type PrintedPdf } from './pdf.ts';

/** What is printed, and with what. */
export interface Printing {
  subject: PrintSubject;
  template: PrintTemplate;
  logo: Logo | null;
  ground: Ground | null;
  date: Date;
  signal?: AbortSignal;
  progress?: (share: number) => void;
}
export interface PrintedMap extends PrintedPdf {
  /** of each sheet, in their order */
  facts: SheetFacts[];
  scales: number[];
  /** of all sheets; null without a ground of tiles */
  tiles: TilesHere | null;
}

/** The sheets of a print, with the coasts and borders that Hectare carries. */
export const seriesOf = ({ subject, template, logo, ground, date }: Printing, measure: MeasureText): SheetSeries =>
  sheetsOf({ ...subject, attribution: subject.attribution || (ground?.attribution ?? '') }, template, {
    date: date.toISOString(),
    measure,
    logo,
    hasGround: ground !== null,
    countries: { year: boundaryYears.countries, around: outlinesAround },
  });

/** The tiles of two sheets together. */
const together = (a: TilesHere | null, b: TilesHere): TilesHere =>
  a ? { count: a.count + b.count, missing: a.missing + b.missing, isCoarser: a.isCoarser || b.isCoarser } : b;

/** Says on the sheet itself that its ground has gaps. */
function withGaps(printing: Printing, { missing, count }: TilesHere): Printing {
  const { subject, template, ground } = printing;
  const format = new PrintFormat(template.language);
  const gaps = fill(printWords[template.language].tilesMissing, { count: format.number(missing), all: format.number(count) });
  const sources = subject.attribution || (ground?.attribution ?? '');
  return { ...printing, subject: { ...subject, attribution: [sources, gaps].filter(Boolean).join('\n') } };
}

/** Share of the progress of a sheet until its tiles are here. */
const tilesShare = 0.5;

/** A sheet whose ground is ready to be drawn; null for a plot without a place. Rejects with PrintFault where nothing of the ground can be had. */
export async function preparedSheet(
  printing: Printing,
  series: SheetSeries,
  index: number,
  { measure, dotsPerInch, sheetCount }: { measure: MeasureText; dotsPerInch: (sheet: Sheet) => number; sheetCount: number },
): Promise<{ sheet: Sheet; tiles: TilesHere | null } | null> {
  const sheet = series.sheetAt(index);
  if (!sheet) return null;
  const { ground, signal, progress } = printing;
  if (!ground) return { sheet, tiles: null };
  const tiles = await ground.prepare(groundGridOf(sheet.view, dotsPerInch(sheet)).grid, sheetCount, {
    signal,
    progress: (share) => progress?.((index + share * tilesShare) / sheetCount),
  });
  if (!tiles || tiles.missing === 0) return { sheet, tiles };
  return { sheet: seriesOf(withGaps(printing, tiles), measure).sheetAt(index) ?? sheet, tiles };
}

/** The map or atlas as PDF. Rejects with PrintFault where it cannot be made as it was asked for, and with the signal's reason. */
export async function printPdf(printing: Printing): Promise<PrintedMap> {
  const { template, logo, ground, date, signal, progress } = printing;
  const facts: SheetFacts[] = [];
  const scales: number[] = [];
  let tiles: TilesHere | null = null;
  const written = await writePrintPdf({
    title: template.title.trim() || printWords[template.language].untitled,
    language: template.language,
    date,
    logo,
    ground,
    dotsPerInch: template.dotsPerInch,
    series: (measure) => {
      const series = seriesOf(printing, measure);
      async function* prepared() {
        const surroundings = { measure, dotsPerInch: () => template.dotsPerInch, sheetCount: series.count };
        for (let index = 0; index < series.count; index += 1) {
          const made = await preparedSheet(printing, series, index, surroundings);
          if (!made) continue;
          facts.push(made.sheet.facts);
          scales.push(made.sheet.view.scale);
          if (made.tiles) tiles = together(tiles, made.tiles);
          yield made.sheet;
        }
      }
      return { count: series.count, sheets: prepared() };
    },
    ...(signal ? { signal } : {}),
    ...(progress ? { progress } : {}),
  });
  return { ...written, facts, scales, tiles };
}
