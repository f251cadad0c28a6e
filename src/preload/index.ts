import { contextBridge, ipcRenderer } from 'electron';
import { bridgeEvents, bridgeMethods, type Answer, type BridgeEvent, type BridgeMethod, type WindowHost } from '#host/methods.ts';

const methods = new Set<string>(bridgeMethods);
const events = new Set<string>(bridgeEvents);

const host: WindowHost = {
  kind: 'electron',
  hasPaths: true,
  call(method: BridgeMethod, input: unknown, callId?: string): Promise<Answer<unknown>> {
    if (!methods.has(method))
      return Promise.resolve({
        ok: false,
        error: { code: 'unknown-method', message: `The window asked for "${String(method)}", which its host does not know.` },
      });
    return ipcRenderer.invoke(`hectare:${method}`, input, callId) as Promise<Answer<unknown>>;
  },
  on(event: BridgeEvent, listener: (payload: unknown) => void): () => void {
    if (!events.has(event)) return () => {};
    // The IPC event object carries the sender; the window gets the payload alone.
    const forward = (_event: unknown, payload: unknown) => listener(payload);
    ipcRenderer.on(`hectare:event:${event}`, forward);
    return () => {
      ipcRenderer.removeListener(`hectare:event:${event}`, forward);
    };
  },
};

contextBridge.exposeInMainWorld('hectare', host);
