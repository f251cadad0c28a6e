import { countryCodes } from '../country-codes.ts';
import { geometryPhrase } from '../phrases/index.ts';
import type { Feature, Geometry } from '../types.ts';
import type { Rule } from './arrival.ts';
import { finding, toldValue } from './finding.ts';
import { isFilled, misnamed } from './property-names.ts';

/** Hectares that a point feature claims to stand for, from a property that declarations use, with the name of that property; null where there is none. */
function declaredHectares({ properties }: Feature): { key: string; hectares: number; isNumber: boolean } | null {
  const entries = Object.entries(properties ?? {});
  const [key, value] = entries.find(([name]) => name === 'Area') ?? entries.find(([name]) => /^area(_?(ha|hectares))?$/i.test(name)) ?? [];
  const hectares = typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : value;
  return key !== undefined && typeof hectares === 'number' && Number.isFinite(hectares)
    ? { key, hectares, isNumber: typeof value === 'number' }
    : null;
}

const isOfPoints = ({ type }: Geometry): boolean => type === 'Point' || type === 'MultiPoint';

export const pointRule: Rule = ({ feature, arrives }, profile) => {
  const { pointsUpToHectares: max, pointsFromHectares: min, pointsWithoutAreaHectares: taken, label: destination } = profile;
  const property = profile.properties?.area;
  if (property === undefined || taken === undefined || !isOfPoints(arrives)) return [];
  const own = feature.properties?.[property];
  const declared = declaredHectares(feature);
  // A text that is no number, like "2 ha", is no hectares to any reader.
  if (declared === null || (declared.key === property && !declared.isNumber))
    return isFilled(own)
      ? [finding('area-is-text', geometryPhrase('rule.area-is-text', { key: property, destination, value: toldValue(own) }))]
      : [];
  const { key, hectares } = declared;
  return [
    max !== undefined && hectares > max ? finding('point-too-large', geometryPhrase('rule.point-too-large', { max, hectares })) : null,
    min !== undefined && hectares < min ? finding('point-too-small', geometryPhrase('rule.point-too-small', { min, hectares })) : null,
    key === property
      ? null
      : finding(
          'area-not-read',
          geometryPhrase('rule.area-not-read', { key: toldValue(key), destination, property, max: taken }),
          null,
          'warning',
        ),
  ];
};

export const namesRule: Rule = ({ feature }, { properties: read, label: destination }) =>
  read === undefined
    ? []
    : misnamed(feature.properties, read).map(([key, property]) =>
        finding(
          'property-misnamed',
          geometryPhrase('rule.property-misnamed', { key: toldValue(key), property, destination }),
          null,
          'warning',
        ),
      );

export const missingRule: Rule = ({ feature, arrives }, { properties: read, pointsWithoutAreaHectares: taken }) => {
  if (read === undefined) return [];
  const { properties } = feature;
  const told = new Set(misnamed(properties, read).map(([, property]) => property));
  const isMissing = (property: string) => !isFilled(properties?.[property]) && !told.has(property);
  const missing = [read.producerName, read.producerCountry, read.productionPlace].filter(isMissing);
  const isPoint = isOfPoints(arrives) && taken !== undefined;
  if (isPoint && isMissing(read.area) && declaredHectares(feature) === null) missing.push(read.area);
  if (missing.length === 0) return [];
  const facts = { missing: missing.join(', ') };
  return [
    finding(
      'values-missing',
      missing.includes(read.area)
        ? geometryPhrase('rule.values-missing-with-area', { ...facts, hectares: taken! })
        : geometryPhrase('rule.values-missing', facts),
      null,
      'warning',
    ),
  ];
};

export const countryRule: Rule = ({ feature }, { properties: read }) => {
  const property = read?.producerCountry;
  const country = property === undefined ? undefined : feature.properties?.[property];
  if (property === undefined || !isFilled(country)) return [];
  const value = String(country);
  if (!/^[A-Z]{2}$/.test(value))
    return [finding('country-not-read', geometryPhrase('rule.country-not-read', { property, value: toldValue(value) }))];
  return [countryCodes.has(value) ? null : finding('no-such-country', geometryPhrase('rule.no-such-country', { property, value }))];
};
