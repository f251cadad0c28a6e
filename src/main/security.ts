import type { App, Session, WebContents, WebFrameMain } from 'electron';

export const appScheme = 'hectare';
export const appOrigin = `${appScheme}://app`;
export const windowAddress = `${appOrigin}/index.html`;

/** Whether an address is the window's own. While developing the window keeps this address too: its files are fetched from Vite's server behind it. */
export function isOurAddress(address: string): boolean {
  try {
    const url = new URL(address);
    return url.protocol === `${appScheme}:` && url.host === 'app';
  } catch {
    return false;
  }
}

/** A message counts only when it comes from the top frame of our own page. */
export function isOurFrame(frame: Pick<WebFrameMain, 'url' | 'parent'> | null): boolean {
  return frame !== null && frame.parent === null && isOurAddress(frame.url);
}

/** No page but ours in a window, no second window, no webview, whatever a link, a redirect or a script asks for. */
export function guardContents(contents: WebContents): void {
  const stay = (event: { preventDefault(): void }, address: string) => {
    if (!isOurAddress(address)) event.preventDefault();
  };
  contents.on('will-navigate', (event) => stay(event, event.url));
  contents.on('will-frame-navigate', (event) => stay(event, event.url));
  contents.on('will-redirect', (event) => stay(event, event.url));
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
}

/** The own position on the map is the one thing that the window may ask of the system, and our own page alone. */
const mayAsk = (permission: string, address: string | undefined, isMainFrame: boolean) =>
  (permission === 'geolocation' || permission === 'geolocation-approximate') &&
  isMainFrame &&
  address !== undefined &&
  isOurAddress(address);

/**
 * The window needs no device, no notification and no network of its own: main makes every call. A position is given to our page when a person asked for it there.
 * `extraOrigins` are allowed besides: the connection for hot reload while the window is developed.
 */
export function guardSession(session: Session, extraOrigins: string[] = []): void {
  session.setPermissionRequestHandler((_contents, permission, decide, { requestingUrl, isMainFrame }) =>
    decide(mayAsk(permission, requestingUrl, isMainFrame)),
  );
  session.setPermissionCheckHandler((_contents, permission, _origin, { requestingUrl, isMainFrame }) =>
    mayAsk(permission, requestingUrl, isMainFrame),
  );
  session.setDevicePermissionHandler(() => false);
  // With it on, the engine fetches dictionaries from its maker's server, outside of the filter below.
  session.setSpellCheckerEnabled(false);
  session.on('will-download', (event) => event.preventDefault());
  session.webRequest.onBeforeRequest((details, decide) => {
    const allowed =
      /^(hectare|blob|data|devtools):/.test(details.url) ||
      extraOrigins.some((origin) => details.url === origin || details.url.startsWith(`${origin}/`));
    decide({ cancel: !allowed });
  });
}

export function guardApp(app: App): void {
  app.on('web-contents-created', (_event, contents) => guardContents(contents));
}
