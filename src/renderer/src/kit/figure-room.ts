/** Width of a column of figures, CSS, in which the longest stands whole: a figure that is cut, or lies under what is beside it, reads as another one. */
export const figureRoom = (longest: string): string => `${(longest.length * 0.58).toFixed(1)}em`;
