import type { Answer, BridgeEvent, BridgeMethod, WindowHost } from '../../../bridge/methods.ts';
import { pack, unpack } from '../../../bridge/wire.ts';

const noHost: Answer<never> = { ok: false, error: { code: 'host-gone', message: 'Hectare’s host does not answer. Start Hectare again; what was typed is kept in its draft.' } };

/** The one-time token of the address buys the session cookie and leaves the address bar at once. */
async function openSession(): Promise<void> {
  const token = new URLSearchParams(location.hash.slice(1)).get('token');
  if (!token) return;
  history.replaceState(null, '', location.pathname);
  await fetch('/session', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: token, credentials: 'same-origin' });
}

const accepted: Record<string, string> = { geometry: '.kml,.kmz,.geojson,.json,.zip,.gpx,.csv,.wkt,.fgb,.topojson', geojson: '.geojson,.json', kml: '.kml', kmz: '.kmz' };

/** A file input in place of the native dialog. */
function chooseFiles(input: { kinds: string[]; multiple?: boolean }): Promise<Answer<unknown>> {
  return new Promise((resolve) => {
    const field = document.createElement('input');
    field.type = 'file';
    field.multiple = input.multiple ?? true;
    field.accept = input.kinds.map((kind) => accepted[kind] ?? '').filter(Boolean).join(',');
    field.dataset['testid'] = 'file-input';
    field.hidden = true;
    document.body.append(field);
    const done = async () => {
      const files = await Promise.all([...field.files ?? []].map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })));
      field.remove();
      resolve({ ok: true, value: { files } });
    };
    field.addEventListener('change', () => void done());
    field.addEventListener('cancel', () => void done());
    field.click();
  });
}

function download(name: string, bytes: Uint8Array): void {
  const address = URL.createObjectURL(new Blob([bytes.slice()]));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export function browserHost(): WindowHost {
  const session = openSession();
  const listeners = new Map<string, Set<(payload: unknown) => void>>();
  let events: EventSource | null = null;

  const ask = async (method: string, input: unknown, callId?: string): Promise<Answer<unknown>> => {
    try {
      await session;
      const answer = await fetch(`/bridge/${method}`, { method: 'POST', headers: { 'content-type': 'application/octet-stream', ...(callId ? { 'x-call-id': callId } : {}) }, body: pack(input), credentials: 'same-origin' });
      if (answer.status === 401) return { ok: false, error: { code: 'no-session', message: 'This page has no session with Hectare. Open the address that Hectare printed when it started.' } };
      return unpack(new Uint8Array(await answer.arrayBuffer())) as Answer<unknown>;
    } catch {
      return noHost;
    }
  };

  return {
    kind: 'browser',
    async call(method: BridgeMethod, input: unknown, callId?: string) {
      if (method === 'files.choose') return chooseFiles(input as { kinds: string[]; multiple?: boolean });
      if (method === 'files.save') {
        const { suggestedName, bytes } = input as { suggestedName: string; bytes: Uint8Array };
        download(suggestedName, bytes);
        return { ok: true, value: { saved: true } };
      }
      return ask(method, input, callId);
    },
    on(event: BridgeEvent, listener: (payload: unknown) => void) {
      const all = listeners.get(event) ?? new Set();
      listeners.set(event, all.add(listener));
      void session.then(() => {
        if (events) return;
        events = new EventSource('/events');
        events.addEventListener('message', (message) => {
          const { name, payload } = unpack(Uint8Array.from(atob(String(message.data)), (letter) => letter.charCodeAt(0))) as { name: string; payload: unknown };
          if (name === 'download') { const file = payload as { name: string; bytes: Uint8Array }; download(file.name, file.bytes); }
          for (const one of listeners.get(name) ?? []) one(payload);
        });
      });
      return () => { all.delete(listener); };
    },
    pathOf: () => '',
  };
}
