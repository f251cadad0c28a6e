import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { BridgeOutput } from '#host/contract.ts';
import { eraseWord } from '#host/groups/workspace/contract.ts';
import { flushSaves, stopSaves } from '#window/kit/debounced-save.ts';
import { hostCall } from '#window/kit/host/host.ts';

export type WorkspaceState = BridgeOutput<'workspace.state'>;
export type Backup = WorkspaceState['backups'][number];
export type Checked = BridgeOutput<'workspace.verify'>['checked'][number];
export type Restored = NonNullable<BridgeOutput<'workspace.restore'>>;
export type Damaged = BridgeOutput<'workspace.damaged'>['files'][number];
export type Erased = BridgeOutput<'workspace.erase'>;

/** Backups of what is the user's, the recovery of a damaged workspace, and erasing everything. */
export const useBackups = defineStore('backups', () => {
  const state = shallowRef<WorkspaceState | null>(null);
  /** the newest good copy of a workspace that cannot be opened; null: it can be, or nobody looked */
  const recovery = shallowRef<BridgeOutput<'workspace.recovery'> | null>(null);

  const damaged = shallowRef<Damaged[]>([]);

  async function load(): Promise<void> {
    state.value = await hostCall('workspace.state', {});
  }
  async function backUp(): Promise<BridgeOutput<'workspace.backUp'>> {
    // What is still being typed belongs into the backup.
    await flushSaves();
    const made = await hostCall('workspace.backUp', {});
    await load();
    return made;
  }
  const verify = async (id?: string): Promise<Checked[]> => (await hostCall('workspace.verify', id === undefined ? {} : { id })).checked;

  /** Work after which this window holds another state than the files: it saves everything before, nothing after, and is to be loaded again. */
  async function replacing<T>(work: () => Promise<T | null>): Promise<T | null> {
    await flushSaves();
    const goOn = stopSaves();
    try {
      const done = await work();
      if (done === null) goOn();
      return done;
    } catch (error) {
      goOn();
      throw error;
    }
  }
  /** Without `id` the host asks for a file; null when that was left. */
  const restore = (id?: string): Promise<Restored | null> => replacing(() => hostCall('workspace.restore', id === undefined ? {} : { id }));
  /** The program starts again elsewhere, and this window with it; null when the dialog was left. */
  const move = (): Promise<null> => replacing(() => hostCall('workspace.move', {}));
  const erase = (withBackups: boolean): Promise<Erased | null> =>
    replacing(() => hostCall('workspace.erase', { word: eraseWord, withBackups }));
  async function lookForRecovery(): Promise<void> {
    recovery.value = await hostCall('workspace.recovery', {});
  }
  /** Files that were put aside, and how many of them since `after`: the person has not been told of those. */
  async function lookForDamaged(after: string | null): Promise<Damaged[]> {
    damaged.value = (await hostCall('workspace.damaged', {})).files;
    return damaged.value.filter(({ since }) => after === null || since > after);
  }
  const loadAgain = () => location.reload();
  return { state, recovery, damaged, lookForDamaged, load, backUp, verify, restore, move, erase, lookForRecovery, loadAgain };
});
