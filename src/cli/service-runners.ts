import { isIP } from 'node:net';
import type { Arguments } from './arguments.ts';
import { databaseUrl, teamDatabase } from './database-url.ts';
import { objectPlace } from './object-place.ts';
import { given, stopSignal, type Runner } from './runner.ts';

const maxAtOnce = 64;
const maxDrainSeconds = 300;

/** Addresses such as 10.0.0.2, or networks such as 10.0.0.0/24. */
function proxiesOf(read: Arguments): string[] {
  const given = read.texts('proxy');
  for (const one of given) {
    const [, address = '', , bits] = /^([^/]+)(\/(\d{1,3}))?$/.exec(one) ?? [];
    const version = isIP(address);
    if (version === 0 || Number(bits ?? 0) > (version === 4 ? 32 : 128))
      throw read.fault(`--proxy should be an address such as 10.0.0.2, or a network such as 10.0.0.0/24, not “${one}”.`);
  }
  return given;
}

export const serve: Runner = async (read, output) => {
  const { positionals } = read;
  if (positionals.length > 0) throw read.fault(`serve takes no “${positionals[0]}”, only options.`);
  const database = read.text('database');
  if (database === undefined) read.refuse(['other-computers', 'proxy', 'objects'], 'is for --database; leave it out, or add that');
  return (await import('./serve.ts')).serve(
    {
      host: read.text('host') ?? '127.0.0.1',
      port: read.number('port', { from: 0, to: 65_535, whole: true }) ?? 0,
      ...given('data', read.text('data')),
      ...given('database', database === undefined ? undefined : databaseUrl(database)),
      ...given('objects', objectPlace(read)),
      servesOthers: read.isGiven('other-computers'),
      proxies: proxiesOf(read),
      ...given('quotaHectares', read.number('quota-hectares', { from: 0, to: 1e12 })),
      sampleData: read.isGiven('sample-data'),
      metrics: read.isGiven('metrics'),
      drainSeconds: read.number('drain', { from: 0, to: maxDrainSeconds, whole: true }) ?? 0,
      packs: read.texts('pack'),
      nonCommercial: read.nonCommercial,
    },
    output,
    stopSignal(),
  );
};

export const migrate: Runner = async (read, output) => {
  const [direction, ...more] = read.positionals;
  if ((direction !== 'to-database' && direction !== 'to-workspace') || more.length > 0)
    throw read.fault('Say where to: hectare migrate to-database, or hectare migrate to-workspace.');
  const [database, data] = [read.text('database'), read.text('data')];
  if (database === undefined || data === undefined) throw read.fault('Name both sides: --database URL and --data DIR.');
  return (await import('./migrate.ts')).migrate(
    { direction, database: databaseUrl(database), objects: objectPlace(read) ?? null, data, json: read.isGiven('json') },
    output,
  );
};

export const worker: Runner = async (read, output) => {
  const { positionals } = read;
  if (positionals.length > 0) throw read.fault(`worker takes no “${positionals[0]}”, only options.`);
  const database = teamDatabase(read);
  return (await import('./worker.ts')).work(
    {
      database,
      ...given('objects', objectPlace(read)),
      ...given('data', read.text('data')),
      products: read.texts('product'),
      ...given('statusPort', read.number('status-port', { from: 0, to: 65_535, whole: true })),
      atOnce: read.number('at-once', { from: 1, to: maxAtOnce, whole: true }) ?? 6,
      packs: read.texts('pack'),
      nonCommercial: read.nonCommercial,
      sampleData: read.isGiven('sample-data'),
    },
    output,
    stopSignal(),
  );
};
