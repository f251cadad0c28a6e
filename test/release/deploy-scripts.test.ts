import { execFile, spawnSync } from 'node:child_process';
import { createHash, createHmac, pbkdf2Sync } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actAsService } from '#service/storage/acting.ts';
import { openDatabase } from '#service/storage-postgres/open.ts';
import { commandLine } from '../cli/run.ts';
import { hasPostgres, startPostgres, type TestPostgres } from '../helpers/postgres.ts';
import { startGarage, type Garage } from './garage.ts';

const deploy = resolve(import.meta.dirname, '../../deploy');
const folder = mkdtempSync(join(tmpdir(), 'hectare-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
function secret(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text, { mode: 0o600 });
  return path;
}
interface Ended {
  code: number;
  said: string;
}
async function run(program: string, args: string[], env: Record<string, string>): Promise<Ended> {
  const { PATH = '' } = process.env;
  return promisify(execFile)(program, args, { env: { PATH, ...env } }).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({ code: error.code, said: error.stdout + error.stderr }),
  );
}

describe('the bucket of the object store', () => {
  const token = 'f'.repeat(64);
  const [id, key] = [`GK${'1'.repeat(24)}`, '2'.repeat(64)];
  let garage: Garage;
  beforeAll(async () => {
    garage = await startGarage(token);
  });
  afterAll(() => garage.stop());
  const prepared = (more: Record<string, string> = {}) =>
    run(process.execPath, [join(deploy, 'object-bucket.mts')], {
      OBJECT_ADMIN: garage.url,
      OBJECT_BUCKET: 'hectare',
      OBJECT_ADMIN_TOKEN_FILE: secret('token', `${token}\n`),
      AWS_SHARED_CREDENTIALS_FILE: secret('credentials', `[default]\naws_access_key_id = ${id}\naws_secret_access_key = ${key}\n`),
      ...more,
    });

  test('is made on the first start with the key of the credentials, and stays on every other one', async () => {
    expect(await prepared()).toEqual({ code: 0, said: 'The bucket hectare is there.\n' });
    expect(garage.changes.map(([call]) => call)).toEqual([
      'UpdateClusterLayout',
      'ApplyClusterLayout',
      'ImportKey',
      'CreateBucket',
      'AllowBucketKey',
    ]);
    expect([...garage.keys]).toEqual([[id, key]]);
    expect(garage.buckets.get('hectare')!.allowed).toEqual([`${id} read write`]);
    garage.changes.length = 0;
    expect((await prepared()).code).toBe(0);
    expect(garage.changes.map(([call]) => call)).toEqual(['AllowBucketKey']);
  });

  test('what is wrong is said without a secret, and ends with 1', async () => {
    const gone = await startGarage(token);
    await gone.stop();
    const faults = [
      await prepared({ OBJECT_ADMIN_TOKEN_FILE: secret('other', 'another token') }),
      await prepared({ AWS_SHARED_CREDENTIALS_FILE: secret('short', 'aws_access_key_id = AKIA1\naws_secret_access_key = hush\n') }),
      await prepared({ OBJECT_ADMIN: gone.url }),
      await prepared({ OBJECT_BUCKET: '' }),
    ];
    expect(faults.map(({ code }) => code)).toEqual([1, 1, 1, 1]);
    expect(faults[0]!.said).toBe('GetClusterStatus was answered with 403.\n');
    expect(faults[2]!.said).toBe(`${gone.url}: ECONNREFUSED\n`);
    for (const { said } of faults) expect(said).not.toMatch(/another token|hush|ffff|2222/);
  });
});

const hasPsql = spawnSync('psql', ['--version']).status === 0;
describe.skipIf(!hasPostgres || !hasPsql)('the user of the database that servers and workers are', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  /** Whether a password is the one behind what PostgreSQL keeps of it (RFC 5802). */
  function isPasswordOf(kept: string, password: string): boolean {
    const [, rounds, salt, stored] = /^SCRAM-SHA-256\$(\d+):([^$]+)\$([^:]+):/.exec(kept)!;
    const salted = pbkdf2Sync(password, Buffer.from(salt!, 'base64'), Number(rounds), 32, 'sha256');
    const client = createHmac('sha256', salted).update('Client Key').digest();
    return createHash('sha256').update(client).digest('base64') === stored;
  }

  test('is made by service-role.sh with the password of its file, which nobody else sees, and works behind the wall', async () => {
    const database = await postgres.database('nothing');
    const { pathname, searchParams } = new URL(database);
    // A program that is not marked as one would be run inside the shell that starts PostgreSQL.
    expect(statSync(join(deploy, 'service-role.sh')).mode & 0o111).toBe(0o111);
    const password = `it's "quoted" $HOME \\ and long`;
    const env = {
      POSTGRES_USER: 'hectare',
      POSTGRES_DB: pathname.slice(1),
      PGHOST: searchParams.get('host')!,
      SERVICE_PASSWORD_FILE: secret('service_password', `${password}\n`),
    };
    const made = await run(join(deploy, 'service-role.sh'), [], env);
    expect(made).toEqual({ code: 0, said: expect.not.stringContaining('quoted') });
    const owner = new pg.Client({ connectionString: database });
    await owner.connect();
    try {
      const { rows } = await owner.query(
        "SELECT rolpassword, rolsuper, rolcanlogin, rolcreatedb, rolcreaterole, rolbypassrls FROM pg_authid WHERE rolname = 'hectare_service'",
      );
      const [{ rolpassword: kept, ...rights }] = rows;
      expect(rights).toEqual({ rolsuper: false, rolcanlogin: true, rolcreatedb: false, rolcreaterole: false, rolbypassrls: false });
      expect([isPasswordOf(kept, password), isPasswordOf(kept, 'another')]).toEqual([true, false]);
    } finally {
      await owner.end();
    }
    // As compose.yaml goes on.
    expect(await commandLine().run(['admin', 'schema', '--service-role=hectare_service', `--database=${database}`])).toMatchObject({
      code: 0,
    });
    const store = await openDatabase(database.replace('user=hectare', 'user=hectare_service'));
    await actAsService(async () => {
      await store.accounts.ensure('team', null);
      expect(await store.heads.list('team')).toEqual([]);
    });
    await store.close();
    // A second start with another password is refused, and says so by its exit code.
    expect((await run(join(deploy, 'service-role.sh'), [], env)).code).not.toBe(0);
    const file = secret('unreadable', '');
    chmodSync(file, 0o600);
    expect((await run(join(deploy, 'service-role.sh'), [], { ...env, SERVICE_PASSWORD_FILE: join(folder, 'missing') })).code).not.toBe(0);
  });
});
