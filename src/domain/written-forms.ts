/** How numbers are written, whatever the language: as the language or the system has it, or by a locale that writes them so. */
export const numberForms = { system: null, point: 'en', comma: 'de', space: 'fr' } as const;
export type NumberForm = keyof typeof numberForms;
export const numberFormNames = Object.keys(numberForms) as NumberForm[];

/** How days are written: in words as the language has it, or year, month and day in figures (ISO 8601). */
export const dateForms = ['system', 'iso'] as const;
export type DateForm = (typeof dateForms)[number];

/** How positions are written: in decimal degrees, degrees and minutes, degrees, minutes and seconds, by UTM or MGRS, or in a coordinate system by its code. */
export const coordinateNotations = ['degrees', 'minutes', 'seconds', 'utm', 'mgrs', 'grid'] as const;
export type CoordinateNotation = (typeof coordinateNotations)[number];

/**
 * Units of area beside the hectare, and the square metres of one. The acre is the international one (NIST SP 811, appendix B.9); mu, rai and dunam are the metric
 * ones of China (State Council, 1984: 15 to the hectare), Thailand (Act on Weights and Measures, B.E. 2466) and the former Ottoman lands. What a manzana, bigha or
 * tarea is differs from one country or district to the next, so that a person says it.
 */
export const areaUnits = { acre: 4046.856_422_4, mu: 10_000 / 15, rai: 1600, dunam: 1000 } as const;
export type AreaUnit = keyof typeof areaUnits;
