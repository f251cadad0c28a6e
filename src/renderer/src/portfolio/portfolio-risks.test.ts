// @vitest-environment happy-dom
import { fakeHost, flushPromises, refuses } from '#test/window/mount.ts';
import { apiAnswers } from '#test/window/fixtures.ts';
import { expect, test } from 'vitest';
import { noForest2020 } from '#products/forest-2020/compute-risk.ts';
import type { PortfolioRow } from './portfolio-rows.ts';
import { usePortfolioRisks } from './portfolio-risks.ts';

const row = (id: string, state: 'ready' | 'queued' = 'ready') => ({ id, products: { 'forest-2020': state } }) as unknown as PortfolioRow;
const plot = (risk: string | null) => ({
  ...noForest2020,
  place: 0,
  name: '',
  area_hectares: 1,
  reason: risk === null ? 'too-small' : null,
  risk_perennial_crops: risk,
  risk_annual_crops: risk,
});
const answer = (...risks: (string | null)[]) => ({ project_id: 'x', geometry_hash: 'h', plots: risks.map(plot) });
const asked = () => fakeHost.asked('api.call').length;

test('only projects with the product are asked, each once', async () => {
  fakeHost.answer({ 'api.call': apiAnswers({ plotRisks: answer('more_info_needed', 'high') }) });
  const risks = usePortfolioRisks();
  risks.want([row('a'), row('b', 'queued'), row('c')]);
  await flushPromises();
  risks.want([row('a'), row('c')]);
  await flushPromises();
  expect(asked()).toBe(2);
  expect([risks.of(row('a')), risks.of(row('b')), risks.of(row('c'))]).toEqual(['high', undefined, 'high']);
});

test('a project of which no plot is known is unknown, and one unknown plot keeps it from being low', async () => {
  const risks = usePortfolioRisks();
  fakeHost.answer({ 'api.call': apiAnswers({ plotRisks: answer(null) }) });
  risks.want([row('a')]);
  await flushPromises();
  expect(risks.of(row('a'))).toBeNull();
  fakeHost.answer({ 'api.call': apiAnswers({ plotRisks: answer('not_assessed', null) }) });
  risks.want([row('b')]);
  await flushPromises();
  expect(risks.of(row('b'))).toBe('more_info_needed');
});

test('without a network nothing is remembered, and it is asked again', async () => {
  const risks = usePortfolioRisks();
  fakeHost.answer({ 'api.call': refuses('network', 'There is no network.') });
  risks.want([row('a'), row('b'), row('c'), row('d')]);
  await flushPromises();
  expect(risks.of(row('a'))).toBeUndefined();
  fakeHost.answer({ 'api.call': apiAnswers({ plotRisks: answer('high') }) });
  risks.want([row('a'), row('d')]);
  await flushPromises();
  expect([risks.of(row('a')), risks.of(row('d'))]).toEqual(['high', 'high']);
});
