/** First and last byte that are asked for, counted from 0. */
interface ByteRange {
  first: number;
  last: number;
}

/**
 * The one part that a Range header asks for (RFC 9110, 14.2). Null where all of it is answered: without a header, in units that are none of ours, in words that are
 * no range, and for several parts at once, which a server may answer as a whole. `unsatisfiable`: nothing of it is there.
 */
export function rangeOf(header: string | undefined, length: number): ByteRange | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from === '')
    return Number(to) === 0 || length === 0 ? 'unsatisfiable' : { first: Math.max(0, length - Number(to)), last: length - 1 };
  const [first, last] = [Number(from), to === '' ? length - 1 : Math.min(Number(to), length - 1)];
  if (to !== '' && Number(to) < first) return null;
  return first >= length ? 'unsatisfiable' : { first, last };
}
