import { defineStore } from 'pinia';
import { computed, ref, watch } from 'vue';
import type { ParcelFigures } from '#api/parcel-figures.ts';
import { lossRamp, noFigureColour, themeOf } from '#window/kit/colours.ts';
import { styleColours } from '#window/kit/file-style.ts';
import type { OwnColours } from '#window/kit/map-types.ts';
import { rampOf } from '#products/satellite-index/facts.ts';
import { useParcelFigures } from './parcel-figures.ts';
import { useProjectShapes, type ProjectShape } from './project-shapes.ts';
import { useUi } from './ui.ts';
import { useWorkspace } from './workspace.ts';

/** How the parcels of a project are coloured: all alike, as their file has them, or by a figure in classes. */
export type Coloring = 'plain' | 'file' | 'loss' | 'forest' | 'ndvi';
type ByFigure = Exclude<Coloring, 'plain' | 'file'>;

/** Lower limits of the classes: of loss since 2018 and of the forest that is left in percent of the parcel, of the mean NDVI. They are the same for every project. */
const limits: Record<ByFigure, readonly number[]> = {
  loss: [0, 0.1, 1, 5, 20],
  forest: [0, 10, 30, 60, 90],
  ndvi: [-1, 0.2, 0.4, 0.6, 0.8],
};
/** From bare to green: of NDVI, and of the share of forest that is left. */
const greenColours = rampOf('ndvi')
  .slice(1)
  .map(([, red, green, blue]) => `rgb(${red}, ${green}, ${blue})`);

/** The figure that a colour stands for; null where there is none. */
export function colouredValue(by: ByFigure, figures: ParcelFigures | null): number | null {
  if (!figures) return null;
  if (by === 'ndvi') return figures.ndvi_mean;
  const hectares = by === 'loss' ? figures.deforested_ha : figures.forest_left_ha;
  return hectares === null || !figures.area_hectares ? null : (100 * hectares) / figures.area_hectares;
}
export const classOfFigure = (by: ByFigure, value: number): number =>
  Math.max(
    0,
    limits[by].findLastIndex((limit) => value >= limit),
  );

const coloursOf = (by: ByFigure, dark: boolean): readonly string[] => (by === 'loss' ? lossRamp[themeOf(dark)] : greenColours);

/** Colours of the open project's parcels on the map, with what they mean. */
export const useParcelColours = defineStore('parcelColours', () => {
  const ui = useUi();
  const workspace = useWorkspace();
  const parcels = useProjectShapes();
  const figures = useParcelFigures();
  const wanted = ref<Coloring | null>(null);
  const hasStyles = computed(() => parcels.shapes.some(({ feature }) => styleColours(feature) !== null));
  const offered = computed<Coloring[]>(() => [
    'plain',
    ...(hasStyles.value ? (['file'] as const) : []),
    ...(figures.answer?.forest ? (['loss', 'forest'] as const) : []),
    ...(figures.answer?.ndvi ? (['ndvi'] as const) : []),
  ]);
  /** What was chosen, where this project has it; else the colours of its file, where that has some. */
  const by = computed<Coloring>(() => {
    if (wanted.value !== null && offered.value.includes(wanted.value)) return wanted.value;
    return hasStyles.value ? 'file' : 'plain';
  });
  const choose = (coloring: Coloring) => {
    wanted.value = coloring;
  };
  // Another connection has other projects; its first one looks as its file says.
  watch(
    () => workspace.connection?.id,
    () => {
      wanted.value = null;
    },
  );

  function of(shape: ProjectShape): OwnColours | null {
    if (by.value === 'plain') return null;
    if (by.value === 'file') return styleColours(shape.feature);
    const value = colouredValue(by.value, figures.of(shape));
    const fill = value === null ? noFigureColour[themeOf(ui.dark)] : coloursOf(by.value, ui.dark)[classOfFigure(by.value, value)]!;
    return { fill };
  }
  /** The classes from the lowest on, with their colours, and the colour of parcels without a figure; null where colours stand for no figure. */
  const legend = computed(() => {
    const figure = by.value;
    if (figure === 'plain' || figure === 'file') return null;
    const colours = coloursOf(figure, ui.dark);
    return {
      by: figure,
      classes: limits[figure].map((from, index) => ({ from, to: limits[figure][index + 1] ?? null, colour: colours[index]! })),
      none: noFigureColour[themeOf(ui.dark)],
    };
  });
  return { by, offered, legend, choose, of };
});
