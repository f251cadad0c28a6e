import type { IpcMain } from 'electron';
import type { Answerer } from '#host/answer.ts';
import { bridgeMethods, type Answer } from '#host/methods.ts';
import { isOurFrame } from './security.ts';

/** Answers the bridge's methods to our own top frame and to nobody else. */
export function answerWindow(
  ipc: Pick<IpcMain, 'handle' | 'on'>,
  bridge: Pick<Answerer, 'answer'>,
  allowPath: (path: string) => void,
): void {
  for (const method of bridgeMethods) {
    ipc.handle(`hectare:${method}`, (event, input: unknown, callId: unknown): Promise<Answer<unknown>> => {
      if (!isOurFrame(event.senderFrame))
        return Promise.resolve({ ok: false, error: { code: 'unknown-sender', message: 'Only Hectare’s own window may ask.' } });
      return bridge.answer(method, input, typeof callId === 'string' ? callId.slice(0, 100) : undefined);
    });
  }
  // Sent by the preload with the path of a file that the user dropped.
  ipc.on('hectare:dropped', (event, path: unknown) => {
    if (isOurFrame(event.senderFrame) && typeof path === 'string' && path.length < 4096) allowPath(path);
  });
}
