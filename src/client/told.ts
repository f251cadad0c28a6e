import { isObject } from '#domain/object.ts';

/** a sentence of a service that is shown; longer ones are pages or traces */
const maxCharacters = 500;
const names = [
  'detail',
  'message',
  'error_description',
  'error_message',
  'errorMessage',
  'description',
  'reason',
  'title',
  'error',
  'errors',
  'msg',
];

/** What a service says in the body of a refusal, under the names that services use (`detail`, `message`, `error.message`, RFC 9457's `title` …); null where it says nothing. */
export function toldIn(body: unknown, depth = 0): string | null {
  if (typeof body === 'string')
    return body.trim() !== '' && body.length < maxCharacters && !body.trimStart().startsWith('<') ? body.trim() : null;
  if (depth > 3) return null;
  if (Array.isArray(body)) return depth === 0 ? null : toldIn(body[0], depth + 1);
  if (!isObject(body)) return null;
  for (const name of names) {
    // The entries of a 422 are shown beside their fields.
    if (depth === 0 && name === 'detail' && Array.isArray(body[name])) continue;
    const told = toldIn(body[name], depth + 1);
    if (told !== null) return told;
  }
  return null;
}
