import proj4 from 'proj4';
import { coordinatePhrase, geometryWords } from './phrases/index.ts';
import { utmDefinition } from './utm-zone.ts';

/** A position that a person typed: longitude and latitude on WGS 84, and how it was understood. */
export interface ReadCoordinate {
  lonLat: [number, number];
  notation: 'decimal-degrees' | 'degrees-and-minutes' | 'UTM' | 'MGRS';
}

export type CoordinateFaultCode =
  | 'not-understood'
  | 'one-number'
  | 'two-latitudes'
  | 'sign-and-letter'
  | 'latitude-too-large'
  | 'longitude-too-large'
  | 'sixty-minutes'
  | 'fraction-before-minutes'
  | 'comma-twice'
  | 'utm-without-zone'
  | 'utm-zone'
  | 'utm-south-or-band'
  | 'utm-band'
  | 'utm-easting'
  | 'utm-northing'
  | 'mgrs-digits'
  | 'mgrs-square'
  | 'mgrs-polar';

/** Why a text is no position. The message is English and says what to write. */
export interface CoordinateFault {
  code: CoordinateFaultCode;
  message: string;
}

/** The parse ends here: what was read so far says what is wrong. */
class Fault extends Error {
  readonly code: CoordinateFaultCode;
  constructor(code: CoordinateFaultCode) {
    super(geometryWords(coordinatePhrase({ code })));
    this.code = code;
  }
}

const bands = 'CDEFGHJKLMNPQRSTUVWX';
/** the latitudes of a band letter; the last is half as long again */
const bandLatitudes = (letter: string): [south: number, north: number] => {
  const south = -80 + 8 * bands.indexOf(letter);
  return [south, letter === 'X' ? 84 : south + 8];
};

const words: [RegExp, string][] = [
  [/(?<![a-z])(?:northing|norte|north|nord)(?![a-z])/gi, 'N'],
  [/(?<![a-z])(?:south|sur|sud|sul)(?![a-z])/gi, 'S'],
  [/(?<![a-z])(?:easting|este|east|est)(?![a-z])/gi, 'E'],
  [/(?<![a-z])(?:oeste|west|ouest)(?![a-z])/gi, 'W'],
  [/\blat(?:itude|itud)?\b\.?\s*[:=]?/gi, ' φ '],
  [/\b(?:lon(?:g(?:itude|itud)?)?|lng)\b\.?\s*[:=]?/gi, ' λ '],
];

