/** Resolves when the window has nothing to do, and after the timeout at the latest: a window that is never idle must not keep work waiting. */
export function whenIdle(timeout: number): Promise<void> {
  return new Promise((done) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout });
    else setTimeout(done, 0);
  });
}
