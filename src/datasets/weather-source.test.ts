import { describe, expect, test } from 'vitest';
import { dayMilliseconds } from '#domain/time.ts';
import type { DataAccess, DataSettings, DocumentRequest } from './data-access.ts';
import { weatherYears } from './weather-source.ts';

/** An access whose source answers with no hours, and keeps what it was asked. */
function askedAccess(settings: Partial<DataSettings>): { access: DataAccess; asked: URL[] } {
  const asked: URL[] = [];
  const access: DataAccess = {
    settings: { offline: false, nonCommercialUse: true, ...settings },
    baseUrl: (dataset) => `https://${dataset.id}.example`,
    raster: () => Promise.reject(new Error('no-raster')),
    recording: () => ({ ...access, origins: () => [] }),
    async document<T>(request: DocumentRequest<T>): Promise<T> {
      request.permit?.();
      const url = new URL(request.url);
      asked.push(url);
      const names = url.searchParams.get('hourly')?.split(',') ?? [];
      const answer = {
        hourly: { time: [], ...Object.fromEntries(names.map((name) => [name, []])) },
        properties: { parameter: Object.fromEntries((url.searchParams.get('parameters') ?? '').split(',').map((name) => [name, {}])) },
      };
      return request.parse(new TextEncoder().encode(JSON.stringify(answer)), 'application/json');
    },
  };
  return { access, asked };
}

const digits = (date: string) => date.replaceAll('-', '');
/** Every day of the turns of two years and about a leap day, and every ninth between. */
const days = Array.from({ length: 2 * 366 + 20 }, (_, day) => Date.UTC(2023, 11, 25) + day * dayMilliseconds).filter((day, index) => {
  const [month, date] = [new Date(day).getUTCMonth(), new Date(day).getUTCDate()];
  return index % 9 === 0 || (month === 11 && date > 20) || (month === 0 && date < 15) || (month === 1 && date > 25);
});

describe.each([
  { source: 'Open-Meteo', settings: { nonCommercialUse: true }, from: 'start_date', to: 'end_date' },
  { source: 'NASA POWER', settings: { nonCommercialUse: false }, from: 'start', to: 'end' },
])('$source', ({ settings, from, to }) => {
  test.each(['00:00', '23:59'])('at %s UTC of a day asks for no end before its start and for no day to come', async (time) => {
    for (const day of days) {
      const now = new Date(`${new Date(day).toISOString().slice(0, 10)}T${time}:00Z`);
      // Where local time is ahead of UTC, the new year has begun there.
      for (const year of [-1, 0, 1].map((step) => now.getUTCFullYear() + step)) {
        const { access, asked } = askedAccess(settings);
        const [hours] = (await weatherYears(access, [36.8, -1.3], [year], now)).blocks;
        expect(hours!.temperature).toHaveLength((Date.UTC(year + 1, 0, 3) - Date.UTC(year, 0, 1)) / 3_600_000);
        for (const { searchParams } of asked) {
          const [first, last] = [digits(searchParams.get(from)!), digits(searchParams.get(to)!)];
          expect(
            first <= last && last <= digits(now.toISOString().slice(0, 10)),
            `${year} on ${now.toISOString()}: ${first} to ${last}`,
          ).toBe(true);
        }
        const isOver = now.getTime() > Date.UTC(year, 0, 10);
        if (isOver) expect(asked).toHaveLength(1);
      }
    }
  });
});

test('in the first days of a year nothing is asked of it, and all of its hours are unknown', async () => {
  const { access, asked } = askedAccess({});
  const { blocks } = await weatherYears(access, [36.8, -1.3], [2026], new Date('2026-01-03T08:00:00Z'));
  const { temperature } = blocks[0]!;
  expect(asked).toEqual([]);
  expect(temperature.every(Number.isNaN)).toBe(true);
});
