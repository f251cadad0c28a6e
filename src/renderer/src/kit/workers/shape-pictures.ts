import { transfer } from 'comlink';
import { pointEdge } from '../colours.ts';
import type { ShapeLook } from './shape-look.ts';

/** Shapes as plain numbers, in the order in which they are drawn. A part is what is drawn in one go: areas with their holes, lines, or points. Outer rings and holes turn in opposite ways. */
export interface PackedShapes {
  /** x, y in Web Mercator metres */
  coordinates: Float64Array<ArrayBuffer>;
  /** for each ring, line or set of points: the index after its last number in `coordinates` */
  ringEnds: Uint32Array<ArrayBuffer>;
  /** for each part: the index after its last ring */
  partEnds: Uint32Array<ArrayBuffer>;
  /** for each part: 0 area, 1 line, 2 points */
  kinds: Uint8Array<ArrayBuffer>;
  /** for each part: the number of the shape that it belongs to; numbers rise */
  slots: Uint32Array<ArrayBuffer>;
}
/** A picture: its bounds in Web Mercator metres, its size in device pixels, device pixels a CSS pixel. */
export interface PictureRequest {
  west: number;
  north: number;
  metresPerPixel: number;
  width: number;
  height: number;
  pixelRatio: number;
}
/** What was drawn, where it lies in the picture that was asked for, and how many shapes there were when it was begun. */
export interface ShapePicture {
  bitmap: ImageBitmap | null;
  left: number;
  top: number;
  slots: number;
}
export const hiddenLook = 65_535;
/** A shape that is smaller on the screen, in CSS pixels, is a dot, which the map draws and not the worker. */
export const maxDotPixels = 6;

/** Width of the world in Web Mercator metres; maps go around it. */
const worldMetres = 2 * Math.PI * 6_378_137;
/** Between turns, a newer request is heard. */
const partsPerTurn = 4000;
/** Corners of areas are snapped to half a pixel, as OpenLayers does; what falls together is drawn once. */
const snapPixels = 0.5;
/** the white edge of a point, in CSS pixels */
const discEdge = 1.5;
/** Areas lie below lines and lines below points, as everywhere on the map. */
const kindsFromBelow = [0, 1, 2];

/** Shapes that were added together, with the bounds of every part, so that a picture can skip parts outside of it. */
interface Chunk extends PackedShapes {
  boxes: Float64Array<ArrayBuffer>;
  /** for each part: the longer side of the bounds of its shape, in metres */
  spans: Float64Array<ArrayBuffer>;
}
let chunks: Chunk[] = [];
let slotCount = 0;
let looks = new Uint16Array();
let palette: ShapeLook[] = [];
let latest = 0;

function boxesOf({ coordinates, ringEnds, partEnds }: PackedShapes): Float64Array<ArrayBuffer> {
  const found = new Float64Array(partEnds.length * 4);
  let at = 0;
  partEnds.forEach((lastRing, part) => {
    const end = lastRing === 0 ? 0 : ringEnds[lastRing - 1]!;
    let [west, south, east, north] = [
      Number.POSITIVE_INFINITY,
      Number.POSITIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
    ];
    for (; at < end; at += 2) {
      const [x, y] = [coordinates[at]!, coordinates[at + 1]!];
      if (x < west) west = x;
      if (x > east) east = x;
      if (y < south) south = y;
      if (y > north) north = y;
    }
    found.set([west, south, east, north], part * 4);
  });
  return found;
}

/** Parts of a shape follow one another. */
function spansOf({ slots }: PackedShapes, boxes: Float64Array): Float64Array<ArrayBuffer> {
  const spans = new Float64Array(slots.length);
  for (let part = 0; part < slots.length;) {
    let end = part;
    let [west, south, east, north] = [boxes[4 * part]!, boxes[4 * part + 1]!, boxes[4 * part + 2]!, boxes[4 * part + 3]!];
    for (; end < slots.length && slots[end] === slots[part]; end += 1) {
      west = Math.min(west, boxes[4 * end]!);
      south = Math.min(south, boxes[4 * end + 1]!);
      east = Math.max(east, boxes[4 * end + 2]!);
      north = Math.max(north, boxes[4 * end + 3]!);
    }
    spans.fill(Math.max(east - west, north - south), part, end);
    part = end;
  }
  return spans;
}

