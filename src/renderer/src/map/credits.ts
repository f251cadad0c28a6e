/** The lines of an attribution. Pictures of one source share some of them; the map shows each once. */
export const creditsIn = (attribution: string): string[] => attribution.split(' · ').filter((line) => line !== '');
