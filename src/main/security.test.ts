import { EventEmitter } from 'node:events';
import type { Session, WebContents } from 'electron';
import { describe, expect, test, vi } from 'vitest';
import { guardContents, guardSession, isOurAddress, isOurFrame } from './security.ts';

describe('whose message counts', () => {
  test.each([
    ['hectare://app/index.html', true],
    ['hectare://app/assets/x.js', true],
    ['hectare://evil/index.html', false],
    ['https://app/index.html', false],
    ['file:///etc/passwd', false],
    ['hectare://app.evil/', false],
    ['about:blank', false],
    ['', false],
    ['javascript:alert(1)', false],
  ])('%s → %s', (address, ours) => expect(isOurAddress(address)).toBe(ours));

  test('a frame inside our page is not our page', () => {
    const top = { url: 'hectare://app/index.html', parent: null };
    expect(isOurFrame(top)).toBe(true);
    expect(isOurFrame({ url: 'hectare://app/index.html', parent: top as never })).toBe(false);
    expect(isOurFrame(null)).toBe(false);
  });
});

describe('a window stays on its page', () => {
  function guarded() {
    const contents = new EventEmitter() as EventEmitter & {
      setWindowOpenHandler: (handler: (details: unknown) => unknown) => void;
      open?: (details: unknown) => unknown;
    };
    contents.setWindowOpenHandler = (handler) => {
      contents.open = handler;
    };
    guardContents(contents as unknown as WebContents);
    return contents;
  }

  test.each(['will-navigate', 'will-redirect', 'will-frame-navigate'])('%s to another address is stopped, to our own is not', (name) => {
    const contents = guarded();
    const away = { url: 'https://example.org/', preventDefault: vi.fn() };
    const home = { url: 'hectare://app/index.html', preventDefault: vi.fn() };
    contents.emit(name, away);
    contents.emit(name, home);
    expect(away.preventDefault).toHaveBeenCalledOnce();
    expect(home.preventDefault).not.toHaveBeenCalled();
  });

  test('no second window, no webview', () => {
    const contents = guarded();
    expect(contents.open?.({ url: 'hectare://app/index.html' })).toEqual({ action: 'deny' });
    const attach = { preventDefault: vi.fn() };
    contents.emit('will-attach-webview', attach);
    expect(attach.preventDefault).toHaveBeenCalledOnce();
  });
});

test('the session grants our page its position and nothing else, downloads nothing and calls no network', () => {
  const session = new EventEmitter() as EventEmitter & Record<string, unknown>;
  const spellChecker = vi.fn();
  session['setSpellCheckerEnabled'] = spellChecker;
  const given: Record<string, (...values: never[]) => unknown> = {};
  for (const name of ['setPermissionRequestHandler', 'setPermissionCheckHandler', 'setDevicePermissionHandler']) {
    session[name] = (handler: (...values: never[]) => unknown) => {
      given[name] = handler;
    };
  }
  let filter: (details: { url: string }, decide: (answer: { cancel: boolean }) => void) => void = () => {};
  session['webRequest'] = {
    onBeforeRequest: (handler: typeof filter) => {
      filter = handler;
    },
  };
  guardSession(session as unknown as Session);
  expect(spellChecker).toHaveBeenCalledExactlyOnceWith(false);
  const decide = vi.fn();
  const ours = { requestingUrl: 'hectare://app/index.html', isMainFrame: true };
  for (const [permission, details, isGranted] of [
    ['geolocation', ours, true],
    ['geolocation', { ...ours, isMainFrame: false }, false],
    ['geolocation', { ...ours, requestingUrl: 'https://example.org/' }, false],
    ['geolocation', { isMainFrame: true }, false],
    ['geolocation-approximate', ours, true],
    ['media', ours, false],
    ['notifications', ours, false],
    ['usb', ours, false],
  ] as const) {
    given['setPermissionRequestHandler']!(null as never, permission as never, decide as never, details as never);
    expect(decide, permission).toHaveBeenLastCalledWith(isGranted);
    expect(given['setPermissionCheckHandler']!(null as never, permission as never, '' as never, details as never)).toBe(isGranted);
  }
  expect(given['setDevicePermissionHandler']!()).toBe(false);
  const answers = [
    'https://example.org/x',
    'file:///etc/passwd',
    'http://127.0.0.1:80/',
    'hectare://app/a.js',
    'blob:hectare://app/1',
    'data:image/png;base64,',
  ].map((url) => {
    let cancelled: boolean | undefined;
    filter({ url }, ({ cancel }) => {
      cancelled = cancel;
    });
    return cancelled;
  });
  expect(answers).toEqual([true, true, true, false, false, false]);
});
