import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inspect } from '#backups/inspection.ts';
import { listItem } from '#service/answers.ts';
import { openWorkspace } from '#service/storage/database.ts';
import { Storage } from '#service/storage/storage.ts';
import { campaign, everythingIn, filledWorkspace, outcomeOf } from '../helpers/damaged-workspaces.ts';
import { inSoak } from '../helpers/soak.ts';

let folder: string;
let original: Buffer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hectare-damaged-'));
  await filledWorkspace(join(folder, 'workspace.gpkg'));
  original = readFileSync(join(folder, 'workspace.gpkg'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const seed = Number(process.env['HECTARE_SEED'] ?? 20_261_125);

test('damaged workspaces are refused or say what is damaged, and are never silently wrong', async () => {
  const count = inSoak(40, 1000);
  const { counts, wrong } = await campaign(folder, original, count, seed);
  console.log(`Damaged workspaces, seed ${seed}: ${JSON.stringify(counts)}`);
  expect(wrong).toEqual([]);
  // One that found everything whole, or everything damaged, would prove nothing.
  expect(Math.min(counts['no effect'], counts.refused)).toBeGreaterThan(0);
}, 1_200_000);

test('the campaign finds a change that nothing tells', async () => {
  const path = join(folder, 'planted.gpkg');
  copyFileSync(join(folder, 'workspace.gpkg'), path);
  const storage = new Storage(await openWorkspace(path), () => new Date('2026-11-24T10:00:00Z'));
  const ids = storage.heads.list('local').map(({ id }) => id);
  const before = await everythingIn(storage, ids);
  // Written by us, so that its digest is right: as if there were none.
  await storage.changeSettings(ids[2]!, { time_zone: 'Africa/Cairo' }, []);
  storage.close();
  const { outcome, wrong } = await outcomeOf(path, before, ids);
  expect([outcome, wrong.length]).toEqual(['silently wrong', 1]);
});

test('a damaged project is marked, has no figures, is refused elsewhere, and can be deleted', async () => {
  const path = join(folder, 'one.gpkg');
  copyFileSync(join(folder, 'workspace.gpkg'), path);
  const bytes = readFileSync(path);
  const [name, changed] = ['Project 3', 'Project 7'];
  for (let at = bytes.indexOf(name); at >= 0; at = bytes.indexOf(name, at + 1)) bytes.write(changed, at);
  writeFileSync(path, bytes);
  const storage = new Storage(await openWorkspace(path));
  const row = storage.heads.list('local').find((one) => one.is_whole === 0)!;
  expect(row.project_name).toBe(changed);
  expect(listItem(row)).toMatchObject({ damaged: true, area_hectares: null, centroid_lat: null });
  expect(() => storage.project('local', row.id)).toThrow('What is stored of “Project 7” is damaged');
  await expect(storage.changeSettings(row.id, { time_zone: 'Africa/Cairo' }, [])).rejects.toMatchObject({
    phrase: { code: 'damaged-row' },
  });
  await storage.bin.deleteDamaged('local', row.id);
  expect(storage.heads.list('local').filter((one) => one.is_whole === 0)).toEqual([]);
  storage.close();
  expect(inspect(path, false)).toMatchObject({ fault: null, damagedRowCount: 0 });
  writeFileSync(path, bytes);
  expect(inspect(path, false)).toMatchObject({ fault: null, damagedRows: [`projects ${row.id}`] });
});
