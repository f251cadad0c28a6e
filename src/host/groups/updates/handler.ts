import type { Ports, UpdateState } from '../../ports.ts';
import type { HandlerGroup } from '../handler.ts';

const absent: UpdateState = { server: null, now: { step: 'absent', reason: 'browser' } };

export function updatesHandlers({ updates }: Ports): HandlerGroup<'updates'> {
  return {
    'updates.state': async () => updates?.state() ?? absent,
    'updates.check': async () => (await updates?.check()) ?? absent,
    'updates.fetch': async () => (await updates?.fetch()) ?? absent,
    'updates.install': async () => {
      updates?.install();
      return {};
    },
  };
}
