/** Numbers of one kind in blocks: a list that grows by millions without being copied, and takes only the bytes of its numbers. */
type Kind = Float32ArrayConstructor | Float64ArrayConstructor | Uint32ArrayConstructor;
type Block = Float32Array | Float64Array | Uint32Array;
const blockLength = 1 << 16;

/** Where full blocks of lists lie until somebody asks for them: a file, where memory does not hold everything at once. */
export interface NumberShelf {
  /** Keeps bytes, and answers the place to read them from. */
  add(bytes: Uint8Array): number;
  /** Fills `into` with what was kept at a place. */
  read(place: number, into: Uint8Array): void;
}

/** With a shelf a full block is put away, and comes back for good when one of its numbers is asked for. */
export class NumberList {
  readonly #kind: Kind;
  readonly #shelf: NumberShelf | undefined;
  readonly #blocks: (Block | null)[] = [];
  /** by block: its place on the shelf */
  readonly #places: number[] = [];
  length = 0;
  constructor(kind: Kind, shelf?: NumberShelf) {
    this.#kind = kind;
    this.#shelf = shelf;
  }

  push(value: number): void {
    if (this.length === this.#blocks.length * blockLength) {
      this.#putAway();
      this.#blocks.push(new this.#kind(blockLength));
    }
    this.length += 1;
    this.set(this.length - 1, value);
  }
  at(index: number): number {
    return (this.#blocks[index >>> 16] ?? this.#taken(index >>> 16))[index & 0xffff]!;
  }
  set(index: number, value: number): void {
    (this.#blocks[index >>> 16] ?? this.#taken(index >>> 16))[index & 0xffff] = value;
  }

  #putAway(): void {
    const last = this.#blocks.length - 1;
    const block = this.#blocks[last];
    if (!block || !this.#shelf) return;
    this.#places[last] = this.#shelf.add(new Uint8Array(block.buffer));
    this.#blocks[last] = null;
  }
  #taken(index: number): Block {
    const block = new this.#kind(blockLength);
    this.#shelf!.read(this.#places[index]!, new Uint8Array(block.buffer));
    this.#blocks[index] = block;
    return block;
  }
}
