import { expect, test, vi } from 'vitest';
import { bridgeMethods } from '#host/methods.ts';
import { answerWindow } from './ipc.ts';

test('every method is answered to our frame, none to another', async () => {
  const handlers = new Map<string, (event: unknown, ...args: unknown[]) => Promise<unknown>>();
  const answer = vi.fn(async () => ({ ok: true as const, value: 1 }));
  answerWindow(
    {
      handle: (channel: string, handler: never) => {
        handlers.set(channel, handler);
      },
    },
    { answer },
  );
  expect([...handlers.keys()].sort()).toEqual(bridgeMethods.map((method) => `hectare:${method}`).sort());
  const ours = { senderFrame: { url: 'hectare://app/index.html', parent: null } };
  for (const frame of [{ url: 'https://example.org/', parent: null }, { url: 'hectare://app/x', parent: ours.senderFrame }, null]) {
    for (const handler of handlers.values())
      expect(await handler({ senderFrame: frame }, {})).toMatchObject({ ok: false, error: { code: 'unknown-sender' } });
  }
  expect(answer).not.toHaveBeenCalled();
  expect(await handlers.get('hectare:host.info')!(ours, {}, 'call-1')).toEqual({ ok: true, value: 1 });
  expect(answer).toHaveBeenCalledWith('host.info', {}, 'call-1');
});
