import { isObject } from '#domain/object.ts';
import { HostFault } from './host/host.ts';
import { isPhrase } from '#sentences/phrases/index.ts';
import { phrased } from './text/index.ts';

/** One entry of a refused request: the path of the field that it names, and its reason in the window's language. */
export interface Refusal {
  path: string[];
  message: string;
}

/** What an entry of a 422 says, in the window's language where it says it as data; '' where it says nothing. */
export const refusalWords = (entry: Record<string, unknown>): string =>
  typeof entry['msg'] === 'string' ? phrased(isPhrase(entry) ? entry : null, entry['msg']) : '';

/** The entries of a 422, as a service lists them in `detail`; none for any other error. */
export function refusalsOf(error: unknown): Refusal[] {
  if (!(error instanceof HostFault)) return [];
  const { details } = error;
  const list = isObject(details) ? details['detail'] : details;
  if (!Array.isArray(list)) return [];
  return list.filter(isObject).map((entry) => ({
    path: Array.isArray(entry['loc']) ? entry['loc'].map(String) : [],
    message: refusalWords(entry),
  }));
}
