import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { makeBackup } from '#backups/make.ts';
import { memoryKeys } from '#host/keys/keychain.ts';
import type { Ports } from '#host/ports.ts';
import { ServiceSupervisor } from '#host/service-supervisor.ts';
import { forkService } from '#web/start-service.ts';
import { goodParcel } from '../helpers/parcels.ts';
import { freshFolder, root, testHost } from './host.ts';

let ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(ends.map((end) => end()));
  ends = [];
});

/** A host with the real service in a process of its own, as the browser host starts it. */
function hostWithService(changes: Partial<Ports> = {}, dataFolder = freshFolder('workspace')) {
  const supervisor = new ServiceSupervisor({
    dataFolder,
    log: () => {},
    onState: () => {},
    start: () => forkService(join(root, 'out/main/service.js')),
    firstPauseMilliseconds: 20,
  });
  const host = testHost({
    dataFolder,
    serviceAddress: () => supervisor.address(),
    serviceState: () => supervisor.state,
    startService: () => supervisor.startAgain(),
    whileServiceStopped: (work) => supervisor.whileStopped(work),
    ...changes,
  });
  ends.push(async () => {
    host.bridge.end();
    await supervisor.stop();
  });
  const names = async () => {
    const { value } = await host.ask('api.call', { operation: 'listProjects' });
    return (value as { project_name: string }[]).map((project) => project.project_name);
  };
  return { host, supervisor, dataFolder, names };
}

