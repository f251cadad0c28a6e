import type { Position } from '#geo/types.ts';
import { BytesDecoder, TextPieces } from '../text/text-encoding.ts';
import { XmlEvents, type XmlText } from '../text/xml-events.ts';
import { containerElements } from './kml-elements.ts';
import { footprintOf } from './kml-shapes.ts';

/** Where and at which size on the screen something is shown (KML 2.3, section 9.12): degrees, and pixels of the side of a square as large as the region. */
export interface PictureRegion {
  west: number;
  south: number;
  east: number;
  north: number;
  minPixels: number;
  /** null: however large it is */
  maxPixels: number | null;
}

/** A picture that lies on the ground (KML 2.3, section 11.2), as its element says it. */
export interface GroundOverlay {
  name: string;
  /** of the picture, as it is written */
  address: string;
  /** longitude and latitude of the picture's corners: lower left, lower right, upper right, upper left */
  corners: readonly [Position, Position, Position, Position];
  opacity: number;
  /** the picture's colours are multiplied with it; 0..255 */
  tint: readonly [red: number, green: number, blue: number];
  /** higher ones lie above lower ones */
  drawOrder: number;
  /** all of them must be on the screen in their size */
  regions: readonly PictureRegion[];
}

/** A link to another KML file, and what it is shown for. */
interface OverlayLink {
  address: string;
  regions: readonly PictureRegion[];
}

interface OverlaysOfFile {
  overlays: GroundOverlay[];
  links: OverlayLink[];
}

/** so many of each are taken of one file */
const most = 10_000;
const deepest = 500;

interface Holder {
  depth: number;
  region: PictureRegion | null;
  isHidden: boolean;
}
interface OpenElement extends Holder {
  kind: 'GroundOverlay' | 'NetworkLink';
  values: Map<string, string>;
  box: Map<string, string>;
}

const isNo = (text: string | undefined) => /^(0|false)$/.test(text ?? '');

function regionOf(values: ReadonlyMap<string, string>): PictureRegion | null {
  const number = (name: string, usual = Number.NaN) => (values.has(name) ? Number(values.get(name)) : usual);
  const [west, south, east, north] = [number('west'), number('south'), number('east'), number('north')];
  const [minPixels, maxPixels] = [number('minLodPixels', 0), number('maxLodPixels', -1)];
  if (![west, south, east, north, minPixels, maxPixels].every(Number.isFinite)) return null;
  return { west, south, east: east < west ? east + 360 : east, north, minPixels, maxPixels: maxPixels < 0 ? null : maxPixels };
}

/** The corners of an overlay; a box whose west lies east of its east crosses the antimeridian. */
function cornersOf(box: Map<string, string>): GroundOverlay['corners'] | null {
  const [west, east] = [Number(box.get('west')), Number(box.get('east'))];
  const footprint = footprintOf(west > east ? new Map([...box, ['east', String(east + 360)]]) : box);
  if (footprint?.type !== 'Polygon') return null;
  const [a, b, c, d] = footprint.coordinates[0]!;
  const corners = [a!, b!, c!, d!] as const;
  return corners.every(([x, y]) => Math.abs(x!) <= 540 && Math.abs(y!) <= 90) ? corners : null;
}

function overlayOf({ values, box }: OpenElement, regions: readonly PictureRegion[]): GroundOverlay | null {
  const corners = cornersOf(box);
  const address = values.get('href') ?? '';
  if (!corners || address === '') return null;
  const colour = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(values.get('color') ?? '');
  const [alpha, blue, green, red] = (colour?.slice(1) ?? ['ff', 'ff', 'ff', 'ff']).map((digits) => Number.parseInt(digits, 16));
  const order = Number(values.get('drawOrder') ?? 0);
  return {
    name: values.get('name') ?? '',
    address,
    corners,
    opacity: alpha! / 255,
    tint: [red!, green!, blue!],
    drawOrder: Number.isFinite(order) ? order : 0,
    regions,
  };
}

/** Gathers the pictures on the ground of one KML file, and its links. What the file hides is not among them. */
class OverlayReader {
  readonly found: OverlaysOfFile = { overlays: [], links: [] };
  readonly #stack: string[] = [];
  readonly #containers: Holder[] = [];
  #open: OpenElement | null = null;
  #region: Map<string, string> | null = null;

  open(name: string): void {
    const parent = this.#stack.at(-1) ?? '';
    if (this.#stack.length < deepest) this.#stack.push(name);
    const depth = this.#stack.length;
    const around = this.#containers.at(-1);
    const holder = { depth, region: around?.region ?? null, isHidden: around?.isHidden ?? false };
    if (containerElements.has(name)) this.#containers.push(holder);
    else if (!this.#open && (name === 'GroundOverlay' || name === 'NetworkLink'))
      this.#open = { ...holder, kind: name, values: new Map(), box: new Map() };
    else if (name === 'Region' && (parent === this.#open?.kind || containerElements.has(parent))) this.#region = new Map();
  }

  close(name: string, text: XmlText): void {
    const depth = this.#stack.length;
    this.#stack.pop();
    const parent = this.#stack.at(-1) ?? '';
    const container = this.#containers.at(-1);
    if (this.#region) {
      if (name !== 'Region') this.#region.set(name, text.trimmed());
      else {
        const holder = this.#open ?? container;
        if (holder) holder.region = regionOf(this.#region) ?? holder.region;
        this.#region = null;
      }
    } else if (this.#open) {
      if (depth === this.#open.depth) this.#end(this.#open);
      else this.#take(this.#open, name, parent, text);
    } else if (container?.depth === depth) this.#containers.pop();
    else if (container && name === 'visibility' && depth === container.depth + 1) container.isHidden ||= isNo(text.trimmed());
  }

  #take(open: OpenElement, name: string, parent: string, text: XmlText): void {
    if (parent === 'LatLonBox' || parent === 'LatLonQuad') open.box.set(name, text.trimmed());
    else if (name === 'href' && (parent === 'Icon' || parent === 'Link' || parent === 'Url')) open.values.set('href', text.trimmed());
    else if (parent === open.kind && ['name', 'visibility', 'color', 'drawOrder'].includes(name)) open.values.set(name, text.trimmed());
  }

  #end(open: OpenElement): void {
    this.#open = null;
    if (open.isHidden || isNo(open.values.get('visibility'))) return;
    const regions = open.region ? [open.region] : [];
    const { overlays, links } = this.found;
    if (open.kind === 'NetworkLink') {
      const address = open.values.get('href');
      if (address && links.length < most) links.push({ address, regions });
      return;
    }
    const overlay = overlayOf(open, regions);
    if (overlay && overlays.length < most) overlays.push(overlay);
  }
}

/** The pictures on the ground of one KML file and its links to others, in the order of the file. Reads what stands before a damage. */
export async function overlaysOf(source: AsyncIterable<Uint8Array>): Promise<OverlaysOfFile> {
  const reader = new OverlayReader();
  let events: XmlEvents | null = null;
  let text: TextPieces | null = null;
  for await (const piece of source) {
    text ??= new TextPieces(piece);
    events ??= new XmlEvents(
      { open: (name) => reader.open(name), close: (name, content) => reader.close(name, content), fault: () => {} },
      text.decoder,
    );
    events.write(text.next(piece));
  }
  (events ?? new XmlEvents({ open: () => {}, close: () => {}, fault: () => {} }, new BytesDecoder('utf-8'))).end();
  return reader.found;
}
