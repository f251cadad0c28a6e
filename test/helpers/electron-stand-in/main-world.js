// Runs in the page's own world before its scripts: builds what the preload exposes, as Electron's contextBridge would.
// The two worlds share no objects; a CustomEvent's detail is cloned between them, and dispatching one is synchronous, so plain answers come back at once.
(() => {
  const callbacks = new Map();
  const waiting = new Map();
  let nextId = 1;
  let last;
  // As Electron's bridge: what cannot be cloned, such as a proxy of Vue's, is refused to the caller.
  const cloned = (value) => {
    try {
      return structuredClone(value);
    } catch {
      throw new Error('An object could not be cloned.');
    }
  };
  const tell = (name, detail) => document.dispatchEvent(new CustomEvent(`stand-in:${name}`, { detail }));
  document.addEventListener('stand-in:result', ({ detail }) => {
    if (detail.pending) {
      last = new Promise((resolve, reject) => waiting.set(detail.id, { resolve, reject }));
      return;
    }
    const settled = waiting.get(detail.id);
    if (settled) {
      waiting.delete(detail.id);
      if (detail.error) settled.reject(new Error(detail.error));
      else settled.resolve(detail.value);
      return;
    }
    last = detail.disposer ? () => tell('dispose', { id: detail.disposer }) : detail.value;
  });
  document.addEventListener('stand-in:callback', ({ detail }) => callbacks.get(detail.callback)?.(detail.payload));
  document.addEventListener('stand-in:expose', ({ detail }) => {
    if (detail.name in window) return;
    const api = { ...detail.values };
    for (const name of detail.functions) {
      api[name] = (...args) => {
        const id = nextId++;
        const sent = args.map((value) => {
          if (typeof value !== 'function') return cloned(value);
          callbacks.set(id, value);
          return { standInCallback: id };
        });
        last = undefined;
        tell('call', { id, api: detail.name, name, args: sent });
        const answer = last;
        last = undefined;
        return answer;
      };
    }
    Object.defineProperty(window, detail.name, { value: Object.freeze(api), enumerable: true });
  });
  tell('ready', {});

  // What Electron asks its session before the page may have it; refused as Chromium refuses.
  const refusing = (owner, name, permission) => {
    const original = owner?.[name];
    if (!original) return;
    owner[name] = async function (...args) {
      if (!(await globalThis.standInPermission(permission))) throw new DOMException('Permission denied', 'NotAllowedError');
      return original.apply(this, args);
    };
  };
  refusing(globalThis.Clipboard?.prototype, 'writeText', 'clipboard-sanitized-write');
  refusing(globalThis.Clipboard?.prototype, 'write', 'clipboard-sanitized-write');
  refusing(globalThis.Clipboard?.prototype, 'readText', 'clipboard-read');
  refusing(globalThis.Clipboard?.prototype, 'read', 'clipboard-read');
  refusing(globalThis.MediaDevices?.prototype, 'getUserMedia', 'media');
  refusing(globalThis.Notification, 'requestPermission', 'notifications');
})();
