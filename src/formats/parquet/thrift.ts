import { rangeFault, say } from '../phrases/index.ts';

/** Thrift's compact protocol, as far as Parquet uses it. */
const kinds = { stop: 0, true: 1, false: 2, byte: 3, i16: 4, i32: 5, i64: 6, double: 7, binary: 8, list: 9, struct: 12 } as const;
const maxDepth = 24;

/** Numbers, and structs of them, by the ids of their fields; texts and lists are walked over. */
export interface ThriftFields {
  [id: number]: number | boolean | ThriftFields;
}

const fault = () => rangeFault(say('file.parquet.bad-count'));

/** Walks over structs whose counts cannot be more than the bytes behind them. The library that reads them believes every count. Throws RangeError. */
export class ThriftWalk {
  readonly #bytes: Uint8Array;
  at: number;

  constructor(bytes: Uint8Array, at = 0) {
    this.#bytes = bytes;
    this.at = at;
  }

  #byte(): number {
    const byte = this.#bytes[this.at];
    if (byte === undefined) throw fault();
    this.at += 1;
    return byte;
  }

  /** A number without sign of at most 64 bits. */
  #number(): number {
    let value = 0;
    for (let shift = 0; shift < 70; shift += 7) {
      const byte = this.#byte();
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
    throw fault();
  }

  #signed(): number {
    const value = this.#number();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  #skip(count: number): void {
    if (count > this.#bytes.length - this.at) throw fault();
    this.at += count;
  }

  #list(depth: number): void {
    const head = this.#byte();
    const count = head >> 4 === 15 ? this.#number() : head >> 4;
    if (count > this.#bytes.length - this.at) throw fault();
    const kind = head & 0x0f;
    for (let k = 0; k < count; k += 1)
      if (kind === kinds.true || kind === kinds.false) this.#byte();
      else this.#value(kind, depth);
  }

  #value(kind: number, depth: number): number | boolean | ThriftFields {
    switch (kind) {
      case kinds.true:
        return true;
      case kinds.false:
        return false;
      case kinds.byte:
        return this.#byte();
      case kinds.i16:
      case kinds.i32:
      case kinds.i64:
        return this.#signed();
      case kinds.double:
        this.#skip(8);
        return 0;
      case kinds.binary:
        this.#skip(this.#number());
        return 0;
      case kinds.list:
        this.#list(depth + 1);
        return 0;
      case kinds.struct:
        return this.struct(depth + 1);
      default:
        throw fault();
    }
  }

  struct(depth = 0): ThriftFields {
    if (depth > maxDepth) throw fault();
    const fields: ThriftFields = {};
    let id = 0;
    for (;;) {
      const head = this.#byte();
      const kind = head & 0x0f;
      if (kind === kinds.stop) return fields;
      id = head >> 4 === 0 ? this.#signed() : id + (head >> 4);
      fields[id] = this.#value(kind, depth);
    }
  }
}
