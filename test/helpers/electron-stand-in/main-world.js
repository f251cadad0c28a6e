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
  const refused = () => new DOMException('Permission denied', 'NotAllowedError');
  const asking = (owner, name, permission, refuse = () => Promise.reject(refused())) => {
    const original = owner?.[name];
    if (!original) return;
    owner[name] = async function (...args) {
      return (await globalThis.standInPermission(permission, false)) ? original.apply(this, args) : refuse();
    };
  };
  for (const [owner, names, permission] of [
    [globalThis.Clipboard?.prototype, ['writeText', 'write'], 'clipboard-sanitized-write'],
    [globalThis.Clipboard?.prototype, ['readText', 'read'], 'clipboard-read'],
    [globalThis.MediaDevices?.prototype, ['getUserMedia'], 'media'],
    [globalThis.MediaDevices?.prototype, ['getDisplayMedia'], 'display-capture'],
    [globalThis.WakeLock?.prototype, ['request'], 'screen-wake-lock'],
    [globalThis.Element?.prototype, ['requestFullscreen'], 'fullscreen'],
    [globalThis.Navigator?.prototype, ['requestMIDIAccess'], 'midi'],
    [globalThis, ['queryLocalFonts'], 'local-fonts'],
    [globalThis, ['showOpenFilePicker', 'showSaveFilePicker', 'showDirectoryPicker'], 'fileSystem'],
    [globalThis.USB?.prototype, ['requestDevice'], 'usb'],
    [globalThis.HID?.prototype, ['requestDevice'], 'hid'],
    [globalThis.Serial?.prototype, ['requestPort'], 'serial'],
  ])
    for (const name of names) asking(owner, name, permission);
  asking(globalThis.Notification, 'requestPermission', 'notifications', () => 'denied');
  asking(globalThis.StorageManager?.prototype, 'persist', 'persistent-storage', () => false);
  // The position is given through callbacks.
  for (const name of ['getCurrentPosition', 'watchPosition']) {
    const original = globalThis.Geolocation?.prototype[name];
    if (!original) continue;
    globalThis.Geolocation.prototype[name] = function (found, failed, options) {
      void globalThis.standInPermission('geolocation', false).then((isGranted) => {
        if (isGranted) original.call(this, found, failed, options);
        else failed?.({ code: 1, PERMISSION_DENIED: 1, message: 'User denied Geolocation' });
      });
      return 0;
    };
  }
  // A question for the state is answered by the check alone.
  const query = globalThis.Permissions?.prototype.query;
  if (query)
    globalThis.Permissions.prototype.query = async function ({ name }) {
      const state = (await globalThis.standInPermission(name, true)) ? 'granted' : 'denied';
      return { name, state, onchange: null, addEventListener() {}, removeEventListener() {} };
    };
  // Privileges of the scheme: without its own, a scheme has no service worker.
  const { ServiceWorkerContainer } = globalThis;
  if (ServiceWorkerContainer && !globalThis.standInPrivileges?.allowServiceWorkers)
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new TypeError("The URL protocol of the current origin ('hectare://app') is not supported."));
  // A window that the handler denies is never made, and its opener gets null.
  const { open } = globalThis;
  globalThis.open = function (address = '', ...rest) {
    const question = new XMLHttpRequest();
    question.open('GET', `/stand-in-open?${encodeURIComponent(new URL(address, location.href).href)}`, false);
    question.send();
    return question.responseText === 'deny' ? null : open.call(globalThis, address, ...rest);
  };
})();
