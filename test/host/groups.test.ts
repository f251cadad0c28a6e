import { readFileSync, readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryKeys } from '#host/keys/keychain.ts';
import type { KeyStore } from '#host/ports.ts';
import { testHost, type TestHost } from './host.ts';

const first = 'ugt_first_9fK2mQ7xZ4';
const second = 'ugt_second_Lw8Rt3Vb6';
interface Seen {
  method: string;
  authorization: string;
  body: Record<string, unknown>;
}
const service = { url: '', seen: [] as Seen[], answer: (_seen: Seen): [number, unknown] => [200, {}], close: async () => {} };

beforeAll(async () => {
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const seen = {
      method: request.method!,
      authorization: String(request.headers.authorization),
      body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
    };
    service.seen.push(seen);
    const [status, body] = service.answer(seen);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  service.close = () =>
    new Promise((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
});
afterAll(() => service.close());

let host: TestHost;
let keys: KeyStore;
let clipboard = '';
afterEach(() => {
  vi.useRealTimers();
});
let connectionId = '';
beforeEach(async () => {
  service.seen = [];
  clipboard = '';
  service.answer = ({ method, body }) =>
    method === 'POST'
      ? [200, { success: 1, user_group: { team_id: 7, token: second } }]
      : [
          200,
          {
            success: 1,
            ...(method === 'GET' ? { new_user_group: true } : {}),
            user_group: {
              team_id: 7,
              token: method === 'GET' ? first : '',
              name: body['name'],
              provided_id: body['user_group_id'],
              properties: body['properties'],
            },
          },
        ];
  keys = memoryKeys('a test');
  host = testHost(
    {
      keys,
      clipboard: {
        write: async (text) => {
          clipboard = text;
        },
        read: async () => clipboard,
      },
    },
    { clipboardSeconds: 0.15 },
  );
  connectionId = (await host.ask('connections.save', { name: 'Provider', baseUrl: 'https://elsewhere.example', userGroupUrl: service.url }))
    .id;
  await host.ask('keys.save', { connectionId, kind: 'user-group-token', secret: 'the-connections-own-token' });
  await host.ask('connections.select', { id: connectionId });
});
const words = {
  userGroupId: 'north',
  name: 'North',
  mapping: '{"schema-1": "source A",   "s2": 12345678901234567890}',
  properties: '{"region": "north", "token": "only a word"}',
};
const make = (changes: object = {}) => host.ask('groups.save', { ...words, isNew: true, ...changes });
const everythingToldOrKept = () =>
  JSON.stringify(host.events) +
  host.log.join('\n') +
  readdirSync(host.dataFolder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(host.dataFolder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');

describe('a user group', () => {
  test('is created by a GET with a body; its token goes to the key store, the window sees four characters', async () => {
    const answer = await make({ environmentTag: 'Testing' });
    expect(service.seen).toEqual([
      {
        method: 'GET',
        authorization: 'Token the-connections-own-token',
        body: {
          name: 'North',
          user_group_id: 'north',
          mapping: JSON.parse(words.mapping) as object,
          properties: { region: 'north', token: 'only a word' },
          api_environment_tag: 'Testing',
        },
      },
    ]);
    expect(answer).toMatchObject({
      made: true,
      group: {
        userGroupId: 'north',
        environmentTag: 'Testing',
        teamId: 7,
        hasToken: true,
        lastFour: first.slice(-4),
        mapping: words.mapping,
        properties: words.properties,
      },
    });
    expect(await keys.read(`${connectionId}/user-group-token:${answer.group.id}`)).toBe(first);
    const listed = await host.ask('groups.list', {});
    expect(listed).toMatchObject({ connectionId, ownAddress: true, groups: [{ name: 'North' }] });
    expect(JSON.stringify([answer, listed]) + everythingToldOrKept()).not.toContain(first);
  });
  test('what was typed comes back letter by letter, also after a change', async () => {
    const { group } = await make();
    const properties = '{ "secret": "a name like a secret\'s", "n": 1.50 }';
    await host.ask('groups.save', { ...words, name: 'North 2', properties, isNew: false });
    expect(service.seen.at(-1)).toMatchObject({ method: 'PUT', body: { name: 'North 2', properties: { n: 1.5 } } });
    expect((await host.ask('groups.list', {})).groups).toEqual([
      expect.objectContaining({ id: group.id, name: 'North 2', properties, mapping: words.mapping, hasToken: true }),
    ]);
  });
  test('that exists is found, not made twice, and its token is not there until it is entered', async () => {
    service.answer = () => [200, { success: 1, new_user_group: false, user_group: { team_id: 7, token: '', name: 'Old name' } }];
    const { group, made, told } = await make();
    expect([made, group.hasToken, told]).toEqual([false, false, { team_id: 7, name: 'Old name' }]);
    await expect(host.ask('keys.copy', { groupId: group.id })).rejects.toThrow('no-token');
    await expect(host.ask('groups.rotate', { id: group.id })).rejects.toThrow('no-token');
    await expect(host.ask('groups.saveToken', { id: group.id, secret: 'two words' })).rejects.toThrow('key-with-blanks');
    expect(await host.ask('groups.saveToken', { id: group.id, secret: first })).toMatchObject({
      hasToken: true,
      lastFour: first.slice(-4),
    });
  });
  test.each([
    ['mapping', '{"a":'],
    ['properties', '[1]'],
  ])('%s that are no object are refused before anything is sent', async (field, text) => {
    await expect(make({ [field]: text })).rejects.toThrow('not-json');
    expect(service.seen).toEqual([]);
  });
  test('a key of the keychain in the properties is refused, not sent and not kept', async () => {
    await expect(make({ properties: '{"x":"the-connections-own-token"}' })).rejects.toThrow('secret-in-group');
    expect(service.seen).toEqual([]);
    expect((await host.ask('groups.list', {})).groups).toEqual([]);
  });
  test('a refusal, by status or by success 0, leaves nothing behind', async () => {
    service.answer = () => [
      422,
      { detail: [{ loc: ['body', 'api_environment_tag'], msg: 'Another group has this id', type: 'value_error' }] },
    ];
    await expect(make()).rejects.toThrow('invalid');
    service.answer = () => [200, { success: 0, user_group: { team_id: 1, token: '' }, new_user_group: false }];
    await expect(make()).rejects.toThrow('group-refused');
    expect([(await host.ask('groups.list', {})).groups, (await keys.accounts!()).filter((name) => name.includes(':'))]).toEqual([[], []]);
  });
  test('a keychain that fails is found before the service tells a token once', async () => {
    keys.write = async () => {
      throw new Error('locked');
    };
    await expect(make()).rejects.toThrow('keychain');
    expect(service.seen).toEqual([]);
  });
  test('forgotten on this computer: its token leaves the key store, the service is not asked', async () => {
    const { group } = await make();
    service.seen = [];
    await host.ask('groups.forget', { id: group.id });
    expect([
      (await host.ask('groups.list', {})).groups,
      await keys.read(`${connectionId}/user-group-token:${group.id}`),
      service.seen,
    ]).toEqual([[], null, []]);
  });
  test('a removed connection takes the tokens of its groups along', async () => {
    const { group } = await make();
    await host.ask('connections.remove', { id: connectionId });
    expect(await keys.read(`${connectionId}/user-group-token:${group.id}`)).toBeNull();
  });
  test('two groups with one id and two tags are two; of two connections as well', async () => {
    await make({ environmentTag: 'Customer' });
    await make({ environmentTag: 'Testing' });
    expect((await host.ask('groups.list', {})).groups.map(({ environmentTag }) => environmentTag)).toEqual(['Customer', 'Testing']);
    expect((await host.ask('groups.list', { connectionId: 'embedded' })).groups).toEqual([]);
  });
});

describe('the token', () => {
  test('rotates with the old one in the body; the new one is kept, also where the connection spoke with it', async () => {
    const { group } = await make();
    await host.ask('keys.save', { connectionId, kind: 'user-group-token', secret: first });
    expect(await host.ask('groups.rotate', { id: group.id })).toMatchObject({ hasToken: true, lastFour: second.slice(-4) });
    expect(service.seen.at(-1)).toEqual({ method: 'POST', authorization: `Token ${first}`, body: { current_token: first } });
    expect([await keys.read(`${connectionId}/user-group-token:${group.id}`), await keys.read(`${connectionId}/user-group-token`)]).toEqual([
      second,
      second,
    ]);
    expect(everythingToldOrKept()).not.toMatch(new RegExp(`${first}|${second}`));
  });
  test('rotated under Connections, the group that has it follows', async () => {
    const { group } = await make();
    await host.ask('keys.save', { connectionId, kind: 'user-group-token', secret: first });
    await host.ask('keys.rotate', { connectionId, kind: 'user-group-token' });
    expect(await keys.read(`${connectionId}/user-group-token:${group.id}`)).toBe(second);
  });
  test('not rotated: the old one stays', async () => {
    const { group } = await make();
    service.answer = () => [200, { success: 0 }];
    await expect(host.ask('groups.rotate', { id: group.id })).rejects.toThrow('not-rotated');
    expect(await keys.read(`${connectionId}/user-group-token:${group.id}`)).toBe(first);
  });
  test('belongs to the address that gave it: with another one it is neither sent nor copied', async () => {
    const { group } = await make();
    await host.ask('connections.save', {
      id: connectionId,
      name: 'Provider',
      baseUrl: 'https://elsewhere.example',
      userGroupUrl: 'https://other.example',
    });
    expect((await host.ask('groups.list', {})).groups[0]).toMatchObject({ hasToken: false, lastFour: '' });
    await expect(host.ask('keys.copy', { groupId: group.id })).rejects.toThrow('no-token');
    await expect(host.ask('groups.rotate', { id: group.id })).rejects.toThrow('no-token');
  });
  test('is copied past the window and taken off the clipboard again', async () => {
    const { group } = await make();
    const answer = await host.ask('keys.copy', { groupId: group.id });
    expect([clipboard, JSON.stringify(answer)]).toEqual([first, '{"clearsAfterSeconds":0.15}']);
    await expect.poll(() => clipboard).toBe('');
  });
  test('what somebody copied meanwhile stays; a second copy starts the time anew', async () => {
    const { group } = await make();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await host.ask('keys.copy', { groupId: group.id });
    clipboard = 'a shopping list';
    await vi.advanceTimersByTimeAsync(300);
    expect(clipboard).toBe('a shopping list');
    await host.ask('keys.copy', { groupId: group.id });
    await vi.advanceTimersByTimeAsync(100);
    await host.ask('keys.copy', {});
    await vi.advanceTimersByTimeAsync(100);
    expect(clipboard).toBe('the-connections-own-token');
    await vi.advanceTimersByTimeAsync(60);
    expect(clipboard).toBe('');
  });
  test('leaves the clipboard when the host ends', async () => {
    const { group } = await make();
    await host.ask('keys.copy', { groupId: group.id });
    await (host.bridge as unknown as { end(): Promise<void> }).end();
    expect(clipboard).toBe('');
  });
  test('a computer without a clipboard says so', async () => {
    const bare = testHost();
    await bare.ask('connections.save', { name: 'x', baseUrl: service.url });
    await bare.ask('keys.save', {
      connectionId: (await bare.ask('connections.list', {})).connections[1]!.id,
      kind: 'user-group-token',
      secret: 'some-token-here',
    });
    await expect(bare.ask('keys.copy', { connectionId: (await bare.ask('connections.list', {})).connections[1]!.id })).rejects.toThrow(
      'no-clipboard',
    );
  });
});
