import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Answerer } from '#host/answer.ts';
import type { BridgeInput, BridgeOutput } from '#host/contract.ts';
import { createBridge, type BridgeTuning } from '#host/bridge.ts';
import { memoryKeys } from '#host/keys/keychain.ts';
import type { BridgeMethod } from '#host/methods.ts';
import type { Ports } from '#host/ports.ts';

export const root = resolve(import.meta.dirname, '../..');
export const freshFolder = (name: string) => mkdtempSync(join(tmpdir(), `hectare-${name}-`));

export interface TestHost {
  bridge: Answerer & { end(): void };
  dataFolder: string;
  events: { name: string; payload: unknown }[];
  saved: { name: string; kind: string; bytes: Uint8Array }[];
  log: string[];
  /** the value; throws an Error whose message begins with the code */
  ask<M extends BridgeMethod>(method: M, input: BridgeInput<M>, callId?: string): Promise<BridgeOutput<M>>;
}

/** The real handlers over ports that keep what they are given. */
export function testHost(changes: Partial<Ports> = {}, tuning: BridgeTuning = {}): TestHost {
  const dataFolder = changes.dataFolder ?? freshFolder('bridge');
  const events: TestHost['events'] = [];
  const saved: TestHost['saved'] = [];
  const log: string[] = [];
  const bridge = createBridge(
    {
      kind: 'browser',
      version: '0.0.0',
      dataFolder,
      keys: memoryKeys('a test'),
      chooseFiles: async () => [],
      readFile: async () => {
        throw new Error('not in this test');
      },
      pendingFiles: async () => [],
      saveFile: async (name, kind, bytes) => {
        saved.push({ name, kind, bytes });
        return { saved: true };
      },
      openLink: async () => {},
      serviceAddress: async () => {
        throw new Error('not in this test');
      },
      serviceState: () => ({ service: 'stopped' }),
      log: (text) => log.push(text),
      send: (name, payload) => events.push({ name, payload }),
      ...changes,
    },
    tuning,
  );
  return {
    bridge,
    dataFolder,
    events,
    saved,
    log,
    async ask(method, input, callId) {
      const answer = await bridge.answer(method, input, callId);
      if (!answer.ok) throw new Error(`${answer.error.code}: ${answer.error.message}`);
      return answer.value as never;
    },
  };
}
