import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { escapeMarkup } from '#domain/text.ts';
import { PictureGeoTiff } from '#raster/picture-geotiff.ts';
import { worldFileOf } from '#raster/placed-picture.ts';
import { openShaping } from '#report/pdf/shaping.ts';
import { TextSetter } from '#report/pdf/text.ts';
import { sentence } from '../phrases/sentence.ts';
import { PrintFault } from '../print-fault.ts';
import type { SheetFacts } from '../sheet.ts';
import { preparedSheet, seriesOf, type Printing } from './create.ts';
import type { TilesHere } from './ground.ts';
import { lettersOf } from './letters.ts';
import { pictureRows, placedPictureOf } from './picture-rows.ts';
import { PngFile } from './png-file.ts';
import { measureWith } from './text-measure.ts';

const packed = promisify(deflate);

export const pictureKinds = ['tif', 'png'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** A printed map as a picture that knows where on Earth it lies. */
export interface PrintedPicture {
  /** the picture, and what lies beside a PNG: its world file and its coordinate system; each with what follows the name without ending */
  files: { ending: string; bytes: Uint8Array }[];
  width: number;
  height: number;
  dotsPerInch: number;
  metresPerDot: number;
  missingLetters: string[];
  facts: SheetFacts;
  scale: number;
  /** null without a ground of tiles */
  tiles: TilesHere | null;
}

/** What GDAL, QGIS and ArcGIS read the coordinate system of a picture from (PAM). */
const besidePicture = (wkt: string): Uint8Array =>
  new TextEncoder().encode(`<PAMDataset>\n  <SRS dataAxisToSRSAxisMapping="1,2">${escapeMarkup(wkt)}</SRS>\n</PAMDataset>\n`);

/** The one sheet of a print as GeoTIFF, or as PNG with a world file. Rejects with PrintFault where it cannot be made as it was asked for, and with the signal's reason. */
export async function printPicture(printing: Printing, kind: PictureKind): Promise<PrintedPicture> {
  const { template, logo, ground, signal, progress } = printing;
  await openShaping();
  const setter = new TextSetter(new PDFDocument({ autoFirstPage: false, font: null as never }));
  const measure = measureWith(setter);
  const series = seriesOf(printing, measure);
  if (series.count > 1) throw new PrintFault(sentence('print.one-sheet'));
  const surroundings = { measure, dotsPerInch: () => template.dotsPerInch, sheetCount: 1 };
  const { sheet, tiles } = (await preparedSheet(printing, series, 0, surroundings))!;
  const picture = placedPictureOf(sheet, template.dotsPerInch);
  const file = kind === 'png' ? new PngFile(picture) : new PictureGeoTiff(picture, (bytes) => packed(bytes));
  let rowCount = 0;
  for await (const rows of pictureRows(sheet, picture, { letters: lettersOf(setter), logo, ground, ...(signal ? { signal } : {}) })) {
    await file.add(rows);
    rowCount += rows.length / picture.width / 3;
    const from = tiles ? 0.5 : 0;
    progress?.(from + (1 - from) * (rowCount / picture.height));
    await nextTurn();
  }
  const bytes = await file.finish();
  const { wkt } = sheet.view.projection;
  return {
    files: [
      { ending: `.${kind}`, bytes },
      ...(kind === 'png'
        ? [
            { ending: '.pgw', bytes: new TextEncoder().encode(worldFileOf(picture)) },
            { ending: '.png.aux.xml', bytes: besidePicture(wkt) },
          ]
        : []),
    ],
    width: picture.width,
    height: picture.height,
    dotsPerInch: picture.dotsPerInch,
    metresPerDot: picture.cellMetres,
    missingLetters: [...setter.missing],
    facts: sheet.facts,
    scale: sheet.view.scale,
    tiles,
  };
}
