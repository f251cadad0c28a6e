import { Circle, Fill, Icon, Stroke, Style } from 'ol/style.js';
import { chosenColours } from '#window/kit/colours.ts';
import type { MapIcon } from '#window/kit/map-types.ts';

/** Pixels of a screen for one of a style sheet: pictures are drawn in the pixels of the screen, so that they are not scaled twice. */
const ratioOfScreen = () => Math.max(1, Math.min(4, Math.ceil(globalThis.devicePixelRatio || 1)));

/** How the icon of a point is drawn, with a ring around it where it is chosen; null where nothing can be drawn. */
export function iconStyles({ width, height, place, turnDegrees, pictureAt }: MapIcon, isChosen: boolean): Style[] | null {
  const ratio = ratioOfScreen();
  const picture = pictureAt(ratio);
  if (!picture) return null;
  const icon = new Style({
    image: new Icon({
      img: picture,
      scale: [width / picture.width, height / picture.height],
      anchor: [...place],
      rotation: (turnDegrees * Math.PI) / 180,
      declutterMode: 'none',
    }),
  });
  if (!isChosen) return [icon];
  const ring = new Style({
    image: new Circle({
      radius: Math.max(width, height) / 2 + 3,
      displacement: turnDegrees % 360 === 0 ? [(0.5 - place[0]) * width, (place[1] - 0.5) * height] : [0, 0],
      fill: new Fill({ color: chosenColours.fill }),
      stroke: new Stroke({ color: chosenColours.line, width: 2.5 }),
      declutterMode: 'none',
    }),
  });
  return [ring, icon];
}
