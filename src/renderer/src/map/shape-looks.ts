import type { MapFeature, MapIcon, OwnColours } from '#window/kit/map-types.ts';
import { hiddenLook } from '#window/kit/workers/shape-pictures.ts';
import type { ShapeLook } from '#window/kit/workers/shape-look.ts';
import { lookOf, shapeKinds } from './shape-style.ts';

/** So many sets of colours have looks of their own; shapes with colours beyond these are drawn as their kind. A file may have one for each of its shapes. */
const maxOwn = Math.min(4000, Math.floor(hiddenLook / 2) - shapeKinds.length);

/** The looks of shapes by number: even ones as they are, odd ones chosen. Those of the kinds come first, then colours that shapes bring along or their layer has. */
export class ShapeLooks {
  readonly #places = new Map<string, number>();
  /** the same by the object, which many shapes share */
  #placeOfObject = new WeakMap<OwnColours, { kind: number; place: number }>();
  readonly #own: { kind: number; colours: OwnColours }[] = [];
  readonly #isDark: () => boolean;

  constructor(isDark: () => boolean) {
    this.#isDark = isDark;
  }

  /** Forgets the colours of before; all shapes get new numbers. */
  clear(): void {
    this.#places.clear();
    this.#placeOfObject = new WeakMap();
    this.#own.length = 0;
  }
  numberOf({ style }: Pick<MapFeature, 'style'>, isChosen: boolean, colours?: OwnColours): number {
    const kind = shapeKinds.indexOf(style ?? 'project');
    return 2 * (colours ? this.#placeOf(kind, colours) : kind) + Number(isChosen);
  }
  /** The kind that a look belongs to, for what is told by kind. */
  kindOf(look: number): number {
    const place = look >> 1;
    return place < shapeKinds.length ? place : this.#own[place - shapeKinds.length]!.kind;
  }
  of(look: number): ShapeLook {
    const place = look >> 1;
    const isChosen = look % 2 === 1;
    const own = this.#own[place - shapeKinds.length];
    return lookOf(shapeKinds[own ? own.kind : place]!, isChosen, this.#isDark(), own?.colours);
  }
  /** The icon of points in this look, where they have one. */
  iconOf(look: number): MapIcon | undefined {
    return this.#own[(look >> 1) - shapeKinds.length]?.colours.icon;
  }
  palette(): ShapeLook[] {
    return Array.from({ length: this.size }, (_, look) => this.of(look));
  }
  /** how many looks there are */
  get size(): number {
    return 2 * (shapeKinds.length + this.#own.length);
  }

  #placeOf(kind: number, colours: OwnColours): number {
    const known = this.#placeOfObject.get(colours);
    if (known?.kind === kind) return known.place;
    const key = `${kind} ${colours.line ?? ''} ${colours.fill ?? ''} ${colours.width ?? ''} ${colours.point ?? ''} ${colours.isDashed ?? ''} ${colours.icon?.key ?? ''}`;
    let place = this.#places.get(key);
    if (place === undefined) {
      if (this.#own.length >= maxOwn) return kind;
      this.#own.push({ kind, colours });
      place = shapeKinds.length + this.#own.length - 1;
      this.#places.set(key, place);
    }
    this.#placeOfObject.set(colours, { kind, place });
    return place;
  }
}
