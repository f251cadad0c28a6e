import { afterEach, expect, test, vi } from 'vitest';
import { Readiness } from './readiness.ts';
import { DatabaseUnreachable } from './storage/unreachable.ts';

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['the schema that it knows', () => ({ version: 3, known: 3 }), null],
  ['a newer schema', () => ({ version: 4, known: 3 }), { code: 'database-schema-other', params: { version: 4, known: 3 } }],
  ['an older schema', () => ({ version: 2, known: 3 }), { code: 'database-schema-other', params: { version: 2, known: 3 } }],
  [
    'no database',
    () => Promise.reject(new DatabaseUnreachable('ECONNREFUSED')),
    { code: 'database-unreachable', params: { reason: 'ECONNREFUSED' } },
  ],
  ['a fault', () => Promise.reject(new Error('no such column')), { code: 'service-fault' }],
])('with %s', async (_, schema, fault) => {
  const readiness = new Readiness({ schema });
  expect(await readiness.fault()).toEqual(fault);
  readiness.end();
  expect(await readiness.fault()).toEqual({ code: 'service-ending' });
});

test('a database that hangs is not there, and however many ask, it is asked once', async () => {
  vi.useFakeTimers();
  const schema = vi.fn(() => new Promise<never>(() => {}));
  const readiness = new Readiness({ schema });
  const asked = [readiness.fault(), readiness.fault(), readiness.fault()];
  await vi.advanceTimersByTimeAsync(5000);
  expect(await Promise.all(asked)).toEqual(Array(3).fill({ code: 'database-unreachable', params: { reason: 'ETIMEDOUT' } }));
  expect(schema).toHaveBeenCalledTimes(1);
  void readiness.fault();
  expect(schema).toHaveBeenCalledTimes(2);
});
