import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import type { BridgeEvents, BridgeOutput } from '#host/contract.ts';
import { hostCall, onHost } from '#window/kit/host/host.ts';
import { useUi } from '#window/workspace/ui.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';

export type OutboxItem = BridgeOutput<'outbox.list'>['entries'][number];
export type OutboxDone = BridgeOutput<'outbox.list'>['done'][number];

/** What waits to be sent, as the host has it. */
export const useOutbox = defineStore('outbox', () => {
  const workspace = useWorkspace();
  const entries = shallowRef<OutboxItem[]>([]);
  const ui = useUi();
  const done = shallowRef<OutboxDone[]>([]);
  const paused = ref(false);
  /** the entry that the dialog shall show */
  const shown = ref<string | null>(null);
  const here = computed(() => entries.value.filter(({ connectionId }) => connectionId === workspace.connection?.id));
  /** creates that will be projects of the chosen connection */
  const coming = computed(() => here.value.filter(({ kind }) => kind === 'create'));
  /** by project: an edit or a deletion of it that waits */
  const changes = computed(
    () =>
      new Map(here.value.flatMap(({ projectId, kind }) => (projectId === null || kind === 'create' ? [] : [[projectId, kind] as const]))),
  );
  const problems = computed(
    () =>
      entries.value.filter(
        ({ state, otherAccount, connectionFault }) => state === 'refused' || state === 'held' || otherAccount || connectionFault !== null,
      ).length,
  );

  /** Opens the list at an entry. */
  function show(id: string): void {
    shown.value = id;
    ui.dialog = 'outbox';
  }

  async function load(): Promise<void> {
    const answer = await hostCall('outbox.list', {});
    entries.value = answer.entries;
    done.value = answer.done;
    paused.value = answer.paused;
  }

  function listen(onDone: (sent: BridgeEvents['outbox-done']) => void): () => void {
    let loading: Promise<void> | null = null;
    let again = false;
    // Changes come in bursts; one question at a time is enough.
    const refresh = (): void => {
      if (loading) {
        again = true;
        return;
      }
      loading = load()
        .catch(() => {})
        .finally(() => {
          loading = null;
          if (again) {
            again = false;
            refresh();
          }
        });
    };
    refresh();
    const endings = [onHost('outbox-changed', refresh), onHost('outbox-done', onDone)];
    return () => {
      for (const end of endings) end();
    };
  }

  const send = (id?: string) => hostCall('outbox.send', id === undefined ? {} : { id });
  const pause = (now: boolean) => hostCall('outbox.pause', { paused: now });
  const rename = (id: string, name: string) => hostCall('outbox.rename', { id, name });
  const settle = (id: string, as: 'done' | 'send' | 'adopt') => hostCall('outbox.settle', { id, as });
  /** what was discarded in this window, to be brought back */
  const discarded = shallowRef<{ id: string; name: string }[]>([]);
  const discard = async (id: string, name: string) => {
    await hostCall('outbox.discard', { id });
    discarded.value = [...discarded.value, { id, name }];
  };
  const restore = async (id: string) => {
    discarded.value = discarded.value.filter((entry) => entry.id !== id);
    await hostCall('outbox.restore', { id });
  };
  const data = (id: string) => hostCall('outbox.data', { id });
  return {
    entries,
    done,
    paused,
    shown,
    discarded,
    here,
    coming,
    changes,
    problems,
    show,
    load,
    listen,
    send,
    pause,
    rename,
    settle,
    discard,
    restore,
    data,
  };
});
