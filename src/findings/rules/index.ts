import type { Rule } from '../rule.ts';
import { alertRules } from './alerts.ts';
import { carbonRules } from './carbon.ts';
import { climateRiskRules } from './climate-risk.ts';
import { climateRules } from './climate.ts';
import { coverRules } from './cover.ts';
import { dataRules } from './data.ts';
import { eligibilityRules } from './eligibility.ts';
import { forestRules } from './forest.ts';
import { landRules } from './land.ts';
import { rainRules } from './rain.ts';
import { soilRules } from './soil.ts';
import { vegetationRules } from './vegetation.ts';

/** Every rule, in the order in which findings that matter alike are told. */
export const rules: readonly Rule[] = [
  ...landRules,
  ...coverRules,
  ...soilRules,
  ...climateRules,
  ...forestRules,
  ...alertRules,
  ...vegetationRules,
  ...rainRules,
  ...climateRiskRules,
  ...carbonRules,
  ...eligibilityRules,
  ...dataRules,
];
