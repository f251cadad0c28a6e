/**
 * A value with byte arrays in it as one message: four bytes of header length (little-endian), a JSON header in which `{"$bytes": [at, length]}` stands for each
 * array, then the arrays. Base64 would cost a third more and a copy.
 */
export function pack(value: unknown): Uint8Array<ArrayBuffer> {
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
  const message = new Uint8Array(4 + header.length + at);
  new DataView(message.buffer).setUint32(0, header.length, true);
  message.set(header, 4);
  let place = 4 + header.length;
  for (const part of parts) {
    message.set(part, place);
    place += part.length;
  }
  return message;
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
