/**
 * What is selected of a list, the same for shapes, parcels and projects, in tables and on maps. `lead` is the one whose details show and from which keys go on; it
 * need not be selected itself (Ctrl and an arrow only go there). `anchor` is where a range begins.
 */
export interface Selection {
  ids: ReadonlySet<string>;
  lead: string | null;
  anchor: string | null;
}
export const nothingSelected: Selection = { ids: new Set(), lead: null, anchor: null };

/** one: this and no other; toggle: in or out, the rest stays; range: from the anchor to here in place of what was; extend: the range added to the rest */
export type Selecting = 'one' | 'toggle' | 'range' | 'extend';
interface Modifiers {
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}
const withControl = ({ ctrlKey, metaKey }: Modifiers) => ctrlKey || metaKey;

/** What a click in a table means. */
export function selectingInTable(click: Modifiers): Selecting {
  if (click.shiftKey) return withControl(click) ? 'extend' : 'range';
  return withControl(click) ? 'toggle' : 'one';
}
/** What a click on a map means: places have no order, so Shift adds as Ctrl does. */
export const selectingOnMap = (click: Modifiers): 'one' | 'toggle' => (click.shiftKey || withControl(click) ? 'toggle' : 'one');

/** Exactly these; the first one leads. */
export function these(ids: readonly string[]): Selection {
  const first = ids[0] ?? null;
  return { ids: new Set(ids), lead: first, anchor: first };
}

/** The selection after `id` was selected in a list that shows `order`. An anchor that is not shown any more is the row itself. */
export function select(selection: Selection, order: readonly string[], id: string, how: Selecting): Selection {
  if (how === 'one') return these([id]);
  if (how === 'toggle') {
    const ids = new Set(selection.ids);
    if (!ids.delete(id)) ids.add(id);
    return { ids, lead: id, anchor: id };
  }
  const anchor = selection.anchor !== null && order.includes(selection.anchor) ? selection.anchor : id;
  const [from, to] = [order.indexOf(anchor), order.indexOf(id)].sort((a, b) => a - b) as [number, number];
  const range = order.slice(from, to + 1);
  return { ids: new Set(how === 'extend' ? [...selection.ids, ...range] : range), lead: id, anchor };
}

/** What a box, a lasso or a circle takes at once: in place of what was, or added to it. */
export function selectTogether(selection: Selection, ids: readonly string[], isAdded: boolean): Selection {
  if (!isAdded) return these(ids);
  if (ids.length === 0) return selection;
  return { ids: new Set([...selection.ids, ...ids]), lead: ids[0]!, anchor: ids[0]! };
}
/** Several at once in; where all of them are in already, out. */
export function toggleTogether(selection: Selection, ids: readonly string[]): Selection {
  if (ids.length === 0 || !ids.every((id) => selection.ids.has(id))) return selectTogether(selection, ids, true);
  const left = new Set(selection.ids);
  for (const id of ids) left.delete(id);
  return { ids: left, lead: ids[0]!, anchor: ids[0]! };
}
/** All of a list, and nothing that it does not show: what is done to a selection is done to what one sees. */
export const selectAll = ({ lead, anchor }: Selection, order: readonly string[]): Selection => ({ ids: new Set(order), lead, anchor });
/** Of a list what was not selected. */
export function invert({ ids }: Selection, order: readonly string[]): Selection {
  return { ...nothingSelected, ids: new Set(order.filter((id) => !ids.has(id))) };
}
/** Without those that are gone. */
export function stillThere(selection: Selection, isThere: (id: string) => boolean): Selection {
  const kept = (id: string | null) => (id !== null && isThere(id) ? id : null);
  return { ids: new Set([...selection.ids].filter(isThere)), lead: kept(selection.lead), anchor: kept(selection.anchor) };
}
/** The one whose details show: the lead where it is selected, else the one that was selected last. */
export function shownOf({ ids, lead }: Selection): string | null {
  if (lead !== null && ids.has(lead)) return lead;
  let last: string | null = null;
  for (const id of ids) last = id;
  return last;
}

/** The row that a key leads to from the lead; null for a key that moves nowhere. `page` is how many rows are seen at once. */
export function movedBy(key: string, order: readonly string[], lead: string | null, page: number): string | null {
  if (order.length === 0) return null;
  const at = lead === null ? -1 : order.indexOf(lead);
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

/**
 * What a key selects in a list; null for a key that selects nothing. Arrows and page keys select a row, with Shift they extend to it, with Ctrl they only go there;
 * the space bar takes the lead in or out, Ctrl A selects all, Esc nothing.
 */
export function selectedByKey(
  event: Modifiers & { key: string },
  selection: Selection,
  order: readonly string[],
  page: number,
): Selection | null {
  if (withControl(event) && event.key.toLowerCase() === 'a') return selectAll(selection, order);
  const target = movedBy(event.key, order, selection.lead, page);
  if (target !== null) {
    if (event.shiftKey) {
      const anchor = selection.anchor ?? selection.lead ?? target;
      return select({ ...selection, anchor }, order, target, 'range');
    }
    return withControl(event) ? { ...selection, lead: target } : these([target]);
  }
  if (event.key === ' ' && selection.lead !== null) return select(selection, order, selection.lead, 'toggle');
  if (event.key === 'Escape' && selection.ids.size > 0) return { ...nothingSelected, lead: selection.lead };
  return null;
}
