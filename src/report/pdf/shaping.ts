import type { Font, Glyph } from 'fontkit';

/**
 * Scripts whose letters join, stack or change places are shaped by HarfBuzz, the engine of browsers: fontkit leaves Burmese, Lao vowels and Mongolian
 * unordered and puts marks of Khmer beside their letters. fontkit goes on embedding the glyphs.
 */
type HarfBuzz = typeof import('harfbuzzjs');
let harfBuzz: HarfBuzz | null = null;

/** Loads the engine (WebAssembly), which has to be there before any text is set. */
export async function openShaping(): Promise<void> {
  harfBuzz ??= await import('harfbuzzjs');
}

/** What pdfkit takes from a layout; it scales the positions in place, so each call makes new ones. */
interface Layout {
  glyphs: Glyph[];
  positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[];
  readonly advanceWidth: number;
}

/** The same font, laid out by HarfBuzz. `bytes` is the font as TrueType or OpenType. */
export function shapedByHarfBuzz(font: Font, bytes: Uint8Array): Font {
  if (!harfBuzz) throw new Error('Text was set before the shaping was opened.');
  const { Blob, Buffer, ClusterLevel, Face, Font: Shaper, shape } = harfBuzz;
  const shaper = new Shaper(new Face(new Blob(bytes)));
  const buffer = new Buffer();
  const layout = (text: string): Layout => {
    buffer.clearContents();
    buffer.setClusterLevel(ClusterLevel.CHARACTERS);
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(shaper, buffer);
    const infos = buffer.getGlyphInfos();
    const positions = buffer
      .getGlyphPositions()
      .map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({ xAdvance, yAdvance, xOffset, yOffset }));
    // A cluster is a place in the text; its letters, up to the next place, belong to its first glyph. So what is copied out of the PDF has every letter once.
    const places = [...new Set(infos.map(({ cluster }) => cluster))].sort((a, b) => a - b);
    const ends = new Map(places.map((place, index) => [place, places[index + 1] ?? text.length]));
    const written = new Set<number>();
    const glyphs = infos.map(({ codepoint: id, cluster }) => {
      const letters = written.has(cluster) ? '' : text.slice(cluster, ends.get(cluster));
      written.add(cluster);
      return font.getGlyph(
        id,
        [...letters].map((letter) => letter.codePointAt(0)!),
      );
    });
    return {
      glyphs,
      positions,
      // asked for after pdfkit scaled the positions
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
    };
  };
  return Object.create(font, { layout: { value: layout } }) as Font;
}
