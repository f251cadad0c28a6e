import { computed } from 'vue';
import { chartColours, noFigureColour } from '#window/kit/colours.ts';
import { following } from '#window/kit/following.ts';
import type { MapFeature, OwnColours } from '#window/kit/map-types.ts';
import { useGapSearch, type GapRow } from '#window/shapes/gap-search.ts';
import { useUi } from '#window/workspace/ui.ts';
import { useDrawer } from './drawer.ts';

const acceptedColours: OwnColours = { line: chartColours.light.grey, fill: noFigureColour.light };
const featureOf = ({ gap: { id, geometry }, accepted }: GapRow): MapFeature => ({
  id,
  geometry,
  style: 'problem',
  layer: 'gaps',
  ...(accepted === null ? {} : { colours: acceptedColours }),
});
const none: readonly MapFeature[] = [];

/** Land of nobody as the map draws it while its table is looked at, and the gap that is chosen there. */
export function createGapsOnMap() {
  const drawer = useDrawer();
  const gaps = useGapSearch();
  const ui = useUi();
  const featuresOf = following(featureOf);
  const isLookedAt = computed(() => drawer.isOpen && ui.drawerTab === 'pairs' && ui.pairScope === 'gaps');
  const features = computed(() => (isLookedAt.value ? featuresOf(gaps.rows) : none));
  const chosen = computed(() => (isLookedAt.value && gaps.lead !== null ? [gaps.lead] : []));
  return { features, chosen };
}
