import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateOfDay, dayOfDate, dayStarts, localDay, offsetSeconds, periodStamp, startOfLocalDay } from './local-days.ts';
import { periodsBetween, periodStart } from './periods.ts';

const hours = (zone: string, date: string) => {
  const [start, end] = dayStarts(zone, dayOfDate(date), 1) as [number, number];
  return (end - start) / 3600;
};

describe('local days', () => {
  test('Berlin has 23 and 25 hours when clocks change, Kathmandu is 5:45 ahead', () => {
    expect([hours('Europe/Berlin', '2024-03-31'), hours('Europe/Berlin', '2024-10-27'), hours('Europe/Berlin', '2024-06-01')]).toEqual([
      23, 25, 24,
    ]);
    expect(offsetSeconds('Asia/Kathmandu', 1_700_000_000)).toBe(20_700);
    expect(startOfLocalDay('Asia/Kathmandu', dayOfDate('2024-01-01'))).toBe(Date.UTC(2023, 11, 31, 18, 15) / 1000);
  });

  test('the offset of every half hour around a change of clocks is that of the runtime', () => {
    const changes: [zone: string, date: string][] = [
      ['Europe/Berlin', '2024-03-31'],
      ['Africa/Casablanca', '2025-02-23'],
      ['Australia/Lord_Howe', '2024-10-06'],
      ['Pacific/Apia', '2011-12-30'],
      ['Antarctica/Troll', '2024-10-27'],
      ['Asia/Kathmandu', '2024-01-01'],
    ];
    for (const [zone, date] of changes) {
      const formatter = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
      for (let step = -96; step < 96; step += 1) {
        const instant = dayOfDate(date) * 86_400 + step * 1800;
        const wall = Date.parse(`${formatter.format(instant * 1000).replace(' ', 'T')}Z`) / 1000;
        expect([zone, instant, offsetSeconds(zone, instant)]).toEqual([zone, instant, wall - instant]);
      }
    }
  });

  test('a midnight that clocks jump over: the day begins at the jump (São Paulo, 4 November 2018, and Cairo)', () => {
    expect(new Date(startOfLocalDay('America/Sao_Paulo', dayOfDate('2018-11-04')) * 1000).toISOString()).toBe('2018-11-04T03:00:00.000Z');
    expect(periodStamp('America/Sao_Paulo', dayOfDate('2018-11-04'))).toBe('2018-11-04T01:00:00-02:00');
    expect(hours('America/Sao_Paulo', '2018-11-04')).toBe(23);
  });

  test('a day that a place left out (Samoa, 30 December 2011) has no length', () => {
    expect(hours('Pacific/Apia', '2011-12-30')).toBe(0);
  });

  test('stamps carry the offset of their own day', () => {
    expect([
      periodStamp('America/Sao_Paulo', dayOfDate('2024-03-15')),
      periodStamp('Asia/Kathmandu', dayOfDate('2024-03-15')),
      periodStamp('Europe/Berlin', dayOfDate('2024-07-01')),
      periodStamp('Europe/Berlin', dayOfDate('2024-01-01')),
    ]).toEqual(['2024-03-15T00:00:00-03:00', '2024-03-15T00:00:00+05:45', '2024-07-01T00:00:00+02:00', '2024-01-01T00:00:00+01:00']);
  });

  /** Islands that went to the other side of the date line. */
  const skippedDays: Record<string, number> = { 'Pacific/Kiritimati': dayOfDate('1994-12-31'), 'Pacific/Apia': dayOfDate('2011-12-30') };

  test('days follow one another without a gap, and every instant lies in its day', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          'Europe/Berlin',
          'Asia/Kathmandu',
          'America/St_Johns',
          'Pacific/Auckland',
          'Pacific/Kiritimati',
          'Africa/Cairo',
          'UTC',
        ),
        fc.integer({ min: 3653, max: 25_000 }),
        (zone, day) => {
          fc.pre(day !== skippedDays[zone]);
          const before = day - 1 === skippedDays[zone] ? day - 2 : day - 1;
          const [start, next] = dayStarts(zone, day, 1) as [number, number];
          expect(next - start).toBeGreaterThanOrEqual(22 * 3600);
          expect([localDay(zone, start), localDay(zone, start - 1), localDay(zone, next - 1)]).toEqual([day, before, day]);
        },
      ),
      { numRuns: 300, examples: [['Pacific/Kiritimati', dayOfDate('1995-01-01')]] },
    );
  });

  test.each(Object.entries(skippedDays))('the day that %s left out has no hours', (zone, day) => {
    const [start, next] = dayStarts(zone, day, 1) as [number, number];
    expect(next).toBe(start);
    expect([localDay(zone, start - 1), localDay(zone, start)]).toEqual([day - 1, day + 1]);
  });
});

describe('periods', () => {
  test('weeks begin on Monday, boundary periods hold only the days inside', () => {
    expect(dateOfDay(periodStart('weekly', dayOfDate('2024-03-17')))).toBe('2024-03-11');
    expect(dateOfDay(periodStart('weekly', dayOfDate('2024-03-18')))).toBe('2024-03-18');
    expect(dateOfDay(periodStart('weekly', dayOfDate('1969-12-30')))).toBe('1969-12-29');
    expect(
      periodsBetween('monthly', dayOfDate('2024-01-15'), dayOfDate('2024-03-02')).map(({ first, last }) => [
        dateOfDay(first),
        dateOfDay(last),
      ]),
    ).toEqual([
      ['2024-01-15', '2024-01-31'],
      ['2024-02-01', '2024-02-29'],
      ['2024-03-01', '2024-03-02'],
    ]);
    expect(periodsBetween('yearly', dayOfDate('2023-12-31'), dayOfDate('2025-01-01'))).toHaveLength(3);
  });

  test('periods tile the days between the dates', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('daily' as const, 'weekly' as const, 'monthly' as const, 'yearly' as const),
        fc.integer({ min: 0, max: 30_000 }),
        fc.integer({ min: 0, max: 2000 }),
        (name, first, length) => {
          const periods = periodsBetween(name, first, first + length);
          expect([periods[0]!.first, periods.at(-1)!.last]).toEqual([first, first + length]);
          periods.slice(1).forEach(({ first: start }, index) => expect(start).toBe(periods[index]!.last + 1));
        },
      ),
    );
  });
});
