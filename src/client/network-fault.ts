import type { Sentence } from '#sentences/phrases/index.ts';
import { ApiFault } from './fault.ts';
import { sentence } from './phrases/sentence.ts';

/** Why there is no connection, for people: the system's code alone says nothing to most. */
function connectionReason(code: string): Sentence {
  switch (code) {
    case 'ECONNREFUSED':
      return sentence('client.connection-refused');
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return sentence('client.no-such-host');
    case 'ENETUNREACH':
    case 'EHOSTUNREACH':
      return sentence('client.no-route');
    case 'ECONNRESET':
    case 'EPIPE':
    case 'UND_ERR_SOCKET':
      return sentence('client.broken-off');
    case 'ETIMEDOUT':
    case 'UND_ERR_CONNECT_TIMEOUT':
      return sentence('client.no-connection');
    default:
      return sentence(/CERT|SIGNED|ERR_TLS/.test(code) ? 'client.bad-certificate' : 'client.other-reason', { code });
  }
}

/** The fault for an error of the connection itself. */
export function networkFault(error: unknown, timedOut: boolean, host: string): ApiFault {
  const code = (error as { code?: string }).code ?? (error as Error).name;
  if (timedOut || code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_BODY_TIMEOUT')
    return new ApiFault('timeout', sentence('client.timeout'));
  if (code.startsWith('Z_') || code.startsWith('ERR__ERROR_FORMAT') || code.startsWith('ERR_PADDING'))
    return new ApiFault('network', sentence('client.damaged-answer', { reason: code }));
  return new ApiFault('network', sentence('client.unreachable', { host, reason: connectionReason(code) }), {
    details: { cause: code },
  });
}
