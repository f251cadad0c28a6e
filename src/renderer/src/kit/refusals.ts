import { isObject } from '#domain/object.ts';
import { HostFault } from './host/host.ts';
import { said } from './text/index.ts';

/** One entry of a refused request: the path of the field that it names, and its reason in the window's language. */
export interface Refusal {
  path: string[];
  message: string;
}

/** The entries of a 422, as a service lists them in `detail`; none for any other error. */
export function refusalsOf(error: unknown): Refusal[] {
  if (!(error instanceof HostFault)) return [];
  const { details } = error;
  const list = isObject(details) ? details['detail'] : details;
  if (!Array.isArray(list)) return [];
  return list.filter(isObject).map(({ loc, msg }) => ({
    path: Array.isArray(loc) ? loc.map(String) : [],
    message: typeof msg === 'string' ? said(msg) : '',
  }));
}
