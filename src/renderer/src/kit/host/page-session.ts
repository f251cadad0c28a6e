import { sessionEnded, sessionHeader } from '#host/wire.ts';

/** Of this tab alone: a reload keeps them, and no other page, port or tab is sent them. */
const secretKey = 'hectare-session';
const tokenKey = 'hectare-token';
/** A host that is started again is found within seconds. */
const retryMilliseconds = 1000;

/** What a page is worth to the browser host: `ended` after another page brought a newer address. */
export type SessionFault = 'no-session' | 'session-ended';

/** Why a host turned a request away. */
export const sessionFaultOf = async (reply: Response): Promise<SessionFault> =>
  (await reply.text()) === sessionEnded ? 'session-ended' : 'no-session';

export const sessionHeaders = (): Record<string, string> => {
  const secret = sessionStorage.getItem(secretKey);
  return secret === null ? {} : { [sessionHeader]: secret };
};

/** Takes the one-time token out of the address bar at once. It waits for the first call: until then the page before keeps its session, and can save. */
export function keepToken(): void {
  const token = new URLSearchParams(location.hash.slice(1)).get('token');
  if (!token) return;
  history.replaceState(null, '', location.pathname);
  sessionStorage.setItem(tokenKey, token);
}

/** The token buys the page's secret, once. */
export async function openSession(): Promise<void> {
  const token = sessionStorage.getItem(tokenKey);
  if (token === null) return;
  // A host that is gone shows at the first call.
  const reply = await fetch('/session', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: token }).catch(() => null);
  if (!reply) return;
  // A reload before this point exchanges the token again.
  if (reply.ok) sessionStorage.setItem(secretKey, await reply.text());
  sessionStorage.removeItem(tokenKey);
}

export interface EventListeners {
  /** one message, as it stands in the stream */
  message: (data: string) => void;
  open: () => void;
  /** the stream tore or could not be opened; it is tried again */
  lost: () => void;
  /** the host turns this page away; it is not tried again */
  refused: (fault: SessionFault) => void;
}

/** The messages of a stream of events; one that is not whole yet waits for its rest. */
async function readEvents(body: ReadableStream<Uint8Array>, message: (data: string) => void): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let waiting = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const events = (waiting + decoder.decode(value, { stream: true })).split('\n\n');
    waiting = events.pop()!;
    for (const event of events) if (event.startsWith('data: ')) message(event.slice('data: '.length));
  }
}

/** The events of the host. Not an EventSource, which sends no header of ours. Resolves when the host turns the page away. */
export async function followEvents(listeners: EventListeners): Promise<void> {
  for (;;) {
    try {
      const reply = await fetch('/events', { headers: sessionHeaders() });
      if (reply.status === 401) {
        listeners.refused(await sessionFaultOf(reply));
        return;
      }
      if (reply.ok && reply.body) {
        listeners.open();
        await readEvents(reply.body, listeners.message);
      }
    } catch {
      /* the host is gone, or the connection tore: the same */
    }
    listeners.lost();
    await new Promise((resolve) => {
      setTimeout(resolve, retryMilliseconds);
    });
  }
}
