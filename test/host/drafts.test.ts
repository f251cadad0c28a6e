import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { describe, expect, test } from 'vitest';
import { JsonFile } from '#host/json-file.ts';
import { freshFolder, testHost } from './host.ts';
import { inSoak } from '../helpers/soak.ts';

const draft = { kind: 'import', title: 'North block.kml', version: 1 };

describe('drafts', () => {
  test('come back as they were, and can be removed', async () => {
    const host = testHost();
    expect(await host.ask('drafts.load', { id: 'a' })).toBeNull();
    await host.ask('drafts.save', { id: 'a', ...draft, content: { names: ['Fläche', '土地', '\u0000'] } });
    await host.ask('drafts.save', { id: 'b', ...draft, content: null });
    // As a text it is the same draft, whichever way it went.
    await host.ask('drafts.save', { id: 'text', ...draft, content: null, json: new TextEncoder().encode('{"names":["Fläche"]}') });
    expect((await host.ask('drafts.load', { id: 'text' }))?.content).toEqual({ names: ['Fläche'] });
    expect(new TextDecoder().decode((await host.ask('drafts.load', { id: 'a', asJson: true }))!.json)).toBe(
      JSON.stringify({ names: ['Fläche', '土地', '\u0000'] }),
    );
    for (const cut of ['{"names":', '\xff'])
      await expect(
        host.ask('drafts.save', { id: 'text', ...draft, content: null, json: Uint8Array.from(cut, (letter) => letter.charCodeAt(0)) }),
      ).rejects.toThrow('bad-draft');
    await host.ask('drafts.remove', { id: 'text' });
    const again = testHost({ dataFolder: host.dataFolder });
    expect((await again.ask('drafts.load', { id: 'a' }))?.content).toEqual({ names: ['Fläche', '土地', '\u0000'] });
    expect((await again.ask('drafts.load', { id: 'b' }))?.summary).toMatchObject({ id: 'b', title: 'North block.kml', version: 1 });
    await again.ask('drafts.remove', { id: 'a' });
    expect(await again.ask('drafts.load', { id: 'a' })).toBeNull();
    expect(readdirSync(join(host.dataFolder, 'drafts'))).toEqual(['b.json']);
  });

  test('are for their owner only', async () => {
    const host = testHost();
    await host.ask('drafts.save', { id: 'a', ...draft, content: 1 });
    expect(statSync(join(host.dataFolder, 'drafts')).mode & 0o777).toBe(0o700);
    expect(statSync(join(host.dataFolder, 'drafts', 'a.json')).mode & 0o777).toBe(0o600);
  });

  test.each(['../settings', 'a/b', '..', '.hidden', 'a\\b', 'C:x', 'a\u0000b'])('an id like %j reaches no other file', async (id) => {
    const host = testHost();
    for (const method of ['drafts.load', 'drafts.remove'] as const) await expect(host.ask(method, { id })).rejects.toThrow('bad-draft-id');
    await expect(host.ask('drafts.save', { id, ...draft, content: 1 })).rejects.toThrow('bad-draft-id');
    expect(readdirSync(host.dataFolder)).toEqual([]);
  });

  test('a damaged one is kept aside, named and told; the others are not touched', async () => {
    const host = testHost();
    await host.ask('drafts.save', { id: 'good', ...draft, content: 'good' });
    await host.ask('drafts.save', { id: 'cut', ...draft, content: 'x'.repeat(500) });
    const path = join(host.dataFolder, 'drafts', 'cut.json');
    truncateSync(path, 300);
    const cut = readFileSync(path, 'utf8');
    writeFileSync(join(host.dataFolder, 'drafts', 'foreign.json'), '{"summary":{"id":7}}');
    const again = testHost({ dataFolder: host.dataFolder });
    const loaded = await Promise.all(['good', 'cut', 'foreign'].map((id) => again.ask('drafts.load', { id })));
    expect(loaded.map((one) => one?.content)).toEqual(['good', undefined, undefined]);
    const damagedIn = (folder: string) => readdirSync(folder).filter((name) => name.includes('.json.damaged-'));
    const folder = join(host.dataFolder, 'drafts');
    const damaged = damagedIn(folder);
    expect(damaged).toHaveLength(2);
    expect(
      readFileSync(
        join(
          folder,
          damaged.find((kept) => kept.includes('cut.json'))!,
        ),
        'utf8',
      ),
    ).toBe(cut);
    expect(again.log.filter((line) => line.includes('could not be read'))).toHaveLength(2);
    await again.ask('drafts.save', { id: 'cut', ...draft, content: 'new' });
    expect((await again.ask('drafts.load', { id: 'cut' }))?.content).toBe('new');
    expect(damagedIn(folder)).toHaveLength(2);
  });

  test('a letter that changed on the disk is told, not shown as one’s own; drafts of earlier versions carry no checksum and are read', async () => {
    const host = testHost();
    await host.ask('drafts.save', { id: 'mine', ...draft, content: { name: 'Njeri’s wood', ring: [[35.1, 1.25]] } });
    const path = join(host.dataFolder, 'drafts', 'mine.json');
    const text = readFileSync(path, 'utf8');
    const value = JSON.stringify((JSON.parse(text) as { value: unknown }).value);
    writeFileSync(path, value);
    expect((await testHost({ dataFolder: host.dataFolder }).ask('drafts.load', { id: 'mine' }))?.content).toMatchObject({
      ring: [[35.1, 1.25]],
    });
    writeFileSync(path, text.replace('35.1', '36.1'));
    const again = testHost({ dataFolder: host.dataFolder });
    expect(await again.ask('drafts.load', { id: 'mine' })).toBeNull();
    expect(again.log).toEqual([expect.stringContaining('could not be read')]);
  });

  test('bytes come back as they went, a new host reads them, and a changed one is kept aside', async () => {
    const host = testHost();
    const bytes = Uint8Array.from({ length: 3000 }, (_, at) => (at * 7) % 256);
    expect(await host.ask('drafts.load', { id: 'part', asBytes: true })).toBeNull();
    await host.ask('drafts.save', { id: 'part', ...draft, content: null, bytes });
    const path = join(host.dataFolder, 'drafts', 'part.bin');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const again = testHost({ dataFolder: host.dataFolder });
    const loaded = await again.ask('drafts.load', { id: 'part', asBytes: true });
    expect(loaded).toMatchObject({ summary: { id: 'part', ...draft }, bytes });
    for (const damage of [
      (whole: Uint8Array) => whole.with(500, whole[500]! ^ 1),
      (whole: Uint8Array) => whole.subarray(0, 900),
      () => new Uint8Array(),
    ]) {
      await again.ask('drafts.save', { id: 'part', ...draft, content: null, bytes });
      writeFileSync(path, damage(new Uint8Array(readFileSync(path))));
      expect(await again.ask('drafts.load', { id: 'part', asBytes: true })).toBeNull();
    }
    expect(again.log.filter((line) => line.includes('could not be read'))).toHaveLength(3);
    await again.ask('drafts.save', { id: 'part', ...draft, content: null, bytes });
    await again.ask('drafts.remove', { id: 'part' });
    expect(await again.ask('drafts.load', { id: 'part', asBytes: true })).toBeNull();
    await expect(again.ask('drafts.load', { id: '../settings', asBytes: true })).rejects.toThrow('bad-draft-id');
  });

  test(
    'a kill at any moment loses no save that was acknowledged',
    async () => {
      const dataFolder = freshFolder('kill');
      let acknowledged = 0;
      const rounds = inSoak(4, 120);
      for (let round = 0; round < rounds; round += 1) {
        const writer = spawn(process.execPath, [join(import.meta.dirname, 'draft-writer.ts'), dataFolder, String(acknowledged + 1)], {
          stdio: ['ignore', 'pipe', 'pipe'],
        });
        let output = '';
        let faults = '';
        writer.stdout.on('data', (chunk) => {
          output += chunk;
        });
        writer.stderr.on('data', (chunk) => {
          faults += chunk;
        });
        const gone = new Promise((done) => {
          writer.on('close', done);
        });
        while (output === '' && writer.exitCode === null) await wait(25);
        await wait(Math.random() * 60);
        writer.kill('SIGKILL');
        await gone;
        expect(output, faults).not.toBe('');
        const last = Number(output.slice(0, output.lastIndexOf('\n')).split('\n').at(-1));
        const host = testHost({ dataFolder });
        const loaded = await host.ask('drafts.load', { id: 'import' });
        // One more may be on the disk than was told.
        expect([last, last + 1]).toContain(loaded?.summary.version);
        expect(loaded).toMatchObject({ content: { ring: { length: 20_000 } } });
        expect(host.log).toEqual([]);
        acknowledged = loaded!.summary.version;
      }
      expect(acknowledged).toBeGreaterThanOrEqual(rounds);
    },
    inSoak(180_000, 3_600_000),
  );
});

