import { fieldsOf, guessLabelField } from '#formats/label-field.ts';
import type { Feature } from '#geo/types.ts';
import { CommandFault } from './usage.ts';

const maxListed = 30;

/** The column that names features: the one that was asked for, else the one that is guessed; null where none does. Throws CommandFault where there is no such column. */
export function nameColumnOf(path: string, features: Feature[], wanted: string | undefined): string | null {
  if (wanted === undefined) return guessLabelField(features);
  const columns = fieldsOf(features);
  if (columns.includes(wanted)) return wanted;
  throw noSuchColumn(path, columns, wanted);
}

export const noSuchColumn = (path: string, columns: string[], wanted: string): CommandFault =>
  new CommandFault(
    `${path}: there is no column “${wanted}”. ${columns.length === 0 ? 'There are no columns.' : `There are ${columns.slice(0, maxListed).join(', ')}${columns.length > maxListed ? ' …' : ''}.`}`,
  );

export const namesAreFrom = (column: string): string => `Names are from the column “${column}”. --name-column takes another.`;
