import { matched } from './list-match.ts';

/**
 * A list that follows another one, item by item: what was made of an item is kept as long as the item is there. The same items in the same order give the same
 * list.
 */
export function following<Item extends object, Made>(make: (item: Item) => Made): (items: readonly Item[]) => readonly Made[] {
  let before: readonly Item[] = [];
  let made: readonly Made[] = [];
  return (items) => {
    if (items === before) return made;
    const places = matched(before, items);
    if (items.length !== before.length || places.some((place, at) => place !== at)) {
      const next: Made[] = [];
      for (let at = 0; at < items.length; at += 1) next.push(places[at]! < 0 ? make(items[at]!) : made[places[at]!]!);
      made = next;
    }
    before = items;
    return made;
  };
}