/** One way of writing each sign: ° ′ ″ as ° ' ", minus as -, words as letters, O (oeste) as W. */
function plain(input: string): string {
  let text = input
    .trim()
    .replaceAll(/[−–‒]/g, '-')
    .replaceAll(/[º˚]/g, '°')
    .replaceAll(/′′|''|’’|´´|[″”“¨]/g, '"')
    .replaceAll(/[′’‘´`]/g, "'");
  for (const [word, letter] of words) text = text.replaceAll(word, letter);
  return text.replaceAll(/(?<![A-Za-z])[Oo](?![A-Za-z])/g, 'W').replaceAll(/\s+/g, ' ');
}

/** Metres with thousands parted by points, commas, apostrophes, or in one run; decimals behind a point or a comma. */
function metresOf(text: string): number {
  const grouped = /^\d{1,3}(?:([.,'])\d{3})(?:\1\d{3})*$/.test(text);
  return Number(grouped ? text.replaceAll(/[.,']/g, '') : text.replace(',', '.'));
}

/** Whether a number without its zone can only be metres: 1.045 may be a thousand of them, but is a degree. */
function isMetresAlone(word: string): boolean {
  const amount = word.replaceAll(/[^\d.,']/g, '');
  return metresOf(amount) > 1000 && !(Number(amount.replace(',', '.')) <= 180);
}

const isUtmZone = (zone: number, band: string) =>
  zone >= 1 && zone <= 60 && bands.includes(band) && !(band === 'X' && [32, 34, 36].includes(zone));

/** A number of metres with the letters before or behind it: E and X are eastings, N and Y northings. */
const amount = String.raw`(?:([EXNY])\s*[:=]?\s*)?(\d[\d.,']*)\s*(?:m\s*)?([EXNY])?\s*(?:m\b)?`;
const utmPair = new RegExp(String.raw`^${amount}[\s,;/]+${amount}$`, 'i');
const utmZoneFirst = new RegExp(String.raw`^(\d{1,2})\s*([A-Z])?[\s,;:]+${amount}[\s,;/]+${amount}$`, 'i');
const utmZoneLast = new RegExp(
  String.raw`^${amount}[\s,;/]+${amount}[\s,;(]+(?:UTM\s*)?(?:zone|zona|huso)?\s*(\d{1,2})\s*([A-Z])?\)?$`,
  'i',
);
interface UtmText {
  zone: string | undefined;
  letter: string | undefined;
  /** both numbers as they stand, and the axis that a letter gives each */
  numbers: [string, string];
  axes: ('N' | 'E' | null)[];
}

/** The parts of a UTM position; null where it is none. */
function utmTextOf(text: string): UtmText | null {
  const tidy = text
    .replace(/^WGS ?(?:19)?84\s*\/?\s*/i, '')
    .replace(/^UTM\s*/i, '')
    .replace(/^(?:zone|zona|huso)\s*:?\s*/i, '');
  const zoneFirst = utmZoneFirst.exec(tidy);
  const zoneLast = zoneFirst ? null : utmZoneLast.exec(tidy);
  const [, zone, letter, before1, first, behind1, before2, second, behind2] =
    zoneFirst ?? (zoneLast ? [zoneLast[0], zoneLast[7], zoneLast[8], ...zoneLast.slice(1, 7)] : []);
  if (!first || !second) {
    if (utmPair.test(tidy) && tidy.split(/[\s,;/]+/).filter(isMetresAlone).length === 2) throw new Fault('utm-without-zone');
    return null;
  }
  const axes = [before1 || behind1, before2 || behind2].map((name) => (name ? ('NY'.includes(name.toUpperCase()) ? 'N' : 'E') : null));
  return { zone, letter, numbers: [first, second], axes };
}

/** The two numbers of metres, easting first, in the order that letters or their sizes tell; null where they are too small for metres. */
function metresIn({ numbers, axes: [one, other] }: UtmText): [easting: number, northing: number] | null {
  const [first, second] = [metresOf(numbers[0]), metresOf(numbers[1])];
  if (!Number.isFinite(first) || !Number.isFinite(second) || (first < 1000 && second < 1000)) return null;
  if (one !== null && one === other) throw new Fault('two-latitudes');
  const isUnnamed = one === null && other === null;
  return one === 'N' || other === 'E' || (isUnnamed && first > 1_000_000 && second < 1_000_000) ? [second, first] : [first, second];
}

/** `33N 500000 4649776`, `UTM zone 33 S E 500000 m N 4649776 m`, `500000 4649776 33T`; easting and northing in metres, in either order where letters tell. */
function utm(text: string, says: 'south' | null): ReadCoordinate | null {
  const written = utmTextOf(text);
  const metres = written && metresIn(written);
  if (!metres) return null;
  if (!written.letter) {
    if (written.numbers.every(isMetresAlone)) throw new Fault('utm-without-zone');
    return null;
  }
  const [easting, northing] = metres;
  const zone = Number(written.zone);
  const letter = written.letter.toUpperCase();
  if (!isUtmZone(zone, letter)) throw new Fault('utm-zone');
  if (easting < 100_000 || easting >= 900_000) throw new Fault('utm-easting');
  if (northing < 0 || northing > 10_000_000) throw new Fault('utm-northing');
  const at = (south: boolean): [number, number] => {
    const [longitude, latitude] = proj4(utmDefinition(zone, south), '+proj=longlat +datum=WGS84 +no_defs').forward([easting, northing]);
    return [longitude! > 180 ? longitude! - 360 : longitude! < -180 ? longitude! + 360 : longitude!, latitude!];
  };
  const inBand = ([, latitude]: [number, number]) => {
    const [low, high] = bandLatitudes(letter);
    return latitude >= low - 0.5 && latitude <= high + 0.5;
  };
  // N and S alone are the hemispheres, as people write them; N is also a band of the northern one, but S is none of the southern.
  if (letter === 'N') return { lonLat: at(false), notation: 'UTM' };
  if (letter === 'S') {
    if (says === null && inBand(at(false))) throw new Fault('utm-south-or-band');
    return { lonLat: at(true), notation: 'UTM' };
  }
  if (!inBand(at(letter < 'N'))) throw new Fault('utm-band');
  return { lonLat: at(letter < 'N'), notation: 'UTM' };
}

/** `33TWG0000049776`, with or without blanks; as many digits for easting as for northing, up to five each. The centre of the square. */
function mgrs(text: string): ReadCoordinate | null {
  const spaced = /^(?:MGRS\s*:?\s*)?(\d{1,2})\s*([A-Z])\s*([A-Z]{2})\s*([\d ]*)$/i.exec(text);
  if (!spaced) {
    if (/^(?:MGRS\s*:?\s*)?[ABYZ]\s*[A-Z]{2}\s*[\d ]*$/i.test(text)) throw new Fault('mgrs-polar');
    return null;
  }
  const [zone, band, square] = [Number(spaced[1]), spaced[2]!.toUpperCase(), spaced[3]!.toUpperCase()];
  const groups = spaced[4]!.trim().split(' ').filter(Boolean);
  const digits = groups.join('');
  if (
    digits.length % 2 !== 0 ||
    digits.length > 10 ||
    (groups.length === 2 && groups[0]!.length !== groups[1]!.length) ||
    groups.length > 2
  )
    throw new Fault('mgrs-digits');
  if (!isUtmZone(zone, band)) throw new Fault('utm-zone');
  // Columns start again every three zones, rows every 2,000 km.
  if (!['ABCDEFGH', 'JKLMNPQR', 'STUVWXYZ'][(zone - 1) % 3]!.includes(square[0]!) || !'ABCDEFGHJKLMNPQRSTUV'.includes(square[1]!))
    throw new Fault('mgrs-square');
  let lonLat: [number, number];
  try {
    // The package itself has no named exports in plain Node.
    lonLat = proj4.mgrs.toPoint(`${zone}${band}${square}${digits}`);
  } catch {
    throw new Fault('mgrs-square');
  }
  const [low, high] = bandLatitudes(band);
  if (!(lonLat[1] > low - 1 && lonLat[1] < high + 1)) throw new Fault('mgrs-square');
  return { lonLat, notation: 'MGRS' };
}

interface Angle {
  degrees: number;
  axis: 'lon' | 'lat' | null;
  hasMinutes: boolean;
}

/** A text without its letter of a hemisphere, before or behind, and that letter. */
function withoutLetter(text: string): { rest: string; letter: string | undefined } {
  const before = /^([NSEW])(?![a-z])/i.exec(text);
  if (before) return { rest: text.slice(1).trim(), letter: before[1]!.toUpperCase() };
  // The s of 45d 4m 12s is that of the seconds.
  const behind = /\d\s*m(?:in)?\.?\s*\d+(?:\.\d+)?\s*s$/.test(text) ? null : /([NSEW])$/i.exec(text);
  return behind ? { rest: text.slice(0, -1).trim(), letter: behind[1]!.toUpperCase() } : { rest: text, letter: undefined };
}

/** Degrees, then minutes and seconds, with their signs, words or letters. */
const anglePattern =
  /^([-+])?\s*(\d+(?:\.\d+)?)\s*(?:°|deg(?:rees)?\.?|grados|d|:)?\s*(?:(\d+(?:\.\d+)?)\s*(?:'|min\.?|m|:)?\s*(?:(\d+(?:\.\d+)?)\s*(?:"|sec\.?|seg\.?|s)?)?)?$/i;

/** The axis that a letter or a name (φ, λ) gives; throws where they contradict each other. */
function axisOf(letter: string | undefined, label: string | undefined): Angle['axis'] {
  const ofLabel = label ? (label === 'φ' ? 'lat' : 'lon') : null;
  const ofLetter = letter ? ('NS'.includes(letter) ? 'lat' : 'lon') : null;
  if (ofLetter && ofLabel && ofLetter !== ofLabel) throw new Fault('two-latitudes');
  return ofLetter ?? ofLabel;
}

/** One part of a pair: degrees, then minutes and seconds, with a letter or a name (φ, λ) before or behind. null when it is none. */
function angle(text: string): Angle | null {
  const label = /[φλ]/.exec(text)?.[0];
  const { rest, letter } = withoutLetter(text.replaceAll(/[φλ]/g, ' ').trim());
  const match = anglePattern.exec(rest);
  if (!match) return null;
  const [, sign, degreesText, minutesText, secondsText] = match;
  if ((minutesText && degreesText!.includes('.')) || (secondsText && minutesText!.includes('.')))
    throw new Fault('fraction-before-minutes');
  const [degrees, minutes, seconds] = [Number(degreesText), Number(minutesText ?? 0), Number(secondsText ?? 0)];
  if (minutes >= 60 || seconds >= 60) throw new Fault('sixty-minutes');
  if (sign === '-' && letter) throw new Fault('sign-and-letter');
  const size = degrees + minutes / 60 + seconds / 3600;
  const axis = axisOf(letter, label);
  return { degrees: sign === '-' || letter === 'S' || letter === 'W' ? -size : size, axis, hasMinutes: minutesText !== undefined };
}

/** The ways in which a text can be two angles: at a semicolon, slash or comma, behind or before its letters, at its second sign or degree mark, in the middle of an even number of numbers. */
function splits(text: string): [string, string][] {
  const found: [string, string][] = [];
  const add = (a: string | undefined, b: string | undefined) => {
    const [first, second] = [a, b].map((part) => part?.replaceAll(/^[\s,;/|]+|[\s,;/|]+$/g, '') ?? '');
    if (first && second) found.push([first, second]);
  };
  for (const parter of [';', '/', '|', ',']) {
    const parts = text.split(parter);
    if (parts.length === 2) add(parts[0], parts[1]);
  }
  const label = /^(.*[φλ].*?)([φλ].*)$/.exec(text) ?? /^([^φλ]+)([φλ].*)$/.exec(text);
  if (label) add(label[1], label[2]);
  // An s behind seconds is theirs; only a letter that ends its number can part two angles.
  for (const way of [
    /^([^NSEW]*[NSEW])([^NSEW]*[NSEW])$/i,
    /^([NSEW][^NSEW]*)([NSEW][^NSEW]*)$/i,
    /^(.*\d\s*["'°]?\s*[NSEW])\s*(\d.*[NSEW])$/i,
  ]) {
    const match = way.exec(text);
    if (match) add(match[1], match[2]);
  }
  const marks = /^(.*°[^°]*?[\s,'"])([-+]?\d+(?:\.\d+)?\s*°.*)$/.exec(text) ?? /^([-+]?\d+(?:\.\d+)?[^-+]*)([-+]\d.*)$/.exec(text);
  if (marks) add(marks[1], marks[2]);
  const tokens = text.replaceAll(/[,;]/g, ' ').trim().split(/\s+/);
  if (tokens.length % 2 === 0) add(tokens.slice(0, tokens.length / 2).join(' '), tokens.slice(tokens.length / 2).join(' '));
  return found;
}

/** Decimal commas as points where a text has them: first as it is most likely meant, then the other way. */
function withoutDecimalCommas(text: string): string[] {
  const tight = text.match(/\d,(?=\d)/g)?.length ?? 0;
  if (tight === 0 || /\d\.\d/.test(text)) return [text];
  const asPoints = text.replaceAll(/(\d),(?=\d)/g, '$1.');
  if (/\d,\d+,\d/.test(text)) throw new Fault('comma-twice');
  // One comma in nothing but a pair of whole numbers parts them.
  return /^[-+]?\d+,[-+]?\d+$/.test(text) ? [text] : [asPoints, text];
}

/** `450412N0074048E`, `4504.2N 00740.8E`: degrees, minutes and seconds in one run, as in aviation and at sea. */
function unpacked(text: string): string {
  const match = /^(\d{2})(\d{2})(\d{2})?(\.\d+)?\s*([NS])[\s,]*(\d{3})(\d{2})(\d{2})?(\.\d+)?\s*([EW])$/i.exec(text);
  if (!match) return text;
  const [, a, b, c, d, n, e, f, g, h, w] = match;
  const part = (degrees: string, minutes: string, seconds: string | undefined, fraction = '', letter = '') =>
    seconds ? `${degrees} ${minutes} ${seconds}${fraction} ${letter}` : `${degrees} ${minutes}${fraction} ${letter}`;
  return `${part(a!, b!, c, d, n)}, ${part(e!, f!, g, h, w)}`;
}

function degreesPair(text: string): ReadCoordinate | null {
  let fault: Fault | null = null;
  for (const candidate of withoutDecimalCommas(text)) {
    for (const parts of splits(candidate)) {
      try {
        const [first, second] = [angle(parts[0]), angle(parts[1])];
        if (!first || !second) continue;
        if (first.axis !== null && first.axis === second.axis) throw new Fault('two-latitudes');
        const lonFirst = first.axis === 'lon' || second.axis === 'lat';
        const [longitude, latitude] = lonFirst ? [first.degrees, second.degrees] : [second.degrees, first.degrees];
        if (Math.abs(latitude) > 90) throw new Fault('latitude-too-large');
        if (Math.abs(longitude) > 180) throw new Fault('longitude-too-large');
        return {
          lonLat: [longitude, latitude],
          notation: first.hasMinutes || second.hasMinutes ? 'degrees-and-minutes' : 'decimal-degrees',
        };
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        fault ??= error;
      }
    }
  }
  if (fault) throw fault;
  return null;
}

/**
 * Reads a position in decimal degrees (latitude first, unless letters or names say otherwise), degrees and minutes (and seconds), UTM with its zone, or MGRS, or says what is wrong with it.
 * Signs as people type them (° º ' ′ " ″ d m s :), letters or words before or behind, O for oeste, decimal commas. A comma between digits is a decimal sign where the pair is parted otherwise.
 */
export function understandCoordinate(input: string): { ok: true; coordinate: ReadCoordinate } | { ok: false; fault: CoordinateFault } {
  try {
    if (input.length > 120 || !/\d/.test(input)) throw new Fault('not-understood');
    const says = /(?<![a-z])(?:south|sur|sud|sul)(?![a-z])/i.test(input) ? 'south' : null;
    const link = /@(-?\d+\.\d+),(-?\d+\.\d+)(?:,|$)/.exec(input);
    const text = link
      ? `${link[1]}, ${link[2]}`
      : unpacked(
          plain(input)
            .replace(/^geo:\s*/i, '')
            .replace(/^[([{]\s*(.*?)\s*[)\]}]$/, '$1')
            .replace(/\/$/, ''),
        );
    const wkt = /^POINT\s*Z?\s*\(\s*(-?[\d.]+)\s+(-?[\d.]+)/i.exec(input.trim());
    const coordinate = wkt ? degreesPair(`λ${wkt[1]} φ${wkt[2]}`) : (mgrs(text) ?? utm(text, says) ?? degreesPair(text));
    if (coordinate) return { ok: true, coordinate };
    throw new Fault(/^[^\d]*\d+(?:[.,]\d+)?[^\d]*$/.test(text) && !/[a-z]{2}/i.test(text) ? 'one-number' : 'not-understood');
  } catch (error) {
    if (error instanceof Fault) return { ok: false, fault: { code: error.code, message: error.message } };
    throw error;
  }
}

/** The same, null for what is no position. */
export function readCoordinate(input: string): ReadCoordinate | null {
  const answer = understandCoordinate(input);
  return answer.ok ? answer.coordinate : null;
}
