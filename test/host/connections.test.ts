import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memoryKeys } from '#host/keys/keychain.ts';
import type { KeyStore } from '#host/ports.ts';
import { startService, type RunningService } from '#service/server.ts';
import { freshFolder, testHost } from './host.ts';
import { startProvider } from './provider.ts';

const key = 'provider-key-0123456789';
const remote = { name: 'Provider', baseUrl: 'https://api.example.org/v1/' };

describe('connections', () => {
  test('the embedded one is always there, chosen, and cannot be changed or removed', async () => {
    const host = testHost();
    const { connections, keychain } = await host.ask('connections.list', {});
    expect(connections).toEqual([
      { id: 'embedded', name: 'Embedded service', kind: 'embedded', baseUrl: '', userGroupUrl: '', secrets: [], selected: true },
    ]);
    expect(keychain).toBe('memory');
    await expect(host.ask('connections.remove', { id: 'embedded' })).rejects.toThrow('embedded');
    await expect(host.ask('connections.save', { id: 'embedded', ...remote })).rejects.toThrow('embedded');
  });

  test('are saved, chosen, changed and removed; a removed choice falls back to the embedded one', async () => {
    const host = testHost();
    const { id, baseUrl } = await host.ask('connections.save', remote);
    expect(baseUrl).toBe('https://api.example.org/v1');
    await host.ask('connections.select', { id });
    await host.ask('connections.save', { id, name: 'Renamed', baseUrl });
    const listed = async () =>
      (await testHost({ dataFolder: host.dataFolder }).ask('connections.list', {})).connections.map(({ name, selected }) => [
        name,
        selected,
      ]);
    expect(await listed()).toEqual([
      ['Embedded service', false],
      ['Renamed', true],
    ]);
    await host.ask('connections.remove', { id });
    expect(await listed()).toEqual([['Embedded service', true]]);
    await expect(host.ask('connections.select', { id })).rejects.toThrow('unknown-connection');
  });

  test.each([
    ['http://api.example.org', 'not-encrypted'],
    ['http://127.0.0.1.example.org', 'not-encrypted'],
    ['http://127.example.org', 'not-encrypted'],
    ['http://localhost.example.org', 'not-encrypted'],
    ['http://192.168.1.4:8000', 'not-encrypted'],
    ['https://user:pass@api.example.org', 'credentials-in-address'],
    ['https://user@api.example.org', 'credentials-in-address'],
    ['https://api.example.org/?key=abc', 'query-in-address'],
    ['https://api.example.org/#k', 'query-in-address'],
    ['ftp://api.example.org', 'bad-address'],
    ['file:///etc/passwd', 'bad-address'],
    ['nonsense', 'bad-address'],
  ])('the address %s is refused: %s', async (baseUrl, code) => {
    const host = testHost();
    await expect(host.ask('connections.save', { name: 'X', baseUrl })).rejects.toThrow(code);
    await expect(host.ask('connections.save', { ...remote, userGroupUrl: baseUrl })).rejects.toThrow(code);
    expect((await host.ask('connections.list', {})).connections).toHaveLength(1);
  });

  test.each(['http://127.0.0.1:8000', 'http://127.9.9.9', 'http://localhost:8000/api', 'http://[::1]:8000', 'https://api.example.org'])(
    'the address %s is taken',
    async (baseUrl) => {
      expect((await testHost().ask('connections.save', { name: 'X', baseUrl })).baseUrl).toBe(baseUrl);
    },
  );

  test('a key shows its label and last four characters, short ones not even these', async () => {
    const host = testHost();
    const { id } = await host.ask('connections.save', remote);
    expect(await host.ask('keys.save', { connectionId: id, kind: 'api-key', label: 'Office', secret: key })).toMatchObject({
      kind: 'api-key',
      label: 'Office',
      lastFour: '6789',
    });
    expect(await host.ask('keys.save', { connectionId: id, kind: 'user-group-token', secret: 'short-one' })).toMatchObject({
      lastFour: '',
    });
    await expect(host.ask('keys.save', { connectionId: id, kind: 'api-key', secret: 'two\nlines' })).rejects.toThrow('key-with-blanks');
    await expect(host.ask('keys.save', { connectionId: 'gone', kind: 'api-key', secret: key })).rejects.toThrow('unknown-connection');
    await host.ask('keys.remove', { connectionId: id, kind: 'user-group-token' });
    expect((await host.ask('connections.list', {})).connections[1]?.secrets.map(({ kind }) => kind)).toEqual(['api-key']);
    // Memory forgets with the run, so its labels do too.
    expect((await testHost({ dataFolder: host.dataFolder }).ask('connections.list', {})).connections[1]?.secrets).toEqual([]);
  });

  test('a key does not follow its connection to another address', async () => {
    const keys = memoryKeys('a test');
    const host = testHost({ keys });
    const { id } = await host.ask('connections.save', { ...remote, userGroupUrl: 'https://users.example.org' });
    for (const kind of ['api-key', 'user-group-token'] as const) await host.ask('keys.save', { connectionId: id, kind, secret: key });
    await host.ask('connections.save', { ...remote, id, userGroupUrl: 'https://elsewhere.example.org' });
    expect([await keys.read(`${id}/api-key`), await keys.read(`${id}/user-group-token`)]).toEqual([key, null]);
    const { secrets } = await host.ask('connections.save', { name: 'Provider', id, baseUrl: 'https://other.example.org' });
    expect([secrets, await keys.read(`${id}/api-key`)]).toEqual([[], null]);
  });

  test('a damaged list is kept aside and told', async () => {
    const host = testHost();
    writeFileSync(join(host.dataFolder, 'connections.json'), '{"selected":');
    expect((await host.ask('connections.list', {})).connections).toHaveLength(1);
    expect(host.log[0]).toContain('connections.json.damaged-');
  });

  test('a keychain that fails is named, and nothing is half saved', async () => {
    const keys: KeyStore = { ...memoryKeys('a test'), kind: 'system', write: () => Promise.reject(new Error('the collection is locked')) };
    const host = testHost({ keys });
    const { id } = await host.ask('connections.save', remote);
    await expect(host.ask('keys.save', { connectionId: id, kind: 'api-key', secret: key })).rejects.toThrow(/keychain: .*locked/);
    expect((await host.ask('connections.list', {})).connections[1]?.secrets).toEqual([]);
  });
});