describe('the workspace is the user’s', () => {
  test('backed up, changed and restored, with the service beside it; what was replaced is kept', async () => {
    const { host, names, dataFolder } = hostWithService();
    await host.ask('projects.create', { name: 'First', geojson: goodParcel });
    await host.ask('settings.save', { settings: { theme: 'dark' } });
    const made = await host.ask('workspace.backUp', {});
    expect(made).toMatchObject({ projects: 1 });
    await host.ask('projects.create', { name: 'Second', geojson: goodParcel });
    await host.ask('settings.save', { settings: { theme: 'light' } });
    const { backups } = await host.ask('workspace.state', {});
    expect(backups).toMatchObject([{ kind: 'profile', projects: 1, of: null }]);
    expect(await host.ask('workspace.verify', { id: backups[0]!.id })).toMatchObject({ checked: [{ fault: null, damagedRows: 0 }] });
    expect(await host.ask('workspace.verify', {})).toMatchObject({ checked: [{ name: 'service/workspace.gpkg', fault: null }] });
    const restored = await host.ask('workspace.restore', { id: backups[0]!.id });
    expect(restored).toMatchObject({ projects: 1, keysForgotten: 0 });
    expect(await names()).toEqual(['First']);
    expect(await host.ask('settings.load', {})).toEqual({ theme: 'dark' });
    expect(existsSync(join(restored!.keptAs, 'service', 'workspace.gpkg'))).toBe(true);
    await expect(host.ask('workspace.restore', { id: '../elsewhere.zip' })).rejects.toThrow('unknown-backup');
    await expect(host.ask('workspace.restore', {})).rejects.toThrow(join(dataFolder, 'backups'));
  });

  test('a damaged workspace is told at once, and its newest good copy is offered and put back', async () => {
    const first = hostWithService();
    await first.host.ask('projects.create', { name: 'First', geojson: goodParcel });
    const service = join(first.dataFolder, 'service');
    const target = join(service, 'daily-copies', '000001-2026-11-24.zip');
    await makeBackup({ kind: 'workspace', folder: service, target, now: new Date('2026-11-24T08:00:00Z'), hectare: '' });
    writeFileSync(join(service, 'daily-copies', '000002-2026-11-25.zip'), 'no backup');
    await first.supervisor.stop();
    const path = join(service, 'workspace.gpkg');
    const damaged = readFileSync(path).fill(0x55, 20_000, 60_000);
    writeFileSync(path, damaged);
    const { host, names, supervisor } = hostWithService({}, first.dataFolder);
    await supervisor.address().catch(() => {});
    // No tries in growing pauses: the file does not mend itself.
    await expect.poll(() => supervisor.state.service).toBe('failed');
    const { damaged: isDamaged, copy } = await host.ask('workspace.recovery', {});
    expect([isDamaged, copy]).toMatchObject([true, { id: 'service/daily-copies/000001-2026-11-24.zip', projects: 1, of: 'service' }]);
    const { keptAs } = (await host.ask('workspace.restore', { id: copy!.id }))!;
    expect(readFileSync(join(keptAs, 'workspace.gpkg')).equals(damaged)).toBe(true);
    expect(await names()).toEqual(['First']);
    expect(await host.ask('workspace.recovery', {})).toEqual({ damaged: false, copy: null });
  });

  test('moved: everything is in the new folder, nothing is opened in the old one, and the program starts again', async () => {
    const to = join(freshFolder('moved'), 'there');
    const settled: string[] = [];
    let restarted: () => void = () => {};
    const restart = new Promise<void>((done) => (restarted = done));
    const { host, names, dataFolder, supervisor } = hostWithService({
      moving: {
        chooseFolder: async () => to,
        isEngines: (name) => name === 'Cookies',
        settle: (folder) => settled.push(folder),
        restart: () => restarted(),
      },
    });
    await host.ask('projects.create', { name: 'First', geojson: goodParcel });
    await host.ask('settings.save', { settings: { theme: 'dark' } });
    writeFileSync(join(dataFolder, 'Cookies'), 'of the engine');
    expect((await host.ask('workspace.state', {})).canMove).toBe(true);
    void host.ask('workspace.move', {});
    await restart;
    expect(settled).toEqual([to]);
    expect(readdirSync(dataFolder)).toEqual(['Cookies']);
    expect(readdirSync(to)).toEqual(expect.arrayContaining(['service', 'settings.json']));
    await expect(host.ask('settings.load', {})).rejects.toThrow('being-replaced');
    await supervisor.stop();
    expect(readdirSync(dataFolder)).toEqual(['Cookies']);
    const there = hostWithService({}, to);
    expect(await there.names()).toEqual(['First']);
    expect(await there.host.ask('settings.load', {})).toEqual({ theme: 'dark' });
    await expect(names()).rejects.toThrow();
  });

  test('not moved: a dialog that was left, a folder that is not empty, a host without folders', async () => {
    let to: string | null = null;
    const moving = { chooseFolder: async () => to, isEngines: () => false, settle: () => {}, restart: () => {} };
    const { host, names, dataFolder } = hostWithService({ moving });
    await host.ask('projects.create', { name: 'First', geojson: goodParcel });
    expect(await host.ask('workspace.move', {})).toBeNull();
    to = freshFolder('not-empty');
    writeFileSync(join(to, 'thesis.odt'), 'mine');
    await expect(host.ask('workspace.move', {})).rejects.toThrow('backup-refused');
    expect(readdirSync(to)).toEqual(['thesis.odt']);
    expect(await names()).toEqual(['First']);
    expect(existsSync(join(dataFolder, 'service', 'workspace.gpkg'))).toBe(true);
    const other = hostWithService();
    expect((await other.host.ask('workspace.state', {})).canMove).toBe(false);
    await expect(other.host.ask('workspace.move', {})).rejects.toThrow('no-paths');
  });

  test('erased: everything of Hectare goes, what is not its own stays, and backups only when asked', async () => {
    const keys = memoryKeys('a test');
    const clearRecent = vi.fn();
    const { host, names, dataFolder } = hostWithService({ keys, clearRecent });
    await host.ask('projects.create', { name: 'First', geojson: goodParcel });
    await host.ask('settings.save', { settings: { theme: 'dark' } });
    await keys.write('one/api-key', 'k'.repeat(20));
    await host.ask('workspace.backUp', {});
    mkdirSync(join(dataFolder, 'map-tiles'));
    writeFileSync(join(dataFolder, 'thesis.odt'), 'mine');
    await expect(host.ask('workspace.erase', { word: 'erase' as 'ERASE', withBackups: false })).rejects.toThrow('invalid-input');
    const done = await host.ask('workspace.erase', { word: 'ERASE', withBackups: false });
    expect(done.erased).toEqual(expect.arrayContaining(['map-tiles', 'outbox', 'service', 'settings.json']));
    expect(done).toMatchObject({ left: ['backups', 'thesis.odt'], keys: 1 });
    expect(await keys.accounts!()).toEqual([]);
    // Names of files that were opened stand in a list of the system.
    expect(clearRecent).toHaveBeenCalledOnce();
    // The service begins anew, with nothing.
    expect(await names()).toEqual([]);
    expect((await host.ask('workspace.erase', { word: 'ERASE', withBackups: true })).left).toEqual(['thesis.odt']);
    expect(readFileSync(join(dataFolder, 'thesis.odt'), 'utf8')).toBe('mine');
    expect(readdirSync(dataFolder)).not.toContain('backups');
  });
});
