import { getCACertificates, setDefaultCACertificates } from 'node:tls';

let isDone = false;

/**
 * From now on this thread trusts what the computer trusts, beside Node's own list: organisations put the certificate of their proxy there. Once, when the first
 * connection needs it: reading hundreds of certificates takes some 80 ms.
 */
export function trustSystemCertificates(): void {
  if (isDone) return;
  isDone = true;
  setDefaultCACertificates([...new Set([...getCACertificates('default'), ...getCACertificates('system')])]);
}
