import { join } from 'node:path';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { codeOfError } from '#sentences/phrases/index.ts';
import { makeDataFolder } from './data-folder.ts';
import { startService } from './server.ts';

const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'hectare-data-folder-'));

test('a folder that cannot hold a workspace is refused with a code, and a code within it', () => {
  const file = join(temporaryFolder(), 'a file');
  writeFileSync(file, '');
  const refusal = (path: string) => {
    try {
      makeDataFolder(path);
      return null;
    } catch (error) {
      return [(error as Error).message, codeOfError(error)];
    }
  };
  expect(refusal(file)).toEqual([
    `${file} cannot hold a workspace: it is a file. Choose another folder.`,
    { code: 'service.folder-unusable', params: { path: file, reason: { code: 'service.folder-is-file' } } },
  ]);
  expect(refusal(join(file, 'below'))?.[1]).toEqual({
    code: 'service.folder-unusable',
    params: { path: join(file, 'below'), reason: { code: 'service.folder-below-file', params: { path: file } } },
  });
});

test('a service for other computers does not start', async () => {
  const options = { dataFolder: temporaryFolder(), listen: { host: '0.0.0.0', port: 0 }, apiKey: 'k', userGroupToken: 't' };
  await expect(startService(options)).rejects.toMatchObject({
    phrase: { code: 'service.only-this-computer', params: { host: '0.0.0.0' } },
  });
});
