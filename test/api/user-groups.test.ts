import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'undici';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startService, type RunningService } from '#service/server.ts';

const admin = 'admin-of-the-group-tests';
let folder: string;
let service: RunningService;
const start = async (userGroupToken: string) => {
  service = await startService({
    dataFolder: folder,
    listen: { host: '127.0.0.1', port: 0 },
    apiKey: 'key-of-the-group-tests',
    userGroupToken,
  });
};
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hectare-groups-'));
  await start(admin);
});
afterEach(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

async function ask(method: 'GET' | 'POST' | 'PUT', token: string, body: object): Promise<any> {
  const answer = await request(`${service.url}/api/user`, {
    method,
    headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.statusCode, ...((await answer.body.json()) as object) };
}
const group = (id: string) => ({ name: `Team ${id}`, user_group_id: id, mapping: {}, properties: { region: 'north' } });

test('who makes groups gets the token of a group again, as often as it asks, after rotation and a new start too', async () => {
  const first = await ask('GET', admin, group('one'));
  expect(first).toMatchObject({ new_user_group: true, user_group: { name: 'Team one', provided_id: 'one' } });
  const { token } = first.user_group;
  expect(token).toMatch(/^[\w-]{43}$/);
  for (let time = 0; time < 2; time += 1)
    expect(await ask('GET', admin, group('one'))).toMatchObject({ new_user_group: false, user_group: first.user_group });
  expect((await ask('PUT', admin, group('one'))).user_group.token).toBe(token);
  const rotated = (await ask('POST', admin, { current_token: token })).user_group.token;
  expect(rotated).not.toBe(token);
  expect((await ask('GET', admin, group('one'))).user_group.token).toBe(rotated);
  expect((await ask('GET', token, group('one'))).status).toBe(401);
  await service.close();
  await start(admin);
  expect((await ask('GET', admin, group('one'))).user_group.token).toBe(rotated);
  expect((await ask('GET', rotated, group('one'))).user_group.token).toBe(rotated);
});

test('a group gets its own token and no other', async () => {
  const one = (await ask('GET', admin, group('one'))).user_group.token;
  const two = (await ask('GET', admin, group('two'))).user_group.token;
  expect(two).not.toBe(one);
  expect((await ask('GET', one, group('one'))).user_group.token).toBe(one);
  expect((await ask('GET', one, group('two'))).user_group.token).toBe('');
  expect((await ask('PUT', one, group('two'))).user_group.token).toBe('');
});

test('under another admin token the token of an older group is empty, and goes on working', async () => {
  const { token } = (await ask('GET', admin, group('one'))).user_group;
  await service.close();
  await start('another-admin-token');
  expect((await ask('GET', 'another-admin-token', group('one'))).user_group.token).toBe('');
  expect((await ask('GET', token, group('one'))).user_group.token).toBe(token);
  // Rotation by its holder makes it tellable again.
  const rotated = (await ask('POST', token, { current_token: token })).user_group.token;
  expect((await ask('GET', 'another-admin-token', group('one'))).user_group.token).toBe(rotated);
});

test('the workspace does not hold the token', async () => {
  const { token } = (await ask('GET', admin, group('one'))).user_group;
  await service.close();
  expect(readFileSync(join(folder, 'workspace.gpkg')).includes(token)).toBe(false);
  await start(admin);
});
