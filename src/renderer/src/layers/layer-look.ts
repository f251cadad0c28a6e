import type { SwipeSide } from '#window/kit/map-types.ts';

interface PictureLook {
  visible: boolean;
  opacity: number;
  side: SwipeSide;
}
/** Maps that the user brought lie in one order below the pictures. */
interface BasemapLook {
  visible: boolean;
  opacity: number;
}
export interface ShownParts {
  shapes: boolean;
  basemap: boolean;
  graticule: boolean;
}
/** How the layers of the map are shown: what undo goes back to. The last of `order` is on top. */
export interface LayersLook {
  order: string[];
  pictures: Record<string, PictureLook>;
  basemaps: Record<string, BasemapLook>;
  shown: ShownParts;
}
type Basemap = BasemapLook & { id: string };
type Picture = PictureLook & { slug: string };

export const lookOf = (list: readonly Picture[], basemaps: readonly Basemap[], shown: ShownParts): LayersLook => ({
  order: list.map(({ slug }) => slug),
  shown: { ...shown },
  basemaps: Object.fromEntries(basemaps.map(({ id, visible, opacity }) => [id, { visible, opacity }])),
  pictures: Object.fromEntries(list.map(({ slug, visible, opacity, side }) => [slug, { visible, opacity, side }])),
});

/** Whether a person changed something: a picture that came or went by itself is no change of look. */
export function isOtherLook(before: LayersLook, after: LayersLook): boolean {
  const both = ({ order }: LayersLook, other: LayersLook) => order.filter((slug) => other.pictures[slug]).map((slug) => slug);
  return (
    JSON.stringify([both(before, after), before.shown]) !== JSON.stringify([both(after, before), after.shown]) ||
    both(after, before).some((slug) => JSON.stringify(before.pictures[slug]) !== JSON.stringify(after.pictures[slug])) ||
    Object.keys(after.basemaps).some(
      (id) => before.basemaps[id] && JSON.stringify(before.basemaps[id]) !== JSON.stringify(after.basemaps[id]),
    )
  );
}

/** The list as a look has it; pictures that the look does not know stay as they are, on top. */
export function withLook<P extends Picture>(list: readonly P[], look: LayersLook): P[] {
  const rank = (slug: string) => {
    const at = look.order.indexOf(slug);
    return at < 0 ? look.order.length : at;
  };
  return list.map((layer) => ({ ...layer, ...look.pictures[layer.slug] })).sort((a, b) => rank(a.slug) - rank(b.slug));
}
