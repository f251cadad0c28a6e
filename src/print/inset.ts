import { inks, type Mark } from './marks.ts';
import type { CountryLine } from './subject.ts';
import type { MakeBlock, PanelLook } from './panel.ts';
import { degreesIn } from './grid.ts';
import type { MapView } from './view.ts';

/** Degrees of latitude that the inset shows at least: a country and its neighbours. */
const leastHeight = 9;
/** points nearer to each other are left out */
const finest = 0.5;

/** Degrees around the map that the inset shows, true to scale at the middle latitude. */
export function insetBox(view: MapView, aspect: number): { west: number; south: number; east: number; north: number } {
  const box = degreesIn(view);
  const [x, y] = [(box.west + box.east) / 2, (box.south + box.north) / 2];
  const squeeze = Math.max(0.2, Math.cos((y * Math.PI) / 180));
  const high = Math.min(170, Math.max(leastHeight, (box.north - box.south) * 5, ((box.east - box.west) * 5 * squeeze) / aspect));
  const wide = (high * aspect) / squeeze;
  return { west: x - wide / 2, east: x + wide / 2, south: y - high / 2, north: y + high / 2 };
}

/** Where the map lies among the countries around it. */
export function inset(
  view: MapView,
  linesAround: (box: ReturnType<typeof insetBox>) => readonly CountryLine[],
  { unit }: PanelLook,
): MakeBlock {
  return (width, room) => {
    const height = Math.min(width * 0.62, 100 * unit, room - 6 * unit);
    if (height < 40 * unit) return null;
    const box = insetBox(view, width / height);
    const shown = degreesIn(view);
    return {
      height: height + 6 * unit,
      draw: (left, top) => {
        const x = (longitude: number) => left + ((longitude - box.west) / (box.east - box.west)) * width;
        const y = (latitude: number) => top + ((box.north - latitude) / (box.north - box.south)) * height;
        const middle = (box.west + box.east) / 2;
        const countries = new Map<string | null, number[][]>();
        for (const { countryCode, points } of linesAround(box)) {
          const turn = 360 * Math.round((middle - points[0]!) / 360);
          const line: number[] = [];
          for (let at = 0; at < points.length; at += 2) {
            const [px, py] = [x(points[at]! + turn), y(points[at + 1]!)];
            if (line.length > 0 && Math.abs(px - line.at(-2)!) < finest && Math.abs(py - line.at(-1)!) < finest) continue;
            line.push(px, py);
          }
          if (line.length < 6) continue;
          const known = countries.get(countryCode);
          if (known) known.push(line);
          else countries.set(countryCode, [line]);
        }
        const mark = { x: x(shown.west), y: y(shown.north), width: x(shown.east) - x(shown.west), height: y(shown.south) - y(shown.north) };
        const least = 4 * unit;
        const [wide, high] = [Math.max(least, mark.width), Math.max(least, mark.height)];
        const content: Mark[] = [
          { kind: 'rectangle', x: left, y: top, width, height, fill: inks.sea },
          // The lines are those of provinces: a country's own land over its dark line leaves its border, and none inside.
          ...[...countries.values()].flatMap((lines): Mark[] => [
            { kind: 'path', lines, closed: true, stroke: inks.quiet, strokeWidth: 1.1 * unit },
            { kind: 'path', lines, closed: true, fill: inks.land, stroke: inks.land, strokeWidth: 0.35 * unit },
          ]),
          {
            kind: 'rectangle',
            x: mark.x + mark.width / 2 - wide / 2,
            y: mark.y + mark.height / 2 - high / 2,
            width: wide,
            height: high,
            fill: inks.mark,
            fillOpacity: 0.25,
            stroke: inks.mark,
            strokeWidth: 0.9 * unit,
          },
        ];
        return [
          { kind: 'cut', x: left, y: top, width, height, marks: content },
          { kind: 'rectangle', x: left, y: top, width, height, stroke: inks.quiet, strokeWidth: 0.5 * unit },
        ];
      },
    };
  };
}
