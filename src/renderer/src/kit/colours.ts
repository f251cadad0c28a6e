/**
 * The colours that scripts draw on a canvas, where a style sheet does not reach: maps, charts, saved pictures. What the window's elements wear is in
 * styles/tokens.css. No other file of the window holds a colour of its own.
 */
export type Theme = 'light' | 'dark';
export const themeOf = (dark: boolean): Theme => (dark ? 'dark' : 'light');

/** Colours that styles/tokens.css defines too, under the same names. A test compares them. */
export const themeColours = {
  light: {
    ink: '#1d2422',
    ink2: '#56605c',
    accent: '#1c6b58',
    accentInk: '#fff',
    chosen: '#2f7fd1',
    signalBad: '#b3362b',
    dataWarm: '#b4531f',
    dataCool: '#2a6ea6',
    shapeProject: '#1c6b58',
    shapeImport: '#d08a1a',
    paper: '#fff',
  },
  dark: {
    ink: '#e8ecea',
    ink2: '#abb5b1',
    accent: '#4fb293',
    accentInk: '#0c1d17',
    chosen: '#2f7fd1',
    signalBad: '#f0776a',
    dataWarm: '#ef9a6a',
    dataCool: '#7db9ea',
    shapeProject: '#4fb293',
    shapeImport: '#e2ab4c',
    paper: '#fff',
  },
} as const satisfies Record<Theme, Record<string, string>>;

/**
 * Colours of charts beside those of the theme: a neutral grey, the band around a line, grid lines, the shade of an incomplete period, and four steps from little to
 * much, such as the scenarios of emissions.
 */
export const chartColours = {
  light: { grey: '#7d8883', band: '#6f9fc8', line: '#e4e7e3', shade: '#eceeeb', steps: ['#3b8fc4', '#b08a00', '#c4453a', '#5c1f4e'] },
  dark: { grey: '#c3ccc8', band: '#7db9ea', line: '#2f3739', shade: '#262d2f', steps: ['#5b9bd0', '#e8c95a', '#e0705f', '#f3c6e6'] },
} as const;

/** Steps of loss, from least to most. */
export const lossRamp = {
  light: ['#f6e3d3', '#ecbf9c', '#dc9163', '#bf5b33', '#8c2f16'],
  dark: ['#4a3a32', '#7a5138', '#ad6c41', '#dd9257', '#f8c790'],
} as const;

export interface BasemapColours {
  land: string;
  water: string;
  river: string;
  town: string;
  border: string;
  coast: string;
  label: string;
  halo: string;
  grid: string;
}
/** The bundled world map. The sea is the map's background. */
export const basemapColours: Record<Theme, BasemapColours> = {
  light: {
    land: '#f4f3ec',
    water: '#d9e4e8',
    river: '#b4cdd8',
    town: '#7b857f',
    border: '#bdc2b6',
    coast: '#9fb0b4',
    label: '#56605c',
    halo: 'rgba(244,243,236,.9)',
    grid: 'rgba(80,95,90,.14)',
  },
  dark: {
    land: '#262d2e',
    water: '#1a2328',
    river: '#34505d',
    town: '#8a9691',
    border: '#48524f',
    coast: '#4b5f69',
    label: '#a3aea9',
    halo: 'rgba(30,36,38,.9)',
    grid: 'rgba(190,205,200,.10)',
  },
};

/** Vector tiles that a user adds. */
export const tileColours = {
  light: {
    town: '#56605c',
    label: '#3a4340',
    river: '#9fc3d4',
    border: '#a9b0a4',
    road: '#fffdf6',
    roadEdge: '#b9b29d',
    waterLabel: '#2a6ea6',
    field: '#efecd9',
    water: '#d3e4ec',
    forest: '#dfe9d8',
    building: '#ddd8cb',
    land: '#f4f3ec',
  },
  dark: {
    town: '#a3aea9',
    label: '#c5cfca',
    river: '#3d6273',
    border: '#6a7571',
    road: '#76827d',
    roadEdge: '#1a2021',
    waterLabel: '#8fc0e6',
    field: '#2c322b',
    water: '#1a2b33',
    forest: '#26352c',
    building: '#39413f',
    land: '#262d2e',
  },
} as const;

/** Halos that are readable on any background, photographs included: around text, lines and circles, and behind a title in a saved picture. */
export const mapGround = {
  light: { halo: 'rgba(255,255,255,.85)', casing: 'rgba(255,255,255,.8)', edge: 'rgba(255,255,255,.92)', plate: 'rgba(255,255,255,.88)' },
  dark: { halo: 'rgba(20,26,26,.85)', casing: 'rgba(10,16,14,.75)', edge: 'rgba(12,18,16,.8)', plate: 'rgba(27,32,33,.88)' },
} as const;

/** Lines and areas of shapes, by kind. */
export const shapeColours = {
  project: { light: '#14503f', dark: '#4fb293', fill: 'rgba(28,107,88,0.06)' },
  import: { light: '#a86a0c', dark: '#e2ab4c', fill: 'rgba(208,138,26,0.14)' },
  problem: { light: '#b3362b', dark: '#ff5040', fill: 'rgba(179,54,43,0.16)' },
} as const;

/**
 * Colours of files on the map, one a file. A test compares each with the others, with what is selected and with what is wrong, as people with each colour vision
 * deficiency see them. The first one is that of a single file.
 */
export const fileColours = {
  amber: { light: '#a86a0c', dark: '#e2ab4c', fill: 'rgba(208,138,26,0.14)' },
  violet: { light: '#6a2c91', dark: '#904878', fill: 'rgba(122,60,150,0.14)' },
  cyan: { light: '#5fa8b8', dark: '#60e0f0', fill: 'rgba(80,180,200,0.14)' },
  magenta: { light: '#d030a0', dark: '#ff7ad0', fill: 'rgba(220,70,170,0.12)' },
  lime: { light: '#9aa520', dark: '#c0f000', fill: 'rgba(160,180,40,0.16)' },
  rust: { light: '#4a1c00', dark: '#c04800', fill: 'rgba(130,55,10,0.14)' },
  ink: { light: '#101040', dark: '#ffffff', fill: 'rgba(120,120,150,0.14)' },
} as const;

/** Towards which the outline of an area is mixed, so that it stands out from the area on that ground. */
export const outlineMix = { light: '#000000', dark: '#ffffff' } as const;
/** of what is not drawn */
export const noColour = 'rgba(0, 0, 0, 0)';
/** Whether a colour of a style sheet is not seen at all. */
export const isClear = (colour: string): boolean => /^rgba\(.*[, ]0(?:\.0*)?\)$/.test(colour);
/** A parcel without the figure that the colours of the others stand for. */
export const noFigureColour = { light: 'rgba(125,136,131,0.25)', dark: 'rgba(152,162,158,0.22)' } as const;
/** Around a point of any kind. */
export const pointEdge = '#fff';
/** Shapes that the user selects, draws or edits. */
export const chosenColours = {
  line: themeColours.light.chosen,
  fill: 'rgba(47,127,209,0.22)',
  sketch: 'rgba(47,127,209,.16)',
  outline: 'rgba(47,127,209,.25)',
};
/** Where a check found something. */
export const problemMarks = { error: '#d0402f', warning: '#c98a12' } as const;
/** Cells outside and inside a project. */
export const maskColours = { outside: '#000000', inside: '#4fa88a' } as const;
/** A class of a raster that its legend does not name. */
export const unknownClass = '#888888';
