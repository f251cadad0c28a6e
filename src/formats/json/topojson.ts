import { feature as toGeoJson } from 'topojson-client';
import { isObject } from '#domain/object.ts';
import type { Feature, Position } from '#geo/types.ts';
import { nothingReadable, noteOf, UnreadableFile, type FormatReader, type ImportedFile, type Note } from '../format.ts';
import { readGeoJsonValue } from './geojson-reader.ts';
import { parseSloppyJson, slipPhrase } from './json-text.ts';
import { crsCode } from '../projection/projections.ts';
import { reproject } from '../projection/reprojection.ts';
import { decodeText } from '../text/text-encoding.ts';
import { transformed } from '../projection/transformed.ts';
import { rangeFault, reasonOf, say } from '../phrases/index.ts';

const mark = /"type"\s*:\s*"Topology"/;

/** Keys at the top of a document as far as it is at hand, and what it says its type is. A feature may have an attribute called "type" as well. */
export function topOf(text: string): { keys: Set<string>; type: string | null } {
  const keys = new Set<string>();
  let type: string | null = null;
  let depth = 0;
  let key = '';
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"\s*:?|[{}[\]]/g)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    else if (depth === 1 && token.endsWith(':')) {
      key = token.slice(1, token.lastIndexOf('"'));
      keys.add(key);
    } else if (depth === 1 && key === 'type') type ??= token.slice(1, -1);
  }
  return { keys, type };
}

const maxNotes = 500;

interface Topology {
  objects: Record<string, unknown> | unknown[];
  crs?: unknown;
}

/** The document as far as it is sure to be a topology. Throws UnreadableFile. */
function parsedTopology(bytes: Uint8Array, notes: Note[]): Topology {
  let topology: unknown;
  try {
    const { value, slips } = parseSloppyJson(decodeText(bytes).text.replace(/^\uFEFF/, ''));
    topology = value;
    for (const slip of slips) notes.push(noteOf(slip, 'warning', slipPhrase(slip, say('file.the-file'))));
  } catch (error) {
    throw new UnreadableFile('json-invalid', say('file.topojson.incomplete', { reason: reasonOf(error) }));
  }
  // The first drafts of the format had a list of objects.
  if (!isObject(topology) || !(isObject(topology['objects']) || Array.isArray(topology['objects'])) || !Array.isArray(topology['arcs']))
    throw new UnreadableFile('not-topojson', say('file.topojson.no-topology'));
  return { ...topology, objects: topology['objects'] };
}

function finite(place: Position): Position {
  if (!Number.isFinite(place[0]) || !Number.isFinite(place[1])) throw rangeFault(say('file.shape.not-a-number'));
  return place;
}

/** A member of a topology with its shape put together from arcs; without a shape, and with a note, where that fails. */
function featureOf(topology: Topology, member: unknown, index: number, notes: Note[]): Feature {
  try {
    const part = readGeoJsonValue(toGeoJson(topology as never, member as never), index);
    const made = part.features[0] ?? { type: 'Feature', geometry: null, properties: {} };
    if (made.geometry) transformed(made.geometry, finite);
    notes.push(...part.notes.slice(0, Math.max(0, maxNotes - notes.length)));
    return made;
  } catch (error) {
    // Arcs that are not there, or are no lists: the library walks into them.
    if (notes.length < maxNotes)
      notes.push(
        noteOf(
          'topojson-bad-shape',
          'error',
          say('file.topojson.bad-shape', {
            n: index + 1,
            reason: error instanceof RangeError ? reasonOf(error) : say('file.shape.lines-missing'),
          }),
          index,
        ),
      );
    return {
      type: 'Feature',
      geometry: null,
      properties: isObject(member) && isObject(member['properties']) ? { ...member['properties'] } : {},
    };
  }
}

/** The system that a topology names; null without one. */
function systemOf({ crs }: Topology): string | null {
  const name = isObject(crs) && isObject(crs['properties']) ? String(crs['properties']['name'] ?? '') : '';
  return name ? crsCode(name) : null;
}

/** TopoJSON (specification 1.0): each of its objects becomes a folder where there are several. */
export const topojson: FormatReader = {
  recognise(bytes) {
    const ends = [bytes.subarray(0, 2000), bytes.subarray(Math.max(0, bytes.length - 2000))].map((part) => decodeText(part).text);
    if (!ends[0]!.replace(/^[\s\uFEFF]+/, '').startsWith('{') || !ends.some((text) => mark.test(text))) return 0;
    const { keys, type } = topOf(ends[0]!);
    return type === 'Topology' || (type === null && !keys.has('features') && !keys.has('geometry')) ? 1 : 0;
  },
  async read(bytes, options): Promise<ImportedFile> {
    const file: ImportedFile = { format: 'topojson', features: [], notes: [] };
    const topology = parsedTopology(bytes, file.notes);
    const layers = Object.entries(topology.objects);
    for (const [name, layer] of layers) {
      const members =
        isObject(layer) && layer['type'] === 'GeometryCollection' && Array.isArray(layer['geometries'])
          ? (layer['geometries'] as unknown[])
          : [layer];
      for (const member of members) {
        const made = featureOf(topology, member, file.features.length, file.notes);
        file.features.push(layers.length > 1 ? { ...made, properties: { ...made.properties, folder: name } } : made);
      }
    }
    if (file.features.every(({ geometry }) => !geometry) && file.notes.some(({ severity }) => severity === 'error'))
      throw nothingReadable('not-topojson', file.notes.slice(0, 1));
    await reproject(file.features, systemOf(topology), file.notes, options?.system);
    return file;
  },
};
