import { PbfWriter } from 'pbf';
import { extent } from './tile-place.ts';

export type TileValue = string | number | boolean;
/** Points, lines or rings in steps of the tile: x and y in turn. */
export interface TileShape {
  kind: 'points' | 'lines' | 'rings';
  parts: readonly (readonly number[])[];
}
export interface TileFeature {
  shape: TileShape;
  /** what is null is left out */
  attributes: Readonly<Record<string, TileValue | null>>;
}

const types: Record<TileShape['kind'], number> = { points: 1, lines: 2, rings: 3 };
const [moveTo, lineTo, closePath] = [1, 2, 7];

/** Commands of a shape (Vector Tile Specification 2.1, 4.3): steps from place to place as zigzag numbers. */
function commandsOf({ kind, parts }: TileShape): number[] {
  const commands: number[] = [];
  let [x, y] = [0, 0];
  const zigzag = (value: number) => (value << 1) ^ (value >> 31);
  const go = (part: readonly number[], at: number) => {
    commands.push(zigzag(part[at]! - x), zigzag(part[at + 1]! - y));
    [x, y] = [part[at]!, part[at + 1]!];
  };
  if (kind === 'points') {
    commands.push((parts.length << 3) | moveTo);
    for (const part of parts) go(part, 0);
    return commands;
  }
  for (const part of parts) {
    commands.push((1 << 3) | moveTo);
    go(part, 0);
    commands.push(((part.length / 2 - 1) << 3) | lineTo);
    for (let at = 2; at < part.length; at += 2) go(part, at);
    if (kind === 'rings') commands.push((1 << 3) | closePath);
  }
  return commands;
}

/** Names or values of a layer, each once. */
class Numbered<T> {
  readonly all: T[] = [];
  readonly #places = new Map<T, number>();
  placeOf(one: T): number {
    const known = this.#places.get(one);
    if (known !== undefined) return known;
    this.#places.set(one, this.all.length);
    return this.all.push(one) - 1;
  }
}

function writeValue(value: TileValue, out: PbfWriter): void {
  if (typeof value === 'string') out.writeStringField(1, value);
  else if (typeof value === 'boolean') out.writeBooleanField(7, value);
  else if (Number.isSafeInteger(value)) out.writeSVarintField(6, value);
  else out.writeDoubleField(3, value);
}

/** One layer as a part of a tile: parts behind one another are a tile of several layers. Empty without a feature. */
export function layerBytes(name: string, features: readonly TileFeature[]): Uint8Array {
  if (features.length === 0) return new Uint8Array(0);
  const [names, values] = [new Numbered<string>(), new Numbered<TileValue>()];
  const out = new PbfWriter();
  out.writeMessage(
    3,
    (_layer, layer) => {
      layer.writeVarintField(15, 2);
      layer.writeStringField(1, name);
      for (const { shape, attributes } of features)
        layer.writeMessage(
          2,
          (_feature, one) => {
            const tags = Object.entries(attributes).flatMap(([key, value]) =>
              value === null ? [] : [names.placeOf(key), values.placeOf(value)],
            );
            one.writePackedVarint(2, tags);
            one.writeVarintField(3, types[shape.kind]);
            one.writePackedVarint(4, commandsOf(shape));
          },
          null,
        );
      for (const key of names.all) layer.writeStringField(3, key);
      for (const value of values.all) layer.writeMessage(4, writeValue, value);
      layer.writeVarintField(5, extent);
    },
    null,
  );
  return out.finish();
}
