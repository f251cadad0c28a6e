import { cpSync, mkdirSync, rmSync, truncateSync, writeFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PackWriter } from '#datasets/index.ts';
import { gfc } from '#datasets/gfc.ts';
import { commandLine } from './run.ts';

const { folder, run, start, file } = commandLine();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const own = join(folder, 'profile', 'command-line', 'packs');
const pack = (name: string) => join(own, name);
const packedFile = join('documents', `${gfc.id}.bin`);

beforeAll(async () => {
  mkdirSync(own, { recursive: true });
  const writer = new PackWriter(pack('whole'));
  for (const key of ['one', 'two'])
    await writer.addDocument({
      dataset: gfc,
      key,
      validWithin: [1, 2, 3, 4],
      contentType: 'text/plain',
      bytes: Buffer.from(key.repeat(500)),
      fetchedAt: '2025-01-01T00:00:00Z',
    });
  await writer.finish({ title: 'Wood', box: [1, 2, 3, 4], synthetic: false, createdAt: '2025-02-03T04:05:06Z' });
  for (const name of ['half', 'changed', 'no-file', 'no-manifest', 'newer', 'foreign', 'garbled'])
    cpSync(pack('whole'), pack(name), { recursive: true });
  truncateSync(join(pack('half'), packedFile), 20);
  const content = readFileSync(join(pack('changed'), packedFile));
  content[content.length - 1]! ^= 1;
  writeFileSync(join(pack('changed'), packedFile), content);
  rmSync(join(pack('no-file'), packedFile));
  rmSync(join(pack('no-manifest'), 'manifest.json'));
  const manifest = JSON.parse(readFileSync(join(pack('whole'), 'manifest.json'), 'utf8')) as object;
  writeFileSync(join(pack('newer'), 'manifest.json'), JSON.stringify({ ...manifest, version: 2 }));
  writeFileSync(join(pack('foreign'), 'manifest.json'), JSON.stringify({ name: 'a web page', start_url: '/' }));
  writeFileSync(join(pack('garbled'), 'manifest.json'), JSON.stringify(manifest).slice(0, 100));
});

interface Report {
  folder: string;
  title: string | null;
  bytes: number | null;
  faults: { file: string; fault: string }[] | null;
  reason: string | null;
}
const told = async (args: string[]) => {
  const { code, out } = await run(['pack', ...args, '--json']);
  return { code, packs: Object.fromEntries((JSON.parse(out).packs as Report[]).map((one) => [one.folder.split('/').at(-1)!, one])) };
};

test('--list tells the packs of the command line, and what is wrong with each that is', async () => {
  const { code, packs } = await told(['--list']);
  expect(code).toBe(1);
  expect(packs['whole']).toMatchObject({ title: 'Wood', faults: [], reason: null });
  expect(packs['changed']!.faults).toEqual([]);
  expect([packs['half']!.faults, packs['no-file']!.faults]).toEqual([
    [{ file: packedFile, fault: 'cut off' }],
    [{ file: packedFile, fault: 'missing' }],
  ]);
  expect([packs['no-manifest'], packs['newer'], packs['foreign'], packs['garbled']].map((one) => one!.reason)).toEqual([
    expect.stringMatching(/not finished or not copied whole.*copy it again/),
    expect.stringMatching(/made by a newer Hectare.*Update Hectare/),
    expect.stringMatching(/no data pack of Hectare/),
    expect.stringMatching(/damaged\. Copy the pack again/),
  ]);
});

test('--check finds a changed byte; a whole pack ends with 0', async () => {
  expect(await told(['--check', pack('changed')])).toMatchObject({
    code: 1,
    packs: { changed: { faults: [{ file: packedFile, fault: 'damaged' }] } },
  });
  expect(await told(['--check', pack('whole')])).toMatchObject({ code: 0, packs: { whole: { faults: [] } } });
  const { code, out } = await run(['pack', '--check', pack('whole'), pack('half')]);
  expect(code).toBe(1);
  expect(out).toContain('Wood, made 2025-02-03');
  expect(out).toContain(`BROKEN: ${packedFile} is cut off`);
});

test('a folder that is not there, holds something else, or holds packs', async () => {
  expect(await run(['pack', '--list', join(folder, 'nowhere')])).toMatchObject({
    code: 2,
    err: expect.stringContaining('There is no folder'),
  });
  mkdirSync(join(folder, 'holiday'));
  expect(await run(['pack', '--list', join(folder, 'holiday')])).toMatchObject({
    code: 1,
    out: expect.stringContaining('has no manifest.json'),
  });
  expect(Object.keys((await told(['--list', own])).packs)).toHaveLength(8);
  expect(await run(['pack', '--list', '--out', 'x'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('--out is for making a pack'),
  });
  const empty = { HECTARE_PROFILE: join(folder, 'empty') };
  expect(await run(['pack', '--list'], empty)).toMatchObject({
    code: 0,
    out: '',
    err: expect.stringContaining('There are no data packs in'),
  });
});

test('serve says which packs of its workspace are broken, leaves out what cannot be read, and starts; one that is named must be a pack', async () => {
  const keys = { HECTARE_API_KEY: 'k'.repeat(32), HECTARE_USER_GROUP_TOKEN: 't'.repeat(32), FORCE_OFFLINE: '1' };
  const service = start(['serve'], keys);
  await service.line(/\{.*\}/);
  service.child.kill('SIGTERM');
  const { code, err } = await service.ended;
  expect(code, err).toBe(0);
  expect(err.match(/It is left out\./g)).toHaveLength(4);
  expect(err).toMatch(/The data pack in \S*half is not whole \(documents\/gfc\.bin is cut off\)/);
  expect(await run(['serve', '--pack', own], keys)).toMatchObject({
    code: 2,
    err: expect.stringMatching(/is no data pack itself, but holds 7 of them\. Name /),
  });
  expect(await run(['serve', '--pack', file('a-file', 'x')], keys)).toMatchObject({
    code: 2,
    err: expect.stringContaining('a data pack is a folder'),
  });
});
