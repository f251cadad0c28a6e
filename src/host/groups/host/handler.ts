import { networkInterfaces } from 'node:os';
import { sentence } from '../../phrases/sentence.ts';
import type { Ports } from '../../ports.ts';
import { Refused } from '../../refused.ts';
import type { HandlerGroup } from '../handler.ts';

/** A cable or a radio link with an address. Whether a service answers is known only by asking it. */
function isOnline(): boolean {
  return Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ internal }) => !internal));
}

export function hostHandlers(ports: Ports): HandlerGroup<'host'> {
  return {
    'host.info': async () => {
      const windowEnd = ports.takeWindowEnd?.();
      return {
        kind: ports.kind,
        version: ports.version,
        platform: process.platform,
        keychain: ports.keys.kind,
        ...(ports.keys.why ? { why: ports.keys.why } : {}),
        ...(ports.keys.whyPhrase ? { whyPhrase: ports.keys.whyPhrase } : {}),
        ...(windowEnd ? { windowEnd } : {}),
      };
    },
    'host.openLink': async ({ link }) => {
      await ports.openLink(link);
      return {};
    },
    'host.copyText': async ({ text }) => {
      if (!ports.clipboard) throw new Refused('no-clipboard', sentence('host.no-clipboard'));
      await ports.clipboard.write(text);
      return {};
    },
    'host.startService': async () => {
      ports.startService?.();
      return {};
    },
    'host.status': async () => ({ ...ports.serviceState(), online: isOnline() }),
  };
}
