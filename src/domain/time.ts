export const hourMilliseconds = 3_600_000;
export const dayMilliseconds = 24 * hourMilliseconds;

/** The date that it is now where days begin first, at UTC+14: a later one is in the future for everybody. */
export const latestDateOnEarth = (now: Date): string => new Date(now.getTime() + 14 * hourMilliseconds).toISOString().slice(0, 10);

/** The year of that date: after it there is none that has begun for anybody. */
export const latestYearOnEarth = (now: Date): number => Number(latestDateOnEarth(now).slice(0, 4));
