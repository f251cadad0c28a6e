import { computed, shallowRef, watch } from 'vue';
import { hostCall } from '#window/kit/host/host.ts';
import type { ProjectTileOf } from '#window/map/project-tiles.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import { usePortfolio } from './portfolio.ts';

/** So many projects are drawn from their list in a moment; each of them is asked for its outline. */
const fewestForTiles = 2000;

/**
 * The tiles from which the map of a large portfolio is drawn: where the service of the connection has them, and all of its projects are shown. null: the map draws the
 * projects of the list, as with every other service.
 */
export function useProjectTiles() {
  const workspace = useWorkspace();
  const portfolio = usePortfolio();
  /** the connection whose service has tiles */
  const offeredBy = shallowRef<string | null>(null);
  const isLarge = computed(() => portfolio.rows.length >= fewestForTiles);
  watch(
    [() => workspace.connection?.id, isLarge],
    async ([id, large]) => {
      if (!large || id === undefined || offeredBy.value === id) return;
      offeredBy.value = null;
      // A service that does not tell has none.
      const told = await hostCall('projects.tiles', {}).catch(() => null);
      if (told?.offered && told.connectionId === workspace.connection?.id) offeredBy.value = told.connectionId;
    },
    { immediate: true },
  );
  // What a filter, a deletion that waits or the archive leaves out is in the tiles all the same.
  const showsAll = computed(() => portfolio.wanted.length === workspace.projects.length);
  const source = computed(() =>
    isLarge.value && showsAll.value && offeredBy.value !== null && offeredBy.value === workspace.connection?.id ? offeredBy.value : null,
  );
  return computed<ProjectTileOf | null>(() => {
    const connectionId = source.value;
    if (connectionId === null) return null;
    return async (z, x, y) => (await hostCall('projects.tile', { connectionId, z, x, y })).bytes;
  });
}
