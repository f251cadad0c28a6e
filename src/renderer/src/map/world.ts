import Feature from 'ol/Feature.js';
import MultiLineString from 'ol/geom/MultiLineString.js';
import MultiPolygon from 'ol/geom/MultiPolygon.js';
import Polygon from 'ol/geom/Polygon.js';
import { text } from '#window/kit/text/index.ts';
import { stepsPerMetre, type WorldShape } from './world-shape.ts';

/** Ends of rings in a flat list of coordinates, polygon by polygon. */
function endsOf(parts: number[][]): number[][] {
  let end = 0;
  return parts.map((lines) =>
    lines.map((count) => {
      end += count * 2;
      return end;
    }),
  );
}

function geometryOf(kind: WorldShape['kind'], ends: number[][], flat: number[]) {
  if (kind === 'border' || kind === 'river') return new MultiLineString(flat, 'XY', ends.flat());
  return ends.length === 1 ? new Polygon(flat, 'XY', ends[0]) : new MultiPolygon(flat, 'XY', ends);
}

/** Features of a file that scripts/generate-world.ts made, in Web Mercator, with their `kind` and `name`. */
function readWorld(bytes: ArrayBuffer): Feature[] {
  const listBytes = new DataView(bytes).getUint32(0, true);
  const list = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 4, listBytes))) as WorldShape[];
  const steps = new Int32Array(bytes, 4 + listBytes);
  let at = 0;
  return list.map(({ kind, name, parts }) => {
    const ends = endsOf(parts);
    // Pushed one by one: an array that begins with holes takes four times as long.
    const flat: number[] = [];
    for (const end = at + (ends.at(-1)?.at(-1) ?? 0); at < end; at += 1) flat.push(steps[at]! / stepsPerMetre);
    const shape = new Feature(geometryOf(kind, ends, flat));
    shape.setProperties({ kind, name }, true);
    return shape;
  });
}

/** Land at 1:10m, borders, countries, lakes and rivers at 1:50m (Natural Earth), from a file of the window itself. Rejects when it cannot be read. */
export async function world(): Promise<Feature[]> {
  const answer = await fetch('world.bin');
  if (!answer.ok) throw new Error(text('basemaps.worldUnreadable', { reason: answer.status }));
  return readWorld(await answer.arrayBuffer());
}
