import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';

const resolve = createRequire(import.meta.url).resolve;
const google = (family: string, file: string) => `@expo-google-fonts/${family}/${file}`;
const fontsource = (script: string) => `@fontsource/noto-sans-${script}/files/noto-sans-${script}-${script}-400-normal.woff`;

/** The fonts that Hectare brings (Noto, Open Font License); a PDF embeds only the letters used. */
const bundled = {
  sans: google('noto-sans', '400Regular/NotoSans_400Regular.ttf'),
  bold: google('noto-sans', '600SemiBold/NotoSans_600SemiBold.ttf'),
  arabic: google('noto-sans-arabic', '400Regular/NotoSansArabic_400Regular.ttf'),
  devanagari: google('noto-sans-devanagari', '400Regular/NotoSansDevanagari_400Regular.ttf'),
  thai: google('noto-sans-thai', '400Regular/NotoSansThai_400Regular.ttf'),
  hebrew: fontsource('hebrew'),
  bengali: fontsource('bengali'),
  tamil: fontsource('tamil'),
  khmer: fontsource('khmer'),
  ethiopic: fontsource('ethiopic'),
} as const;

const ofScript: [RegExp, keyof typeof bundled][] = [
  [/\p{Script=Arabic}/u, 'arabic'],
  [/\p{Script=Devanagari}/u, 'devanagari'],
  [/\p{Script=Thai}/u, 'thai'],
  [/\p{Script=Hebrew}/u, 'hebrew'],
  [/\p{Script=Bengali}/u, 'bengali'],
  [/\p{Script=Tamil}/u, 'tamil'],
  [/\p{Script=Khmer}/u, 'khmer'],
  [/\p{Script=Ethiopic}/u, 'ethiopic'],
];

/** Fonts of the computer, for what is too large to bring (Chinese, Japanese, Korean) and for rarer letters. Only those that are there and allow embedding are used. */
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

/** Letters that have to be put into another order and that fontkit does not order (Burmese, Mongolian): set wrong they would be another name, so they count as missing. */
const notShaped = /\p{Script=Myanmar}|\p{Script=Mongolian}/u;
/** Mark positions of this font end in a hole of fontkit's; the letters themselves are right without. */
const withoutMarks = new Set<string>(['khmer']);

/** Opened once a process: fontkit reads a font in pieces, as its letters are needed. */
function open(path: string): Font | null {
  let font: Font | null = null;
  try {
    const read = create(readFileSync(path));
    font = 'fonts' in read ? (read.fonts[0] ?? null) : read;
    const { noEmbedding, noSubsetting } = font?.['OS/2']?.fsType ?? {};
    if (noEmbedding || noSubsetting) font = null;
  } catch {
    /* a font of the system that is unlike a font is as good as none; ours are held by a test */
  }
  return font;
}

export interface NamedFont {
  name: string;
  font: Font;
  features?: () => Record<string, boolean>;
}
/** One object for each font, so that letters of the same font are known to belong together. */
const known = new Map<string, NamedFont | null>();
function named(name: string, pathOf: () => string): NamedFont | null {
  const before = known.get(name);
  if (before !== undefined) return before;
  const font = open(pathOf());
  // fontkit writes into the features that it is given, so each use has its own.
  const found = font && {
    name,
    font,
    ...(withoutMarks.has(name) ? { features: () => ({ mark: false, mkmk: false, abvm: false, blwm: false }) } : {}),
  };
  known.set(name, found);
  return found;
}
const has = ({ font }: NamedFont, letters: string): boolean =>
  [...letters].every((letter) => /[\p{Cf}\p{Variation_Selector}]/u.test(letter) || font.hasGlyphForCodePoint(letter.codePointAt(0)!));

/** The font for base text. Throws when the package that brings it is not there. */
export function baseFont(bold: boolean): NamedFont {
  const name = bold ? 'bold' : 'sans';
  const found = named(name, () => resolve(bundled[name]));
  if (!found) throw new Error(`The font ${bundled[name]} is missing: install Hectare again.`);
  return found;
}

/** the base fonts as files, for pictures that hold text */
export const bundledFontBytes = (): Uint8Array[] => [bundled.sans, bundled.bold].map((path) => new Uint8Array(readFileSync(resolve(path))));

/** The font that has these letters of one cluster; null when none is known here. */
export function fontOf(letters: string, bold: boolean): NamedFont | null {
  const base = baseFont(bold);
  if (has(base, letters)) return base;
  if (notShaped.test(letters)) return null;
  const script = ofScript.find(([pattern]) => pattern.test(letters))?.[1];
  const special = script ? named(script, () => resolve(bundled[script])) : null;
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
    scripts.find((one) => new RegExp(`\\p{Script=${one}}`, 'u').test(letter)) ?? (/\p{Emoji_Presentation}/u.test(letter) ? 'Emoji' : '');
  const codes = [...letter].map((one) => `U+${one.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`).join(' ');
  return script ? `${codes} (${script.replace('_', ' ')})` : codes;
}
