import { contentSecurityPolicy } from './window-files.ts';

/** What Vite's server looks at: CSS is answered as a module or as a style sheet, by who asks for it. */
const forwardedHeaders = ['accept', 'range', 'sec-fetch-dest', 'if-none-match'];

/**
 * The address of Vite's development server, which `npm run dev` names in ELECTRON_RENDERER_URL; null without one.
 * Throws on an address that is not plain HTTP on this computer: the window may call its host, so its code must not come from elsewhere.
 */
export function devServerFrom(environment: Record<string, string | undefined>): URL | null {
  const text = environment['ELECTRON_RENDERER_URL'];
  if (!text) return null;
  const address = URL.parse(text);
  if (address?.protocol !== 'http:' || !['127.0.0.1', 'localhost', '[::1]'].includes(address.hostname))
    throw new Error(`ELECTRON_RENDERER_URL must be an http address of this computer, not “${text}”.`);
  return address;
}

/** The WebSocket address over which Vite's client hears of changes. */
export const hotReloadAddress = (devServer: URL) => `ws://${devServer.host}`;

/**
 * Serves the window from Vite's server on the window's own origin, so that everything that trusts the origin works as in the built program.
 * The policy allows one thing more than the built window's: the connection for hot reload.
 */
export function devWindow(devServer: URL): (request: Request) => Promise<Response> {
  const policy = contentSecurityPolicy.replace("connect-src 'self'", `connect-src 'self' ${hotReloadAddress(devServer)}`);
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const asked = new Headers(
      forwardedHeaders.flatMap((name): [string, string][] => {
        const value = request.headers.get(name);
        return value === null ? [] : [[name, value]];
      }),
    );
    // A connection of its own for each: on a busy machine Vite's server closes one that was kept while the next question is on its way.
    asked.set('connection', 'close');
    const answer = await fetch(new URL(pathname + search, devServer), { headers: asked });
    const headers = new Headers({ 'content-security-policy': policy });
    for (const name of ['content-type', 'content-range', 'accept-ranges', 'etag', 'cache-control']) {
      const value = answer.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    return new Response(answer.status === 304 ? null : await answer.arrayBuffer(), { status: answer.status, headers });
  };
}
