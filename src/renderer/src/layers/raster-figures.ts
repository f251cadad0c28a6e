import { proxy } from 'comlink';
import { computed, ref, shallowRef, watch, type Ref } from 'vue';
import type { AttributeValue } from '#formats/attribute-formula.ts';
import { figureColumns, type ColumnFigure } from '#raster/figure-columns.ts';
import { readSlopeLimits, usualSlopeLimits } from '#raster/slope-limits.ts';
import type { MapBasemap } from '#window/kit/map-types.ts';
import { phrased, text, whole } from '#window/kit/text/index.ts';
import { rasterFigures } from '#window/kit/workers/index.ts';
import type { OpenedRaster, RasterFigures } from '#window/kit/workers/raster-figures.ts';
import { freeNames } from '#window/shapes/free-names.ts';
import { useAttributeView } from '#window/shapes/attribute-view.ts';
import { useFiles } from '#window/shapes/files.ts';
import { useBasemaps } from './basemaps.ts';

/** Those that the window offers, in its order. */
export const figures = [
  'mean',
  'median',
  'min',
  'max',
  'standardDeviation',
  'hectares',
  'noDataHectares',
  'outsideHectares',
] as const satisfies readonly ColumnFigure[];
export type Figure = (typeof figures)[number];
/** So many shapes are sent to the worker at once. */
const shapesAtOnce = 2000;

/** What is on this computer comes before what is asked for on a network. */
const isFar = ({ source }: MapBasemap) => source.kind === 'file' && typeof source.read === 'function' && source.pieces === undefined;
const isGeoTiff = ({ source }: MapBasemap) => source.kind === 'file' && /\.tiff?$/i.test(source.fileName);
/** A figure of a shape; the value of its cell stands for the mean of a point. */
function cellOf(found: RasterFigures, figure: Figure): AttributeValue {
  if (found === null) return null;
  if ('value' in found) return figure === 'mean' ? found.value : null;
  return found[figure];
}

/** The raster that was chosen, open in a worker of its own. */
export function chosenRaster(isOpen: () => boolean) {
  const basemaps = useBasemaps();
  const rasters = computed(() => basemaps.list.filter(isGeoTiff).toSorted((one, other) => Number(isFar(one)) - Number(isFar(other))));
  const chosen = ref<string | null>(null);
  const opened = shallowRef<OpenedRaster | null>(null);
  const worker = shallowRef<ReturnType<typeof rasterFigures> | null>(null);
  const fault = computed(() => {
    const answer = opened.value;
    if (!answer || answer.ok) return '';
    return answer.code === 'mask' ? text('rasterFigures.mask') : phrased(answer.phrase ?? undefined, answer.message);
  });
  function end(): void {
    worker.value?.end();
    worker.value = null;
  }
  async function open(raster: MapBasemap | undefined): Promise<void> {
    end();
    opened.value = null;
    if (raster?.source.kind !== 'file') return;
    const { read } = raster.source;
    const mine = rasterFigures();
    worker.value = mine;
    const answer = await Promise.race([mine.work.openRaster(typeof read === 'function' ? proxy(read) : read), mine.failed]);
    if (mine === worker.value) opened.value = answer;
  }
  const openChosen = () =>
    open(raster.value).catch((error: Error) => {
      opened.value = { ok: false, code: 'unreadable', message: error.message, phrase: null };
    });
  const raster = computed(() => (isOpen() ? (rasters.value.find(({ id }) => id === chosen.value) ?? rasters.value[0]) : undefined));
  watch(
    () => raster.value?.id ?? null,
    (id) => {
      chosen.value = id;
      void openChosen();
    },
    { immediate: true },
  );
  async function add(): Promise<void> {
    const id = await basemaps.addFile();
    if (id !== null) chosen.value = id;
  }
  const reopen = () => void openChosen();
  return { rasters, raster, chosen, opened, worker, fault, end, add, reopen };
}

