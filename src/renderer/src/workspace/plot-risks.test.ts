// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { noForest2020 } from '#products/forest-2020/compute-risk.ts';
import { riskOf, worstRisk, type Plot } from './plot-risks.ts';

type Indicator = Plot['indicators'][number];
const indicator = (id: Indicator['id'], value: Indicator['value']): Indicator => ({ id, value, layers: [], not_read: [] });
const plot = (risk: Plot['risk_perennial_crops'], indicators: Indicator[] = [], more: Partial<Plot> = {}): Plot => ({
  ...noForest2020,
  place: 0,
  name: '',
  area_hectares: 1,
  reason: null,
  risk_perennial_crops: risk,
  risk_annual_crops: risk,
  indicators,
  ...more,
});
const noTrees = [indicator('treecover_2020', 'no')];

test('a risk is low only where a known indicator makes it so', () => {
  expect(riskOf(plot('low', noTrees), 'risk_annual_crops')).toBe('low');
  expect(riskOf(plot('low', [indicator('treecover_2020', 'unknown')]), 'risk_annual_crops')).toBe('more_info_needed');
  expect(riskOf(plot('low'), 'risk_perennial_crops')).toBe('more_info_needed');
  const disturbed = [indicator('treecover_2020', 'unknown'), indicator('disturbance_before_2021', 'yes')];
  expect([riskOf(plot('low', disturbed), 'risk_perennial_crops'), riskOf(plot('low', disturbed), 'risk_annual_crops')]).toEqual([
    'low',
    'more_info_needed',
  ]);
});

test('a plot without figures has no risk, whatever stands in its fields', () => {
  expect(riskOf(plot('low', noTrees, { reason: 'too-small' }), 'risk_annual_crops')).toBeNull();
  expect(riskOf(null, 'risk_annual_crops')).toBeNull();
});

test('a project is as its worst plot, and never low while one plot is unknown', () => {
  const [low, high, more] = [plot('low', noTrees), plot('high'), plot('more_info_needed')];
  const unknown = plot(null, [], { reason: 'no-data' });
  const worst = (...plots: Plot[]) => worstRisk(plots, 'risk_annual_crops');
  expect([worst(low, low), worst(low, more), worst(low, high, more), worst(low, unknown), worst(high, unknown)]).toEqual([
    'low',
    'more_info_needed',
    'high',
    'more_info_needed',
    'high',
  ]);
  expect([worst(unknown), worst()]).toEqual([null, null]);
});
