import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { PhrasedError } from '#sentences/phrases/index.ts';
import { sentence } from '../phrases/sentence.ts';
import { fontFile } from './font-file.ts';
import { shapedByHarfBuzz } from './shaping.ts';

const regular = (family: string) =>
  `@expo-google-fonts/${family}/400Regular/${family.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())}_400Regular.ttf`;

/** The fonts that Hectare includes (Noto, Open Font License); a PDF embeds only the letters used. */
const base = { sans: regular('noto-sans'), bold: '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf' } as const;

/** Its spaces and digits are as wide as its emoji. */
export const emojiFamily = 'noto-emoji';
/** One font per script, tried in this order. */
const ofScript: [RegExp, string][] = [
  ...[
    'Arabic',
    'Devanagari',
    'Thai',
    'Hebrew',
    'Bengali',
    'Tamil',
    'Khmer',
    'Ethiopic',
    'Myanmar',
    'Lao',
    'Sinhala',
    'Telugu',
    'Kannada',
    'Malayalam',
    'Gujarati',
    'Gurmukhi',
    'Oriya',
    'Georgian',
    'Armenian',
    'Mongolian',
  ].map((script): [RegExp, string] => [new RegExp(`\\p{Script=${script}}`, 'u'), `noto-sans-${script.toLowerCase()}`]),
  [/[\p{Extended_Pictographic}\p{Regional_Indicator}\u20E3]/u, emojiFamily],
];

/** Fonts of the computer, for scripts whose fonts are too large to include (Chinese, Japanese, Korean) and for rarer letters. Used only if they exist and allow embedding. */
const ofSystem: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: [
    '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc',
    '/usr/share/fonts/google-noto-cjk/NotoSansCJK-Regular.ttc',
    '/usr/share/fonts/noto-cjk/NotoSansCJK-Regular.ttc',
    '/usr/share/fonts/google-noto-sans-cjk-fonts/NotoSansCJK-Regular.ttc',
    '/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf',
    '/usr/share/fonts/truetype/wqy/wqy-microhei.ttc',
    '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf',
    '/usr/share/fonts/dejavu-sans-fonts/DejaVuSans.ttf',
    '/usr/share/fonts/TTF/DejaVuSans.ttf',
  ],
  darwin: [
    '/System/Library/Fonts/Supplemental/Arial Unicode.ttf',
    '/Library/Fonts/Arial Unicode.ttf',
    '/System/Library/Fonts/STHeiti Light.ttc',
    '/System/Library/Fonts/AppleSDGothicNeo.ttc',
  ],
  win32: [
    'msyh.ttc',
    'malgun.ttf',
    'YuGothR.ttc',
    'msgothic.ttc',
    'simsun.ttc',
    'Nirmala.ttc',
    'Nirmala.ttf',
    'seguisym.ttf',
    'segoeui.ttf',
  ].map((name) => join(process.env['SystemRoot'] ?? 'C:\\Windows', 'Fonts', name)),
};

/** Opened once per process: fontkit reads a font in pieces, as its letters are needed. */
function open(path: string, isShaped: boolean): Font | null {
  let font: Font | null = null;
  try {
    const bytes = readFileSync(path);
    const read = create(bytes);
    font = 'fonts' in read ? (read.fonts[0] ?? null) : read;
    const { noEmbedding, noSubsetting } = font?.['OS/2']?.fsType ?? {};
    if (noEmbedding || noSubsetting) font = null;
    if (font && isShaped) font = shapedByHarfBuzz(font, bytes);
  } catch {
    /* an unreadable system font counts as missing; a test covers ours */
  }
  return font;
}

export interface NamedFont {
  name: string;
  font: Font;
}
/** One object per font, so that letters of the same font can be recognised by identity. */
const known = new Map<string, NamedFont | null>();
/** `path` is asked once: to look for a file at every letter took a third of the time of a long text. */
function named(name: string, path: () => string, isShaped = false): NamedFont | null {
  const before = known.get(name);
  if (before !== undefined) return before;
  const font = open(path(), isShaped);
  const found = font && { name, font };
  known.set(name, found);
  return found;
}
const has = ({ font }: NamedFont, letters: string): boolean =>
  [...letters].every((letter) => /[\p{Cf}\p{Variation_Selector}]/u.test(letter) || font.hasGlyphForCodePoint(letter.codePointAt(0)!));

class FontMissing extends PhrasedError {}

/** The font for base text. Throws when the package that brings it is not there. */
export function baseFont(bold: boolean): NamedFont {
  const name = bold ? 'bold' : 'sans';
  const found = named(name, () => fontFile(base[name]));
  if (!found) throw new FontMissing(sentence('report.font-missing', { path: base[name] }));
  return found;
}

/** the base fonts as files, for pictures that hold text */
export const bundledFontBytes = (): Uint8Array[] => [base.sans, base.bold].map((path) => new Uint8Array(readFileSync(fontFile(path))));

/** The font that has these letters of one cluster; null when none is known here. */
export function fontOf(letters: string, bold: boolean): NamedFont | null {
  const base = baseFont(bold);
  if (has(base, letters)) return base;
  const family = ofScript.find(([pattern]) => pattern.test(letters))?.[1];
  const special = family === undefined ? null : named(family, () => fontFile(regular(family)), true);
  if (special && has(special, letters)) return special;
  for (const path of ofSystem[process.platform] ?? []) {
    if (!known.has(path) && !existsSync(path)) continue;
    const font = named(path, () => path);
    if (font && has(font, letters)) return font;
  }
  return null;
}

/** `漢` → `U+6F22 (Han)`: how a letter without a font is named on paper. */
export function letterName(letter: string): string {
  const scripts = [
    'Han',
    'Hiragana',
    'Katakana',
    'Hangul',
    'Myanmar',
    'Mongolian',
    'Lao',
    'Sinhala',
    'Telugu',
    'Kannada',
    'Malayalam',
    'Gujarati',
    'Gurmukhi',
    'Oriya',
    'Georgian',
    'Armenian',
    'Tibetan',
    'Javanese',
    'Balinese',
    'Tifinagh',
    'Nko',
    'Vai',
    'Cherokee',
    'Canadian_Aboriginal',
  ];
  const script =
    scripts.find((script) => new RegExp(`\\p{Script=${script}}`, 'u').test(letter)) ??
    (/\p{Emoji_Presentation}/u.test(letter) ? 'Emoji' : '');
  const codes = [...letter].map((character) => `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`).join(' ');
  return script ? `${codes} (${script.replace('_', ' ')})` : codes;
}
