import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openRegularFile, readRange, readRegularFile } from './regular-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'hr-'));
const at = (name: string) => join(folder, name);

test('a whole file is read up to its bound, and refused above it', async () => {
  writeFileSync(at('ten'), '0123456789');
  expect(new TextDecoder().decode(await readRegularFile(at('ten'), 10))).toBe('0123456789');
  await expect(readRegularFile(at('ten'), 9)).rejects.toMatchObject({ code: 'EFBIG' });
  await expect(readRegularFile(at('none'), 9)).rejects.toMatchObject({ code: 'ENOENT' });
});

test('a part is shorter at the end of its file', async () => {
  writeFileSync(at('ten'), '0123456789');
  await using file = await openRegularFile(at('ten'));
  expect(new TextDecoder().decode(await readRange(file, 3, 4))).toBe('3456');
  expect(new TextDecoder().decode(await readRange(file, 8, 4))).toBe('89');
  expect(await readRange(file, 20, 4)).toHaveLength(0);
});

test.skipIf(process.platform === 'win32')('pipes, devices, sockets and folders are refused at once', async () => {
  execFileSync('mkfifo', [at('pipe')]);
  const server = createServer();
  await new Promise<void>((done) => {
    server.listen(at('socket'), done);
  });
  try {
    await expect(openRegularFile(at('pipe'))).rejects.toMatchObject({ code: 'ENOTFILE' });
    await expect(openRegularFile('/dev/zero')).rejects.toMatchObject({ code: 'ENOTFILE' });
    await expect(openRegularFile(folder)).rejects.toMatchObject({ code: 'EISDIR' });
    await expect(openRegularFile(at('socket'))).rejects.toMatchObject({ code: 'ENOTFILE' });
  } finally {
    server.close();
  }
});
