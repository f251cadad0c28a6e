/** The library that knows the files of spreadsheet programs. Loaded when first used: it is a megabyte. */
export const library = () => import('@e965/xlsx');

export type Library = Awaited<ReturnType<typeof library>>;
