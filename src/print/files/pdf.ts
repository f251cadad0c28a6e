import { setImmediate as nextTurn } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { openShaping } from '#report/pdf/shaping.ts';
import { TextSetter } from '#report/pdf/text.ts';
import type { Logo } from '#report/logo.ts';
import type { MeasureText } from '../marks.ts';
import { sentence } from '../phrases/sentence.ts';
import { PrintFault } from '../print-fault.ts';
import type { Sheet } from '../sheet.ts';
import { viewportOf } from './georeference.ts';
import { groundGridOf, type Ground } from './ground.ts';
import { piecesOf } from './ground-pieces.ts';
import { GroundPacking } from './ground-threads.ts';
import { drawMark, type Doc } from './pdf-sheet.ts';
import { measureWith } from './text-measure.ts';

/** of the progress of a sheet, when its ground is packed; and when packing begins, where tiles came before */
const packedShare = 0.95;
const tilesShare = 0.5;

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
  series: (measure: MeasureText) => { count: number; sheets: Iterable<Sheet> | AsyncIterable<Sheet> };
  signal?: AbortSignal;
  progress?: (share: number) => void;
}

/** A ground as a form of the page, a unit for each of its dots; it is filled while the rest of the page is written. */
interface PlacedGround {
  name: string;
  width: number;
  height: number;
  /** resolves once its pieces are in the document; rejects with PrintFault where the ground reaches none of them */
  isFilled: Promise<void>;
}

/** Puts the ground of a sheet into the document, piece by piece. */
function embedGround(
  raw: RawDoc,
  packing: GroundPacking,
  sheet: Sheet,
  content: PdfContent,
  progress: (share: number) => void,
): PlacedGround {
  const { grid } = groundGridOf(sheet.view, content.dotsPerInch);
  const pieces = piecesOf(grid);
  const xobjects: Record<string, unknown> = {};
  const form = raw.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, grid.width, grid.height], Resources: { XObject: xobjects } });
  const name = 'Ground';
  raw.page.xobjects[name] = form;
  const fill = async () => {
    const packed = await packing.pack(
      pieces.map((piece) => piece.grid),
      { signal: content.signal, progress },
    );
    if (packed.every((bytes) => bytes === null)) throw new PrintFault(sentence('print.ground-without-place'));
    const drawn: string[] = [];
    for (const [index, bytes] of packed.entries()) {
      if (!bytes) continue;
      const { left, top, grid: part } = pieces[index]!;
      const reference = raw.ref({
        Type: 'XObject',
        Subtype: 'Image',
        Width: part.width,
        Height: part.height,
        BitsPerComponent: 8,
        ColorSpace: 'DeviceRGB',
        Filter: 'FlateDecode',
        DecodeParms: { Predictor: 11, Colors: 3, BitsPerComponent: 8, Columns: part.width },
      });
      reference.end(bytes);
      xobjects[`G${index}`] = reference;
      // A picture is one by one, and upright where y runs upwards.
      const place = [part.width, 0, 0, part.height, left, grid.height - top - part.height].join(' ');
      drawn.push(`q ${place} cm /G${index} Do Q`);
    }
    form.end(new TextEncoder().encode(drawn.join('\n')));
  };
  const isFilled = fill();
  // A page that fails meanwhile is not waited for.
  isFilled.catch(() => {});
  return { name, width: grid.width, height: grid.height, isFilled };
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
  await openShaping();
  const packing = content.ground ? new GroundPacking(content.ground) : null;
  try {
    return await writePages(content, packing);
  } finally {
    await packing?.end();
  }
}

async function writePages(content: PdfContent, packing: GroundPacking | null): Promise<PrintedPdf> {
  const { logo, series, signal, progress } = content;
  const { doc, bytes } = openDocument(content);
  const raw = doc as unknown as RawDoc;
  const setter = new TextSetter(doc);
  const { count, sheets } = series(measureWith(setter));
  const logoImage = logo ? raw.openImage(Buffer.from(logo.bytes)) : null;
  /** opened once, however many points have them */
  const icons = new Map<string, unknown>();
  let pageCount = 0;
  for await (const sheet of sheets) {
    signal?.throwIfAborted();
    doc.addPage({ size: [sheet.width, sheet.height], margin: 0 });
    const from = content.ground?.source ? 0 : tilesShare;
    const packed = (share: number) => progress?.((pageCount + from + share * (packedShare - from)) / count);
    const ground = packing ? embedGround(raw, packing, sheet, content, packed) : null;
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
      icon: (picture: string, x: number, y: number, width: number, height: number) => {
        if (!icons.has(picture)) icons.set(picture, raw.openImage(Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64')));
        doc.image(icons.get(picture) as never, x, y, { width, height });
      },
      picture: (which: 'logo' | 'ground', x: number, y: number, width: number, height: number) => {
        if (which === 'logo') {
          if (logoImage) doc.image(logoImage as never, x, y, { width, height });
        } else if (ground)
          doc.addContent(`q ${[width / ground.width, 0, 0, -height / ground.height, x, y + height].join(' ')} cm /${ground.name} Do Q`);
      },
    };
    for (const mark of sheet.marks) drawMark(painter, mark);
    await ground?.isFilled;
    pageCount += 1;
    progress?.(pageCount / count);
    await nextTurn();
  }
  doc.end();
  return { bytes: await bytes, pageCount, missingLetters: [...setter.missing] };
}
