import { containerElements, featureElements, linkElements } from '../kml-elements.ts';
import { walkXml, type XmlRange } from './xml-ranges.ts';

/** Where the features of a KML text stand. */
export interface KmlPlaces {
  /** the element of each feature, in the reader's order, without what is inside it */
  slots: XmlRange[];
  /** `Schema` elements by their id */
  schemas: Map<string, XmlRange>;
  /** the outermost Document or Folder, else the root: where a feature without neighbours goes */
  home: XmlRange;
}

const hasAncestor = (element: XmlRange, matches: (ancestor: XmlRange) => boolean): boolean => {
  for (let ancestor = element.parent; ancestor; ancestor = ancestor.parent) if (matches(ancestor)) return true;
  return false;
};

/**
 * The elements that the reader makes a feature of, by its rules: elements named by a Schema with the parent Placemark count, what stands inside another feature
 * does not, nor what an update deletes or a tour changes, nor a picture on the ground with a region, which is part of a larger one. Throws NotWellFormed.
 */
export function kmlPlaces(text: string): KmlPlaces {
  const custom = new Set<string>();
  const slots = new Set<XmlRange>();
  /** folders with a region of their own, as far as it stands before what they hold */
  const regional = new Set<XmlRange>();
  const schemas = new Map<string, XmlRange>();
  const slotElements = new Set<XmlRange>();
  let home: XmlRange | null = null;
  let root: XmlRange | null = null;

  const isFeature = (element: XmlRange): boolean => {
    const isKnown = featureElements.has(element.local) || linkElements.has(element.local);
    const isCustom = custom.has(element.local) && containerElements.has(element.parent?.local ?? '');
    if ((!isKnown && !isCustom) || hasAncestor(element, (ancestor) => slotElements.has(ancestor))) return false;
    const update = (ancestor: XmlRange) =>
      ancestor.parent?.local === 'Update' &&
      (ancestor.local === 'Delete' || (ancestor.local === 'Change' && hasAncestor(ancestor, ({ local }) => local === 'AnimatedUpdate')));
    return !hasAncestor(element, update);
  };

  walkXml(
    text,
    (element) => {
      if (element.local === 'Schema' && element.attributes['id']) schemas.set(element.attributes['id'], element);
    },
    (element) => {
      root ??= element;
      if (!home && containerElements.has(element.local)) home = element;
      if (element.local === 'Schema' && element.attributes['parent'] === 'Placemark' && element.attributes['name'])
        custom.add(element.attributes['name']);
      if (isFeature(element)) {
        slotElements.add(element);
        const isPart = element.local === 'GroundOverlay' && hasAncestor(element, (ancestor) => regional.has(ancestor));
        if (!linkElements.has(element.local) && !isPart) slots.add(element);
      } else if (element.local === 'Region' && element.parent) {
        if (containerElements.has(element.parent.local)) regional.add(element.parent);
        else if (element.parent.local === 'GroundOverlay') slots.delete(element.parent);
      }
      return false;
    },
  );
  return { slots: [...slots], schemas, home: (home ?? root)! };
}
