import { afterAll, vi } from 'vitest';

/**
 * Files of a worker share its process, its libraries and its page; nothing that a file did is seen by the next. Its modules of ours are loaded anew, and what it left
 * is taken away: listeners, timers, what stands in the page, what is stored, what it put in the place of a global. Vitest runs this before each file.
 */
vi.resetModules();

const undo: (() => void)[] = [];

/** Puts a function in the place of a global's until the file ends. */
function replace<T extends object, K extends keyof T>(owner: T, name: K, replacement: (original: T[K]) => T[K]): void {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { configurable: true, writable: true, value: replacement(owner[name]) });
  undo.push(() => {
    if (before) Object.defineProperty(owner, name, before);
    else Reflect.deleteProperty(owner, name);
  });
}

function takeBackTimers(): void {
  for (const name of ['setTimeout', 'setInterval'] as const)
    replace(globalThis, name, (original) =>
      Object.assign((...args: Parameters<typeof setTimeout>) => {
        const timer = original(...args);
        undo.push(() => clearTimeout(timer));
        return timer;
      }, original),
    );
}

function takeBackListeners(target: EventTarget): void {
  replace(target, 'addEventListener', (original) => (...args) => {
    original.apply(target, args);
    undo.push(() => target.removeEventListener(...args));
  });
}

function clearPage(): void {
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
}

takeBackTimers();
if (typeof document !== 'undefined')
  for (const target of [globalThis.window, document, document.documentElement, document.body]) takeBackListeners(target);

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const step of undo.toReversed()) step();
  if (typeof document !== 'undefined') clearPage();
});
