import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { takeSecret } from './secret-variable.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hectare-secret-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  vi.unstubAllEnvs();
});
function fileWith(text: string): string {
  const path = join(folder, 'secret');
  writeFileSync(path, text);
  return path;
}

test('a secret comes from its variable, where nobody reads it afterwards, or from a file with or without a last line break', async () => {
  expect(await takeSecret('HECTARE_TRIAL')).toBe('');
  vi.stubEnv('HECTARE_TRIAL', 'in-the-variable');
  expect(await takeSecret('HECTARE_TRIAL')).toBe('in-the-variable');
  expect(process.env['HECTARE_TRIAL']).toBeUndefined();
  for (const text of ['in-a-file', 'in-a-file\n', 'in-a-file\r\n']) {
    vi.stubEnv('HECTARE_TRIAL_FILE', fileWith(text));
    expect(await takeSecret('HECTARE_TRIAL')).toBe('in-a-file');
  }
});

test('what is no secret is refused, and not repeated', async () => {
  const refused = (text: RegExp) => expect(takeSecret('HECTARE_TRIAL')).rejects.toThrow(text);
  vi.stubEnv('HECTARE_TRIAL_FILE', join(folder, 'missing'));
  await refused(/HECTARE_TRIAL_FILE: .*missing cannot be read \(ENOENT\)/);
  vi.stubEnv('HECTARE_TRIAL_FILE', folder);
  await refused(/cannot be read \(EISDIR\)/);
  vi.stubEnv('HECTARE_TRIAL_FILE', fileWith('\n'));
  await refused(/is empty/);
  vi.stubEnv('HECTARE_TRIAL_FILE', fileWith('two words'));
  await refused(/^HECTARE_TRIAL has blanks, line breaks or unusual characters in it\.$/);
  vi.stubEnv('HECTARE_TRIAL_FILE', fileWith('x'.repeat(5000)));
  await refused(/HECTARE_TRIAL/);
  vi.stubEnv('HECTARE_TRIAL', 'both');
  await refused(/HECTARE_TRIAL or HECTARE_TRIAL_FILE, not both/);
});
