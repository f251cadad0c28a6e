import { expect, test } from 'vitest';
import { OwnHostLimits } from './host-limits.ts';

/** Limits with a clock of their own, which waiting moves on. */
function limits() {
  const clock = { now: 0 };
  const waits: number[] = [];
  const own = new OwnHostLimits({
    now: () => clock.now,
    wait: async (milliseconds) => {
      waits.push(milliseconds);
      clock.now += milliseconds;
    },
  });
  return { own, clock, waits };
}

test('no minute has more than a host counts in one', async () => {
  const { own, clock } = limits();
  const sent: { at: number; units: number }[] = [];
  for (let number = 0; number < 200; number += 1) {
    const units = 1 + ((number * 7) % 24);
    await own.run({ host: 'h', parallel: 1, rate: { perMinute: 600, units } }, async () => {
      sent.push({ at: clock.now, units });
    });
  }
  for (const { at } of sent) {
    const within = sent.filter((one) => one.at >= at && one.at < at + 60_000);
    expect(within.reduce((sum, { units }) => sum + units, 0)).toBeLessThanOrEqual(600);
  }
  // Five a second flow in, beside the 300 that are there at the beginning.
  const total = sent.reduce((sum, { units }) => sum + units, 0);
  expect(clock.now).toBeCloseTo((total - 300) * 200, 3);
});

test('a pause of one host holds back whoever asks it, and nobody else', async () => {
  const { own, waits } = limits();
  const ask = (host: string) => own.run({ host, parallel: 2 }, async () => host);
  await ask('a');
  await own.hold('a', 7000);
  await own.hold('a', 500);
  expect([await ask('b'), await ask('a')]).toEqual(['b', 'a']);
  expect(waits).toEqual([7000]);
});