type Pen = OffscreenCanvasRenderingContext2D;
/** One part as the path of a pen. */
function trace(
  pen: Pen,
  part: number,
  { west, north, metresPerPixel }: PictureRequest,
  { coordinates, ringEnds, partEnds, kinds }: PackedShapes,
): void {
  const snap = metresPerPixel * snapPixels;
  const isArea = kinds[part] === 0;
  pen.beginPath();
  for (let ring = part === 0 ? 0 : partEnds[part - 1]!; ring < partEnds[part]!; ring += 1) {
    let [lastX, lastY] = [Number.NaN, Number.NaN];
    const begin = ring === 0 ? 0 : ringEnds[ring - 1]!;
    for (let at = begin; at < ringEnds[ring]!; at += 2) {
      let [x, y] = [coordinates[at]!, coordinates[at + 1]!];
      if (isArea) [x, y] = [Math.round(x / snap) * snap, Math.round(y / snap) * snap];
      if (isArea ? x === lastX && y === lastY : Math.abs(x - lastX) < snap && Math.abs(y - lastY) < snap && at < ringEnds[ring]! - 2)
        continue;
      if (at === begin) pen.moveTo((x - west) / metresPerPixel, (north - y) / metresPerPixel);
      else pen.lineTo((x - west) / metresPerPixel, (north - y) / metresPerPixel);
      [lastX, lastY] = [x, y];
    }
    if (isArea) pen.closePath();
  }
}
function dots(
  pen: Pen,
  part: number,
  { west, north, metresPerPixel, pixelRatio }: PictureRequest,
  { coordinates, ringEnds, partEnds }: PackedShapes,
  look: ShapeLook,
): void {
  pen.fillStyle = look.disc;
  pen.strokeStyle = pointEdge;
  pen.lineWidth = discEdge * pixelRatio;
  // Discs are aligned to whole pixels, so that all look alike.
  const half = (Math.ceil(2 * look.radius + discEdge) * pixelRatio) / 2;
  const placed = (pixel: number) => Math.round(pixel - half) + half;
  const first = part === 0 ? 0 : partEnds[part - 1]!;
  for (let at = first === 0 ? 0 : ringEnds[first - 1]!; at < ringEnds[partEnds[part]! - 1]!; at += 2) {
    pen.beginPath();
    pen.arc(
      placed((coordinates[at]! - west) / metresPerPixel),
      placed((north - coordinates[at + 1]!) / metresPerPixel),
      look.radius * pixelRatio,
      0,
      2 * Math.PI,
    );
    pen.fill();
    pen.stroke();
  }
}
function draw(pen: Pen, part: number, request: PictureRequest, all: PackedShapes, look: ShapeLook): void {
  if (all.kinds[part] === 2) {
    dots(pen, part, request, all, look);
    return;
  }
  trace(pen, part, request, all);
  pen.strokeStyle = look.casing;
  pen.lineWidth = look.casingWidth * request.pixelRatio;
  pen.stroke();
  if (all.kinds[part] === 0) {
    pen.fillStyle = look.fill;
    pen.fill();
  }
  pen.strokeStyle = look.line;
  pen.lineWidth = look.lineWidth * request.pixelRatio;
  pen.stroke();
}

const anotherTurn = () =>
  new Promise<void>((done) => {
    setTimeout(done, 0);
  });

/** So many shapes with twenty corners each the window's thread draws within a frame or two, and a name has room beside another. */
const fewShapes = 300;
const cornersOfFew = 20 * fewShapes;
/** A shape's share of what the window's thread draws without a pause. */
export const loadOf = (corners: number) => Math.max(1 / fewShapes, corners / cornersOfFew);
/** Side of a view in CSS pixels, with what is drawn around it. */
const viewPixels = 1920;

/** The parts of shapes, from the one numbered `since` on, that reach into a picture, from below to above, and the pixels that they cover. */
function partsInView(request: PictureRequest, since: number) {
  const { west, north, metresPerPixel, width, height, pixelRatio } = request;
  // Lines and discs reach over the edge of what they belong to.
  const reach = 8 * pixelRatio * metresPerPixel;
  const [left, right, top, bottom] = [
    west - reach,
    west + width * metresPerPixel + reach,
    north + reach,
    north - height * metresPerPixel - reach,
  ];
  const smallest = maxDotPixels * pixelRatio * metresPerPixel;
  const shown: { chunk: Chunk; parts: number[]; moved: PictureRequest }[] = [];
  const bounds = [width, height, 0, 0];
  const present = chunks.filter((chunk) => (chunk.slots.at(-1) ?? -1) >= since);
  for (let world = Math.round(left / worldMetres); world <= Math.round(right / worldMetres); world += 1) {
    const moved = { ...request, west: west - world * worldMetres };
    const [low, high] = [left - world * worldMetres, right - world * worldMetres];
    for (const kind of kindsFromBelow)
      for (const chunk of present) {
        const { boxes, spans, kinds, slots: owners } = chunk;
        const parts: number[] = [];
        for (let part = 0; part < kinds.length; part += 1) {
          if (
            kinds[part] !== kind ||
            owners[part]! < since ||
            looks[owners[part]!] === hiddenLook ||
            spans[part]! < smallest ||
            boxes[part * 4]! > high ||
            boxes[part * 4 + 2]! < low ||
            boxes[part * 4 + 1]! > top ||
            boxes[part * 4 + 3]! < bottom
          )
            continue;
          parts.push(part);
          bounds[0] = Math.min(bounds[0]!, (boxes[part * 4]! - reach - moved.west) / metresPerPixel);
          bounds[1] = Math.min(bounds[1]!, (north - boxes[part * 4 + 3]! - reach) / metresPerPixel);
          bounds[2] = Math.max(bounds[2]!, (boxes[part * 4 + 2]! + reach - moved.west) / metresPerPixel);
          bounds[3] = Math.max(bounds[3]!, (north - boxes[part * 4 + 1]! + reach) / metresPerPixel);
        }
        if (parts.length > 0) shown.push({ chunk, parts, moved });
      }
  }
  return { shown, bounds };
}

