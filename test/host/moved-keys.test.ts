import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { memoryKeys } from '#host/keys/keychain.ts';
import { forgetMovedKeys, keyPlacesOf } from '#host/moved-keys.ts';

test('a backup that names another address for a connection or a map gets no key', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hectare-moved-keys-'));
  const write = (host: string, groups: string, map: string) => {
    const remote = [
      { id: 'one', name: 'One', baseUrl: `https://${host}/api`, userGroupUrl: groups },
      { id: 'two', name: 'Two', baseUrl: 'https://two.example/api', userGroupUrl: '' },
    ];
    writeFileSync(join(folder, 'connections.json'), JSON.stringify({ selected: 'one', remote, secrets: {} }));
    writeFileSync(join(folder, 'basemaps.json'), JSON.stringify([{ id: 'm', address: `https://${map}/{z}/{x}/{y}.png?k={key}` }]));
  };
  const keys = memoryKeys('a test');
  const accounts = ['one/api-key', 'one/user-group-token', 'two/api-key', 'two/user-group-token', 'basemap/m', 'embedded/user-group-token'];
  for (const account of accounts) await keys.write(account, 'secret');
  write('one.example', 'https://groups.example', 'tiles.example');
  const before = await keyPlacesOf(folder);
  expect(await forgetMovedKeys(before, await keyPlacesOf(folder), keys)).toBe(0);
  write('thief.example', 'https://groups.example', 'thief.example');
  expect(await forgetMovedKeys(before, await keyPlacesOf(folder), keys)).toBe(2);
  expect(await keys.accounts!()).toEqual(accounts.filter((account) => account !== 'one/api-key' && account !== 'basemap/m'));
});
