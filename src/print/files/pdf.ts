import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { openShaping } from '#report/pdf/shaping.ts';
import { TextSetter } from '#report/pdf/text.ts';
import type { Logo } from '#report/logo.ts';
import type { MeasureText } from '../marks.ts';
import type { SheetSeries } from '../atlas.ts';
import type { Sheet } from '../sheet.ts';
import { groundGridOf, type Ground, type GroundPiece } from './ground.ts';
import { viewportOf } from './georeference.ts';
import { drawMark, type Doc } from './pdf-sheet.ts';
import { measureWith } from './text-measure.ts';

const packed = promisify(deflate);
/** Pieces of ground that are packed beside each other, by the threads of Node. */
const mostPacked = 4;

/** What PDFKit leaves out of its types. */
interface RawDoc {
  page: { dictionary: { data: Record<string, unknown> }; xobjects: Record<string, unknown>; height: number };
  ref(data: Record<string, unknown>): { end(bytes?: Uint8Array): void };
  openImage(bytes: Buffer): { embed(doc: Doc): void; obj: unknown };
}

export interface PrintedPdf {
  bytes: Uint8Array;
  pageCount: number;
  /** letters that no font here has; a placeholder replaces them */
  missingLetters: string[];
}
export interface PdfContent {
  title: string;
  language: string;
  date: Date;
  logo: Logo | null;
  ground: Ground | null;
  dotsPerInch: number;
  /** makes the sheets, measured in the letters that are printed */
  series: (measure: MeasureText) => SheetSeries;
  signal?: AbortSignal;
  progress?: (share: number) => void;
}

/** Differences along the rows: photographs pack to about two thirds of what they would otherwise (PNG, filter 1; PDF calls it predictor 11). */
function withDifferences({ rgb, width, height }: GroundPiece): Uint8Array {
  const row = width * 3;
  const out = new Uint8Array(height * (row + 1));
  for (let y = 0; y < height; y += 1) {
    const [from, to] = [y * row, y * (row + 1)];
    out[to] = 1;
    out.set(rgb.subarray(from, from + 3), to + 1);
    for (let at = 3; at < row; at += 1) out[to + 1 + at] = rgb[from + at]! - rgb[from + at - 3]!;
  }
  return out;
}

interface PlacedPiece {
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Puts the ground of a sheet into the document, piece by piece, each packed while the next is read. */
async function embedGround(
  raw: RawDoc,
  ground: Ground,
  sheet: Sheet,
  { dotsPerInch, signal }: PdfContent,
): Promise<{ pieces: PlacedPiece[]; width: number; height: number }> {
  const fitted = groundGridOf(sheet.view, dotsPerInch);
  const pieces: PlacedPiece[] = [];
  const running: Promise<void>[] = [];
  for await (const piece of ground.pieces(fitted, signal)) {
    const { left, top, width, height } = piece;
    const name = `G${pieces.length}`;
    const reference = raw.ref({
      Type: 'XObject',
      Subtype: 'Image',
      Width: width,
      Height: height,
      BitsPerComponent: 8,
      ColorSpace: 'DeviceRGB',
      Filter: 'FlateDecode',
      DecodeParms: { Predictor: 11, Colors: 3, BitsPerComponent: 8, Columns: width },
    });
    raw.page.xobjects[name] = reference;
    pieces.push({ name, left, top, width, height });
    running.push(
      packed(withDifferences(piece), { level: 1 }).then((bytes) => {
        reference.end(bytes);
      }),
    );
    if (running.length >= mostPacked) await running.shift();
  }
  await Promise.all(running);
  return { pieces, width: fitted.grid.width, height: fitted.grid.height };
}

/** A document without pages, and its bytes once it has ended. */
function openDocument({ title, language, date }: PdfContent): { doc: Doc; bytes: Promise<Uint8Array> } {
  const doc = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    font: null as never,
    info: { Title: title, Author: 'Hectare', Creator: 'Hectare', CreationDate: date },
  });
  const chunks: Buffer[] = [];
  const bytes = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
    });
    doc.on('end', () => {
      resolve(new Uint8Array(Buffer.concat(chunks)));
    });
    doc.on('error', reject);
  });
  return { doc, bytes };
}

/** A PDF with a page for each sheet: vectors, text that can be selected, and the place of each map on the Earth. Rejects with PrintFault, or with the signal's reason. */
export async function writePrintPdf(content: PdfContent): Promise<PrintedPdf> {
  const { logo, ground, series, signal, progress } = content;
  await openShaping();
  const { doc, bytes } = openDocument(content);
  const raw = doc as unknown as RawDoc;
  const setter = new TextSetter(doc);
  const { count, sheets } = series(measureWith(setter));
  const logoImage = logo ? raw.openImage(Buffer.from(logo.bytes)) : null;
  let pageCount = 0;
  for (const sheet of sheets) {
    signal?.throwIfAborted();
    doc.addPage({ size: [sheet.width, sheet.height], margin: 0 });
    const placed = ground ? await embedGround(raw, ground, sheet, content) : null;
    raw.page.dictionary.data['VP'] = [
      viewportOf(sheet, (data) => {
        const reference = raw.ref(data);
        reference.end();
        return reference;
      }),
    ];
    if (count > 1) doc.outline.addItem(sheet.name);
    const painter = {
      doc,
      setter,
      picture: (which: 'logo' | 'ground', x: number, y: number, width: number, height: number) => {
        if (which === 'logo') {
          if (logoImage) doc.image(logoImage as never, x, y, { width, height });
          return;
        }
        if (!placed) return;
        const [wide, high] = [width / placed.width, height / placed.height];
        for (const piece of placed.pieces)
          // A picture is one by one, and upright where y runs upwards.
          doc.addContent(
            `q ${[piece.width * wide, 0, 0, -piece.height * high, x + piece.left * wide, y + (piece.top + piece.height) * high].join(' ')} cm /${piece.name} Do Q`,
          );
      },
    };
    for (const mark of sheet.marks) drawMark(painter, mark);
    pageCount += 1;
    progress?.(pageCount / count);
    await nextTurn();
  }
  doc.end();
  return { bytes: await bytes, pageCount, missingLetters: [...setter.missing] };
}
