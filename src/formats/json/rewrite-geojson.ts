import { isObject } from '#domain/object.ts';
import type { Feature } from '#geo/types.ts';
import { OtherContent, type SavedFeature, type UnwrittenChange } from '../saved-feature.ts';
import { parseJson } from './json-text.ts';

type Json = Record<string, unknown>;
const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** The text of a collection as the file has it: indented, a feature a line, or without blanks. */
function written(root: Json, source: string): string {
  const indent = /^\s*\{\r?\n([ \t]+)"/.exec(source)?.[1];
  const end = /\n\s*$/.test(source) ? '\n' : '';
  const features = root['features'];
  const isLines = /"features"\s*:\s*\[\s*\r?\n\s*\{[^\n]*\}/.test(source);
  if (!Array.isArray(features) || !isLines) return JSON.stringify(root, null, indent) + end;
  const lines = features.map((feature) => JSON.stringify(feature)).join(',\n');
  const members = Object.entries(root).map(
    ([key, value]) => `${JSON.stringify(key)}: ${key === 'features' ? `[\n${lines}\n]` : JSON.stringify(value)}`,
  );
  return `{\n${members.join(',\n')}\n}${end}`;
}

/**
 * A GeoJSON text with other features in it. Members that Hectare does not know, ids, the order of attributes and the layout stay; the bounding box of a feature
 * that moved, and that of the collection, go, because they would be wrong. Throws OtherContent where the coordinates are not the file's own (another reference
 * system, a mended geometry).
 */
export function rewriteGeoJson(
  source: string,
  read: readonly Feature[],
  saved: readonly SavedFeature[],
): { text: string; unwritten: UnwrittenChange[] } {
  const root: unknown = parseJson(source);
  if (!isObject(root)) throw new OtherContent('no-object');
  const features: unknown = root['type'] === 'FeatureCollection' ? root['features'] : root['type'] === 'Feature' ? [root] : null;
  if (!Array.isArray(features) || features.length !== read.length || !features.every(isObject)) throw new OtherContent('other-count');
  const unwritten: UnwrittenChange[] = [];
  let isMoved = saved.length !== read.length;
  const now = saved.map(({ source: from, feature }, at): Json => {
    if (from === null) {
      isMoved = true;
      return { type: 'Feature', properties: feature.properties, geometry: feature.geometry };
    }
    const [raw, was] = [features[from], read[from]];
    if (!raw || !was) throw new OtherContent('no-such-feature');
    return changedFeature(raw, was, feature, at);
  });
  if (root['type'] === 'FeatureCollection') {
    const members = Object.entries(root).filter(([key]) => key !== 'bbox' || !isMoved);
    return { text: written({ ...Object.fromEntries(members), features: now }, source), unwritten };
  }
  if (now.length !== 1) throw new OtherContent('one-feature');
  return { text: written(now[0]!, source), unwritten };

  function changedFeature(raw: Json, was: Feature, { geometry, properties }: Feature, at: number): Json {
    const changed: Json = { ...raw };
    if (!isSame(was.geometry, geometry)) {
      if (!isSame(raw['geometry'], was.geometry)) throw new OtherContent('other-coordinates');
      isMoved = true;
      delete changed['bbox'];
      changed['geometry'] = geometry;
    }
    if (isSame(was.properties, properties)) return changed;
    const own = isObject(raw['properties']) ? raw['properties'] : {};
    const written: Json = { ...own };
    for (const key of new Set([...Object.keys(was.properties ?? {}), ...Object.keys(properties ?? {})])) {
      const value = properties?.[key];
      if (isSame(was.properties?.[key], value)) continue;
      if (!Object.hasOwn(own, key) && was.properties?.[key] !== undefined) unwritten.push({ kind: 'attribute', feature: at, name: key });
      else if (value === undefined) delete written[key];
      else written[key] = value;
    }
    changed['properties'] = written;
    return changed;
  }
}
