import type { Geometry, Position } from '#geo/types.ts';
import { parseCoordinates } from '../kml-coordinates.ts';
import { geometryElements } from '../kml-elements.ts';
import { defaultDecimals, geometryXml } from '../placemark-xml.ts';
import { numberText } from '../../text/number-text.ts';
import type { TextEdit } from './text-edits.ts';
import { prefixOf, type XmlRange } from './xml-ranges.ts';

/** children of a geometry that say how it is drawn, not where it is */
const drawingRules = new Set(['extrude', 'tessellate', 'altitudeMode', 'seaFloorAltitudeMode', 'drawOrder', 'altitudeOffset']);

/** The coordinate lists of a geometry: a place, a line or a ring each, in order. */
function listsOf(geometry: Geometry): Position[][] {
  switch (geometry.type) {
    case 'Point':
      return [[geometry.coordinates]];
    case 'LineString':
      return [geometry.coordinates];
    case 'MultiPoint':
      return geometry.coordinates.map((place) => [place]);
    case 'MultiLineString':
    case 'Polygon':
      return geometry.coordinates;
    case 'MultiPolygon':
      return geometry.coordinates.flat();
    case 'GeometryCollection':
      return geometry.geometries.flatMap(listsOf);
  }
}

/** How many lists stand where, without their coordinates: equal for two geometries that differ by corners alone. */
function structureOf(geometry: Geometry): string {
  if (geometry.type === 'GeometryCollection') return `(${geometry.geometries.map(structureOf).join()})`;
  if (geometry.type === 'MultiPolygon') return `${geometry.type}${geometry.coordinates.map((rings) => rings.length).join('-')}`;
  return `${geometry.type}${listsOf(geometry).length}`;
}

const sameList = (a: readonly Position[], b: readonly Position[]) =>
  a.length === b.length && a.every((place, at) => place.every((value, axis) => value === b[at]![axis]) && place.length === b[at]!.length);

/** A tuple at the place of another one: a number that stays keeps its letters, and the height stays where the new position has none. */
function tupleText(token: string | undefined, was: Position | undefined, now: Position): string {
  const parts = token?.split(',') ?? [];
  const isPlain = was !== undefined && parts.length === was.length;
  const numbers = now.map((value, axis) =>
    isPlain && was[axis] === value ? parts[axis]! : numberText(value, axis === 2 ? 3 : defaultDecimals),
  );
  const height = now.length === 2 && isPlain && was.length === 3 ? [parts[2]!] : [];
  return [...numbers, ...height].join();
}

