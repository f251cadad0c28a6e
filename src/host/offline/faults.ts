import { ApiFault } from '#client/index.ts';
import { Refused } from '../refused.ts';

/** Reasons of the network by which a request surely did not leave this computer. */
const neverLeftCauses = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENOENT',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
]);
const serviceIsNotThere = (error: unknown) =>
  error instanceof Refused && (error.code === 'service-failed' || error.code === 'service-stopped');

/** Nobody was reached: the network, or a service that does not run. */
export const isUnreachable = (error: unknown): boolean =>
  serviceIsNotThere(error) || (error instanceof ApiFault && (error.code === 'network' || error.code === 'timeout'));

/** A page in place of data, or a way to another address: the login of a network stands between, or a proxy. */
const isPortal = (error: unknown): boolean =>
  error instanceof ApiFault &&
  (error.code === 'redirected' ||
    (error.code === 'shape' && typeof error.details === 'string' && error.details.trimStart().startsWith('<')));

/** What was seen before may stand in: nobody was reached, the service is ill or wants a pause, or this computer has no key at hand just now. */
export const letsKeptStandIn = (error: unknown): boolean =>
  isUnreachable(error) ||
  isPortal(error) ||
  (error instanceof ApiFault && (error.code === 'server' || error.code === 'too-many' || error.code === 'no-key'));

/** Surely nothing was done: the request did not leave, or was turned away before anybody looked into it. */
export function surelyNotDone(error: unknown): boolean {
  if (error instanceof Refused) return true;
  if (!(error instanceof ApiFault)) return false;
  if (error.code === 'no-key' || error.code === 'unauthorised' || error.code === 'too-many' || error.code === 'redirected') return true;
  return error.code === 'network' && neverLeftCauses.has(String((error.details as { cause?: unknown } | null)?.cause));
}

/** What the connection has to put right before anything can be sent: key, address. */
export const isConnectionsFault = (error: unknown): boolean =>
  (error instanceof ApiFault && ['no-key', 'unauthorised', 'redirected'].includes(error.code)) ||
  (error instanceof Refused && !serviceIsNotThere(error));

/** There is nothing at this address, or not any more. */
export const isGone = (error: unknown): boolean => error instanceof ApiFault && (error.status === 404 || error.status === 410);

/** A clear no to this one request, which the next try would meet again. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiFault &&
  error.status !== null &&
  error.status >= 400 &&
  error.status < 500 &&
  !['timeout', 'too-many', 'unauthorised'].includes(error.code);

const noSuchCall = new Set(['not-found', 'forbidden', 'wrong-type', 'invalid', 'refused', 'redirected', 'shape', 'server']);
/** Whether this may be how a service without one of our extensions refuses it. */
export const saysNoSuchCall = (error: unknown): boolean => error instanceof ApiFault && noSuchCall.has(error.code);
