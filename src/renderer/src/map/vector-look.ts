import type RenderFeature from 'ol/render/Feature.js';
import { Circle, Fill, Stroke, Style, Text } from 'ol/style.js';
import { mapGround, themeOf, tileColours } from '#window/kit/colours.ts';
import { canvasFont } from '#window/kit/type-scale.ts';
import { i18n } from '#window/kit/text/index.ts';

/** How vector tiles are to look now: on their own ground, or as lines and names over a picture of the land. */
export interface VectorLook {
  isDark: boolean;
  isOverPicture: boolean;
}

type Part = 'earth' | 'green' | 'water' | 'building' | 'road' | 'boundary' | 'place' | 'point' | 'other';
/** Layers of Protomaps, and words that those of OpenMapTiles, Shortbread and Natural Earth have in common. Any other schema is drawn as plain lines, areas and names. */
const parts: readonly (readonly [RegExp, Part])[] = [
  [/^earth$|^land$|^ocean_land$/, 'earth'],
  [/water|ocean|lake|river|sea/, 'water'],
  [/bound|admin|border/, 'boundary'],
  [/road|transport|street|highway|transit/, 'road'],
  [/building/, 'building'],
  [/place|settlement|populated|cities/, 'place'],
  [/^poi/, 'point'],
  [/landuse|landcover|forest|wood|park|green|vegetation/, 'green'],
];
const partOf = (layer: string): Part => parts.find(([words]) => words.test(layer))?.[1] ?? 'other';

const greenKinds = /forest|wood|park|nature|reserve|scrub|grass|meadow|orchard|vineyard|wetland|green/;
/** Metres a cell at which a road is first drawn, and its width in pixels there and close by. */
const roads: readonly (readonly [RegExp, { farthest: number; widths: readonly [far: number, near: number]; isDashed?: boolean }])[] = [
  [/highway|motorway|trunk/, { farthest: 1e6, widths: [1.2, 5] }],
  [/major|primary|secondary|tertiary/, { farthest: 600, widths: [1, 4] }],
  [/path|track|footway|cycleway|service|other/, { farthest: 20, widths: [0.8, 1.4], isDashed: true }],
  [/rail|ferry/, { farthest: 150, widths: [0.8, 1.4], isDashed: true }],
];
const plainRoad = { farthest: 80, widths: [0.8, 3] as const, isDashed: false };
const nearResolution = 2;
const widthAt = ([far, near]: readonly [number, number], resolution: number) =>
  Math.max(far, Math.min(near, near / Math.max(1, resolution / nearResolution) ** 0.5));

type Feature = RenderFeature | { get(name: string): unknown; getGeometry(): unknown };
const word = (feature: Feature, name: string) => {
  const value = feature.get(name);
  return typeof value === 'string' ? value.toLowerCase() : '';
};
function nameOf(feature: Feature): string {
  const language = i18n.global.locale.value;
  for (const key of [`name:${language}`, `name_${language}`, 'name:latin', 'name', 'NAME', 'name:en', 'name_en']) {
    const value = feature.get(key);
    if (typeof value === 'string' && value !== '') return value;
  }
  return '';
}

/** Places by how many people know them: from how far their names are read, and how large they are. */
function placeLook(feature: Feature): { farthest: number; weight: number } {
  const kinds = `${word(feature, 'kind')} ${word(feature, 'kind_detail')} ${word(feature, 'class')} ${word(feature, 'pmap:kind')}`;
  if (/country/.test(kinds)) return { farthest: 1e6, weight: 600 };
  if (/region|state|province/.test(kinds)) return { farthest: 5000, weight: 600 };
  if (/city/.test(kinds)) return { farthest: 2500, weight: 600 };
  if (/town/.test(kinds)) return { farthest: 300, weight: 600 };
  if (/neighbo|suburb|hamlet|village/.test(kinds)) return { farthest: 80, weight: 400 };
  return { farthest: 600, weight: 400 };
}

const text = (name: string, weight: number, isDark: boolean, options: { placement?: 'line'; offsetY?: number; ink?: string } = {}) => {
  const theme = themeOf(isDark);
  return new Text({
    text: name,
    font: canvasFont('xs', weight),
    ...(options.placement ? { placement: options.placement, maxAngle: 0.6 } : { offsetY: options.offsetY ?? 0 }),
    fill: new Fill({ color: options.ink ?? tileColours[theme].label }),
    stroke: new Stroke({ color: mapGround[theme].halo, width: 3 }),
  });
};