describe('a foreign service', () => {
  test('gets the key in its header and nowhere else; its test says how it went', async () => {
    const provider = await startProvider((request) =>
      request.headers['x-api-key'] === key
        ? { status: 200, body: [] }
        : { status: 401, body: { detail: `Unknown key ${String(request.headers['x-api-key'])}` } },
    );
    const host = testHost();
    const { id } = await host.ask('connections.save', { name: 'Mock', baseUrl: provider.url });
    expect(await host.ask('connections.test', { id })).toMatchObject({ ok: false, message: expect.stringContaining('no API key') });
    await host.ask('keys.save', { connectionId: id, kind: 'api-key', secret: 'wrong-key-of-somebody' });
    expect(await host.ask('connections.test', { id })).toMatchObject({ ok: false, message: 'Unknown key [removed]' });
    await host.ask('keys.save', { connectionId: id, kind: 'api-key', secret: key });
    expect(await host.ask('connections.test', { id })).toMatchObject({ ok: true, projectCount: 0 });
    expect(provider.seen.at(-1)).toMatchObject({ method: 'GET', path: '/projects', key });
    expect(await host.ask('api.quota', {}).catch((error: Error) => error.message)).toContain('not in this test');
    await host.ask('connections.select', { id });
    await provider.close();
    expect(await host.ask('connections.test', { id })).toMatchObject({
      ok: false,
      message: expect.stringMatching(/^The service at 127\.0\.0\.1:\d+ cannot be reached: it refused the connection/),
    });
    await expect(host.ask('api.quota', {})).rejects.toThrow('network');
  });

  test('without a quota has an unknown one; a refused key is not an unknown quota', async () => {
    let status = 404;
    const provider = await startProvider(() => ({ status, body: { detail: 'Not Found' } }));
    const host = testHost();
    const { id } = await host.ask('connections.save', { name: 'Mock', baseUrl: provider.url });
    await host.ask('keys.save', { connectionId: id, kind: 'api-key', secret: key });
    await host.ask('connections.select', { id });
    expect(await host.ask('api.quota', {})).toEqual({ known: false, limitHectares: null, usedHectares: null, remainingHectares: null });
    status = 401;
    await expect(host.ask('api.quota', {})).rejects.toThrow('unauthorised');
    await provider.close();
  });
});

