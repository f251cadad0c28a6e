import { expose } from 'comlink';
import { afterEach, expect, test } from 'vitest';
import { lasting } from './watched-worker.ts';

/** A worker of these tests: one end of a channel, whose other end answers, or never does. */
class ChannelWorker {
  readonly #port: MessagePort;
  readonly #errors: ((event: { message: string }) => void)[] = [];
  isEnded = false;
  constructor(work: object | null) {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    if (work) expose(work, port2);
    ends.push(port1, port2);
  }
  addEventListener(name: string, listener: never): void {
    if (name === 'error') this.#errors.push(listener);
    else {
      this.#port.addEventListener(name, listener);
      this.#port.start();
    }
  }
  removeEventListener(name: string, listener: never): void {
    this.#port.removeEventListener(name, listener);
  }
  postMessage(message: unknown, transfer: Transferable[]): void {
    this.#port.postMessage(message, transfer);
  }
  terminate(): void {
    this.isEnded = true;
  }
  fail(message: string): void {
    for (const listener of this.#errors) listener({ message });
  }
}
const ends: MessagePort[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end.close();
});

test('a worker that cannot be loaded refuses what waits for it, and the next question has a new one', async () => {
  const work = { add: (a: number, b: number) => a + b };
  const started: ChannelWorker[] = [];
  const worker = lasting<typeof work>(() => {
    started.push(new ChannelWorker(started.length === 0 ? null : work));
    return started.at(-1) as unknown as Worker;
  });
  const waiting = worker().add(1, 2);
  started[0]!.fail('');
  await expect(waiting).rejects.toThrow('a part of the program could not be loaded');
  expect(started[0]!.isEnded).toBe(true);
  expect(await worker().add(1, 2)).toBe(3);
  expect(await worker().add(3, 4)).toBe(7);
  expect(started).toHaveLength(2);
});
