/** The calendar day that a period begins with, as YYYY-MM-DD: the client writes every period in the zone of its place. '' for what is no date. */
export function dayOfPeriod(value: unknown): string {
  const text = typeof value === 'string' ? value.slice(0, 10) : '';
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) ? text : '';
}
