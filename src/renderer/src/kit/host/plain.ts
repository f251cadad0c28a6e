import { toRaw } from 'vue';

const isRecord = (value: object): value is Record<string, unknown> => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/**
 * What a value is without Vue's proxies, at any depth: Electron's bridge refuses to clone one (“An object could not be cloned”). What holds none is not copied.
 */
export function plain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  const raw = toRaw(value);
  if (Array.isArray(raw)) {
    // Coordinates: the most numerous of all lists.
    if (typeof raw[0] === 'number') return raw;
    const items = raw.map((item: unknown) => plain(item));
    return items.every((item, at) => item === raw[at]) ? raw : (items as T);
  }
  if (!isRecord(raw)) return raw;
  const entries = Object.entries(raw).map(([name, item]) => [name, plain(item)] as const);
  return entries.every(([name, item]) => item === raw[name]) ? raw : (Object.fromEntries(entries) as T);
}