describe('rotation with our own service', () => {
  const admin = 'admin-token-of-this-test';
  let service: RunningService;
  beforeAll(async () => {
    service = await startService({
      dataFolder: freshFolder('rotation'),
      listen: { host: '127.0.0.1', port: 0 },
      apiKey: key,
      userGroupToken: admin,
    });
  });
  afterAll(() => service.close());
  const newGroup = async () => {
    const { Client } = await import('#client/index.ts');
    const client = new Client({ baseUrl: service.url, apiKey: async () => key, userGroupToken: async () => admin });
    const { value } = await client.call('createUserGroup', { body: { name: 'North', user_group_id: `north-${Math.random()}` } });
    await client.close();
    return (value as { user_group: { token: string } }).user_group.token;
  };

  test('keeps the new token, shows its label only, and the old one is worthless', async () => {
    const keys = memoryKeys('a test');
    const host = testHost({ keys });
    const { id } = await host.ask('connections.save', { name: 'Ours', baseUrl: service.url });
    await expect(host.ask('keys.rotate', { connectionId: id, kind: 'user-group-token' })).rejects.toThrow('no-token');
    await expect(host.ask('keys.rotate', { connectionId: id, kind: 'api-key' })).rejects.toThrow('rotate-at-provider');
    const old = await newGroup();
    await host.ask('keys.save', { connectionId: id, kind: 'user-group-token', secret: old });
    const label = await host.ask('keys.rotate', { connectionId: id, kind: 'user-group-token' });
    const made = await keys.read(`${id}/user-group-token`);
    expect(made).not.toBe(old);
    expect(label).toMatchObject({ label: 'North', lastFour: made!.slice(-4) });
    await host.ask('keys.rotate', { connectionId: id, kind: 'user-group-token' });
    await host.ask('keys.save', { connectionId: id, kind: 'user-group-token', secret: old });
    await expect(host.ask('keys.rotate', { connectionId: id, kind: 'user-group-token' })).rejects.toThrow('unauthorised');
    expect(readFileSync(join(host.dataFolder, 'connections.json'), 'utf8')).not.toContain(made);
    // The contract has no such call; a window that makes it all the same is refused.
    expect(await host.bridge.answer('api.call', { operation: 'rotateUserGroupToken', body: { current_token: old } })).toMatchObject({
      ok: false,
      error: { code: 'tokens-stay-here' },
    });
  });

  test('is not begun when the keychain would not keep the new token', async () => {
    const keys = memoryKeys('a test');
    let locked = false;
    const host = testHost({
      keys: {
        ...keys,
        kind: 'system',
        write: (account, secret) => (locked ? Promise.reject(new Error('locked')) : keys.write(account, secret)),
      },
    });
    const { id } = await host.ask('connections.save', { name: 'Ours', baseUrl: service.url });
    await host.ask('keys.save', { connectionId: id, kind: 'user-group-token', secret: await newGroup() });
    locked = true;
    await expect(host.ask('keys.rotate', { connectionId: id, kind: 'user-group-token' })).rejects.toThrow('keychain');
    locked = false;
    await host.ask('keys.rotate', { connectionId: id, kind: 'user-group-token' });
  });
});
