/** The sizes of letters that scripts draw on a canvas, in pixels: the scale `--text-…` of styles/tokens.css. A test compares them. */
export const textSizes = { xs: 11, s: 12, m: 13, l: 15, xl: 20 } as const;

const family = '"Inter Variable", "Noto Scripts", "Noto Sans", sans-serif';

/** The CSS `font` for text in a size that somebody chose. */
export const canvasFontOf = (pixels: number, weight = 400): string => `${weight} ${pixels}px ${family}`;
/** The CSS `font` for text on a canvas or a map label. */
export const canvasFont = (size: keyof typeof textSizes, weight = 400): string => canvasFontOf(textSizes[size], weight);
