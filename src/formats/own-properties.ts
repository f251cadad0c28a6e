import type { Properties } from '#geo/types.ts';

/** Attributes come from strangers' files: one may be called "constructor" or "__proto__", which every object has of itself. */
export const ownValue = (properties: Properties | null | undefined, key: string): unknown =>
  properties && Object.hasOwn(properties, key) ? properties[key] : undefined;

export function setOwn(properties: Properties, key: string, value: unknown): void {
  if (key === '__proto__') Object.defineProperty(properties, key, { value, enumerable: true, configurable: true, writable: true });
  else properties[key] = value;
}
