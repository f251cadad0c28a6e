import type { MapFeature, OwnColours } from '#window/kit/map-types.ts';
import { hiddenLook } from '#window/kit/workers/shape-pictures.ts';
import type { ShapeLook } from '#window/kit/workers/shape-look.ts';
import { lookOf, shapeKinds } from './shape-style.ts';

/** Two looks a set of colours, chosen and not, behind those of the kinds. A look is a byte, so that colours beyond these are drawn as their kind. */
const maxOwn = Math.floor((hiddenLook - 2 * shapeKinds.length) / 2);

/** The looks of shapes by number: even ones as they are, odd ones chosen. Those of the kinds come first, then colours that shapes bring along. */
export class ShapeLooks {
  readonly #own = new Map<string, { kind: number; colours: OwnColours }>();
  readonly #isDark: () => boolean;

  constructor(isDark: () => boolean) {
    this.#isDark = isDark;
  }

  numberOf({ style, colours }: MapFeature, isChosen: boolean): number {
    const kind = shapeKinds.indexOf(style ?? 'project');
    return 2 * (colours ? this.#placeOf(kind, colours) : kind) + Number(isChosen);
  }
  /** The kind that a look belongs to, for what is told by kind. */
  kindOf(look: number): number {
    const place = look >> 1;
    return place < shapeKinds.length ? place : [...this.#own.values()][place - shapeKinds.length]!.kind;
  }
  of(look: number): ShapeLook {
    const place = look >> 1;
    const isChosen = look % 2 === 1;
    const own = [...this.#own.values()][place - shapeKinds.length];
    return lookOf(shapeKinds[own ? own.kind : place]!, isChosen, this.#isDark(), own?.colours);
  }
  palette(): ShapeLook[] {
    return Array.from({ length: 2 * (shapeKinds.length + this.#own.size) }, (_, look) => this.of(look));
  }

  #placeOf(kind: number, colours: OwnColours): number {
    const key = `${kind} ${colours.line ?? ''} ${colours.fill ?? ''} ${colours.width ?? ''} ${colours.isDashed ?? ''}`;
    const place = [...this.#own.keys()].indexOf(key);
    if (place >= 0) return shapeKinds.length + place;
    if (this.#own.size >= maxOwn) return kind;
    this.#own.set(key, { kind, colours });
    return shapeKinds.length + this.#own.size - 1;
  }
}
