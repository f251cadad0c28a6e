import { join } from 'node:path';
import * as z from 'zod';
import { JsonFile, type Damage } from '../../json-file.ts';
import type { Ports } from '../../ports.ts';
import type { HandlerGroup } from '../handler.ts';

export function settingsHandlers(ports: Ports, onDamage: (damage: Damage) => void): HandlerGroup<'settings'> {
  const file = new JsonFile(join(ports.dataFolder, 'settings.json'), z.record(z.string(), z.unknown()), {}, onDamage);
  return {
    'settings.load': () => file.read(),
    'settings.save': async ({ settings }) => {
      await file.write(settings);
      return {};
    },
  };
}
