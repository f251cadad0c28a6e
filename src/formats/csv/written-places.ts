import { readCoordinate } from '#geo/coordinate-text.ts';
import { answeredPlaces, isAnswer, pairOf } from './csv-columns.ts';

/** Places of a cell, and what its notation says of them. */
interface WrittenPlaces {
  places: number[][];
  /** in UTM or MGRS, which say where on the Earth they are */
  isOnGrid: boolean;
  /** the side of the square of MGRS in whose middle the place lies; 0 for other notations */
  squareMetres: number;
}

/** Two numbers of any size, the first one east: "257000.5, 9857000" or "257000,5; 9857000". */
function metresOf(text: string): number[] | null {
  const number = String.raw`[+-]?\d+(?:[.,]\d+)?`;
  const parts =
    new RegExp(String.raw`^\s*(${number})(?:\s*[;/|]\s*|,\s+|\s+)(${number})\s*$`).exec(text) ??
    /^\s*([+-]?\d+(?:\.\d+)?),([+-]?\d+(?:\.\d+)?)\s*$/.exec(text);
  return parts && [Number(parts[1]!.replace(',', '.')), Number(parts[2]!.replace(',', '.'))];
}

/**
 * The place that a cell holds in any notation: degrees (latitude first), degrees and minutes, UTM with its zone, MGRS, or the answer of ODK and KoBo; null for none. With
 * `isSystemAsked`, two numbers that are no degrees are easting and northing in the system that the user gave.
 */
export function placesWritten(text: string, isSystemAsked: boolean): WrittenPlaces | null {
  const plain = (places: number[][] | null): WrittenPlaces | null => places && { places, isOnGrid: false, squareMetres: 0 };
  if (isAnswer.test(text.slice(0, 4000).replace(/;[^;]*$/, ';'))) return plain(answeredPlaces(text));
  const pair = pairOf(text, false);
  if (pair) return plain([pair]);
  const read = readCoordinate(text);
  if (read && (read.notation === 'UTM' || read.notation === 'MGRS')) {
    const digits =
      read.notation === 'MGRS'
        ? text
            .trim()
            .replace(/^.*[A-Za-z]/, '')
            .replaceAll(/\D/g, '').length
        : 10;
    return { places: [read.lonLat], isOnGrid: true, squareMetres: read.notation === 'MGRS' ? 10 ** (5 - digits / 2) : 0 };
  }
  if (read) return plain([read.lonLat]);
  const metres = isSystemAsked ? metresOf(text) : null;
  return plain(metres && [metres]);
}
