/** What reports use of fontkit, which brings no types of its own. */
declare module 'fontkit' {
  export interface Font {
    postscriptName: string;
    hasGlyphForCodePoint(codePoint: number): boolean;
    getGlyph(id: number, codePoints: number[]): unknown;
    layout(text: string, features?: Record<string, boolean>): { glyphs: { id: number }[]; advanceWidth: number };
    'OS/2'?: { fsType?: { noEmbedding?: boolean; noSubsetting?: boolean } };
  }
  /** a collection (.ttc) holds several */
  export function create(bytes: Uint8Array, postscriptName?: string): Font | { fonts: Font[] };
}
