import type { Route } from '#api/index.ts';
import { ApiFault } from './fault.ts';
import { sentence } from './phrases/sentence.ts';

/** An id never contains slashes, backslashes or control characters; some servers decode their escapes before routing. */
// oxlint-disable-next-line no-control-regex
const unfit = /[/\\\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

function segment(name: string, value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (text === '' || text === '.' || text === '..' || text.length > 200 || unfit.test(text) || !text.isWellFormed()) {
    throw new ApiFault('invalid', sentence('client.not-an-id', { name }), {
      details: [{ loc: ['path', name], msg: 'not an id', type: 'value_error' }],
    });
  }
  return encodeURIComponent(text);
}

/** The full address of a call below `base`. Throws ApiFault `invalid` for an id that would lead to another endpoint. */
export function addressOf(route: Route, base: string, params: Record<string, unknown> = {}, query: Record<string, unknown> = {}): string {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => segment(name, params[name]));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== null) search.set(name, String(value));
  return `${base.replace(/\/+$/, '')}${path}${search.size > 0 ? `?${search}` : ''}`;
}
