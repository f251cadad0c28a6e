import { isObject } from '#domain/object.ts';
import { isColour } from './colour.ts';
import {
  classMethods,
  labelSizesPixels,
  maxClasses,
  maxFormulaLength,
  maxLineWidthPixels,
  plainStyle,
  type Drawing,
  type LabelWording,
  type LayerStyle,
  type StyleBasis,
} from './layer-style.ts';
import { isForCategories, paletteNames, type PaletteName } from './palettes.ts';

const maxCategories = 200;
const isNumberIn = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;
const isPalette = (value: unknown): value is PaletteName => paletteNames.includes(value as PaletteName);

function basisFrom(value: unknown): StyleBasis | null {
  if (!isObject(value)) return null;
  if (value['kind'] === 'hectares') return { kind: 'hectares' };
  return value['kind'] === 'attribute' && typeof value['name'] === 'string' ? { kind: 'attribute', name: value['name'] } : null;
}

function categoriesFrom(by: StyleBasis, palette: PaletteName, { categories, others }: Record<string, unknown>): Drawing | null {
  if (!isForCategories(palette) || !isColour(others) || !Array.isArray(categories) || categories.length > maxCategories) return null;
  const read = categories.flatMap((one: unknown) =>
    isObject(one) && typeof one['value'] === 'string' && isColour(one['colour']) ? [{ value: one['value'], colour: one['colour'] }] : [],
  );
  return read.length === categories.length ? { kind: 'categories', by, palette, categories: read, others } : null;
}

function classesFrom(by: StyleBasis, palette: PaletteName, kept: Record<string, unknown>): Drawing | null {
  const { limits, colours, isReversed } = kept;
  const method = classMethods.find((one) => one === kept['method']);
  if (!method || typeof isReversed !== 'boolean' || !Array.isArray(limits) || !Array.isArray(colours)) return null;
  if (colours.length === 0 || colours.length > maxClasses || limits.length !== colours.length + 1 || !colours.every(isColour)) return null;
  const isRising = limits.every((limit, at) => Number.isFinite(limit) && (at === 0 || limit >= limits[at - 1]));
  return isRising ? { kind: 'classes', by, method, palette, isReversed, limits: limits as number[], colours } : null;
}

function drawingFrom(value: unknown): Drawing | null {
  if (!isObject(value)) return null;
  if (value['kind'] === 'plain') return isColour(value['colour']) ? { kind: 'plain', colour: value['colour'] } : { kind: 'plain' };
  const by = basisFrom(value['by']);
  if (!by || !isPalette(value['palette'])) return null;
  if (value['kind'] === 'categories') return categoriesFrom(by, value['palette'], value);
  return value['kind'] === 'classes' ? classesFrom(by, value['palette'], value) : null;
}

function wordingFrom(value: unknown): LabelWording | null {
  if (!isObject(value)) return null;
  if (value['kind'] === 'name' || value['kind'] === 'none') return { kind: value['kind'] };
  const { formula } = value;
  return value['kind'] === 'formula' && typeof formula === 'string' && formula.length <= maxFormulaLength
    ? { kind: 'formula', formula }
    : null;
}

const denominatorFrom = (value: unknown) => (isNumberIn(value, 1, 1e10) ? value : null);

/** A style as it was kept; null for what is none, or of a later version. */
export function keptStyle(value: unknown): LayerStyle | null {
  if (!isObject(value) || value['version'] !== plainStyle.version) return null;
  const { fillOpacity, lineWidthPixels, labels, scales } = value;
  const drawing = drawingFrom(value['drawing']);
  if (!drawing || !isObject(labels) || !isObject(scales)) return null;
  const wording = wordingFrom(labels['wording']);
  const { sizePixels, hasHalo } = labels;
  if (!wording || !isNumberIn(sizePixels, labelSizesPixels.least, labelSizesPixels.most) || typeof hasHalo !== 'boolean') return null;
  return {
    version: 1,
    drawing,
    fillOpacity: isNumberIn(fillOpacity, 0, 1) ? fillOpacity : null,
    lineWidthPixels: isNumberIn(lineWidthPixels, 0, maxLineWidthPixels) ? lineWidthPixels : null,
    labels: { wording, sizePixels, hasHalo },
    scales: { minDenominator: denominatorFrom(scales['minDenominator']), maxDenominator: denominatorFrom(scales['maxDenominator']) },
  };
}
