import type { MenuItemConstructorOptions } from 'electron';
import { expect, test, vi } from 'vitest';
import { menuCommands, menuTemplate } from './menu.ts';

const flat = (items: MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
  items.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? flat(item.submenu) : [])]);

test.each(['linux', 'win32', 'darwin'] as const)('every command stands in the %s menu once and says itself', (platform) => {
  const send = vi.fn();
  for (const item of flat(menuTemplate(platform, send))) (item.click as (() => void) | undefined)?.();
  expect(send.mock.calls.map(([command]) => command as string)).toEqual(menuCommands);
  expect(new Set(menuCommands).size).toBe(menuCommands.length);
});

test('no two entries share a key', () => {
  const keys = flat(menuTemplate('linux', () => {})).flatMap((item) => item.accelerator ?? []);
  expect(new Set(keys).size).toBe(keys.length);
});

test('the developer tools are in the menu of a development build alone', () => {
  const roles = (isDevelopment: boolean) =>
    menuTemplate('linux', () => {}, isDevelopment)
      .flatMap(({ submenu }) => submenu as { role?: string }[])
      .map(({ role }) => role);
  expect(roles(true)).toContain('toggleDevTools');
  expect(roles(false)).not.toContain('toggleDevTools');
});
