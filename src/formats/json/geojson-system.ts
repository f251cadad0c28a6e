import { isObject } from '#domain/object.ts';
import type { FileSource } from '../format.ts';
import { crsCode } from '../projection/projections.ts';
import { decodeText } from '../text/text-encoding.ts';

const edgeBytes = 1 << 16;
/** The text of a system is shorter than this. */
const maxSystemLetters = 2000;

/** The system that the older `crs` member (GeoJSON 2008) names, or null. */
export function systemOf(document: unknown): string | null {
  if (!isObject(document) || !isObject(document['crs'])) return null;
  const properties = document['crs']['properties'];
  const name = isObject(properties) ? String(properties['name'] ?? properties['code'] ?? properties['href'] ?? '') : '';
  return name ? crsCode(name) : null;
}

/** The system of a file that is not parsed as a whole. It may stand before or behind the features; without it metres would be read as degrees. */
export async function systemIn(source: FileSource): Promise<string | null> {
  const [head, tail] = [await source.read(0, edgeBytes), await source.read(Math.max(0, source.size - edgeBytes), edgeBytes)].map(
    (bytes) => decodeText(bytes).text,
  ) as [string, string];
  const before = head.slice(0, /"features"\s*:/.exec(head)?.index ?? 0);
  const behind = tail.slice(tail.lastIndexOf(']') + 1);
  return systemOf(crsMember(before) ?? crsMember(behind));
}

function crsMember(text: string): unknown {
  const start = /"crs"\s*:\s*(?=\{)/.exec(text);
  if (!start) return undefined;
  const from = start.index + start[0].length;
  try {
    return { crs: JSON.parse(objectAt(text.slice(from, from + maxSystemLetters))) };
  } catch {
    return undefined;
  }
}

/** The object that a text begins with; the whole text where it does not end. */
function objectAt(text: string): string {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (inText) {
      if (letter === '\\') at += 1;
      else if (letter === '"') inText = false;
    } else if (letter === '"') inText = true;
    else if (letter === '{') depth += 1;
    else if (letter === '}') {
      depth -= 1;
      if (depth === 0) return text.slice(0, at + 1);
    }
  }
  return text;
}