/** A coordinate text with other positions. Corners that stay keep their letters. */
function listText(before: string, was: readonly Position[], now: readonly Position[]): string {
  const [, lead = '', body = '', trail = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(before)!;
  const tokens = body.split(/\s+/);
  const isPlain = tokens.length === was.length;
  const gaps = body.match(/\s+/g) ?? [];
  const known = new Map<string, string>();
  if (isPlain) was.forEach((place, at) => known.set(place.join(), tokens[at]!));
  const isAligned = isPlain && was.length === now.length;
  const written = now.map(
    (place, at) => known.get(place.join()) ?? tupleText(isAligned ? tokens[at] : undefined, isAligned ? was[at] : undefined, place),
  );
  const blanks = (at: number) => (at === 0 ? '' : ((isAligned ? gaps[at - 1] : gaps[0]) ?? ' '));
  return lead + written.map((tuple, at) => blanks(at) + tuple).join('') + trail;
}

const elementsWithin = (element: XmlRange, local: string): XmlRange[] =>
  element.children.flatMap((child) => (child.local === local ? [child] : elementsWithin(child, local)));

/** Edits of the lists that changed; null where the lists of the text are not those of the geometry. */
function listEdits(geometries: readonly XmlRange[], was: Geometry, now: Geometry, source: string): TextEdit[] | null {
  if (structureOf(was) !== structureOf(now)) return null;
  const elements = geometries.flatMap((element) => elementsWithin(element, 'coordinates'));
  const before = listsOf(was);
  const after = listsOf(now);
  if (elements.length !== before.length) return null;
  const edits: TextEdit[] = [];
  for (const [at, element] of elements.entries()) {
    if (!sameList(parseCoordinates(element.text).positions, before[at]!)) return null;
    if (sameList(before[at]!, after[at]!)) continue;
    const [from, to] = [element.contentStart, element.contentEnd];
    const raw = source.slice(from, to);
    const inner = /^(\s*<!\[CDATA\[)([^<]*)(\]\]>\s*)$/.exec(raw);
    const [lead, body, trail] = inner ? [inner[1]!, inner[2]!, inner[3]!] : ['', raw.includes('<') ? element.text : raw, ''];
    edits.push({ from, to, text: lead + listText(body, before[at]!, after[at]!) + trail });
  }
  return edits;
}

/** The places of a track, a `gx:coord` each; null where it is no track or another number of places. */
function trackEdits(geometries: readonly XmlRange[], was: Geometry, now: Geometry): TextEdit[] | null {
  const elements = geometries.flatMap((element) => elementsWithin(element, 'coord'));
  const [before, after] = [listsOf(was).flat(), listsOf(now).flat()];
  if (structureOf(was) !== structureOf(now) || elements.length === 0 || elements.length !== before.length || after.length !== before.length)
    return null;
  return elements.flatMap((element, at): TextEdit[] => {
    if (sameList([before[at]!], [after[at]!])) return [];
    const [x, y, z] = after[at]!;
    const height = z === undefined ? element.text.trim().split(/\s+/)[2] : numberText(z, 3);
    return [
      {
        from: element.contentStart,
        to: element.contentEnd,
        text: [numberText(x!, defaultDecimals), numberText(y!, defaultDecimals), ...(height === undefined ? [] : [height])].join(' '),
      },
    ];
  });
}

/** A model stands at a place of its own elements; null where the geometry is not one model. */
function modelEdits(geometries: readonly XmlRange[], was: Geometry, now: Geometry): TextEdit[] | null {
  const [model] = geometries;
  if (geometries.length !== 1 || model?.local !== 'Model' || was.type !== 'Point' || now.type !== 'Point') return null;
  const edits: TextEdit[] = [];
  for (const [axis, name] of ['longitude', 'latitude', 'altitude'].entries()) {
    const value = now.coordinates[axis];
    if (value === undefined || value === was.coordinates[axis]) continue;
    const [element] = elementsWithin(model, name);
    if (!element || element.contentStart === element.end) return null;
    edits.push({ from: element.contentStart, to: element.contentEnd, text: numberText(value, axis === 2 ? 3 : defaultDecimals) });
  }
  return edits;
}

/**
 * Edits that give a placemark another geometry. Where only corners moved, the lists that hold them change and nothing else; another structure takes the place of
 * the elements, with their rules of drawing. `losesTimes`: a track became a plain line, which has no times. Null: this element has no geometry that can be written
 * (the outline of a picture on the ground).
 */
export function geometryEdits(
  placemark: XmlRange,
  was: Geometry | null,
  now: Geometry | null,
  source: string,
): { edits: TextEdit[]; losesTimes: boolean } | null {
  if (placemark.local === 'GroundOverlay') return null;
  const geometries = placemark.children.filter(({ local }) => geometryElements.has(local));
  const moved =
    was && now ? (modelEdits(geometries, was, now) ?? trackEdits(geometries, was, now) ?? listEdits(geometries, was, now, source)) : null;
  if (moved) return { edits: moved, losesTimes: false };
  const prefix = prefixOf(placemark);
  let written = now ? geometryXml(now, prefix) : '';
  const [first] = geometries;
  const rules = first?.children.filter(({ local }) => drawingRules.has(local)).map(({ start, end }) => source.slice(start, end)) ?? [];
  const opening = `<${first?.name ?? ''}>`;
  if (rules.length > 0 && written.startsWith(opening))
    written = opening + rules.join('') + written.slice(opening.length).replace(/^<(\w+:)?tessellate>1<\/(\w+:)?tessellate>/, '');
  const losesTimes = geometries.some((element) => elementsWithin(element, 'when').length > 0);
  if (!first) return { edits: [{ from: placemark.contentEnd, to: placemark.contentEnd, text: written }], losesTimes };
  const edits = geometries.map(({ start, end }, at): TextEdit => ({ from: start, to: end, text: at === 0 ? written : '' }));
  return { edits, losesTimes };
}
