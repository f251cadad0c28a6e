import { plainStyle, type LayerStyle } from '#styling/layer-style.ts';
import { categoriesOf, classesOf } from '#styling/sorting.ts';
import { createFilePaints } from '#window/shell/file-paints.ts';
import type { LayerPaint } from '#window/kit/map-types.ts';
import type { OpenFile, Shape } from '#window/shapes/open-shapes.ts';
import type { Restyling, SceneFeature } from '../scene.ts';

const fileId = 'f1';

/** The drawing that the style panel makes of the attribute. */
function drawingOf(shapes: readonly Shape[], { by, method }: Restyling): LayerStyle['drawing'] {
  const basis = { kind: 'attribute', name: by } as const;
  const values = shapes.map(({ feature }) => feature.properties?.[by]);
  if (method === 'categories') return categoriesOf(values, basis, 'okabeIto');
  const drawing = classesOf(values, basis, { method, palette: 'viridis', isReversed: false, count: 7 });
  if (!drawing) throw new Error(`No shape has a number as ${by}`);
  return drawing;
}

/** Styles an opened file of these shapes as the window does: from the attribute to the colours that the map is given. */
export function restyler(features: readonly SceneFeature[]): (how: Restyling) => ReadonlyMap<string, LayerPaint> {
  const paintsOf = createFilePaints();
  const shapes = features.map(
    ({ id, geometry, properties = {} }) =>
      ({ id, fileId, name: id, feature: { type: 'Feature', geometry, properties } }) as unknown as Shape,
  );
  return (how) => {
    const file: OpenFile = {
      id: fileId,
      name: fileId,
      format: 'kml',
      notes: [],
      shapeCount: shapes.length,
      style: { ...plainStyle, drawing: drawingOf(shapes, how) },
    };
    return paintsOf([file], shapes, false).paints;
  };
}

/** Resolves with the time at which the next picture of a crowd of shapes, which a worker drew, is put on the map. */
export function nextCrowdPicture(): Promise<number> {
  const { prototype } = CanvasRenderingContext2D;
  // oxlint-disable-next-line unbound-method
  const original = prototype.drawImage;
  return new Promise((done) => {
    prototype.drawImage = function drawImage(this: CanvasRenderingContext2D, ...given: unknown[]) {
      (original as (...all: unknown[]) => void).apply(this, given);
      if (this.canvas.className !== 'shape-crowd') return;
      prototype.drawImage = original;
      done(performance.now());
    } as typeof original;
  });
}
