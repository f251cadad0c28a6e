/** The sizes of letters that scripts draw on a canvas, in pixels: the scale `--text-…` of styles/tokens.css. A test compares them. */
export const textSizes = { xs: 11, s: 12, m: 13, l: 15, xl: 20 } as const;

const family = '"Inter Variable", "Noto Scripts", "Noto Sans", sans-serif';

/** The CSS `font` for text on a canvas or a map label. */
export const canvasFont = (size: keyof typeof textSizes, weight = 400): string => `${weight} ${textSizes[size]}px ${family}`;
