import type OlMap from 'ol/Map.js';
import type Layer from 'ol/layer/Layer.js';
import { getRenderPixel } from 'ol/render.js';
import type RenderEvent from 'ol/render/Event.js';
import type { SwipeSide } from '#window/kit/map-types.ts';

/** Clips a layer to its side of the line between before and after. Returns what takes the clipping off again. */
export function clipToSide(map: OlMap, layer: Layer, side: () => SwipeSide, share: () => number): () => void {
  const before = (event: RenderEvent) => {
    const context = event.context as CanvasRenderingContext2D;
    context.save();
    const now = side();
    if (now === null) return;
    const [width, height] = map.getSize() as [number, number];
    const line = width * share();
    const [left, right] = now === 'left' ? [0, line] : [line, width];
    const corners = [
      [left, 0],
      [right, 0],
      [right, height],
      [left, height],
    ].map((corner) => getRenderPixel(event, corner));
    context.beginPath();
    corners.forEach(([x, y], index) => {
      if (index === 0) context.moveTo(x!, y!);
      else context.lineTo(x!, y!);
    });
    context.closePath();
    context.clip();
  };
  const after = (event: RenderEvent) => {
    (event.context as CanvasRenderingContext2D).restore();
  };
  layer.on('prerender', before);
  layer.on('postrender', after);
  return () => {
    layer.un('prerender', before);
    layer.un('postrender', after);
  };
}
