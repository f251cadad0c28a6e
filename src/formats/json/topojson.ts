import { feature as toGeoJson } from 'topojson-client';
import { isObject } from '#domain/object.ts';
import type { Feature, Position } from '#geo/types.ts';
import { UnreadableFile, type FormatReader, type ImportedFile, type Note } from '../format.ts';
import { readGeoJsonValue } from './geojson-reader.ts';
import { parseSloppyJson, slipMessage } from './json-text.ts';
import { crsCode } from '../projection/projections.ts';
import { reproject } from '../projection/reprojection.ts';
import { decodeText } from '../text/text-encoding.ts';
import { transformed } from '../projection/transformed.ts';

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
    for (const slip of slips) notes.push({ code: slip, severity: 'warning', message: slipMessage(slip, 'The file') });
  } catch (error) {
    throw new UnreadableFile(
      'json-invalid',
      `This TopoJSON is not complete or not JSON: ${(error as Error).message.slice(0, 200)}. Its shapes share their lines, so that a part alone cannot be read; get it again.`,
    );
  }
  // The first drafts of the format had a list of objects.
  if (!isObject(topology) || !(isObject(topology['objects']) || Array.isArray(topology['objects'])) || !Array.isArray(topology['arcs']))
    throw new UnreadableFile('not-topojson', 'This is not TopoJSON: objects and arcs are missing. Export it again.');
  return { ...topology, objects: topology['objects'] };
}

function finite(place: Position): Position {
  if (!Number.isFinite(place[0]) || !Number.isFinite(place[1])) throw new RangeError('a coordinate is not a number');
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
      notes.push({
        code: 'topojson-bad-shape',
        severity: 'error',
        message: `The shape of feature ${index + 1} cannot be put together (${error instanceof RangeError ? error.message : 'lines that it is made of are missing, or are no lines'}); its attributes are kept.`,
        feature: index,
      });
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
  async read(bytes): Promise<ImportedFile> {
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
      throw new UnreadableFile('not-topojson', `There is no shape in this file: ${file.notes[0]!.message}`);
    await reproject(file.features, systemOf(topology), file.notes);
    return file;
  },
};
