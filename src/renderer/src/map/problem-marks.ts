import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import { fromLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import { Circle, Fill, Stroke, Style } from 'ol/style.js';
import { problemMarks as colours } from '#window/kit/colours.ts';
import type { MapProblem } from '#window/kit/map-types.ts';

/** Marks on the places where shapes are at fault. */
export function problemMarks() {
  const source = new VectorSource();
  const layer = new VectorLayer({
    source,
    style: (feature) => {
      const colour = feature.get('severity') === 'error' ? colours.error : colours.warning;
      return [
        new Style({ image: new Circle({ radius: 9, stroke: new Stroke({ color: colour, width: 2 }) }) }),
        new Style({ image: new Circle({ radius: 3, fill: new Fill({ color: colour }) }) }),
      ];
    },
  });
  function show(problems: readonly MapProblem[]): void {
    source.clear(true);
    source.addFeatures(
      problems.map(({ location, severity }) => {
        const mark = new Feature(new Point(fromLonLat(location)));
        mark.set('severity', severity);
        return mark;
      }),
    );
  }
  return { layer, show };
}
