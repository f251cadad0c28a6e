/** A number of a PDF with all its digits: PDFKit keeps six decimals, which is a decimetre in degrees. */
export class ExactNumber {
  readonly #text: string;
  constructor(value: number, decimals: number) {
    this.#text = value.toFixed(decimals).replace(/\.?0+$/, (zeros) => (zeros.startsWith('.') ? '' : zeros));
  }
  /** PDFKit writes what calls itself an object as a dictionary. */
  get [Symbol.toStringTag](): string {
    return 'Number';
  }
  toString(): string {
    return this.#text;
  }
}
