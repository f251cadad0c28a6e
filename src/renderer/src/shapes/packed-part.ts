import { pack, unpack } from '#host/wire.ts';
import { packMeasured, unpackMeasured, type PackedMeasured } from '#window/kit/packed-features.ts';
import { packRecords, unpackedRecords, type PackedRecords, type SharedTexts } from '#window/kit/packed-records.ts';
import type { Shape } from './open-file.ts';

/** What JSON has no short form for: numbers of all shapes, as the machine has them (little-endian, as every system that Hectare runs on). */
interface Numbers {
  coordinates: Uint8Array;
  counts: Uint8Array;
  properties: Uint8Array;
  figures: Uint8Array;
  marks: Uint8Array;
  members: Uint8Array;
}
/** the other members of shapes, features and summaries, as JSON */
interface Rest {
  members: Omit<PackedRecords, 'named'>;
  properties: Omit<PackedRecords, 'named'>;
  features: Pick<PackedMeasured['features'], 'ids' | 'geometries' | 'others'>;
  problems: PackedMeasured['summaries']['problems'];
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Float64Array | Uint32Array | Uint16Array | Int32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** Part of a draft: coordinates and figures as bytes, which is written and read several times faster than JSON and takes half the room. */
export function packPart(shapes: readonly Shape[]): Uint8Array<ArrayBuffer> {
  const { features, summaries } = packMeasured(shapes, true);
  const { named, ...members } = packRecords(
    shapes.map(({ feature: _feature, summary: _summary, ...rest }) => rest),
    true,
  );
  const { named: propertiesNamed, ...properties } = features.properties;
  const { ids, geometries, others } = features;
  const rest: Rest = { members, properties, features: { ids, geometries, others }, problems: summaries.problems };
  const numbers: Numbers = {
    coordinates: bytesOf(features.numbers),
    counts: bytesOf(features.counts),
    properties: bytesOf(propertiesNamed),
    figures: bytesOf(summaries.figures),
    marks: bytesOf(summaries.marks),
    members: bytesOf(named),
  };
  return pack({ numbers, rest: new TextEncoder().encode(JSON.stringify(rest)) });
}

/** The shapes of a part. `texts`: those that other parts have as well. */
export function unpackPart(bytes: Uint8Array, texts: SharedTexts): Shape[] {
  const { numbers, rest: text } = unpack(bytes) as { numbers: { [Name in keyof Numbers]: Uint8Array<ArrayBuffer> }; rest: Uint8Array };
  const rest = JSON.parse(new TextDecoder().decode(text)) as Rest;
  const measured = unpackMeasured(
    {
      features: {
        ...rest.features,
        numbers: new Float64Array(numbers.coordinates.buffer),
        counts: new Uint32Array(numbers.counts.buffer),
        properties: { ...rest.properties, named: new Int32Array(numbers.properties.buffer) },
      },
      summaries: {
        figures: new Float64Array(numbers.figures.buffer),
        marks: new Uint16Array(numbers.marks.buffer),
        problems: rest.problems,
      },
    },
    texts,
  );
  const members = unpackedRecords({ ...rest.members, named: new Int32Array(numbers.members.buffer) }, texts);
  return members.map((own, at) => ({ ...(own as unknown as Omit<Shape, keyof (typeof measured)[number]>), ...measured[at]! }));
}
