import { wrap, type Remote } from 'comlink';

/** A worker, and a promise that rejects when it could not be loaded or fell over: what it was asked would never be answered. */
export interface WatchedWorker {
  worker: Worker;
  failed: Promise<never>;
}

export function watched(start: () => Worker): WatchedWorker {
  const worker = start();
  const { promise: failed, reject } = Promise.withResolvers<never>();
  worker.addEventListener('error', (event) => reject(new Error(event.message || 'a part of the program could not be loaded')));
  failed.catch(() => {});
  return { worker, failed };
}

/**
 * One worker that is asked again and again, started at first use. What waits for a worker that could not be loaded or fell over rejects, and the next question
 * starts a new one: without that a repair would run for ever, and every later one with it.
 */
export function lasting<Work extends object>(start: () => Worker): () => Remote<Work> {
  let current: Remote<Work> | null = null;
  function begin(): Remote<Work> {
    const { worker, failed } = watched(start);
    const remote = wrap<Work>(worker);
    const asked = new Proxy(remote, {
      get(target, name) {
        const method: unknown = Reflect.get(target, name);
        if (typeof method !== 'function') return method;
        return (...given: unknown[]) => Promise.race([Reflect.apply(method, target, given), failed]);
      },
    });
    failed.catch(() => {
      worker.terminate();
      if (current === asked) current = null;
    });
    return asked;
  }
  return () => (current ??= begin());
}
