import { boundaryYears, outlinesAround } from '#products/shared/places/index.ts';
import type { Logo } from '#report/logo.ts';
import { sheetsOf, type SheetFacts } from '../index.ts';
import type { MeasureText } from '../marks.ts';
import type { SheetSeries } from '../atlas.ts';
import type { PrintSubject } from '../subject.ts';
import type { PrintTemplate } from '../template.ts';
import { printWords } from '../texts/index.ts';
import type { Ground } from './ground.ts';
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
}

/** The sheets of a print, with the coasts and borders that Hectare carries. */
export const seriesOf = ({ subject, template, logo, ground, date }: Printing, measure: MeasureText): SheetSeries =>
  sheetsOf(subject, template, {
    date: date.toISOString(),
    measure,
    logo,
    hasGround: ground !== null,
    countries: { year: boundaryYears.countries, around: outlinesAround },
  });

/** The map or atlas as PDF. Rejects with PrintFault where it cannot be made as it was asked for, and with the signal's reason. */
export async function printPdf(printing: Printing): Promise<PrintedMap> {
  const { template, logo, ground, date, signal, progress } = printing;
  const facts: SheetFacts[] = [];
  const scales: number[] = [];
  const written = await writePrintPdf({
    title: template.title.trim() || printWords[template.language].untitled,
    language: template.language,
    date,
    logo,
    ground,
    dotsPerInch: template.dotsPerInch,
    series: (measure) => {
      const series = seriesOf(printing, measure);
      function* noted() {
        for (const sheet of series.sheets) {
          facts.push(sheet.facts);
          scales.push(sheet.view.scale);
          yield sheet;
        }
      }
      return { ...series, sheets: noted() };
    },
    ...(signal ? { signal } : {}),
    ...(progress ? { progress } : {}),
  });
  return { ...written, facts, scales };
}
