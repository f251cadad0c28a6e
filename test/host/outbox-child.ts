// A host that creates projects one after the other until it is killed by outbox.test.ts. It prints a name when its create was asked for, and again when it is done or waits.
import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { parcelAt } from '../helpers/parcels.ts';
import { testHost } from './host.ts';

// What Node compiled would be kept only at an end in order, which does not come: the next one would compile all of it again.
flushCompileCache();
const [dataFolder, address, key, round, timeout, quiet] = process.argv.slice(2) as [string, string, string, string, string, string];
const host = testHost(
  { dataFolder },
  {
    timeoutMilliseconds: Number(timeout),
    times: { quietMilliseconds: Number(quiet), firstRetryMilliseconds: 30, maxRetryMilliseconds: 200, firstProbeMilliseconds: 100 },
  },
);
const known = (await host.ask('connections.list', {})).connections.find(({ kind }) => kind === 'remote');
const { id } = known ?? (await host.ask('connections.save', { name: 'Provider', baseUrl: address }));
await host.ask('keys.save', { connectionId: id, kind: 'api-key', secret: key });
await host.ask('connections.select', { id });
for (let index = 0; index < 40; index += 1) {
  const name = `P ${round}-${index}`;
  writeSync(1, `asked ${name}\n`);
  try {
    await host.ask('projects.create', { name, geojson: parcelAt(30 + Number(round) / 10, index / 50, 0.005) });
    writeSync(1, `safe ${name}\n`);
  } catch (error) {
    writeSync(1, `fault ${name} ${(error as Error).message}\n`);
  }
  await wait(Math.random() * 20);
}
await wait(60_000);
