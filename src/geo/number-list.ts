/** Numbers of one kind in blocks: a list that grows by millions without being copied, and takes only the bytes of its numbers. */
type Kind = Float32ArrayConstructor | Float64ArrayConstructor | Uint32ArrayConstructor;
const blockLength = 1 << 16;

export class NumberList {
  readonly #kind: Kind;
  readonly #blocks: (Float32Array | Float64Array | Uint32Array)[] = [];
  length = 0;
  constructor(kind: Kind) {
    this.#kind = kind;
  }

  push(value: number): void {
    if (this.length === this.#blocks.length * blockLength) this.#blocks.push(new this.#kind(blockLength));
    this.length += 1;
    this.set(this.length - 1, value);
  }
  at(index: number): number {
    return this.#blocks[index >>> 16]![index & 0xffff]!;
  }
  set(index: number, value: number): void {
    this.#blocks[index >>> 16]![index & 0xffff] = value;
  }
}