test('changes of one file at the same time do not undo one another', async () => {
  const file = new JsonFile(join(freshFolder('json'), 'list.json'), z.array(z.number()), []);
  await Promise.all(Array.from({ length: 50 }, (_, index) => file.change((all) => [...all, index])));
  expect((await file.read()).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index));
});

test('settings survive, and a failed write leaves the old ones and does not stop the next', async () => {
  const host = testHost();
  await host.ask('settings.save', { settings: { theme: 'dark' } });
  const circle: Record<string, unknown> = {};
  circle['self'] = circle;
  await expect(host.ask('settings.save', { settings: circle })).rejects.toThrow();
  expect(await testHost({ dataFolder: host.dataFolder }).ask('settings.load', {})).toEqual({ theme: 'dark' });
  await host.ask('settings.save', { settings: { theme: 'light' } });
  expect(await host.ask('settings.load', {})).toEqual({ theme: 'light' });
});

test('recent files: what the user opened, newest first, gone ones left out, at most twenty', async () => {
  const folder = freshFolder('recent');
  const paths = Array.from({ length: 25 }, (_, index) => join(folder, `${index}.kml`));
  for (const path of paths) writeFileSync(path, '<kml/>');
  const asked: [string, boolean | undefined][] = [];
  const host = testHost({
    readFile: async (path, isRecent) => {
      asked.push([path, isRecent]);
      return { name: path, bytes: new Uint8Array(1), path };
    },
  });
  for (const path of paths) await host.ask('files.read', { path });
  await host.ask('files.read', { path: paths[10]! });
  expect(asked.at(-1)).toEqual([paths[10], true]);
  expect(asked.slice(0, 25).every(([, isRecent]) => isRecent === false)).toBe(true);
  writeFileSync(join(folder, 'other'), '');
  const { files } = await host.ask('files.recent', {});
  expect(files).toHaveLength(20);
  expect(files[0]?.path).toBe(paths[10]);
  // Another run knows them too, until they are forgotten.
  const later = testHost({ dataFolder: host.dataFolder });
  expect((await later.ask('files.recent', {})).files).toHaveLength(20);
  await later.ask('files.clearRecent', {});
  expect((await testHost({ dataFolder: host.dataFolder }).ask('files.recent', {})).files).toEqual([]);
});
