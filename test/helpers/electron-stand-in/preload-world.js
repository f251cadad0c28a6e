// Runs in the isolated world, around the built preload: gives it `require('electron')` over a binding to the main process.
// PRELOAD_SOURCE is replaced by the bundle.
(() => {
  const tagBytes = (value) => {
    if (value instanceof Uint8Array) {
      let text = '';
      for (let at = 0; at < value.length; at += 0x8000) text += String.fromCharCode(...value.subarray(at, at + 0x8000));
      return { standInBytes: btoa(text) };
    }
    if (Array.isArray(value)) return value.map(tagBytes);
    if (value && typeof value === 'object')
      return Object.fromEntries(
        Object.entries(value)
          .filter(([, item]) => item !== undefined)
          .map(([key, item]) => [key, tagBytes(item)]),
      );
    return value;
  };
  const untagBytes = (value) => {
    if (Array.isArray(value)) return value.map(untagBytes);
    if (!value || typeof value !== 'object') return value;
    if (typeof value.standInBytes === 'string') return Uint8Array.from(atob(value.standInBytes), (letter) => letter.charCodeAt(0));
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, untagBytes(item)]));
  };
  const listeners = new Map();
  const invocations = new Map();
  let nextId = 1;
  const toMain = (message) => globalThis.standInToMain(JSON.stringify(message));
  globalThis.standInFromMain = (text) => {
    const message = untagBytes(JSON.parse(text));
    if (message.kind === 'answer') {
      const { resolve, reject } = invocations.get(message.id);
      invocations.delete(message.id);
      if (message.error) reject(new Error(message.error));
      else resolve(message.value);
    } else for (const listener of listeners.get(message.channel) ?? []) listener({}, ...message.args);
  };
  const ipcRenderer = {
    invoke: (channel, ...args) =>
      new Promise((resolve, reject) => {
        const id = nextId++;
        invocations.set(id, { resolve, reject });
        toMain({ kind: 'invoke', id, channel, args: args.map(tagBytes) });
      }),
    send: (channel, ...args) => toMain({ kind: 'send', channel, args: args.map(tagBytes) }),
    on: (channel, listener) => {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
    },
    removeListener: (channel, listener) => {
      listeners.set(
        channel,
        (listeners.get(channel) ?? []).filter((other) => other !== listener),
      );
    },
  };
  const tell = (name, detail) => document.dispatchEvent(new CustomEvent(`stand-in:${name}`, { detail }));
  const exposed = new Map();
  const disposers = new Map();
  const contextBridge = {
    exposeInMainWorld(name, api) {
      exposed.set(name, api);
      const functions = Object.keys(api).filter((key) => typeof api[key] === 'function');
      const values = Object.fromEntries(Object.entries(api).filter(([, value]) => typeof value !== 'function'));
      tell('expose', { name, functions, values });
      document.addEventListener('stand-in:ready', () => tell('expose', { name, functions, values }));
    },
  };
  document.addEventListener('stand-in:call', ({ detail }) => {
    const args = detail.args.map((value) =>
      value?.standInCallback ? (payload) => tell('callback', { callback: value.standInCallback, payload }) : value,
    );
    const answer = exposed.get(detail.api)[detail.name](...args);
    if (typeof answer?.then === 'function') {
      tell('result', { id: detail.id, pending: true });
      answer.then(
        (value) => tell('result', { id: detail.id, value }),
        (error) => tell('result', { id: detail.id, error: String(error?.message ?? error) }),
      );
    } else if (typeof answer === 'function') {
      disposers.set(detail.id, answer);
      tell('result', { id: detail.id, disposer: detail.id });
    } else tell('result', { id: detail.id, value: answer });
  });
  document.addEventListener('stand-in:dispose', ({ detail }) => disposers.get(detail.id)?.());
  const electron = { contextBridge, ipcRenderer, webUtils: { getPathForFile: () => '' } };
  const require = (name) => {
    if (name === 'electron') return electron;
    throw new Error(`A sandboxed preload cannot require ${name}`);
  };
  const module = { exports: {} };
  ((require, module, exports) => {
    /* PRELOAD_SOURCE */
  })(require, module, module.exports);
})();
