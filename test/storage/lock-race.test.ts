import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from 'vitest';
import { takeLock } from '#backups/workspace-lock.ts';

// Programs that start at the same moment on the workspace of one that was killed: one of them has it.
const folder = mkdtempSync(join(tmpdir(), 'hectare-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const lock = join(folder, 'service.lock');
const module = resolve(import.meta.dirname, '../../src/backups/workspace-lock.ts');
/** no process has such a number (Linux counts to 4,194,304) */
const dead = '4999999';

/** Tries once for each line of its input, at the moment that a file of that name appears, and lives until its input ends. */
const contender = `
  import { takeLock } from ${JSON.stringify(`file://${module}`)};
  import { existsSync } from 'node:fs';
  import { createInterface } from 'node:readline';
  for await (const sign of createInterface({ input: process.stdin })) {
    console.log('waits');
    while (!existsSync(sign));
    console.log(takeLock(${JSON.stringify(lock)}) === null ? 'taken' : 'held');
  }
`;
function begin() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', contender], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return { child, said: async () => (await lines.next()).value as string };
}

test('of two that find the lock of a dead process at the same moment, one takes it', async () => {
  const contenders = [begin(), begin()];
  for (let round = 0; round < 100; round += 1) {
    writeFileSync(lock, dead);
    const sign = join(folder, `sign-${round}`);
    for (const { child } of contenders) child.stdin.write(`${sign}\n`);
    for (const { said } of contenders) expect(await said()).toBe('waits');
    writeFileSync(sign, '');
    const told = await Promise.all(contenders.map(({ said }) => said()));
    expect(told.toSorted()).toEqual(['held', 'taken']);
    rmSync(sign);
    expect(readdirSync(folder)).toEqual(['service.lock']);
  }
  for (const { child } of contenders) {
    child.stdin.end();
    await once(child, 'exit');
  }
});

test.runIf(process.platform === 'linux')('a process of the same number after the computer was started again is not the holder', () => {
  writeFileSync(lock, `${process.ppid} 00000000-0000-4000-8000-000000000000`);
  expect(takeLock(lock)).toBeNull();
  const own = readFileSync(lock, 'utf8');
  writeFileSync(lock, own.replace(String(process.pid), String(process.ppid)));
  expect(takeLock(lock)).toBe(process.ppid);
});