const pointStyle = (feature: Feature, part: Part, resolution: number, { isDark }: VectorLook): Style[] => {
  const name = nameOf(feature);
  if (name === '') return [];
  const { farthest, weight } = part === 'place' ? placeLook(feature) : { farthest: part === 'point' ? 5 : Infinity, weight: 400 };
  if (resolution > farthest) return [];
  const theme = themeOf(isDark);
  const dot = new Circle({
    radius: 2.5,
    fill: new Fill({ color: tileColours[theme].town }),
    stroke: new Stroke({ color: mapGround[theme].halo, width: 1.5 }),
  });
  return [new Style({ zIndex: 10, image: dot, text: text(name, weight, isDark, { offsetY: -10 }) })];
};

const roadStyle = (feature: Feature, resolution: number, { isDark, isOverPicture }: VectorLook): Style[] => {
  const kinds = `${word(feature, 'kind')} ${word(feature, 'class')} ${word(feature, 'pmap:kind')}`;
  const { farthest, widths, isDashed = false } = roads.find(([words]) => words.test(kinds))?.[1] ?? plainRoad;
  if (resolution > farthest) return [];
  const theme = themeOf(isDark);
  const width = widthAt(widths, resolution);
  const name = resolution <= 10 ? nameOf(feature) : '';
  const casing = new Style({
    zIndex: 4,
    stroke: new Stroke({ color: isOverPicture ? mapGround[theme].casing : tileColours[theme].roadEdge, width: width + 1.6 }),
  });
  const line = new Style({
    zIndex: 5,
    stroke: new Stroke({
      color: isDashed && !isOverPicture ? tileColours[theme].border : tileColours[theme].road,
      width,
      ...(isDashed ? { lineDash: [4, 3] } : {}),
    }),
    ...(name === '' ? {} : { text: text(name, 400, isDark, { placement: 'line' }) }),
  });
  return isDashed && !isOverPicture ? [line] : [casing, line];
};

const lineStyle = (feature: Feature, part: Part, resolution: number, now: VectorLook): Style[] => {
  if (part === 'road') return roadStyle(feature, resolution, now);
  const theme = themeOf(now.isDark);
  const colours = tileColours[theme];
  if (part === 'boundary')
    return [new Style({ zIndex: 6, stroke: new Stroke({ color: colours.border, width: 1.2, lineDash: [6, 3, 1.5, 3] }) })];
  const isWater = part === 'water';
  const name = resolution <= 40 ? nameOf(feature) : '';
  const ink = isWater ? { ink: colours.waterLabel } : {};
  const width = isWater ? widthAt([1, 3], resolution) : 1;
  const casing = new Style({ zIndex: 2, stroke: new Stroke({ color: mapGround[theme].casing, width: width + 1.6 }) });
  return [
    ...(now.isOverPicture ? [casing] : []),
    new Style({
      zIndex: 3,
      stroke: new Stroke({ color: isWater ? colours.river : colours.border, width }),
      ...(name === '' ? {} : { text: text(name, 400, now.isDark, { placement: 'line', ...ink }) }),
    }),
  ];
};

const areaStyle = (feature: Feature, part: Part, resolution: number, { isDark, isOverPicture }: VectorLook): Style[] => {
  const colours = tileColours[themeOf(isDark)];
  const isGreen = part === 'green' && greenKinds.test(`${word(feature, 'kind')} ${word(feature, 'class')} ${word(feature, 'layer')}`);
  const fill =
    part === 'water'
      ? colours.water
      : part === 'building'
        ? colours.building
        : isGreen
          ? colours.forest
          : part === 'green'
            ? colours.field
            : colours.land;
  const name = part === 'water' && resolution <= 40 ? nameOf(feature) : '';
  const label = name === '' ? {} : { text: text(name, 400, isDark, { ink: colours.waterLabel }) };
  // A picture of the land shows its areas better than their colours would.
  if (isOverPicture) return name === '' ? [] : [new Style({ zIndex: 2, ...label })];
  const outline = part === 'other' ? { stroke: new Stroke({ color: colours.border, width: 0.8 }) } : {};
  return [new Style({ zIndex: part === 'earth' ? 0 : part === 'water' ? 2 : 1, fill: new Fill({ color: fill }), ...outline, ...label })];
};

/** The styles of features of vector tiles. `look` is asked for every feature, so that a change of theme needs no new layer. */
export function vectorStyles(look: () => VectorLook) {
  return (feature: Feature, resolution: number): Style[] => {
    const now = look();
    const part = partOf(word(feature, 'layer'));
    const geometry = (feature as RenderFeature).getType?.() ?? 'Polygon';
    if (geometry === 'Point' || geometry === 'MultiPoint') return pointStyle(feature, part, resolution, now);
    if (geometry === 'LineString' || geometry === 'MultiLineString') return lineStyle(feature, part, resolution, now);
    return areaStyle(feature, part, resolution, now);
  };
}
