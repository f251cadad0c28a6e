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

/**
 * The window needs no device, no notification, no location and no network of its own: main makes every call.
 * `extraOrigins` are allowed besides: the connection for hot reload while the window is developed.
 */
export function guardSession(session: Session, extraOrigins: string[] = []): void {
  session.setPermissionRequestHandler((_contents, _permission, decide) => decide(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
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
