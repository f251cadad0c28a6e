import type { ApiFault } from '#client/index.ts';
import type { Feature } from '#geo/index.ts';

interface Entry {
  loc: (string | number)[];
  msg: string;
  type: string;
}

const isEntry = (value: unknown): value is Entry => {
  const { loc, msg, type } = (value ?? {}) as Partial<Entry>;
  return Array.isArray(loc) && typeof msg === 'string' && (type === undefined || typeof type === 'string');
};

/** What to do about one entry of a 422, in the words of the command line; null when its own sentence is all we know. */
function remedyOf({ loc, type = '' }: Entry, isRepaired: boolean): string | null {
  if (loc.includes('project_name')) return 'Choose another --name.';
  if (type === 'quota_exceeded')
    return 'Register less, delete a project that is no longer needed, or ask whoever runs the service for a larger quota.';
  if (type.startsWith('geometry.'))
    return isRepaired
      ? 'Repair could not help here: correct the shape in the file.'
      : 'Add --repair, or write a repaired file first: hectare convert IN OUT --repair';
  return loc[0] === 'body' ? 'Correct the file; hectare check FILE tells more.' : null;
}

/** The feature that a location in the body is about: the upload is a collection of `features`, or its only shape. */
function featureOf(loc: Entry['loc'], features: Feature[]): string | null {
  const at = loc.indexOf('features');
  const index = at >= 0 ? Number(loc[at + 1]) : features.length === 1 && loc.includes('geometry') ? 0 : Number.NaN;
  const feature = features[index];
  if (!feature) return null;
  const name = feature.properties?.['name'];
  return `feature ${index + 1}${typeof name === 'string' && name ? ` (${name})` : ''}`;
}

/**
 * One line for each field that a 422 names: the field, what is wrong with it, and what to do. A remedy that several fields share is printed once, at the end.
 * Empty when the service gave no list of fields. `features` are the features sent, in order.
 */
export function refusalLines(
  { status, details }: Pick<ApiFault, 'status' | 'details'>,
  features: Feature[],
  isRepaired: boolean,
): string[] {
  if (status !== 422 || !Array.isArray(details)) return [];
  const entries = details.filter(isEntry);
  const fields = entries.map((entry) => {
    const about = featureOf(entry.loc, features);
    return `${entry.loc.join('.')}${about ? `, ${about}` : ''}: ${entry.msg}`;
  });
  const remedies = entries.flatMap((entry) => remedyOf(entry, isRepaired) ?? []);
  return [...fields, ...new Set(remedies)];
}
