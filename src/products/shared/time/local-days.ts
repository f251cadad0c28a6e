/** Days of a place are counted from 1970-01-01 in its own calendar; they have 23, 24 or 25 hours where clocks change. */

const hourSeconds = 3600;
const daySeconds = 86_400;

const formatters = new Map<string, Intl.DateTimeFormat>();
/** Seconds that local time is ahead of UTC at an instant (Unix seconds), as the runtime's calendar gives it: a few microseconds each. */
function formattedOffset(zone: string, instant: number): number {
  let formatter = formatters.get(zone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formatters.set(zone, formatter);
  }
  const parts: Record<string, number> = {};
  for (const { type, value } of formatter.formatToParts(instant * 1000)) parts[type] = Number(value);
  return (
    Date.UTC(parts['year']!, parts['month']! - 1, parts['day']!, parts['hour']!, parts['minute']!, parts['second']!) / 1000 -
    Math.floor(instant)
  );
}

/** Offsets at the midnights of UTC, by zone: a day whose two midnights have one offset has it throughout, because no zone changes its clocks twice within a day. */
const midnightOffsets = new Map<string, Map<number, number>>();
const maxMidnights = 60_000;
function midnightOffset(zone: string, day: number): number {
  let known = midnightOffsets.get(zone);
  if (!known || known.size >= maxMidnights) midnightOffsets.set(zone, (known = new Map<number, number>()));
  const offset = known.get(day) ?? formattedOffset(zone, day * daySeconds);
  known.set(day, offset);
  return offset;
}

/** Seconds that local time is ahead of UTC at an instant (Unix seconds), by the IANA rules of the runtime. Throws RangeError for an unknown zone. */
export function offsetSeconds(zone: string, instant: number): number {
  const day = Math.floor(instant / daySeconds);
  const before = midnightOffset(zone, day);
  return before === midnightOffset(zone, day + 1) ? before : formattedOffset(zone, instant);
}

/** The first instant (Unix seconds) of a local day. Where midnight does not exist, because clocks jump over it, the day begins at the jump. */
export function startOfLocalDay(zone: string, day: number): number {
  const wall = day * daySeconds;
  // The offset before and after: around a change of clocks the two guesses differ.
  const early = wall - offsetSeconds(zone, wall - 15 * hourSeconds);
  const late = wall - offsetSeconds(zone, wall + 15 * hourSeconds);
  const fits = [early, late].filter((instant) => instant + offsetSeconds(zone, instant) === wall);
  if (fits.length > 0) return Math.min(...fits);
  let [before, after] = [Math.min(early, late) - hourSeconds, Math.max(early, late) + hourSeconds];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (middle + offsetSeconds(zone, middle) < wall) before = middle;
    else after = middle;
  }
  return after;
}

/** A day that the place's calendar left out: islands that went to the other side of the date line (Kiritimati 1994, Samoa 2011). It has no hours, and none are missing. */
export const isSkippedDay = (zone: string, day: number): boolean => startOfLocalDay(zone, day) === startOfLocalDay(zone, day + 1);

export const dayOfDate = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 1000 / daySeconds;
export const dateOfDay = (day: number): string => new Date(day * daySeconds * 1000).toISOString().slice(0, 10);
/** The local day that holds an instant. */
export const localDay = (zone: string, instant: number): number => Math.floor((instant + offsetSeconds(zone, instant)) / daySeconds);

/** Start of a local day as the API writes it: local midnight with its offset, e.g. `2024-03-15T00:00:00-03:00`. */
export function periodStamp(zone: string, day: number): string {
  const start = startOfLocalDay(zone, day);
  const offset = offsetSeconds(zone, start);
  const wall = new Date((start + offset) * 1000).toISOString().slice(0, 19);
  const size = Math.abs(offset);
  return `${wall}${offset < 0 ? '-' : '+'}${String(Math.floor(size / hourSeconds)).padStart(2, '0')}:${String(Math.floor((size % hourSeconds) / 60)).padStart(2, '0')}`;
}

/** Every day's start from the first day to the one after the last; its length is the next start less its own. */
export function dayStarts(zone: string, firstDay: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, index) => startOfLocalDay(zone, firstDay + index));
}
