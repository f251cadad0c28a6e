import { expect, test } from 'vitest';
import { programsFor, type LandShares } from '#products/shared/eligibility/compute.ts';
import { sectionsOfTemplate } from '#report/index.ts';
import { made, textOf } from './made.ts';

const forested: LandShares = { standingForest: 0.8, recentForest: 0.85, woody: 0.9, recentLoss: 0.02, wetland: 0.15, hasControls: true };
const available = (programs: unknown) => ({
  project_id: 'p-0',
  products: [],
  carbon_programs: { program: 'ARR', eligibility_status: 'not_eligible', approach: null, programs },
});
const sectionOf = async (programs: unknown, language: 'en' | 'es' = 'en') =>
  textOf((await made({ options: { sections: ['eligibility'], language }, changed: { availableData: available(programs) } })).report);

test('each programme has its rules with share, outcome and source, and no bare verdict', async () => {
  const text = await sectionOf(programsFor(forested));
  for (const { rules } of programsFor(forested))
    for (const { outcome } of rules) expect(text).toContain(`| ${{ met: 'met', not_met: 'not met', unknown: 'unknown' }[outcome]} |`);
  expect(text).toContain(
    'No forest on the land, today or in the last ten years: at most 10 % of the area (Hectare’s own threshold) | 85 | not met | Hectare’s own screening, no programme’s rule',
  );
  expect(text).toContain('Verra VM0048, recalled; its text was not read');
  expect(text).toMatch(/Tree planting \(ARR\) by census\nRules met: \d+; not met: \d+; unknown: \d+\./);
  expect(text).not.toMatch(/\b(eligible|not_eligible)\b/);
});

test('in Spanish no English word of it is left', async () => {
  const text = await sectionOf(programsFor(forested), 'es');
  expect(text).toContain('| no cumplida |');
  expect(text).not.toMatch(/\b(rule|met|unknown|source|own)\b/i);
});

test('a service that tells no rules is said to tell none, and the carbon template has the section', async () => {
  expect(await sectionOf(undefined)).toContain('nothing is known of its eligibility');
  expect(sectionsOfTemplate('carbon', false)).toContain('eligibility');
});
