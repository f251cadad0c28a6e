import { gunzipSync } from 'node:zlib';

/** What MBTiles says of the shapes in its tiles (MBTiles 1.3, vector tileset metadata): names of layers, and of each the names and types of its attributes. */
export type VectorLayers = Map<string, Map<string, 'String' | 'Number' | 'Boolean'>>;

const maxTileBytes = 16 * 1024 * 1024;
const maxLayers = 500;
const maxFields = 500;
const [lengthDelimited, varintWire, fixed64, fixed32] = [2, 0, 1, 5];

export const isGzip = ([first, second]: Uint8Array): boolean => first === 0x1f && second === 0x8b;
const text = new TextDecoder();

interface Field {
  number: number;
  bytes: Uint8Array;
  value: number;
}
/** The fields of a message of a protocol buffer; ends where it is damaged. */
function* fieldsOf(bytes: Uint8Array): Generator<Field> {
  let at = 0;
  const varint = (): number => {
    let [value, scale] = [0, 1];
    for (let part = 0; part < 10; part += 1) {
      const byte = bytes[at] ?? 0;
      at += 1;
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) break;
      scale *= 128;
    }
    return value;
  };
  while (at < bytes.length) {
    const tag = varint();
    const [number, wire] = [Math.floor(tag / 8), tag % 8];
    if (wire === varintWire) yield { number, bytes: new Uint8Array(0), value: varint() };
    else if (wire === lengthDelimited) {
      const length = varint();
      yield { number, bytes: bytes.subarray(at, at + length), value: 0 };
      at += length;
    } else if (wire === fixed64) at += 8;
    else if (wire === fixed32) at += 4;
    else return;
  }
}

/** string_value is field 1 of a value, bool_value field 7; the others are numbers (Mapbox Vector Tile 2.1, vector_tile.proto). */
function typeOf(value: Uint8Array): 'String' | 'Number' | 'Boolean' {
  const wire = value[0] ?? 0;
  const number = Math.floor(wire / 8);
  return number === 1 ? 'String' : number === 7 ? 'Boolean' : 'Number';
}

/** Adds the layers of a tile, and the attributes that its features have, to those of others. */
export function addLayers(layers: VectorLayers, tile: Uint8Array): void {
  const raw = isGzip(tile) ? gunzipSync(tile, { maxOutputLength: maxTileBytes }) : tile;
  for (const { number, bytes: layer } of fieldsOf(raw)) {
    if (number !== 3) continue;
    const all = [...fieldsOf(layer)];
    const named = (wanted: number) => all.filter((field) => field.number === wanted).map(({ bytes }) => bytes);
    const name = text.decode(named(1)[0]);
    if (name === '' || (!layers.has(name) && layers.size >= maxLayers)) continue;
    const fields = layers.get(name) ?? new Map<string, 'String' | 'Number' | 'Boolean'>();
    layers.set(name, fields);
    const [keys, values] = [named(3).map((bytes) => text.decode(bytes)), named(4).map(typeOf)];
    for (const feature of named(2)) {
      const tags = [...fieldsOf(feature)].find((field) => field.number === 2);
      const numbers = tags ? packed(tags.bytes) : [];
      for (let at = 0; at + 1 < numbers.length; at += 2) {
        const [key, type] = [keys[numbers[at]!], values[numbers[at + 1]!]];
        if (key === undefined || type === undefined || (!fields.has(key) && fields.size >= maxFields)) continue;
        // What is a number here and a word there is a word.
        fields.set(key, (fields.get(key) ?? type) === type ? type : 'String');
      }
    }
  }
}
function packed(bytes: Uint8Array): number[] {
  const numbers: number[] = [];
  let [value, scale] = [0, 1];
  for (const byte of bytes) {
    value += (byte & 0x7f) * scale;
    scale *= 128;
    if (byte >= 0x80) continue;
    numbers.push(value);
    [value, scale] = [0, 1];
  }
  return numbers;
}
