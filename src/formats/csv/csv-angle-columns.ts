/** Where an angle stands in several columns: degrees, minutes, seconds and the letter of the hemisphere; -1 for a column that is not there. */
export interface AngleColumns {
  degrees: number;
  minutes: number;
  seconds: number;
  letter: number;
}

const axisWords = {
  longitude: '(?:longitude|longitud|longitudine|long|lon|lng|langengrad|laengengrad)',
  latitude: '(?:latitude|latitud|latitudine|lat|breitengrad)',
};
const unitWords: Record<keyof AngleColumns, string> = {
  degrees: '(?:degrees|degree|degres|deg|dd|d|grados|graus|grad|gr|g)',
  minutes: '(?:minutes|minute|minutos|minuten|min|mm|m)',
  seconds: '(?:seconds|second|secondes|segundos|sekunden|sec|seg|sek|ss|s)',
  letter: '(?:direction|direccion|direcao|dir|hemisphere|hemisferio|hemi|hem|h|ref|letter|ns|ew|eo|we)',
};
/** A column of letters alone is called so without naming its axis. */
const lettersOnly = { longitude: /^(ew|we|eo|eoro|eorw|eastwest|esteoeste)$/, latitude: /^(ns|sn|nors|northsouth|nortesur|nortesul)$/ };
const isLetter = (text: string) => /^\s*(n|s|e|w|o|l|north|south|east|west|norte|sur|sul|este|leste|oeste)\.?\s*$/i.test(text);
const isNumber = (text: string) => /^\s*[+-]?\d+([.,]\d+)?\s*$/.test(text);

function columnsOf(names: string[], sample: string[], axis: keyof typeof axisWords): AngleColumns {
  const find = (unit: keyof AngleColumns, fits: (text: string) => boolean) => {
    const name = new RegExp(
      `^(?:gps|coord)?(?:${axisWords[axis]}(?:in)?${unitWords[unit]}|${unitWords[unit]}(?:of|de)?${axisWords[axis]})$`,
    );
    return names.findIndex((label, at) => name.test(label) && fits(sample[at] ?? ''));
  };
  const letter = find('letter', isLetter);
  return {
    degrees: find('degrees', isNumber),
    minutes: find('minutes', isNumber),
    seconds: find('seconds', isNumber),
    letter: letter >= 0 ? letter : names.findIndex((name, at) => lettersOnly[axis].test(name) && isLetter(sample[at] ?? '')),
  };
}

/**
 * Columns in which the degrees of both axes stand apart from their minutes, or from the letter of their hemisphere; null where no table is so. `names` are without blanks and signs, in lower case;
 * `longitude` and `latitude` are the columns that would be read otherwise (-1: none). Read without the other columns, such a place is off by up to a degree, or on the other side of the Earth.
 */
export function angleColumns(
  names: string[],
  sample: string[],
  longitude: number,
  latitude: number,
): { longitude: AngleColumns; latitude: AngleColumns } | null {
  const [x, y] = [columnsOf(names, sample, 'longitude'), columnsOf(names, sample, 'latitude')];
  if (x.degrees < 0) x.degrees = longitude;
  if (y.degrees < 0) y.degrees = latitude;
  const isApart = (x.minutes >= 0 && y.minutes >= 0) || (x.letter >= 0 && y.letter >= 0);
  return isApart && x.degrees >= 0 && y.degrees >= 0 && x.degrees !== y.degrees ? { longitude: x, latitude: y } : null;
}

/** The cells of an angle as one text, as a person would write it: 12° 30' 15.5" S. */
export function angleText(row: string[], { degrees, minutes, seconds, letter }: AngleColumns): string {
  const cell = (at: number) => (at < 0 ? '' : (row[at] ?? '').trim());
  if (cell(degrees) === '') return '';
  const side = isLetter(cell(letter)) ? cell(letter).charAt(0).toUpperCase() : '';
  return `${cell(degrees)}${cell(minutes) === '' && cell(seconds) === '' ? '' : `° ${cell(minutes) || '0'}'${cell(seconds) === '' ? '' : ` ${cell(seconds)}"`}`}${side === '' ? '' : ` ${side}`}`;
}
