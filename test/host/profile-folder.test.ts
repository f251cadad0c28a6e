import { describe, expect, test } from 'vitest';
import { ProfileMissing, profileFolder, type System } from '#host/profile-folder.ts';

const on = (
  platform: System['platform'],
  home: string,
  environment: System['environment'] = {},
  there: string[] = [],
  texts: Record<string, string> = {},
) => profileFolder({ platform, home, environment, exists: (path) => there.includes(path), read: (path) => texts[path] ?? null });

test('data of a program lies where each system expects it', () => {
  expect(on('linux', '/home/ana')).toBe('/home/ana/.local/share/hectare');
  expect(on('linux', '/home/ana', { XDG_DATA_HOME: '/data/ana' })).toBe('/data/ana/hectare');
  expect(on('darwin', '/Users/ana', { XDG_DATA_HOME: '/data/ana' })).toBe('/Users/ana/Library/Application Support/Hectare');
  expect(on('win32', String.raw`C:\Users\ana`, { APPDATA: String.raw`D:\Profiles\ana\Roaming` })).toBe(
    String.raw`D:\Profiles\ana\Roaming\Hectare`,
  );
  expect(on('win32', String.raw`C:\Users\ana`)).toBe(String.raw`C:\Users\ana\AppData\Roaming\Hectare`);
});

test('a base folder that is empty or relative is ignored', () => {
  expect([on('linux', '/home/ana', { XDG_DATA_HOME: 'share' }), on('linux', '/home/ana', { XDG_DATA_HOME: '' })]).toEqual(
    Array(2).fill('/home/ana/.local/share/hectare'),
  );
  expect(on('win32', String.raw`C:\Users\ana`, { APPDATA: 'Roaming' })).toBe(String.raw`C:\Users\ana\AppData\Roaming\Hectare`);
});

test('HECTARE_PROFILE names another on every system, HECTARE_DATA too', () => {
  const both = { HECTARE_PROFILE: '/mnt/one', HECTARE_DATA: '/mnt/two' };
  expect([
    on('linux', '/home/ana', both),
    on('darwin', '/Users/ana', { HECTARE_DATA: '/mnt/two' }),
    on('win32', 'C:\\', { HECTARE_PROFILE: String.raw`E:\hectare` }),
  ]).toEqual(['/mnt/one', '/mnt/two', String.raw`E:\hectare`]);
  expect(on('linux', '/home/ana', { HECTARE_PROFILE: '' })).toBe('/home/ana/.local/share/hectare');
});

test('what an earlier build kept in Electron’s place stays in use until there is a profile of now', () => {
  const earlier = '/home/ana/.config/Hectare/connections.json';
  expect(on('linux', '/home/ana', {}, [earlier])).toBe('/home/ana/.config/Hectare');
  expect(on('linux', '/home/ana', {}, [earlier, '/home/ana/.local/share/hectare/service'])).toBe('/home/ana/.local/share/hectare');
  expect(on('darwin', '/Users/ana', {}, ['/Users/ana/.config/Hectare/connections.json'])).toContain('Application Support');
});

describe('a profile that a person moved', () => {
  const pointer = { '/home/ana/.local/share/hectare/moved-to.json': '{"path":"/mnt/disk/hectare"}' };
  const marks = ['/home/ana/.local/share/hectare/moved-to.json', '/mnt/disk/hectare/hectare-folder.json'];

  test('is found in its new folder, and the environment goes before it', () => {
    expect(on('linux', '/home/ana', {}, marks, pointer)).toBe('/mnt/disk/hectare');
    expect(on('linux', '/home/ana', { HECTARE_PROFILE: '/mnt/one' }, marks, pointer)).toBe('/mnt/one');
  });

  test('is never replaced by an empty one while its disk is not there', () => {
    expect(() => on('linux', '/home/ana', {}, marks.slice(0, 1), pointer)).toThrow(ProfileMissing);
  });
});
