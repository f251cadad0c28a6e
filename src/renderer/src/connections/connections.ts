import type { BridgeInput, BridgeOutput } from '#host/contract.ts';
import { hostCall } from '#window/kit/host/host.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';

export type SecretKind = BridgeInput<'keys.save'>['kind'];

/** Changes of connections and their secrets at the host. Each reads the list again and rejects with HostFault. */
export function useConnections() {
  const workspace = useWorkspace();

  async function save(connection: BridgeInput<'connections.save'>, apiKey: string): Promise<void> {
    const saved = await hostCall('connections.save', connection);
    if (apiKey) await hostCall('keys.save', { connectionId: saved.id, kind: 'api-key', secret: apiKey });
    await workspace.loadConnections();
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
