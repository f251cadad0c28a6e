import { cellText, isEmptyCell } from './cell-values.ts';

export interface Replacement {
  find: string;
  replace: string;
  /** capitals are told apart */
  isExact: boolean;
  /** only cells that are the text, not those that hold it somewhere */
  isWhole: boolean;
}

const special = /[.*+?^${}()|[\]\\]/g;

/** Puts a text in the place of another; undefined for a cell that it leaves as it is. */
export function replacer({ find, replace, isExact, isWhole }: Replacement): (value: unknown) => string | undefined {
  if (find === '') return () => undefined;
  const source = find.replace(special, String.raw`\$&`);
  const pattern = new RegExp(isWhole ? `^${source}$` : source, isExact ? 'gu' : 'giu');
  return (value) => {
    if (isEmptyCell(value) || (typeof value === 'object' && value !== null)) return undefined;
    const before = cellText(value);
    // A function, because $ in the new text means nothing.
    const after = before.replace(pattern, () => replace);
    return after === before ? undefined : after;
  };
}
