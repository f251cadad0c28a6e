import { fileKindOf } from '#formats/file-kinds.ts';
import { linkAddresses, type LinkName } from '#host/links.ts';
import type { Answer, BridgeEvent, BridgeMethod, WindowHost } from '#host/methods.ts';
import { sentence } from '#host/phrases/sentence.ts';
import { joinedParts, packedParts, unpack } from '#host/wire.ts';
import { followEvents, keepToken, openSession, sessionFaultOf, sessionHeaders } from './page-session.ts';
import { codeOf, type Sentence } from '#sentences/phrases/index.ts';

const fault = (code: string, words: Sentence): Answer<never> & { ok: false } => ({
  ok: false,
  error: { code, message: words.detail, phrase: codeOf(words) },
});
const noHost = fault('host-gone', sentence('host.gone'));
const turnedAway = {
  'no-session': fault('no-session', sentence('host.no-session')),
  'session-ended': fault('no-session', sentence('host.session-ended')),
};

interface Download {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A file input in place of the native dialog. */
function chooseFiles(input: { kinds: string[]; multiple?: boolean }): Promise<Answer<unknown>> {
  return new Promise((resolve) => {
    const field = document.createElement('input');
    field.type = 'file';
    field.multiple = input.multiple ?? true;
    field.accept = input.kinds.includes('any') ? '' : input.kinds.flatMap((kind) => fileKindOf(kind)?.extensions ?? []).join(',');
    field.dataset['testid'] = 'file-input';
    field.hidden = true;
    document.body.append(field);
    const done = async () => {
      try {
        // Files of shapes may be larger than memory and are read in pieces by who asked; a picture is wanted whole.
        const inPieces = input.kinds.includes('geometry');
        const files = await Promise.all(
          [...(field.files ?? [])].map(async (file) =>
            inPieces
              ? { name: file.name, bytes: new Uint8Array(0), file }
              : { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) },
          ),
        );
        resolve({ ok: true, value: { files } });
      } catch {
        resolve(fault('file-not-found', sentence('host.browser-file-gone')));
      } finally {
        field.remove();
      }
    };
    field.addEventListener('change', () => void done());
    field.addEventListener('cancel', () => void done());
    field.click();
  });
}

/** A browser does not report the end of a download, so its address stays valid for a minute. */
const addressLifeMilliseconds = 60_000;

function download({ name, bytes }: Download): void {
  const address = URL.createObjectURL(new Blob([bytes]));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), addressLifeMilliseconds);
}

function openLink({ link }: { link: LinkName }): Answer<unknown> {
  window.open(linkAddresses[link], '_blank', 'noopener,noreferrer');
  return { ok: true, value: {} };
}

/** A browser lets its page write to the clipboard while it handles a click; the host behind it may be without one. */
async function copyText({ text }: { text: string }): Promise<Answer<unknown>> {
  try {
    await navigator.clipboard.writeText(text);
    return { ok: true, value: {} };
  } catch {
    return fault('no-clipboard', sentence('host.clipboard-unreachable'));
  }
}

const largeBytes = 64 * 1024;
/**
 * A message; a large one as the browser holds files, for which its byte arrays are copied once. Who watches the page through developer tools gets the bytes of every other body as text on the
 * window's thread, which took longer than all else about a large draft.
 */
function bodyOf(input: unknown): Blob | Uint8Array<ArrayBuffer> {
  const parts = packedParts(input);
  const isLarge = parts.reduce((size, { length }) => size + length, 0) > largeBytes;
  return isLarge ? new Blob(parts as Uint8Array<ArrayBuffer>[]) : joinedParts(parts);
}

async function ask(method: string, input: unknown, callId?: string): Promise<Answer<unknown>> {
  try {
    const reply = await fetch(`/bridge/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', ...sessionHeaders(), ...(callId ? { 'x-call-id': callId } : {}) },
      body: bodyOf(input),
    });
    if (reply.status === 401) return turnedAway[await sessionFaultOf(reply)];
    if (reply.status === 413) return fault('too-large', sentence('host.browser-too-large'));
    if (!reply.ok) return noHost;
    const { answer, downloads } = unpack(new Uint8Array(await reply.arrayBuffer())) as { answer: Answer<unknown>; downloads: Download[] };
    for (const file of downloads) download(file);
    return answer;
  } catch {
    return noHost;
  }
}

/** The window's host over HTTP, where there is no preload: files come and go through the browser itself. `onLink` says when the host is lost and when it is back, `onEnded` that it turns this page away. */
export function browserHost(
  onLink: (isThere: boolean) => void = () => {},
  onEnded: (answer: Answer<never> & { ok: false }) => void = () => {},
): WindowHost {
  keepToken();
  let session: Promise<void> | null = null;
  const opened = () => (session ??= openSession());
  const listeners = new Map<string, Set<(payload: unknown) => void>>();
  let isListening = false;

  const listen = async () => {
    if (isListening) return;
    isListening = true;
    await opened();
    await followEvents({
      open: () => onLink(true),
      lost: () => onLink(false),
      refused: (reason) => onEnded(turnedAway[reason]),
      message: (data) => {
        const { name, payload } = unpack(Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))) as {
          name: string;
          payload: unknown;
        };
        for (const listener of listeners.get(name) ?? []) listener(payload);
      },
    });
  };

  return {
    kind: 'browser',
    hasPaths: false,
    async call(method: BridgeMethod, input: unknown, callId?: string) {
      if (method === 'files.choose') return chooseFiles(input as Parameters<typeof chooseFiles>[0]);
      if (method === 'host.copyText') return copyText(input as Parameters<typeof copyText>[0]);
      if (method === 'host.openLink') return openLink(input as Parameters<typeof openLink>[0]);
      if (method === 'files.save') {
        const { suggestedName: name, bytes } = input as { suggestedName: string; bytes: Uint8Array };
        download({ name, bytes: bytes.slice() });
        return { ok: true, value: { saved: true } };
      }
      await opened();
      return ask(method, input, callId);
    },
    on(event: BridgeEvent, listener: (payload: unknown) => void) {
      const all = listeners.get(event) ?? new Set();
      listeners.set(event, all.add(listener));
      void listen();
      return () => {
        all.delete(listener);
      };
    },
  };
}
