import type { IpcMain } from 'electron';
import type { Answerer } from '#host/answer.ts';
import { bridgeMethods, type Answer } from '#host/methods.ts';
import { isOurFrame } from './security.ts';
import { sentence } from '#host/phrases/sentence.ts';
import { errorWith } from '#host/answer.ts';

/** Answers the bridge's methods to our own top frame and to nobody else. */
export function answerWindow(ipc: Pick<IpcMain, 'handle'>, bridge: Pick<Answerer, 'answer'>): void {
  for (const method of bridgeMethods) {
    ipc.handle(`hectare:${method}`, (event, input: unknown, callId: unknown): Promise<Answer<unknown>> => {
      if (!isOurFrame(event.senderFrame))
        return Promise.resolve({ ok: false, error: errorWith('unknown-sender', sentence('host.unknown-sender')) });
      return bridge.answer(method, input, typeof callId === 'string' ? callId.slice(0, 100) : undefined);
    });
  }
}
