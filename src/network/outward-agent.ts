import { EnvHttpProxyAgent, type Agent, type Dispatcher } from 'undici';
import { withSystemCertificates } from './system-certificates.ts';

/** Never through a proxy: this computer, and services that people run on it. */
const near = ['localhost', '.localhost', '127.0.0.1', '[::1]'];

/**
 * Connections to the outside world: through the proxy that HTTP_PROXY and HTTPS_PROXY name, but for what NO_PROXY excepts, and with the certificates that this computer
 * trusts. In Electron the proxy of the system is put there when the program starts.
 */
export function outwardAgent(options: Agent.Options): Dispatcher {
  const { HTTP_PROXY: http, HTTPS_PROXY: https, NO_PROXY: none, http_proxy, https_proxy, no_proxy } = process.env;
  const agent = new EnvHttpProxyAgent({
    ...options,
    httpProxy: http_proxy ?? http ?? '',
    httpsProxy: https_proxy ?? https ?? '',
    noProxy: [no_proxy ?? none ?? '', ...near].filter((one) => one !== '').join(','),
  });
  return withSystemCertificates(agent);
}
