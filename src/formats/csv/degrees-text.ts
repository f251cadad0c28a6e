/** Letters and words of the hemispheres. O is west (oeste, ouest, ovest) unless the table is German, where it is Ost; L is leste, LU and LS, BT and BB are Indonesian. */
const hemispheres: Record<string, { axis: 'longitude' | 'latitude'; sign: 1 | -1 }> = {
  N: { axis: 'latitude', sign: 1 },
  S: { axis: 'latitude', sign: -1 },
  E: { axis: 'longitude', sign: 1 },
  W: { axis: 'longitude', sign: -1 },
  O: { axis: 'longitude', sign: -1 },
  L: { axis: 'longitude', sign: 1 },
  LU: { axis: 'latitude', sign: 1 },
  LS: { axis: 'latitude', sign: -1 },
  BT: { axis: 'longitude', sign: 1 },
  BB: { axis: 'longitude', sign: -1 },
};
const hemisphere = /^(LU|LS|BT|BB|[NSEWOL])\.?(?=[\s\d.,+-])|(?<=[\s\d.,°º˚'′’´"″”dm])(LU|LS|BT|BB|[NSEWOL])\.?$/i;
const number = String.raw`(\d+(?:[.,]\d+)?)`;
const angle = new RegExp(
  String.raw`^${number}\s*([°º˚d:\s])?\s*(?:${number}\s*(['′’´m:\s])?\s*(?:${number}\s*(?:''|’’|′′|´´|["″”s])?)?)?$`,
  'i',
);

export interface AngleText {
  degrees: number;
  /** what a letter says; null without one */ axis: 'longitude' | 'latitude' | null;
  letter: string | null;
}

/** The letter of the hemisphere in capitals, '' without one, and the text without it. */
function withoutHemisphere(text: string): { letter: string; rest: string } {
  const found = hemisphere.exec(text);
  const letter = (found?.[1] ?? found?.[2] ?? '').toUpperCase();
  // "1d05m30s": seconds, not south.
  const isSeconds = letter === 'S' && found?.[2] === 's' && /\dm\s*\d/i.test(text);
  if (!found || !letter || isSeconds) return { letter: '', rest: text };
  const rest = (found[1] ? text.slice(found[0].length) : text.slice(0, found.index)).trim();
  // "0-30-15 N": where a letter says the side, a stroke between digits is none.
  return { letter, rest: rest.replace(/(?<=\d)-(?=\d)/g, ' ') };
}

/** The size of an angle of degrees, minutes and seconds without sign and letter; null where the text is none. */
function sizeOf(text: string, hasLetter: boolean): number | null {
  const parts = angle.exec(text);
  if (!parts) return null;
  const [, whole, degreeMark, minuteText, minuteMark, secondText] = parts;
  const isMarked = hasLetter || /[°º˚d:]/i.test(degreeMark ?? '') || /['′’´m:]/i.test(minuteMark ?? '');
  if (!isMarked && secondText === undefined && !/[.,]/.test(minuteText ?? '')) return null;
  // Only the last part has decimals: "0.51 35.2" is a pair, not an angle.
  if ((minuteText !== undefined && /[.,]/.test(whole!)) || (secondText !== undefined && /[.,]/.test(minuteText!))) return null;
  const value = (part: string | undefined) => Number((part ?? '0').replace(',', '.'));
  const [minutes, seconds] = [value(minuteText), value(secondText)];
  if (minutes >= 60 || seconds >= 60) return null;
  return value(whole) + minutes / 60 + seconds / 3600;
}

/**
 * An angle as tables have it: decimal ("12.5", "12,5"), with a hemisphere before or behind, with minutes and seconds by their signs, letters, colons or blanks
 * ("0° 31' 12.5\" S", "1d05m30.6s S", "1 05 30.6"), with a sign before or behind. Null where it is none; two bare whole numbers ("12 30") could be anything.
 */
export function angleOf(text: string, isGerman = false): AngleText | null {
  let rest = text.trim().replaceAll('−', '-');
  if (rest === '' || rest.length > 60) return null;
  const decimal = /^[+-]?\d+,\d+$/.test(rest) ? rest.replace(',', '.') : rest;
  if (/^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(decimal)) {
    const degrees = Number(decimal);
    return Number.isFinite(degrees) ? { degrees, axis: null, letter: null } : null;
  }
  const split = withoutHemisphere(rest);
  const { letter } = split;
  rest = split.rest;
  const sign = /^[+-]|[+-]$/.exec(rest)?.[0];
  if (sign) rest = rest.replace(/^[+-]|[+-]$/, '').trim();
  const size = sizeOf(rest, letter !== '');
  if (size === null) return null;
  const side = hemispheres[letter];
  const direction = letter === 'O' && isGerman ? 1 : (side?.sign ?? (sign === '-' ? -1 : 1));
  return { degrees: size * direction, axis: side?.axis ?? null, letter: letter || null };
}
