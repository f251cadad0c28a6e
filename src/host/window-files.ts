import { open, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';

/** 'wasm-unsafe-eval' is for GEOS (WebAssembly) and allows no script from text. Styles are inline because OpenLayers and popovers place themselves. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self' blob:",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const mediaTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.pmtiles': 'application/octet-stream',
  '.geojson': 'application/geo+json',
  '.kml': 'application/vnd.google-earth.kml+xml',
};

const headersFor = (path: string) => ({
  'content-type': mediaTypes[extname(path)] ?? 'application/octet-stream',
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'accept-ranges': 'bytes',
});

/** The file of the built window behind an address of its origin, or null when the address points elsewhere or outside its folder. */
export function fileBehind(folder: string, address: string, origin: string): string | null {
  const url = new URL(address);
  if (`${url.protocol}//${url.host}` !== origin) return null;
  const asked = url.pathname === '/' ? '/index.html' : decodeURIComponent(url.pathname);
  if (asked.includes('\0') || asked.includes('\\')) return null;
  const path = normalize(join(folder, asked));
  return path.startsWith(folder + sep) ? path : null;
}

/** first and last byte of a single `bytes=a-b` range; null when the header is absent or not of that form, 'unsatisfiable' when it is past the end */
export function byteRange(header: string | null, size: number): { from: number; to: number } | 'unsatisfiable' | null {
  const match = header ? /^bytes=(\d*)-(\d*)$/.exec(header) : null;
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const from = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const to = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  return from > to || from >= size ? 'unsatisfiable' : { from, to };
}

/** Serves the built window on an origin with byte ranges (the basemap is read in pieces). */
export function windowFiles(folder: string, origin: string): (request: Request) => Promise<Response> {
  return async (request) => {
    let path: string | null;
    try {
      path = fileBehind(folder, request.url, origin);
    } catch {
      path = null;
    }
    const found = path ? await stat(path).catch(() => null) : null;
    if (!path || !found?.isFile())
      return new Response('Not found', { status: 404, headers: { 'content-security-policy': contentSecurityPolicy } });
    const headers = headersFor(path);
    const range = byteRange(request.headers.get('range'), found.size);
    if (range === 'unsatisfiable')
      return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${found.size}` } });
    const { from, to } = range ?? { from: 0, to: found.size - 1 };
    const file = await open(path, 'r');
    try {
      const bytes = new Uint8Array(Math.max(0, to - from + 1));
      await file.read(bytes, 0, bytes.length, from);
      return range
        ? new Response(bytes, { status: 206, headers: { ...headers, 'content-range': `bytes ${from}-${to}/${found.size}` } })
        : new Response(bytes, { status: 200, headers });
    } finally {
      await file.close();
    }
  };
}
