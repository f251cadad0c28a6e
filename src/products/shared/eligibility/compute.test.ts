import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { es } from '#sentences/phrases/es.ts';
import { carbonPrograms } from '#api/carbon-programs.ts';
import { chosenProgram, programsFor, type LandShares } from './compute.ts';

const bare: LandShares = { standingForest: 0, recentForest: 0, woody: 0, recentLoss: 0, wetland: 0, hasControls: true };
const nothing: LandShares = {
  standingForest: null,
  recentForest: null,
  woody: null,
  recentLoss: null,
  wetland: null,
  hasControls: null,
};
const statuses = (land: LandShares) => Object.fromEntries(programsFor(land).map(({ id, eligibility_status: status }) => [id, status]));
const outcome = (land: LandShares, program: string, rule: string) =>
  programsFor(land)
    .find(({ id }) => id === program)!
    .rules.find((one) => one.rule === rule)!.outcome;

describe('programmes', () => {
  test('a fully forested project is not eligible for tree planting, and forest stands for REDD', () => {
    const forest: LandShares = { ...bare, standingForest: 1, recentForest: 1, woody: 1, hasControls: true };
    expect(statuses(forest)).toEqual({ 'arr-census': 'not_eligible', 'arr-area-based': 'not_eligible', redd: 'unknown' });
    expect(chosenProgram(programsFor(forest), null)).toEqual({ program: 'ARR', approach: null, eligibility_status: 'not_eligible' });
    expect(chosenProgram(programsFor(forest), 'redd')).toEqual({ program: 'REDD', approach: null, eligibility_status: 'unknown' });
    expect(outcome(forest, 'redd', 'forest-stands')).toBe('met');
  });

  test('on bare land nothing of our own speaks against planting, and rules whose text was not read stay open', () => {
    expect(statuses(bare)).toEqual({ 'arr-census': 'unknown', 'arr-area-based': 'unknown', redd: 'not_eligible' });
    for (const rule of ['open-land', 'no-recent-clearing', 'little-wetland']) expect(outcome(bare, 'arr-census', rule)).toBe('met');
    for (const rule of ['non-forest-ten-years', 'little-woody-before']) expect(outcome(bare, 'arr-census', rule)).toBe('unknown');
    expect(outcome(bare, 'arr-area-based', 'like-controls')).toBe('met');
    expect(chosenProgram(programsFor(bare), 'arr-census')).toEqual({ program: 'ARR', approach: 'census', eligibility_status: 'unknown' });
  });

  test('each threshold of our own: exactly a tenth passes, more does not, unknown decides nothing', () => {
    for (const [rule, field] of [
      ['open-land', 'recentForest'],
      ['no-recent-clearing', 'recentLoss'],
      ['little-wetland', 'wetland'],
    ] as const) {
      expect([0.1, 0.1001, null].map((share) => outcome({ ...bare, [field]: share }, 'arr-census', rule))).toEqual([
        'met',
        'not_met',
        'unknown',
      ]);
      expect(statuses({ ...nothing, [field]: 0.2 })['arr-census']).toBe('not_eligible');
    }
    expect([0.1, 0.1001, null].map((share) => outcome({ ...bare, standingForest: share }, 'redd', 'forest-stands'))).toEqual([
      'not_met',
      'met',
      'unknown',
    ]);
    expect(Object.values(statuses(nothing))).toEqual(['unknown', 'unknown', 'unknown']);
  });

  test('whatever the land is: a rule whose text was not read is unknown, nothing is eligible on some rules, and forest is never for planting', () => {
    const share = fc.option(fc.double({ min: 0, max: 1, noNaN: true }));
    const lands = fc.record({
      standingForest: share,
      recentForest: share,
      woody: share,
      recentLoss: share,
      wetland: share,
      hasControls: fc.option(fc.boolean()),
    });
    fc.assert(
      fc.property(lands, (land) => {
        for (const { program, eligibility_status: status, rules } of programsFor(land)) {
          for (const rule of rules) {
            if (!rule.text_read) expect(rule.outcome).toBe('unknown');
            if (rule.threshold_percent !== null && rule.basis === 'programme') expect(rule.text_read).toBe(false);
          }
          expect(status === 'eligible').toBe(rules.every((rule) => rule.outcome === 'met'));
          expect(status === 'not_eligible').toBe(rules.some((rule) => rule.outcome === 'not_met'));
          if (program === 'ARR' && (land.recentForest ?? 0) > 0.1) expect(status).toBe('not_eligible');
        }
        for (const chosen of [null, ...carbonPrograms])
          expect(chosenProgram(programsFor(land), chosen).program).toBe(chosen === 'redd' ? 'REDD' : 'ARR');
      }),
    );
  });

  test('every rule has its words in both languages, and names its source', () => {
    for (const { rules } of programsFor(bare))
      for (const { description, source, description_code: about, source_code: from } of rules) {
        expect(description.length).toBeGreaterThan(20);
        expect(source.length).toBeGreaterThan(10);
        expect([Object.hasOwn(es, about.code), Object.hasOwn(es, from.code)]).toEqual([true, true]);
      }
  });
});
