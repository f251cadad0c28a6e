import type PDFDocument from 'pdfkit';
import { drawingsIn } from '../kit/drawings-in.ts';
import type { Report } from '../model.ts';

type Doc = InstanceType<typeof PDFDocument>;
/** What PDFKit makes of the bytes of a picture; `finalize` is there for PNG alone. */
interface OpenedPicture {
  width: number;
  height: number;
  embed(doc: Doc): void;
  finalize?: () => void;
}
/** The part of PDFKit that its types leave out. */
type PictureDoc = Doc & {
  openImage(bytes: Buffer): OpenedPicture;
  image(picture: OpenedPicture, x: number, y: number, size: { width: number; height: number }): unknown;
};

const bytesIn = ({ logo, sections }: Report): Uint8Array[] => [
  ...(logo ? [logo.bytes] : []),
  ...sections.flatMap(({ blocks }) =>
    blocks.flatMap(drawingsIn).flatMap(({ shapes }) => shapes.flatMap((shape) => (shape.kind === 'image' ? [shape.bytes] : []))),
  ),
];

/** PDFKit decodes a PNG with transparency outside the event loop; resolves when its objects are in the document. */
function embedded(picture: OpenedPicture, doc: Doc): Promise<void> {
  return new Promise((resolve) => {
    if (!picture.finalize) {
      picture.embed(doc);
      resolve();
      return;
    }
    const finalize = picture.finalize.bind(picture);
    picture.finalize = () => {
      finalize();
      resolve();
    };
    picture.embed(doc);
  });
}

/**
 * The pictures of a report, embedded one after the other before anything is drawn. If each was embedded where it is drawn, the numbers of its objects would depend on how
 * long decoding takes, and the same report would not be the same file twice.
 */
export class Pictures {
  readonly #doc: PictureDoc;
  readonly #opened = new Map<Uint8Array, OpenedPicture>();

  constructor(doc: Doc) {
    this.#doc = doc as PictureDoc;
  }

  async embed(report: Report): Promise<void> {
    for (const bytes of bytesIn(report)) {
      if (this.#opened.has(bytes)) continue;
      const picture = this.#doc.openImage(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
      this.#opened.set(bytes, picture);
      await embedded(picture, this.#doc);
    }
  }

  /** Draws a picture of the report, stretched to the size. */
  draw(bytes: Uint8Array, x: number, y: number, size: { width: number; height: number }): void {
    this.#doc.image(this.#opened.get(bytes)!, x, y, size);
  }
}
