import type OlMap from 'ol/Map.js';
import type { Box } from './fit-padding.ts';

/** bars and legends over the map, and panes that lie over it in a narrow window */
export const coversMap = '.floating, [data-covers-map]';
/** the map's own marks as well */
export const coversOrMarks = `${coversMap}, .north, .ol-scale-line, .ol-attribution`;

/** Where elements lie over a map, in CSS pixels from its upper left corner; those that are not shown are left out. */
export function coversOf(map: OlMap, selector: string): Box[] {
  const own = map.getViewport()!.getBoundingClientRect();
  return [...document.querySelectorAll(selector)]
    .map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left: left - own.left, top: top - own.top, right: right - own.left, bottom: bottom - own.top };
    })
    .filter(({ left, right }) => right > left);
}
