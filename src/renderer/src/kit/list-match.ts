/**
 * For each item of a list its place in the list of before, or -1: items are the same when they are the same object. What stayed at the beginning and the end, and
 * lists from which items only went or to which they only came, cost one look at each item; others are looked up.
 */
export function matched(before: readonly object[], after: readonly object[]): Int32Array<ArrayBuffer> {
  const places = new Int32Array(after.length).fill(-1);
  let first = 0;
  while (first < before.length && first < after.length && before[first] === after[first]) {
    places[first] = first;
    first += 1;
  }
  let last = 0;
  while (
    last < before.length - first &&
    last < after.length - first &&
    before[before.length - 1 - last] === after[after.length - 1 - last]
  ) {
    last += 1;
    places[after.length - last] = before.length - last;
  }
  const [endBefore, endAfter] = [before.length - last, after.length - last];
  if (first === endBefore || first === endAfter) return places;
  // The shorter one within the longer one, in its order: nothing but coming, or nothing but going.
  const isLess = endAfter < endBefore;
  const [few, many, endFew, endMany] = isLess ? [after, before, endAfter, endBefore] : [before, after, endBefore, endAfter];
  let at = first;
  for (let of = first; of < endMany && at < endFew; of += 1) {
    if (many[of] !== few[at]) continue;
    if (isLess) places[at] = of;
    else places[of] = at;
    at += 1;
  }
  if (at === endFew) return places;
  places.fill(-1, first, endAfter);
  const known = new Map<object, number>();
  for (let place = first; place < endBefore; place += 1) known.set(before[place]!, place);
  for (let place = first; place < endAfter; place += 1) places[place] = known.get(after[place]!) ?? -1;
  return places;
}
