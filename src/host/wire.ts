/**
 * A value with byte arrays in it as one message: four bytes of header length (little-endian), a JSON header in which `{"$bytes": [at, length]}` stands for each
 * array, then the arrays. Base64 would cost a third more and a copy.
 */
export const pack = (value: unknown): Uint8Array<ArrayBuffer> => joinedParts(packedParts(value));

/** The parts of a message as one. */
export function joinedParts(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const message = new Uint8Array(parts.reduce((size, { length }) => size + length, 0));
  let place = 0;
  for (const part of parts) {
    message.set(part, place);
    place += part.length;
  }
  return message;
}

/** The same in parts that follow one another, its byte arrays among them as they are. */
export function packedParts(value: unknown): Uint8Array[] {
  const parts: Uint8Array[] = [];
  let at = 0;
  const header = new TextEncoder().encode(
    JSON.stringify(value, (_key, item: unknown) => {
      if (item instanceof Uint8Array) {
        parts.push(item);
        at += item.length;
        return { $bytes: [at - item.length, item.length] };
      }
      return item;
    }) ?? 'null',
  );
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, header.length, true);
  return [length, header, ...parts];
}

/** Throws RangeError for a message that is cut or points outside itself. */
export function unpack(message: Uint8Array): unknown {
  if (message.length < 4) throw new RangeError('The message is cut');
  const size = new DataView(message.buffer, message.byteOffset, 4).getUint32(0, true);
  if (4 + size > message.length) throw new RangeError('The message is cut');
  const bytes = message.subarray(4 + size);
  return JSON.parse(new TextDecoder().decode(message.subarray(4, 4 + size)), (key, item: unknown) => {
    if (key === '__proto__') return undefined;
    const place = (item as { $bytes?: unknown } | null)?.$bytes;
    if (!Array.isArray(place) || place.length !== 2) return item;
    const [from, length] = place as [number, number];
    if (!Number.isInteger(from) || !Number.isInteger(length) || from < 0 || length < 0 || from + length > bytes.length)
      throw new RangeError('The message points outside itself');
    return bytes.slice(from, from + length);
  });
}

/** The header in which a page of the browser host brings its secret. */
export const sessionHeader = 'x-hectare-session';
/** What a page is told that another one took the place of. */
export const sessionEnded = 'ended by another window';
