import type { BridgeInput, BridgeOutput } from '#host/contract.ts';
import { HostFault, hostCall } from '#window/kit/host/host.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';

export type SecretKind = BridgeInput<'keys.save'>['kind'];

/** what an address is refused for */
const addressCodes = new Set(['bad-address', 'not-encrypted', 'credentials-in-address', 'query-in-address']);

/** Changes of connections and their secrets at the host. Each reads the list again and rejects with HostFault. */
export function useConnections() {
  const workspace = useWorkspace();

  /** Why the address was refused; null when the connection was saved. */
  async function save(connection: BridgeInput<'connections.save'>, apiKey: string): Promise<string | null> {
    const saved = await hostCall('connections.save', connection).catch((error: unknown) => {
      if (error instanceof HostFault && addressCodes.has(error.code)) return error;
      throw error;
    });
    if (saved instanceof HostFault) return saved.message;
    if (apiKey) await hostCall('keys.save', { connectionId: saved.id, kind: 'api-key', secret: apiKey });
    await workspace.loadConnections();
    return null;
  }
  async function remove(id: string): Promise<void> {
    await hostCall('connections.remove', { id });
    await workspace.loadConnections();
    await workspace.refresh();
  }
  const test = (id: string): Promise<BridgeOutput<'connections.test'>> => hostCall('connections.test', { id });

  async function saveSecret(connectionId: string, kind: SecretKind, secret: string): Promise<void> {
    await hostCall('keys.save', { connectionId, kind, secret });
    await workspace.loadConnections();
  }
  async function rotateToken(connectionId: string): Promise<void> {
    await hostCall('keys.rotate', { connectionId, kind: 'user-group-token' });
    await workspace.loadConnections();
  }
  async function removeSecret(connectionId: string, kind: SecretKind): Promise<void> {
    await hostCall('keys.remove', { connectionId, kind });
    await workspace.loadConnections();
  }
  return { save, remove, test, saveSecret, rotateToken, removeSecret };
}
