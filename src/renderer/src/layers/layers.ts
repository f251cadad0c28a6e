import { defineStore } from 'pinia';
import { markRaw, reactive, ref, watch } from 'vue';
import { maskColours } from '#window/kit/colours.ts';
import type { MapOverlay, SwipeSide } from '#window/kit/map-types.ts';
import { i18n, text } from '#window/kit/text/index.ts';
import type { LayerWords, NewLayer } from '#window/kit/product/panel-context.ts';
import { useBasemaps } from './basemaps.ts';
import { useFiles } from '#window/shapes/files.ts';
import { isOtherLook, lookOf, withLook, type LayersLook } from './layer-look.ts';
import { useUi } from '#window/workspace/ui.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';

export type ProductLayer = Omit<MapOverlay, 'id'> & { slug: string; version: number; side: SwipeSide; words: LayerWords };

/** An opacity that has not changed for so long is one step of the history. */
const opacityRestMilliseconds = 300;

/** Pictures of products that lie over the map of the open project; the last one of the list is on top. */
export const useLayers = defineStore('layers', () => {
  const list = ref<ProductLayer[]>([]);
  /** what is drawn besides the pictures */
  const shown = reactive({ shapes: true, basemap: true, graticule: true });
  let version = 0;
  const workspace = useWorkspace();
  const ui = useUi();
  const basemaps = useBasemaps();
  const { history } = useFiles();
  watch(
    () => workspace.current?.record.id,
    () => {
      list.value = [];
    },
  );

  /** Adds a layer or gives it a new picture; what the user set (shown or not, opacity, side, place in the order) stays. */
  function put(layer: NewLayer): void {
    version += 1;
    const before = list.value.find(({ slug }) => slug === layer.slug);
    // A picture looks as it did when the window was last closed.
    const look = before ?? ui.layerLook[layer.slug];
    const next: ProductLayer = {
      ...layer,
      ...layer.words(),
      side: before?.side ?? layer.side ?? null,
      bytes: markRaw(layer.bytes),
      version,
      ...(look ? { opacity: look.opacity, visible: look.visible } : {}),
    };
    list.value = before ? list.value.map((other) => (other.slug === layer.slug ? next : other)) : [...list.value, next];
  }
  watch(
    () => i18n.global.locale.value,
    () => {
      list.value = list.value.map((other) => ({ ...other, ...other.words() }));
    },
  );
  const remove = (slug: string) => {
    if (list.value.some((other) => other.slug === slug)) list.value = list.value.filter((other) => other.slug !== slug);
  };
  /** One step up (1) or down (-1) in the order. */
  function move(slug: string, step: 1 | -1): void {
    const from = list.value.findIndex((other) => other.slug === slug);
    const to = from + step;
    if (from < 0 || to < 0 || to >= list.value.length) return;
    const next = [...list.value];
    [next[from], next[to]] = [next[to]!, next[from]!];
    list.value = next;
  }
  /** Dragged to the place of another one. */
  function moveTo(slug: string, beforeSlug: string): void {
    const layer = list.value.find((other) => other.slug === slug);
    if (!layer || slug === beforeSlug) return;
    const from = list.value.indexOf(layer);
    const to = list.value.findIndex((other) => other.slug === beforeSlug);
    const rest = list.value.filter((other) => other !== layer);
    const at = rest.findIndex((other) => other.slug === beforeSlug) + (from < to ? 1 : 0);
    list.value = [...rest.slice(0, at), layer, ...rest.slice(at)];
  }
  /** Everywhere, left of the line, right of it, and everywhere again. */
  function nextSide(slug: string): void {
    list.value = list.value.map((other) =>
      other.slug === slug ? { ...other, side: other.side === null ? 'left' : other.side === 'left' ? 'right' : null } : other,
    );
  }
  const lookNow = () => lookOf(list.value, basemaps.list, shown);
  let last = lookNow();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function apply(look: LayersLook): void {
    list.value = withLook(list.value, look);
    for (const [id, shown] of Object.entries(look.basemaps)) basemaps.change(id, shown);
    Object.assign(shown, look.shown);
    last = lookNow();
    ui.layerLook = {
      ...ui.layerLook,
      ...Object.fromEntries(Object.entries(look.pictures).map(([slug, { visible, opacity }]) => [slug, { visible, opacity }])),
    };
  }
  function finish(now: LayersLook): void {
    const before = last;
    history.run({ label: text('edit.step.layers'), redo: () => apply(now), undo: () => apply(before) });
  }
  /** Pictures that come and go by one act of a person (a comparison), with what it hides, as one step. */
  function step(label: string, redo: () => void, undo: () => void): void {
    const quietly = (work: () => void) => () => {
      work();
      last = lookNow();
    };
    history.run({ label, redo: quietly(redo), undo: quietly(undo) });
  }
  /** Shown or hidden by a tool that shows a picture of its own in its place: no step that a person made. */
  function setVisible(slug: string, visible: boolean): void {
    history.settle();
    list.value = list.value.map((other) => (other.slug === slug ? { ...other, visible } : other));
    last = lookNow();
  }
  watch(
    lookNow,
    (now) => {
      clearTimeout(timer);
      if (!isOtherLook(last, now)) {
        last = now;
        history.gather(null);
        return;
      }
      // A slider passes through many opacities on its way: the pause after it is one step. Who takes it back sooner makes it one then.
      history.gather({ label: text('edit.step.layers'), finish: () => finish(now) });
      timer = setTimeout(history.settle, opacityRestMilliseconds);
    },
    { deep: true },
  );
  watch(
    () => workspace.mask,
    (bytes) => {
      if (!bytes) {
        remove('project-mask');
        return;
      }
      put({
        slug: 'project-mask',
        bytes,
        opacity: 0.55,
        visible: true,
        words: () => ({
          title: text('layers.mask'),
          legend: [
            { value: 0, label: text('layers.outside'), colour: maskColours.outside },
            { value: 1, label: text('layers.inside'), colour: maskColours.inside },
          ],
        }),
      });
    },
  );
  return { list, shown, put, remove, move, moveTo, nextSide, step, setVisible };
});
