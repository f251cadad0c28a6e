/** Rows of a list that are chosen. `anchor` is where a range begins, `active` the row that the keys move. */
export interface RowSelection {
  chosen: ReadonlySet<string>;
  anchor: string | null;
  active: string | null;
}
export const nothingChosen: RowSelection = { chosen: new Set(), anchor: null, active: null };

/** one: this row and no other; toggle: in or out, the rest stays; range: from the anchor to here in place of what was; extend: the range added to the rest */
export type Choosing = 'one' | 'toggle' | 'range' | 'extend';

/** The selection after `id` was chosen in a list that shows `order`. An anchor that is not shown any more is the row itself. */
export function choose(selection: RowSelection, order: readonly string[], id: string, how: Choosing): RowSelection {
  if (how === 'one') return { chosen: new Set([id]), anchor: id, active: id };
  if (how === 'toggle') {
    const chosen = new Set(selection.chosen);
    if (!chosen.delete(id)) chosen.add(id);
    return { chosen, anchor: id, active: id };
  }
  const anchor = selection.anchor !== null && order.includes(selection.anchor) ? selection.anchor : id;
  const [from, to] = [order.indexOf(anchor), order.indexOf(id)].sort((a, b) => a - b) as [number, number];
  const range = order.slice(from, to + 1);
  return { chosen: new Set(how === 'extend' ? [...selection.chosen, ...range] : range), anchor, active: id };
}

/** The row that a key leads to from the active one; null for a key that moves nowhere. `page` is how many rows are seen at once. */
export function movedBy(key: string, order: readonly string[], active: string | null, page: number): string | null {
  if (order.length === 0) return null;
  const at = active === null ? -1 : order.indexOf(active);
  const target = {
    ArrowDown: at + 1,
    ArrowUp: at < 0 ? 0 : at - 1,
    PageDown: at + page,
    PageUp: at - page,
    Home: 0,
    End: order.length - 1,
  }[key];
  return target === undefined ? null : order[Math.max(0, Math.min(order.length - 1, target))]!;
}

/** Without rows that are gone. */
export function stillThere(selection: RowSelection, isThere: (id: string) => boolean): RowSelection {
  const kept = (id: string | null) => (id !== null && isThere(id) ? id : null);
  return { chosen: new Set([...selection.chosen].filter(isThere)), anchor: kept(selection.anchor), active: kept(selection.active) };
}
