import type { Session } from 'electron';

/** Stands for any host of the internet (RFC 2606, section 3); it is never contacted. */
const anywhere = 'https://www.example.org';
const names = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'];

/** The first HTTP proxy of a list as systems and PAC files write it, "PROXY a:8080; DIRECT"; null for a direct connection, and for kinds that are not spoken here. */
export function proxyIn(list: string): string | null {
  const [first = ''] = list.split(';').map((one) => one.trim());
  const [, kind = '', place = ''] = /^(PROXY|HTTPS) ([^\s/]+:\d+)$/.exec(first) ?? [];
  if (place === '') return null;
  return `${kind === 'HTTPS' ? 'https' : 'http'}://${place}`;
}

/**
 * Puts the proxy of the system (its settings, or what its PAC file says of the internet) into the environment, from which connections of this process and of the service
 * take it. A proxy that the environment names already stays. The proxy is asked once, at the start; a PAC file that tells hosts of the internet apart is followed for none.
 */
export async function useSystemProxy(
  session: Pick<Session, 'resolveProxy'>,
  environment: NodeJS.ProcessEnv,
  log: (text: string) => void,
): Promise<void> {
  if (names.some((name) => environment[name])) return;
  const list = await session.resolveProxy(anywhere);
  const proxy = proxyIn(list);
  if (proxy !== null) {
    environment['HTTPS_PROXY'] = proxy;
    environment['HTTP_PROXY'] = proxy;
  } else if (!/^DIRECT\b/.test(list.trim()))
    log(`The system's proxy is of a kind that Hectare cannot use (${list.slice(0, 100)}); connections go without it.`);
}
