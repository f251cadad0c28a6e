import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const resolve = createRequire(import.meta.url).resolve;

/** Whole TTF files (the OFL Noto fonts) for the names of the world; pdfkit embeds only the letters used. */
const files = {
  sans: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  arabic: '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
  devanagari: '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
  thai: '@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf',
} as const;
export type FontName = keyof typeof files;
export const fontNames = Object.keys(files) as FontName[];
export const fontBytes = (name: FontName): Buffer => readFileSync(resolve(files[name]));

const scripts: [RegExp, FontName][] = [[/\p{Script=Arabic}/u, 'arabic'], [/\p{Script=Devanagari}/u, 'devanagari'], [/\p{Script=Thai}/u, 'thai']];

/** Runs of a text that one font can write; blanks and punctuation stay with the run before them. */
export function runsOf(text: string, base: 'sans' | 'bold'): { text: string; font: FontName }[] {
  const runs: { text: string; font: FontName }[] = [];
  for (const letter of text) {
    const special = scripts.find(([pattern]) => pattern.test(letter))?.[1];
    const neutral = /[\s\p{P}\p{N}]/u.test(letter);
    const last = runs.at(-1);
    const font = special ?? (neutral && last ? last.font : base);
    if (last?.font === font) last.text += letter; else runs.push({ text: letter, font });
  }
  return runs;
}
