/** The days from the first year of some records to the last; null without records. */
export function yearsOf(records: { year: number }[]): { start: string; end: string } | null {
  const years = records.map(({ year }) => year).sort((a, b) => a - b);
  return years.length === 0 ? null : { start: `${years[0]}-01-01`, end: `${years.at(-1)}-12-31` };
}
