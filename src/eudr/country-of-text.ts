import { countryCodes } from '#geo/index.ts';

const languages = ['en', 'es', 'fr', 'pt', 'de'];
/** What people write for a country and no list of names has. */
const otherNames: Readonly<Record<string, string>> = {
  'ivory coast': 'CI',
  'costa de marfil': 'CI',
  drc: 'CD',
  'dr congo': 'CD',
  'democratic republic of the congo': 'CD',
  uk: 'GB',
  usa: 'US',
  'viet nam': 'VN',
  'cote divoire': 'CI',
};

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/['’.]/g, '')
    .toLowerCase()
    .trim();

let names: ReadonlyMap<string, string> | null = null;
function codesByName(): ReadonlyMap<string, string> {
  if (names) return names;
  const made = new Map<string, string>();
  for (const language of languages) {
    const display = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const code of countryCodes) {
      const name = display.of(code);
      if (name !== undefined && !made.has(plain(name))) made.set(plain(name), code);
    }
  }
  names = made;
  return made;
}

/** The two letters of a country from what a table says: its code in any case, its three letters, or its name in five languages. null: not understood, and never guessed. */
export function countryOfText(text: string, codeOfThree: (letters: string) => string | null): string | null {
  const value = text.trim();
  const upper = value.toUpperCase();
  if (countryCodes.has(upper)) return upper;
  if (/^[A-Z]{3}$/.test(upper)) {
    const code = codeOfThree(upper);
    if (code !== null && countryCodes.has(code)) return code;
  }
  return otherNames[plain(value)] ?? codesByName().get(plain(value)) ?? null;
}
