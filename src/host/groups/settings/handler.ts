import { join } from 'node:path';
import * as z from 'zod';
import { JsonFile, type Damage } from '../../json-file.ts';
import type { Ports } from '../../ports.ts';
import type { HandlerGroup } from '../handler.ts';

export function settingsHandlers(ports: Ports, onDamage: (damage: Damage) => void): HandlerGroup<'settings'> {
  const file = new JsonFile(join(ports.dataFolder, 'settings.json'), z.record(z.string(), z.unknown()), {}, onDamage);
  const showTheme = ({ theme }: Record<string, unknown>) => {
    if (theme === 'light' || theme === 'dark' || theme === 'system') ports.setTheme?.(theme);
  };
  return {
    'settings.load': async () => {
      const settings = await file.read();
      showTheme(settings);
      return settings;
    },
    'settings.save': async ({ settings }) => {
      await file.write(settings);
      showTheme(settings);
      return {};
    },
  };
}
