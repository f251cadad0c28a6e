/** What reports use of fontkit, which brings no types of its own. */
declare module 'fontkit' {
  /** A glyph as its outline, in units of its font, y upwards. */
  export interface Glyph {
    id: number;
    path: { commands: { command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'; args: number[] }[] };
  }
  export interface Font {
    unitsPerEm: number;
    postscriptName: string;
    hasGlyphForCodePoint(codePoint: number): boolean;
    getGlyph(id: number, codePoints: number[]): Glyph;
    layout(
      text: string,
      features?: Record<string, boolean>,
    ): { glyphs: Glyph[]; positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[]; advanceWidth: number };
    'OS/2'?: { fsType?: { noEmbedding?: boolean; noSubsetting?: boolean } };
  }
  /** a collection (.ttc) holds several */
  export function create(bytes: Uint8Array, postscriptName?: string): Font | { fonts: Font[] };
}
