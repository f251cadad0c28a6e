import '@fontsource-variable/inter';
import '#window/kit/styles/tokens.css';
import '#window/kit/styles/base.css';
import '#window/kit/styles/blocks.css';
import { createPinia } from 'pinia';
import { createApp, h, ref, shallowRef, type App } from 'vue';
import { i18n } from '#window/kit/text/index.ts';
import { useMainMap } from '#window/map/main-map.ts';
import MapView from '#window/map/MapView.vue';
import type { MapBasemap, MapOverlay, MapPointer } from '#window/kit/map-types.ts';
import type { MapPage, Scene, SceneFeature } from '../scene.ts';
import { moved } from './frames.ts';
import { showPeer } from './peer.ts';
import { nextCrowdPicture, restyler } from './restyle.ts';

/** What the map lets others do, as far as pictures and frame times need it. */
interface MapMethods {
  settled(): Promise<void>;
  goTo(place: Scene['place']): void;
}

const texts = {
  map: 'Map',
  tools: 'Tools',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show everything',
  measure: 'Measure',
  swipe: 'Compare',
  north: 'North',
  northLetter: 'N',
  coarse: 'Coarse',
  legend: 'Legend',
};
const given = async (file: string) => {
  const answer = await fetch(`./inputs/${file}`);
  if (!answer.ok) throw new Error(`The test gave no ${file}`);
  return answer;
};

/** What the map is given: a property that it needs and nobody gives ends the check of types, in place of a map that is never there. */
type MapProperties = InstanceType<typeof MapView>['$props'];

let app: App | null = null;
let methods: MapMethods | null = null;
let restylePeer: MapPage['restylePeer'] | null = null;
let paintsFor: ReturnType<typeof restyler> | null = null;
const properties = shallowRef<MapProperties | null>(null);
const pointer = ref<MapPointer | null>(null);
const faults: string[] = [];
const note = (fault: unknown) => {
  faults.push(fault instanceof Error ? fault.message : String(fault));
};
addEventListener('error', (event) => note(event.message));
addEventListener('unhandledrejection', (event) => note(event.reason));

async function propertiesOf({
  place,
  overlays = [],
  basemaps = [],
  features = [],
  featuresFile,
  problems = [],
  selectedIds = [],
  dark = false,
  shown,
}: Scene): Promise<MapProperties> {
  const rasters: MapOverlay[] = await Promise.all(
    overlays.map(async ({ file, ...rest }) => ({
      title: file,
      opacity: 1,
      visible: true,
      legend: [],
      ...rest,
      id: file,
      bytes: new Uint8Array(await (await given(file)).arrayBuffer()),
    })),
  );
  const maps: MapBasemap[] = await Promise.all(
    basemaps.map(async ({ file, box, ...rest }) => ({
      name: file,
      attribution: '',
      opacity: 1,
      visible: true,
      ...rest,
      id: file,
      source: box
        ? { kind: 'picture' as const, box, png: new Uint8Array(await (await given(file)).arrayBuffer()) }
        : { kind: 'file' as const, fileName: file, read: await (await given(file)).blob() },
    })),
  );
  return {
    place,
    overlays: rasters,
    grounds: [],
    basemaps: maps,
    features: featuresFile ? await (await given(featuresFile)).json() : features,
    problems,
    selectedIds,
    paints: new Map(),
    shapeLegends: [],
    dark,
    edit: null,
    hasLowerBar: false,
    texts,
    shown: { shapes: true, basemap: false, graticule: false, ...shown },
  };
}

function emptied(): HTMLElement {
  app?.unmount();
  app = null;
  const element = document.querySelector<HTMLElement>('#app')!;
  element.removeAttribute('style');
  element.replaceChildren();
  return element;
}

const page: MapPage = {
  async show(scene) {
    emptied();
    await Promise.all(['12px', '600 12px'].map((font) => document.fonts.load(`${font} "Inter Variable"`)));
    document.documentElement.dataset['theme'] = scene.dark ? 'dark' : 'light';
    properties.value = await propertiesOf(scene);
    paintsFor = null;
    faults.length = 0;
    pointer.value = null;
    const pinia = createPinia();
    app = createApp({
      render: () =>
        h(MapView, {
          ...properties.value!,
          onFault: note,
          onPointer: (at: MapPointer | null) => {
            pointer.value = at;
          },
        }),
    });
    // Otherwise a fault is told to the console alone, and the test waits for a map that never comes.
    app.config.errorHandler = note;
    app.use(pinia).use(i18n).mount('#app');
    if (faults.length > 0) throw new Error(faults.join('; '));
    const map = useMainMap(pinia);
    methods = {
      // A print waits until all that is shown has come and is drawn.
      settled: async () => void (await map.print()),
      goTo: (to) => void map.goTo(to),
    };
    await map.goTo(scene.place);
  },
  async showPeer(peer, scene) {
    const element = emptied();
    const features = scene.featuresFile ? await (await given(scene.featuresFile)).json() : (scene.features ?? []);
    const shown = await showPeer(element, peer, scene, features, given);
    methods = { settled: shown.settled, goTo: () => {} };
    restylePeer = async (how) => {
      const begun = performance.now();
      await shown.restyle(how);
      return performance.now() - begun;
    };
    await methods.settled();
  },
  async showNothing() {
    const canvas = document.createElement('canvas');
    canvas.className = 'ol-viewport';
    canvas.width = innerWidth;
    canvas.height = innerHeight;
    emptied().append(canvas);
    methods = { settled: async () => {}, goTo: () => {} };
    const pen = canvas.getContext('2d')!;
    const next = (at: number) => {
      if (!canvas.isConnected) return;
      pen.clearRect(0, 0, canvas.width, canvas.height);
      pen.fillRect(at % 100, 0, 10, 10);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  },
  async change({ featuresFile, ...part }) {
    const crowd = typeof featuresFile === 'string' ? { features: await (await given(featuresFile)).json() } : {};
    properties.value = { ...properties.value!, ...part, ...crowd } as MapProperties;
  },
  async restyle(how) {
    const picture = nextCrowdPicture();
    const begun = performance.now();
    paintsFor ??= restyler(properties.value!.features as SceneFeature[]);
    properties.value = { ...properties.value!, paints: paintsFor(how) };
    return (await picture) - begun;
  },
  restylePeer: (how) => restylePeer!(how),
  settled: () => methods!.settled(),
  pointer: () => pointer.value,
  goTo: (place) => methods!.goTo(place),
  moved,
  faults: () => [...faults],
};
Object.assign(globalThis, { mapPage: page });
