/** Programmes, with their approach, that a project may be meant for. */
export const carbonPrograms = ['arr-census', 'arr-area-based', 'redd'] as const;
export type CarbonProgram = (typeof carbonPrograms)[number];
