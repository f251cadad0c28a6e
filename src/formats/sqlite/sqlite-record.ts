import { UnreadableFile } from '../format.ts';
import { say } from '../phrases/index.ts';

export type SqliteValue = null | number | bigint | string | Uint8Array;

export const damaged = () => new UnreadableFile('sqlite-damaged', say('file.sqlite.damaged'));

/** A variable-length integer (section 1.5): value and the place behind it. Negative rowids take nine bytes; values above 2^53 are rounded. */
export function varint(bytes: Uint8Array, at: number): [value: number, next: number] {
  let value = 0;
  for (let k = 0; k < 8; k += 1) {
    const byte = bytes[at + k];
    if (byte === undefined) throw damaged();
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return [value, at + k + 1];
  }
  const last = bytes[at + 8];
  if (last === undefined) throw damaged();
  // 56 bits do not fit a number exactly, so the nine-byte form is put together as two's complement of 64.
  let whole = 0n;
  for (let k = 0; k < 8; k += 1) whole = (whole << 7n) | BigInt(bytes[at + k]! & 0x7f);
  return [Number(BigInt.asIntN(64, (whole << 8n) | BigInt(last))), at + 9];
}

/** Values of a record (section 2.1). Of one that is cut, a text or blob beyond its end is empty, and any other value null. */
export function decodeRecord(bytes: Uint8Array, text: InstanceType<typeof TextDecoder>, isCut = false): SqliteValue[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [headerSize, first] = varint(bytes, 0);
  const values: SqliteValue[] = [];
  let at = headerSize;
  let type = first;
  while (type < headerSize) {
    const [serial, next] = varint(bytes, type);
    type = next;
    const size = serial >= 12 ? Math.floor((serial - 12) / 2) : [0, 1, 2, 3, 4, 6, 8, 8, 0, 0, 0, 0][serial]!;
    if (at + size > bytes.length) {
      if (!isCut) throw damaged();
      values.push(serial < 12 ? null : serial % 2 === 0 ? new Uint8Array() : '');
      at += size;
      continue;
    }
    values.push(valueOf(view, bytes, serial, at, size, text));
    at += size;
  }
  return values;
}

function valueOf(
  view: DataView,
  bytes: Uint8Array,
  serial: number,
  at: number,
  size: number,
  text: InstanceType<typeof TextDecoder>,
): SqliteValue {
  switch (serial) {
    case 0:
    case 10:
    case 11:
      return null;
    case 1:
      return view.getInt8(at);
    case 2:
      return view.getInt16(at);
    case 3:
      return view.getInt8(at) * 65_536 + view.getUint16(at + 1);
    case 4:
      return view.getInt32(at);
    case 5:
      return view.getInt16(at) * 2 ** 32 + view.getUint32(at + 2);
    case 6: {
      const value = view.getBigInt64(at);
      return value >= Number.MIN_SAFE_INTEGER && value <= Number.MAX_SAFE_INTEGER ? Number(value) : value;
    }
    case 7:
      return view.getFloat64(at);
    case 8:
      return 0;
    case 9:
      return 1;
    default:
      return serial % 2 === 0 ? bytes.slice(at, at + size) : text.decode(bytes.subarray(at, at + size));
  }
}
