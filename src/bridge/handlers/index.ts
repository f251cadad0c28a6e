import { Answerer, type Handlers } from '../answer.ts';
import { Connections } from '../connections.ts';
import type { Damage } from '../json-file.ts';
import { KnownSecrets } from '../known-secrets.ts';
import type { Ports } from '../ports.ts';
import { Refused } from '../refused.ts';
import { apiCalls } from './api-calls.ts';
import { apiHandlers } from './api.ts';
import { connectionsHandlers } from './connections.ts';
import { draftsHandlers } from './drafts.ts';
import { filesHandlers } from './files.ts';
import { hostHandlers } from './host.ts';
import { keysHandlers } from './keys.ts';
import { projectsHandlers } from './projects.ts';
import { reportHandlers } from './report.ts';
import { settingsHandlers } from './settings.ts';

export { fileNameOf } from './file-name.ts';

/** Every method of the bridge over the ports of a host; written once, the same in Electron and in the browser host. */
export function createBridge(ports: Ports): Answerer {
  const secrets = new KnownSecrets();
  const onDamage = ({ path, keptAs, reason }: Damage) => { (ports.log ?? console.error)(`${path} could not be read (${reason}). It is kept as ${keptAs}.`); };
  const connections = new Connections(ports, secrets, onDamage);
  const calls = apiCalls(connections);
  const handlers = {
    ...hostHandlers(ports), ...filesHandlers(ports, onDamage), ...draftsHandlers(ports, onDamage), ...settingsHandlers(ports, onDamage),
    ...connectionsHandlers(ports, connections, calls), ...keysHandlers(connections, calls), ...apiHandlers(calls),
    ...projectsHandlers(ports, calls), ...reportHandlers(ports, connections, calls),
    'jobs.cancel': () => Promise.reject(new Refused('internal', 'Cancelling is answered before it comes here.')),
  } satisfies Record<keyof Handlers, unknown>;
  return new Answerer(handlers, (event, payload) => ports.send(event, payload), secrets);
}