/** The names of the columns that figures become. `limits`: degrees above which the share of a slope is told. */
function namedColumns(prefix: Ref<string>, wanted: Ref<Figure[]>, limits: Ref<readonly number[]>) {
  const view = useAttributeView();
  const plainName = (figure: Figure) => `${prefix.value.trim()}_${figureColumns[figure]}`;
  const plainShare = (limit: number) => `${prefix.value.trim()}_above_${limit}_share`;
  const names = computed(() =>
    freeNames(
      [...figures.filter((figure) => wanted.value.includes(figure)).map(plainName), ...limits.value.map(plainShare)],
      view.allColumns,
    ),
  );
  const nameOf = (figure: Figure) => names.value.get(plainName(figure));
  const nameOfShare = (limit: number) => names.value.get(plainShare(limit))!;
  const shareAbove = (found: RasterFigures, wantedLimit: number): AttributeValue => {
    if (found === null || 'value' in found || found.hectares <= 0) return null;
    const above = found.above.find(({ limit }) => limit === wantedLimit);
    return above ? above.hectares / found.hectares : null;
  };
  const cellsOf = (found: RasterFigures): Record<string, AttributeValue> =>
    Object.fromEntries([
      ...figures.flatMap((figure) => {
        const name = nameOf(figure);
        return name === undefined ? [] : [[name, cellOf(found, figure)] as const];
      }),
      ...limits.value.map((limit) => [nameOfShare(limit), shareAbove(found, limit)] as const),
    ]);
  return { nameOf, nameOfShare, cellsOf };
}

/** Figures of an own raster for each shape that is shown, as columns. */
export function useRasterFigures(isOpen: () => boolean) {
  const files = useFiles();
  const { worker, raster, end, ...choice } = chosenRaster(isOpen);
  const band = ref(1);
  const prefix = ref('');
  const wanted = ref<Figure[]>(['mean', 'min', 'max']);
  const progress = ref<number | null>(null);
  /** the cells are heights, and figures are of their slope */
  const isSlope = ref(false);
  const limitsText = ref(usualSlopeLimits.join(', '));
  /** null: what was typed is no list of degrees */
  const limits = computed(() => (isSlope.value ? readSlopeLimits(limitsText.value) : []));
  const { nameOf, nameOfShare, cellsOf } = namedColumns(
    prefix,
    wanted,
    computed(() => limits.value ?? []),
  );
  /** The names of the columns say it. */
  function takeSlope(now: boolean): void {
    const ending = '_slope';
    isSlope.value = now;
    if (now) prefix.value = `${prefix.value.trim()}${ending}`;
    else if (prefix.value.endsWith(ending)) prefix.value = prefix.value.slice(0, -ending.length);
  }
  const places = computed(() => files.filteredPlaces ?? Uint32Array.from(files.layered.keys()));
  watch(
    raster,
    (now) => {
      [band.value, prefix.value, isSlope.value] = [1, now?.name ?? '', false];
    },
    { immediate: true },
  );
  function stop(): void {
    end();
    progress.value = null;
  }
  /** Takes the figures and writes them as one step; false where that was stopped. Rejects with what is wrong with the cells. */
  async function run(): Promise<boolean> {
    const mine = worker.value;
    const slopeAbove = isSlope.value ? limits.value : null;
    if (!mine || limits.value === null) return false;
    const shapes = Array.from(places.value, (place) => files.layered[place]!);
    const cells = new Map<string, Record<string, AttributeValue>>();
    progress.value = 0;
    try {
      for (let from = 0; from < shapes.length; from += shapesAtOnce) {
        const some = shapes.slice(from, from + shapesAtOnce);
        const geometries = some.map(({ feature }) => feature.geometry);
        const told = proxy((done: number) => {
          if (mine === worker.value) progress.value = (from + done) / shapes.length;
        });
        const found = await Promise.race([mine.work.figuresOf(geometries, band.value - 1, slopeAbove, told), mine.failed]);
        if (mine !== worker.value) return false;
        some.forEach(({ id }, index) => cells.set(id, cellsOf(found[index]!)));
      }
      files.setAttributes(text('rasterFigures.step', { name: prefix.value, n: whole(cells.size) }, cells.size), cells);
      return true;
    } finally {
      if (mine === worker.value) progress.value = null;
    }
  }
  return { ...choice, band, prefix, wanted, isSlope, takeSlope, limitsText, limits, progress, places, nameOf, nameOfShare, stop, run };
}
