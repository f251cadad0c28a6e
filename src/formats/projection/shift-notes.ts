import { distanceMetres } from '#geo/measure.ts';
import type { Position } from '#geo/types.ts';
import type { PlainPhrase } from '#sentences/phrases/index.ts';
import { noteOf, type Note } from '../format.ts';
import { say, type FilePhrase } from '../phrases/index.ts';
import type { ChosenShift } from './placing.ts';
import { authorityOf, type Placeable } from './projections.ts';

/** Datums that are WGS 84 itself, as far as a map of land goes. */
const wgs84Codes = new Set(['4326', '4979', '4030', '4055']);
/** Below this a difference of datums needs no word. */
const silentMetres = 1;

/** How far off places can be, metres: what the dataset gives, or more where another transformation of the same accuracy puts them farther off. Null where nobody knows. */
export function statedAccuracy({ shift, isInside, rivals, better }: ChosenShift, { placing }: Placeable, place: Position): number | null {
  if (!shift || shift.accuracy === null || !isInside) return null;
  const own = placing.by(shift)(place);
  const spread = rivals.map((rival) => distanceMetres(own, placing.by(rival)(place)));
  // A choice of Hectare's own, on the careful side: against the grids of a few datums (NTF, DHDN, NZGD49) parameters were off by up to twice their accuracy towards the edges.
  const ofParameters = better ? 2 * shift.accuracy + (better.accuracy ?? 0) : shift.accuracy;
  return Math.max(ofParameters, ...spread.map((metres) => Math.ceil(metres)));
}

const metres = (accuracy: number | null): FilePhrase => (accuracy === null ? say('file.not-known') : say('file.metres', { n: accuracy }));

/** What there is to say when a shift of the datum is used for the first time; null where it changes nothing that anybody could see. */
export function shiftNote(system: Placeable, chosen: ChosenShift, place: Position, what: string | PlainPhrase): Note | null {
  const { shift, isInside, better } = chosen;
  const { geographic } = system.system;
  if (!shift)
    return wgs84Codes.has(geographic.code ?? '') || isOnWgs84(system)
      ? null
      : noteOf('datum-not-shifted', 'warning', say('file.datum-not-shifted', { what, datum: geographic.datum.replaceAll('_', ' ') }));
  const accuracy = statedAccuracy(chosen, system, place);
  if (accuracy !== null && accuracy <= silentMetres && !better) return null;
  const parts = { what, system: system.title, shift: shift.name, accuracy: metres(accuracy) };
  if (!isInside && shift.parameters!.every((value) => value === 0)) return null;
  if (!isInside) return noteOf('datum-shifted', 'warning', say('file.datum-shifted-outside', parts));
  if (better?.grid)
    return noteOf(
      'datum-shifted',
      'info',
      say('file.datum-shifted-without-grid', { ...parts, grid: better.grid, other: metres(better.accuracy) }),
    );
  return noteOf('datum-shifted', 'info', say('file.datum-shifted', parts));
}

const isOnWgs84 = ({ system, isDatumKnown }: Placeable) =>
  isDatumKnown && /^(D_)?WGS_?(19)?84$|^World Geodetic System 1984/i.test(system.geographic.datum);

/** The same where a file is written in a system. */
export function writtenShiftNote(system: Placeable, chosen: ChosenShift, place: Position): Note | null {
  const { shift, isInside, better } = chosen;
  const { geographic } = system.system;
  const silent = shiftNote(system, chosen, place, '') === null;
  if (silent) return null;
  if (!shift)
    return noteOf('datum-not-shifted', 'warning', say('file.to-crs.not-shifted', { datum: geographic.datum.replaceAll('_', ' ') }));
  const parts = { system: system.title, shift: shift.name, accuracy: metres(statedAccuracy(chosen, system, place)) };
  if (!isInside) return noteOf('datum-shifted', 'warning', say('file.to-crs.shifted-outside', parts));
  if (better?.grid)
    return noteOf(
      'datum-shifted',
      'info',
      say('file.to-crs.shifted-without-grid', { ...parts, grid: better.grid, other: metres(better.accuracy) }),
    );
  return noteOf('datum-shifted', 'info', say('file.to-crs.shifted', parts));
}

/** What there is to say of a system as such: that its numbers were turned, and that its code does not fit. */
export function systemNotes(system: Placeable, what: string | PlainPhrase): Note[] {
  const notes: Note[] = [];
  const { wrongCode, title } = system;
  if (wrongCode !== null)
    notes.push(
      noteOf(
        'crs-wrong-code',
        'warning',
        say('file.crs-wrong-code', { what, code: `${authorityOf(wrongCode)}:${wrongCode}`, system: title }),
      ),
    );
  if (!system.placing.isInDegrees) notes.push(noteOf('crs-transformed', 'info', say('file.crs-transformed', { what, system: title })));
  return notes;
}
