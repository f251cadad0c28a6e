/** What the program is called on disk and to the systems. */
export const appName = 'Hectare';
/**
 * The name by which macOS and Windows know the program. Read from its end it would be the domain "desktop.hectare", and there is no top-level domain "hectare": it
 * claims nobody's name. Never change it: an installed program would not be found again.
 */
export const appId = 'hectare.desktop';
/** the program in Linux packages; `hectare` is the command line */
export const linuxProgram = 'hectare-desktop';
