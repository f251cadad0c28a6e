/** How numbers are written, whatever the language: as the language or the system has it, or by a locale that writes them so. */
export const numberForms = { system: null, point: 'en', comma: 'de', space: 'fr' } as const;
export type NumberForm = keyof typeof numberForms;
export const numberFormNames = Object.keys(numberForms) as NumberForm[];

/** How days are written: in words as the language has it, or year, month and day in figures (ISO 8601). */
export const dateForms = ['system', 'iso'] as const;
export type DateForm = (typeof dateForms)[number];
