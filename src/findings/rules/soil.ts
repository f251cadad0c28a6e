import { numberOf, textOf } from '#api/foreign-answers.ts';
import { isObject } from '#domain/object.ts';
import { depthWeighted } from '#products/soil/compute.ts';
import type { Figure, FindingCode, FindingParameter, Unit } from '../finding.ts';
import type { Land } from '../land.ts';
import { en } from '../phrases/en.ts';
import { boundsOf, fieldsIn } from '../reading.ts';
import { noInput, rule, type Rule } from '../rule.ts';

const slug = 'soil';
/** Depth that crops root in and that texture is told of. */
const topsoilCentimetres = 30;
/** "Strongly acid" and more: aluminium begins to harm roots (Soil Science Division Staff 2017, Soil Survey Manual, chapter 3). */
const acidPh = 5.5;
/** "Strongly alkaline": phosphorus, iron and zinc are bound (the same table). */
const alkalinePh = 8.5;
/** Below 1.1 % of organic carbon, yields of tropical soils fall (Aune and Lal 1997, Tropical Agriculture 74:96). */
const lowCarbonGramsPerKilogram = 11;
/** "Skeletal" families: rock fragments hold no water (Soil Survey Staff 2022, Keys to Soil Taxonomy). */
const stonyPercent = 35;
/** kg/m² to t/ha */
const tonnesPerHectare = 10;

interface Depth {
  top_cm: number;
  bottom_cm: number;
  mean: number | null;
  low: number | null;
  high: number | null;
}
function depthsOf(land: Land, name: string): Depth[] {
  const properties = fieldsIn(land, 'soil')?.['properties'];
  const property = Array.isArray(properties) ? properties.filter(isObject).find((one) => one['name'] === name) : undefined;
  const depths = property?.['depths'];
  return (Array.isArray(depths) ? depths.filter(isObject) : []).flatMap((depth) => {
    const [top, bottom] = [numberOf(depth['top_cm']), numberOf(depth['bottom_cm'])];
    // A provider that names its layers only in words gives nothing to weigh them by.
    if (top === null || bottom === null) return [];
    return [{ top_cm: top, bottom_cm: bottom, mean: numberOf(depth['mean']), low: numberOf(depth['q05']), high: numberOf(depth['q95']) }];
  });
}
/** A property over the topsoil, each layer by its thickness; the bounds are those of the layers by the same weights. null where a layer is not known. */
function topsoil(land: Land, name: string, unit: Unit, factor = 1): Figure | null {
  const depths = depthsOf(land, name);
  const over = (part: 'mean' | 'low' | 'high') =>
    depthWeighted(
      depths.map((depth) => ({ top_cm: depth.top_cm, bottom_cm: depth.bottom_cm, mean: depth[part] })),
      0,
      topsoilCentimetres,
    );
  const [value, low, high] = [over('mean'), over('low'), over('high')];
  if (value === null) return null;
  const scaled = (bound: number | null) => (bound === null ? null : bound * factor);
  return { value: value * factor, unit, ...boundsOf(scaled(low), scaled(high)) };
}

/** The class as the table of words has it; '' where the answer tells none. */
const textureName = (land: Land): string => textOf(fieldsIn(land, 'soil')?.['texture_class']).replaceAll(/[ _]/g, '-');
/** The class of the USDA triangle in words; another name is shown as it came. */
function textureOf(land: Land): FindingParameter | null {
  const name = textureName(land);
  if (name === '') return null;
  const code = `findings.texture.${name}`;
  return Object.hasOwn(en, code) ? { code } : { text: textOf(fieldsIn(land, 'soil')?.['texture_class']) };
}

/** A rule on one property of the topsoil. */
function onProperty<Code extends FindingCode & `findings.soil.${string}`>(
  code: Code,
  name: string,
  unit: Unit,
  thresholds: Record<string, number>,
  tell: (figure: Figure) => number | null,
): Rule {
  return rule<'findings.soil.acid'>({
    code: code as 'findings.soil.acid',
    kind: 'worry',
    slug,
    rests: ['soil'],
    thresholds,
    find: (land) => {
      const figure = topsoil(land, name, unit);
      if (!figure) return noInput;
      const severity = tell(figure);
      return severity === null ? null : { severity, params: { value: figure } };
    },
  });
}

/** The soil by the world's model: what it is, and what makes it difficult. */
export const soilRules: Rule[] = [
  rule({
    code: 'findings.soil.texture',
    kind: 'here',
    slug,
    rests: ['soil'],
    find: (land) => {
      const texture = textureOf(land);
      if (!texture) return noInput;
      const ph = topsoil(land, 'phh2o', 'pH');
      return ph ? null : { severity: 70, params: { texture } };
    },
  }),
  rule({
    code: 'findings.soil.texture-and-ph',
    kind: 'here',
    slug,
    rests: ['soil'],
    find: (land) => {
      const texture = textureOf(land);
      const ph = topsoil(land, 'phh2o', 'pH');
      return texture && ph ? { severity: 70, params: { texture, ph } } : noInput;
    },
  }),
  rule({
    code: 'findings.soil.carbon-stock',
    kind: 'here',
    slug,
    rests: ['soil'],
    find: (land) => {
      const stock = topsoil(land, 'ocs', 't/ha', tonnesPerHectare);
      return stock ? { severity: 55, params: { stock } } : noInput;
    },
  }),
  onProperty('findings.soil.acid', 'phh2o', 'pH', { acidPh }, ({ value }) => (value < acidPh ? 35 + 10 * (acidPh - value) : null)),
  onProperty('findings.soil.alkaline', 'phh2o', 'pH', { alkalinePh }, ({ value }) => (value > alkalinePh ? 40 : null)),
  onProperty('findings.soil.low-carbon', 'soc', 'g/kg', { lowCarbonGramsPerKilogram }, ({ value }) =>
    value < lowCarbonGramsPerKilogram ? 36 : null,
  ),
  onProperty('findings.soil.stony', 'cfvo', '%', { stonyPercent }, ({ value }) => (value > stonyPercent ? 34 : null)),
  rule({
    code: 'findings.soil.sandy',
    kind: 'worry',
    slug,
    rests: ['soil'],
    find: (land) => {
      const name = textureName(land);
      if (name === '') return noInput;
      return name === 'sand' || name === 'loamy-sand' ? { severity: 33, params: { texture: textureOf(land)! } } : null;
    },
  }),
];
