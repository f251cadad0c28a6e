import { say, type FilePhrase } from '../phrases/index.ts';

/** A whole number with so many digits that a double may not hold it, where JSON has a value. */
const longInteger = /(?:^|[:[,])\s*-?\d{16,}\s*(?=[,\]}]|$)/;

type SourceReviver = (key: string, value: unknown, context: { source?: string }) => unknown;

/** JSON.parse, but whole numbers beyond 2^53 stay as they were written, as text: an id that loses its last digits is another id. Throws SyntaxError. */
export function parseJson(text: string): unknown {
  if (!longInteger.test(text)) return JSON.parse(text);
  const exact: SourceReviver = (_, value, { source }) =>
    typeof value === 'number' && !Number.isSafeInteger(value) && source !== undefined && /^-?\d+$/.test(source) ? source : value;
  return JSON.parse(text, exact as (key: string, value: unknown) => unknown);
}

export type JsonSlip = 'json-nan' | 'json-trailing-comma';

/** Where a text in quotes ends (behind its closing quote), or the end of all where it is never closed. */
function endOfQuoted(text: string, opening: number): number {
  for (let quote = text.indexOf('"', opening + 1); quote !== -1; quote = text.indexOf('"', quote + 1)) {
    let slashes = 0;
    while (text[quote - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 0) return quote + 1;
  }
  return text.length;
}

/**
 * What two common slips leave of JSON: NaN and Infinity (Python and others) become null, a comma behind the last item goes. Texts in quotes stay as they are; they are passed over by hand,
 * because a pattern for one that never ends runs out of its stack.
 */
function tidied(text: string, slips: Set<JsonSlip>): string {
  const parts: string[] = [];
  for (let at = 0; at < text.length;) {
    const found = text.indexOf('"', at);
    const quote = found === -1 ? text.length : found;
    const end = found === -1 ? text.length : endOfQuoted(text, quote);
    parts.push(
      text.slice(at, quote).replace(/-?\b(?:NaN|Infinity)\b|,(?=\s*[\]}])/g, (token) => {
        slips.add(token === ',' ? 'json-trailing-comma' : 'json-nan');
        return token === ',' ? '' : 'null';
      }),
      text.slice(quote, end),
    );
    at = end;
  }
  return parts.join('');
}

/** The same for text that is not JSON as it stands; `slips` says what had to be tidied. Throws the SyntaxError of the text as it stands. */
export function parseSloppyJson(text: string): { value: unknown; slips: JsonSlip[] } {
  try {
    return { value: parseJson(text), slips: [] };
  } catch (error) {
    const slips = new Set<JsonSlip>();
    try {
      const value = parseJson(tidied(text, slips));
      if (slips.size > 0) return { value, slips: [...slips] };
    } catch {
      /* broken in another way */
    }
    throw error;
  }
}

/** What a note says of a slip of `what`: the file, or an item of it. */
export const slipPhrase = (slip: JsonSlip, what: FilePhrase): FilePhrase =>
  say(slip === 'json-nan' ? 'file.json.nan' : 'file.json.trailing-comma', { what });
