import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import type { Dispatcher } from 'undici';

let isDone = false;

/** From now on this thread trusts what the computer trusts, beside Node's own list: organisations put the certificate of their proxy there. */
function trustSystemCertificates(): void {
  if (isDone) return;
  isDone = true;
  setDefaultCACertificates([...new Set([...getCACertificates('default'), ...getCACertificates('system')])]);
}

/** Connections of `agent` that trust what the computer trusts. Its list is read once, before the first request by HTTPS: hundreds of certificates take some 150 ms. */
export function withSystemCertificates(agent: Dispatcher): Dispatcher {
  return agent.compose((dispatch) => (request, handler) => {
    if (String(request.origin).startsWith('https:')) trustSystemCertificates();
    return dispatch(request, handler);
  });
}
