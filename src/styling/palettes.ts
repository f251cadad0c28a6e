import { colourDistance, mixedColour } from './colour.ts';

export interface Palette {
  /** `categories`: colours without an order; `sequence`: from little to much; `middle`: two ways from a middle */
  kind: 'categories' | 'sequence' | 'middle';
  colours: readonly string[];
  /** whether people with each colour vision deficiency tell its colours apart; a test measures it */
  isSafe: boolean;
}

/**
 * Published palettes: viridis and cividis (Smith and van der Walt 2015; Nuñez, Anderton and Renslow 2018), ColorBrewer (Harrower and Brewer 2003), the colours of
 * Okabe and Ito (2008), Tol's muted scheme (2021), Kelly's colours of greatest contrast (1965). Those of an order are anchors between which colours are mixed.
 */
export const palettes = {
  viridis: {
    kind: 'sequence',
    colours: ['#440154', '#472d7b', '#3b528b', '#2c728e', '#21918c', '#28ae80', '#5ec962', '#addc30', '#fde725'],
    isSafe: true,
  },
  cividis: {
    kind: 'sequence',
    colours: ['#00224e', '#123570', '#3b496c', '#575d6d', '#707173', '#8a8678', '#a59c74', '#c3b369', '#e1cc55', '#fee838'],
    isSafe: true,
  },
  greens: {
    kind: 'sequence',
    colours: ['#f7fcb9', '#d9f0a3', '#addd8e', '#78c679', '#41ab5d', '#238443', '#006837', '#004529'],
    isSafe: true,
  },
  oranges: {
    kind: 'sequence',
    colours: ['#fff7bc', '#fee391', '#fec44f', '#fe9929', '#ec7014', '#cc4c02', '#993404', '#662506'],
    isSafe: true,
  },
  blues: {
    kind: 'sequence',
    colours: ['#deebf7', '#c6dbef', '#9ecae1', '#6baed6', '#4292c6', '#2171b5', '#08519c', '#08306b'],
    isSafe: true,
  },
  brownTeal: {
    kind: 'middle',
    colours: ['#543005', '#8c510a', '#bf812d', '#dfc27d', '#f6e8c3', '#f5f5f5', '#c7eae5', '#80cdc1', '#35978f', '#01665e', '#003c30'],
    isSafe: true,
  },
  orangePurple: {
    kind: 'middle',
    colours: ['#7f3b08', '#b35806', '#e08214', '#fdb863', '#fee0b6', '#f7f7f7', '#d8daeb', '#b2abd2', '#8073ac', '#542788', '#2d004b'],
    isSafe: true,
  },
  okabeIto: {
    kind: 'categories',
    colours: ['#e69f00', '#56b4e9', '#009e73', '#f0e442', '#0072b2', '#d55e00', '#cc79a7'],
    isSafe: true,
  },
  muted: {
    kind: 'categories',
    colours: ['#cc6677', '#332288', '#ddcc77', '#117733', '#88ccee', '#882255', '#44aa99', '#999933', '#aa4499'],
    isSafe: true,
  },
  many: {
    kind: 'categories',
    colours: [
      '#f3c300',
      '#875692',
      '#f38400',
      '#a1caf1',
      '#be0032',
      '#c2b280',
      '#008856',
      '#e68fac',
      '#0067a5',
      '#f99379',
      '#604e97',
      '#f6a600',
      '#b3446c',
      '#dcd300',
      '#882d17',
      '#8db600',
      '#654522',
      '#e25822',
      '#2b3d26',
    ],
    isSafe: false,
  },
} as const satisfies Record<string, Palette>;
export type PaletteName = keyof typeof palettes;
export const paletteNames = Object.keys(palettes) as PaletteName[];
const paletteOf = (name: PaletteName): Palette => palettes[name];

export const isForCategories = (name: PaletteName): boolean => palettes[name].kind === 'categories';

/** Where the anchors of a palette lie between 0 and 1: in equal steps around a middle, else as far apart as they look, so that classes differ evenly. */
function anchorPlaces({ kind, colours }: Palette): number[] {
  const places = [0];
  for (const [at, colour] of colours.slice(1).entries())
    places.push(places[at]! + (kind === 'sequence' ? colourDistance(colours[at]!, colour) : 1));
  return places.map((place) => place / places.at(-1)!);
}

/** Colours of a palette of an order, evenly from its first to its last. */
export function rampColours(name: PaletteName, count: number, isReversed = false): string[] {
  const palette = paletteOf(name);
  const places = anchorPlaces(palette);
  const mixed = Array.from({ length: count }, (_, index) => {
    const at = count === 1 ? 0.5 : index / (count - 1);
    const above = Math.max(
      1,
      places.findIndex((place) => place >= at),
    );
    const [from, to] = [places[above - 1]!, places[above]!];
    return mixedColour(palette.colours[above - 1]!, palette.colours[above]!, (at - from) / (to - from));
  });
  return isReversed ? mixed.toReversed() : mixed;
}
