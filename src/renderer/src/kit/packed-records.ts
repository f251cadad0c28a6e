/** Objects with few different sets of names, such as attributes of shapes: the names stand once, and a long text that many share as well. */
export interface PackedRecords {
  /** sets of names, in the order of the objects that have them */
  names: string[][];
  /** for each object the place of its names, or -1 for null */
  named: Int32Array<ArrayBuffer>;
  /** the values of all objects, one after the other */
  values: unknown[];
  /** texts that stand in place of values: pictures in `data:` addresses of icons, which thousands of shapes share */
  texts: string[];
  /** pairs: place among the values, place among the texts */
  textPlaces: number[];
}
export type PlainRecord = Record<string, unknown>;

/** A shorter one costs less than what says where it stands. */
const minSharedCharacters = 64;
const isShared = (value: unknown): value is string =>
  typeof value === 'string' && value.length >= minSharedCharacters && value.startsWith('data:');

/** `isForJson`: without members that JSON leaves out. */
export function packRecords(records: readonly (Readonly<PlainRecord> | null)[], isForJson = false): PackedRecords {
  const packed: PackedRecords = { names: [], named: new Int32Array(records.length).fill(-1), values: [], texts: [], textPlaces: [] };
  const known = new Map<string, number>();
  const textAt = new Map<string, number>();
  let last: string[] = [];
  let lastAt = -1;
  records.forEach((record, at) => {
    if (record === null) return;
    const every = Object.keys(record);
    const names = isForJson ? every.filter((name) => record[name] !== undefined) : every;
    if (lastAt < 0 || names.length !== last.length || names.some((name, place) => name !== last[place])) {
      const key = JSON.stringify(names);
      lastAt = known.get(key) ?? packed.names.push(names) - 1;
      known.set(key, lastAt);
      last = names;
    }
    packed.named[at] = lastAt;
    for (const name of names) {
      const value = record[name];
      if (isShared(value)) {
        const text = textAt.get(value) ?? packed.texts.push(value) - 1;
        textAt.set(value, text);
        packed.textPlaces.push(packed.values.push(null) - 1, text);
      } else packed.values.push(value);
    }
  });
  return packed;
}

/** A text that was met before is the same one in memory. */
export type SharedTexts = Map<string, string>;

/** The objects again. `shared`: texts of earlier packings of the same file. */
export function unpackedRecords({ names, named, values, texts, textPlaces }: PackedRecords, shared: SharedTexts): (PlainRecord | null)[] {
  const own = texts.map((text) => {
    const known = shared.get(text);
    if (known === undefined) shared.set(text, text);
    return known ?? text;
  });
  for (let at = 0; at < textPlaces.length; at += 2) values[textPlaces[at]!] = own[textPlaces[at + 1]!];
  let next = 0;
  return Array.from(named, (set) => {
    if (set < 0) return null;
    const record: PlainRecord = {};
    for (const name of names[set]!) {
      // An assignment to this name would change the object's prototype.
      if (name === '__proto__')
        Object.defineProperty(record, name, { value: values[next], enumerable: true, configurable: true, writable: true });
      else record[name] = values[next];
      next += 1;
    }
    return record;
  });
}
