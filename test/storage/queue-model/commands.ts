import fc from 'fast-check';
import { leaseMilliseconds, type QueueWorld, type Write } from './world.ts';

type Command = fc.AsyncCommand<object, QueueWorld>;

/** Begins something, and lets so many statements of everything that is under way through. */
const command = (name: string, steps: number, run: (world: QueueWorld) => Promise<void>): Command => ({
  check: () => true,
  async run(_model, world) {
    await world.order.start(() => run(world));
    await world.order.steps(steps);
  },
  toString: () => `${name}, ${steps} statements`,
});
/** The clock, or a death: no statement. */
const moment = (name: string, run: (world: QueueWorld) => Promise<void> | void): Command => ({
  check: () => true,
  run: async (_model, world) => run(world),
  toString: () => name,
});

const choice = fc.nat({ max: 5 });
const steps = fc.oneof(fc.nat({ max: 4 }), fc.constant(50));
const writes: fc.Arbitrary<Write> = fc.constantFrom<Write>(
  'renew',
  'checkpoint',
  'preview',
  'complete',
  'complete',
  'tried again',
  'failed',
  'stopped',
);

const weighted: [weight: number, fc.Arbitrary<Command>][] = [
  [
    5,
    fc
      .tuple(choice, fc.integer({ min: 1, max: 4 }), steps)
      .map(([who, most, n]) => command(`${who} leases ${most}`, n, (world) => world.lease(who, most))),
  ],
  [
    6,
    fc
      .tuple(choice, choice, writes, steps)
      .map(([who, which, what, n]) => command(`${who} ${what} ${which}`, n, (world) => world.write(who, which, what))),
  ],
  [
    2,
    fc
      .tuple(choice, choice, writes, steps)
      .map(([who, which, what, n]) => command(`${who} late ${what} ${which}`, n, (world) => world.writeLate(who, which, what))),
  ],
  [2, choice.map((who) => moment(`${who} dies`, (world) => world.die(who)))],
  [4, fc.constantFrom(1000, 4000, leaseMilliseconds + 1).map((ms) => moment(`${ms} ms pass`, (world) => world.tick(ms)))],
  [1, fc.tuple(choice, steps).map(([who, n]) => command(`${who} drains`, n, (world) => world.drain(who)))],
  [1, fc.tuple(choice, steps).map(([which, n]) => command(`project ${which} goes or comes back`, n, (world) => world.cancel(which)))],
  [
    2,
    fc
      .tuple(choice, fc.constantFrom('Africa/Nairobi', 'Africa/Cairo'), steps)
      .map(([which, zone, n]) => command(`project ${which} is in ${zone}`, n, (world) => world.decide(which, zone))),
  ],
  [1, fc.tuple(choice, steps).map(([which, n]) => command(`project ${which} again`, n, (world) => world.again(which)))],
  [1, fc.tuple(fc.boolean(), steps).map(([paused, n]) => command(paused ? 'pause' : 'go on', n, (world) => world.pause(paused)))],
];

/** What workers, persons and the clock do, in any order and at once. */
export const commands = fc.commands<object, QueueWorld, false>(
  [fc.oneof(...weighted.map(([weight, arbitrary]) => ({ weight, arbitrary })))] as fc.Arbitrary<fc.AsyncCommand<object, QueueWorld>>[],
  { maxCommands: 30, size: 'max' },
);
