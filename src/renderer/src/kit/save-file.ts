import type { BridgeInput } from '#host/contract.ts';
import { hostCall } from './host/host.ts';
import { savedMessage } from './saved-message.ts';

/** Saves bytes where a person chooses, and shows where they went. Throws HostFault. */
export async function saveFile(
  suggestedName: string,
  kind: BridgeInput<'files.save'>['kind'],
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const { saved, path } = await hostCall('files.save', { suggestedName, kind, bytes });
  if (saved) savedMessage(path, suggestedName);
}