/** What the shape worker does: crowds of shapes are drawn as the map draws a few of them, but without names and away from the window's thread. */
export const shapePicturesWork = {
  /** More shapes, with the looks of all. A picture that is being drawn is finished without them. */
  add(given: PackedShapes, each: Uint16Array<ArrayBuffer>): void {
    const boxes = boxesOf(given);
    chunks.push({ ...given, boxes, spans: spansOf(given, boxes) });
    slotCount = Math.max(slotCount, 1 + (given.slots.at(-1) ?? -1));
    looks = each;
  },
  /** For each shape the place of its look in the palette, or `hiddenLook`. A picture that is being drawn is given up. */
  paint(each: Uint16Array<ArrayBuffer>, all: ShapeLook[]): void {
    looks = each;
    palette = all;
    latest += 1;
  },
  /** Forgets all shapes. */
  clear(): void {
    chunks = [];
    slotCount = 0;
    latest += 1;
  },
  /**
   * Metres a pixel from which a view may hold more shapes, or corners, than the window's thread can draw without a pause. `atMost` is the answer for a part of
   * the shapes, where there is one: more of them never make it larger.
   */
  crowdedFrom(atMost: number): number {
    const places: number[] = [];
    for (const { boxes, partEnds, ringEnds, slots } of chunks)
      for (let part = 0; part < slots.length; part += 1) {
        if (looks[slots[part]!] === hiddenLook) continue;
        const begin = part === 0 ? 0 : ringEnds[partEnds[part - 1]! - 1]!;
        places.push(
          (boxes[part * 4]! + boxes[part * 4 + 2]!) / 2,
          (boxes[part * 4 + 1]! + boxes[part * 4 + 3]!) / 2,
          loadOf((ringEnds[partEnds[part]! - 1]! - begin) / 2),
        );
      }
    let metresPerPixel = Math.min(80_000, atMost);
    for (; metresPerPixel > 0.02; metresPerPixel /= 2) {
      const side = viewPixels * metresPerPixel;
      const cells = new Map<number, number>();
      let most = 0;
      for (let at = 0; at < places.length && most <= 1; at += 3) {
        const cell = Math.floor(places[at]! / side) * 67_108_864 + Math.floor(places[at + 1]! / side);
        const sum = (cells.get(cell) ?? 0) + places[at + 2]!;
        cells.set(cell, sum);
        most = Math.max(most, sum);
      }
      if (most <= 1) break;
    }
    return metresPerPixel;
  },
  /**
   * The picture, or null when looks have changed or another picture was asked for meanwhile. With `since`, only shapes from that number on, on no larger a
   * picture than they need: to be laid over the picture of those before them.
   */
  async picture(request: PictureRequest, since = 0): Promise<ShapePicture | null> {
    latest += 1;
    const own = latest;
    const slots = slotCount;
    const { width, height } = request;
    const { shown, bounds } = partsInView(request, since);
    const [x, y] = since === 0 ? [0, 0] : [Math.max(0, Math.floor(bounds[0]!)), Math.max(0, Math.floor(bounds[1]!))];
    const [wide, high] =
      since === 0 ? [width, height] : [Math.min(width, Math.ceil(bounds[2]!)) - x, Math.min(height, Math.ceil(bounds[3]!)) - y];
    if (wide <= 0 || high <= 0) return { bitmap: null, left: 0, top: 0, slots };
    const canvas = new OffscreenCanvas(wide, high);
    const pen = canvas.getContext('2d')!;
    pen.translate(-x, -y);
    pen.lineJoin = 'round';
    pen.lineCap = 'round';
    let drawn = 0;
    for (const { chunk, parts, moved } of shown)
      for (const part of parts) {
        const look = palette[looks[chunk.slots[part]!]!];
        if (look) draw(pen, part, moved, chunk, look);
        drawn += 1;
        if (drawn % partsPerTurn === 0) {
          await anotherTurn();
          if (own !== latest) return null;
        }
      }
    const bitmap = canvas.transferToImageBitmap();
    return transfer({ bitmap, left: x, top: y, slots }, [bitmap]);
  },
};
export type ShapePicturesWork = typeof shapePicturesWork;
