import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NothingThere, UnusableAnswer, type DocumentRequest } from '#datasets/index.ts';
import { Database } from '#service/storage-postgres/connection.ts';
import { PostgresSourceAnswers, type SourceAnswersOptions } from '#service/storage-postgres/source-answers.ts';
import { PostgresHostLimits } from '#service/storage-postgres/source-limits.ts';
import { loopback, type Loopback } from '../datasets/loopback.ts';
import { invented, openData, picture, type TestAccess } from '../datasets/open-data.ts';
import { hasPostgres, setClock, startPostgres, type TestPostgres } from '../helpers/postgres.ts';
import type { SourceWorker } from '../helpers/source-worker.ts';

const text = (content: string) => new TextEncoder().encode(content);
const raster = picture(900, 900);
const window = { left: 0, top: 0, width: 900, height: 900 };

describe.skipIf(!hasPostgres)('answers of sources that workers share', () => {
  let postgres: TestPostgres;
  let database: string;
  let asked: Database;
  let source: Loopback;
  const opened: Database[] = [];
  const accesses: TestAccess[] = [];
  const children: ChildProcess[] = [];
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());
  beforeEach(async () => {
    database = await postgres.database();
    source = await loopback({ '/a': text('{"value": 7}'), '/big.tif': raster.bytes });
    asked = connected();
  });
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    await Promise.all(accesses.splice(0).map(({ access }) => access.close()));
    await source.close();
    await Promise.all(opened.splice(0).map((one) => one.close()));
  });

  const connected = () => {
    const one = new Database(database, { connections: 3 });
    opened.push(one);
    return one;
  };
  const answers = (options: Partial<SourceAnswersOptions> = {}) => {
    const told: string[] = [];
    return { told, kept: new PostgresSourceAnswers(connected(), { log: (line) => told.push(line), ...options }) };
  };
  /** One worker, with a cache folder of its own. */
  function worker(options: Partial<SourceAnswersOptions> = {}) {
    const { kept, told } = answers(options);
    const data = openData(source.base, { sharedAnswers: kept, hostLimits: new PostgresHostLimits(connected()) });
    accesses.push(data);
    const document = (more: Partial<DocumentRequest<number>> = {}) =>
      data.access.document({
        dataset: invented,
        key: 'a',
        box: [0, 0, 1, 1],
        url: `${source.base}/a`,
        parse: (bytes) => {
          try {
            return (JSON.parse(new TextDecoder().decode(bytes)) as { value: number }).value;
          } catch {
            throw new UnusableAnswer({ code: 'no-value', message: 'no value' } as never);
          }
        },
        ...more,
      });
    const cells = async () => (await (await data.access.raster(invented, `${source.base}/big.tif`)).read(0, window)).values;
    return { ...data, told, document, cells };
  }
  const names = async () => (await asked.query<{ name: string }>('SELECT name FROM source_answer ORDER BY name')).map(({ name }) => name);

  test('workers that want the same at once ask the source once for each piece, and all have it whole', async () => {
    const workers = [worker(), worker(), worker()];
    const values = await Promise.all(workers.map((one) => Promise.all([one.document(), one.cells()])));
    for (const [value, cells] of values) {
      expect(value).toBe(7);
      expect(cells).toEqual(raster.values);
    }
    const pieces = source.requests.map(({ path, range }) => `${path} ${range ?? ''}`);
    expect(pieces).toHaveLength(new Set(pieces).size);
    const bytes = source.requests.filter(({ path }) => path === '/big.tif').length;
    expect(bytes).toBeLessThanOrEqual(Math.ceil(raster.bytes.length / 2 ** 20));
    // One that comes later asks nobody, and needs no network either.
    const before = source.requests.length;
    const later = worker();
    expect([await later.document(), await later.cells()]).toEqual([7, raster.values]);
    expect(source.requests).toHaveLength(before);
    expect(await asked.query('SELECT 1 FROM source_claim')).toEqual([]);
  });

  test('where each came from is told: who fetched it, and who had it from the others', async () => {
    const [one, other] = [worker(), worker()];
    const [first, second] = [one.access.recording(), other.access.recording()];
    const request = {
      dataset: invented,
      key: 'a',
      box: [0, 0, 1, 1] as [number, number, number, number],
      url: `${source.base}/a`,
      parse: () => 1,
    };
    await first.document(request);
    await second.document(request);
    expect([first.origins()[0]?.via, second.origins()[0]?.via]).toEqual(['network', 'cache']);
  });

  test('what grows old is asked about once, by its ETag, and a 404 is shared', async () => {
    const [one, other] = [worker(), worker()];
    await one.document({ freshFor: 1000 });
    for (const { clock } of [one, other]) clock.now += 5000;
    expect(await other.document({ freshFor: 1000 })).toBe(7);
    expect(await one.document({ freshFor: 1000 })).toBe(7);
    expect(source.requests.map(({ headers }) => headers['if-none-match'] !== undefined)).toEqual([false, true]);
    for (const { document } of [one, other]) await expect(document({ url: `${source.base}/none` })).rejects.toThrow(NothingThere);
    expect(source.requests).toHaveLength(3);
  });

  test('a file that changed at its source is read anew by all', async () => {
    const [one, other] = [worker(), worker()];
    expect(await one.cells()).toEqual(raster.values);
    const changed = picture(900, 900, 5);
    source.files.set('/big.tif', { body: changed.bytes });
    for (const { clock } of [one, other]) clock.now += 100 * 24 * 3_600_000;
    expect(await one.cells()).toEqual(changed.values);
    const before = source.requests.length;
    expect(await other.cells()).toEqual(changed.values);
    expect(source.requests).toHaveLength(before);
  });

  test('a damaged answer, and one under another’s name, are told and fetched again', async () => {
    const [one, other] = [worker(), worker()];
    await one.document();
    await one.document({ url: `${source.base}/a?second` });
    const [first, second] = await names();
    await asked.query('UPDATE source_answer SET bytes = set_byte(bytes, 60, get_byte(bytes, 60) # 1) WHERE name = $1', [first]);
    await asked.query(
      'UPDATE source_answer SET bytes = (SELECT bytes FROM source_answer WHERE name = $1), sha256 = (SELECT sha256 FROM source_answer WHERE name = $1) WHERE name = $2',
      [first, second],
    );
    expect([await other.document(), await other.document({ url: `${source.base}/a?second` })]).toEqual([7, 7]);
    expect(source.requests).toHaveLength(4);
    expect(other.told).toHaveLength(2);
  });

  test('what was used longest ago goes when there is no room', async () => {
    const { kept } = answers({ maxBytes: 10_000 });
    for (const [number, name] of ['old', 'used', 'new'].entries()) {
      await kept.keep(name, new Uint8Array(900).fill(number));
      await asked.query('UPDATE source_answer SET used_at = used_at - $1 WHERE name = $2', [(9 - number) * 3_600_001, name]);
    }
    expect([...(await kept.read(['used'])).keys()]).toEqual(['used']);
    for (let number = 0; number < 9; number += 1) await kept.keep(`more ${number}`, new Uint8Array(950));
    const [sum] = await asked.query<{ bytes: number }>('SELECT sum(size)::int AS bytes FROM source_answer');
    expect(sum!.bytes).toBeLessThanOrEqual(10_000);
    const left = await names();
    expect([left.includes('old'), left.includes('used'), left.includes('more 8')]).toEqual([false, true, true]);
    // A single answer that would take a tenth of all is not kept.
    await kept.keep('huge', new Uint8Array(1001));
    expect(await names()).not.toContain('huge');
  });

  test('what a killed worker was fetching is fetched by another, and without the shared tables each fetches for itself', async () => {
    // The clock of the database stands until it is set ahead: a busy machine makes no lease short.
    await setClock(database, 0);
    source.always = { kind: 'silence' };
    const given: SourceWorker = {
      database,
      base: source.base,
      cacheFolder: mkdtempSync(join(tmpdir(), 'hectare-answers-')),
      names: ['a'],
      parallel: 4,
      leaseMilliseconds: 15_000,
    };
    const program = join(import.meta.dirname, '../helpers/source-worker.ts');
    const child = spawn(process.execPath, ['--no-warnings', program, JSON.stringify(given)], { stdio: 'inherit' });
    children.push(child);
    await expect.poll(() => source.requests.length).toBe(1);
    source.always = null;
    const other = worker();
    const had = other.document();
    const [claim] = await asked.query<{ n: number }>('SELECT count(*) AS n FROM source_claim');
    expect(claim!.n).toBe(1);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await setClock(database, 60_000);
    expect(await had).toBe(7);
    expect(source.requests).toHaveLength(2);
    await asked.query('DROP TABLE source_answer, source_claim');
    const alone = worker();
    expect([await alone.document(), await alone.cells()]).toEqual([7, raster.values]);
    expect(alone.told.length).toBeGreaterThan(0);
  });
});
