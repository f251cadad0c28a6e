import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { en as findingsEnglish } from '#findings/phrases/en.ts';
import { findingsOf, phraseOfFinding, type Finding } from '#findings/index.ts';
import { rules } from '#findings/rules/index.ts';
import { en } from '#phrases/en.ts';
import { es } from '#phrases/es.ts';
import { productPhrases } from '#products/texts.ts';
import { phraseText } from '#sentences/phrases/index.ts';
import { landCodes } from './recomputed-land.ts';
import { timeCodes } from './recomputed-time.ts';
import { landscapes } from './thirty.ts';

const recomputed = { ...landCodes, ...timeCodes };
const english = { ...en, ...productPhrases('en') };
const spanish = { ...es, ...productPhrases('es') };
const sentence = (finding: Finding, table = english, locale = 'en') =>
  phraseText(table, phraseOfFinding(finding, locale), locale === 'es' ? ',' : '.')?.replaceAll('\u00a0', ' ') ?? null;
const allOf = (index: number): Finding[] => {
  const { here, changed, worry, missing } = findingsOf(landscapes[index]!.land);
  return [...here, ...changed, ...worry, ...missing];
};
const fill = (words: string, places: Record<string, string>) =>
  words.replaceAll(/\{(\w+)\}/g, (_place, name: string) => {
    if (!(name in places)) throw new Error(`nothing was recomputed for ${name}`);
    return places[name]!;
  });
const cases = landscapes.map(({ name }, index) => [name, index] as const);

test('there are at least thirty landscapes and forty rules', () => {
  expect(landscapes.length).toBeGreaterThanOrEqual(30);
  expect(new Set(rules.map(({ code }) => code)).size).toBe(rules.length);
  expect(rules.length).toBeGreaterThanOrEqual(40);
});

test.each(cases)('%s: each sentence follows from its figures', (_name, index) => {
  const { land } = landscapes[index]!;
  for (const finding of allOf(index)) {
    const expected = recomputed[finding.code];
    expect(expected, finding.code).toBeDefined();
    expect(sentence(finding)).toBe(fill(findingsEnglish[finding.code].replaceAll('\u00a0', ' '), expected!(land, finding)));
  }
});

test('every rule is told somewhere', () => {
  const told = new Set(cases.flatMap(([, index]) => allOf(index).map(({ code }) => code)));
  expect(rules.map(({ code }) => code).filter((code) => !told.has(code))).toEqual([]);
});

const trends = /\.(falling|rising|warming|loss-rising|loss-falling)$/;
test.each(cases)('%s: no trend is named whose interval holds zero', (_name, index) => {
  for (const { code, figures } of allOf(index)) {
    const slope = figures['slope'];
    if (!trends.test(code) || code.startsWith('findings.climate.')) continue;
    expect(slope, code).toBeDefined();
    expect(slope!.lower! > 0 || slope!.upper! < 0, `${code} ${slope!.lower} ${slope!.upper}`).toBe(true);
  }
  const said = allOf(index).map(({ code }) => code);
  for (const [one, other] of [
    ['findings.vegetation.falling', 'findings.vegetation.no-trend'],
    ['findings.vegetation.rising', 'findings.vegetation.no-trend'],
    ['findings.carbon.additional', 'findings.carbon.not-additional'],
    ['findings.rain.usual', 'findings.rain.dry-year'],
    ['findings.forest.no-loss', 'findings.forest.loss-since'],
  ] as const)
    expect(said.includes(one) && said.includes(other), `${one} and ${other}`).toBe(false);
});

test.each(cases)('%s: words are whole in both languages, and the order is always the same', (_name, index) => {
  for (const finding of allOf(index)) {
    for (const words of [sentence(finding), sentence(finding, spanish, 'es')]) {
      expect(words, finding.code).not.toBeNull();
      expect(words).not.toMatch(/NaN|undefined|null|Infinity|[{}]|findings\./);
    }
    expect(Number.isInteger(finding.severity) && finding.severity >= 0 && finding.severity <= 100).toBe(true);
    for (const figure of Object.values(finding.figures)) expect(Number.isFinite(figure.value)).toBe(true);
  }
  expect(allOf(index)).toEqual(allOf(index));
  const findings = findingsOf(landscapes[index]!.land);
  for (const kind of ['here', 'changed', 'worry', 'missing'] as const)
    expect(findings[kind].map(({ severity }) => severity)).toEqual(
      findings[kind].map(({ severity }) => severity).toSorted((a, b) => b - a),
    );
});

test('without any answer no rule but those of the record, the jobs and the missing says anything', () => {
  const empty = landscapes.find(({ name }) => name === 'a project of a provider without any answer')!;
  const { here, changed, worry, missing, unknown } = findingsOf(empty.land);
  expect([...here, ...changed, ...worry, ...missing].map(({ code }) => code)).toEqual(['findings.land.area-unknown']);
  const rests = rules.filter(({ rests: on }) => on.every((input) => input !== 'project' && input !== 'products'));
  // Rules on all answers together say nothing of those that are not there.
  expect(rests.map(({ code }) => code).filter((code) => !unknown.includes(code) && !code.startsWith('findings.data.'))).toEqual([]);
});

describe('docs/overview.md', () => {
  const page = readFileSync(join(resolve(import.meta.dirname, '../..'), 'docs/overview.md'), 'utf8');
  const rows = new Map(
    [...page.matchAll(/^\| `(findings\.[^`]+)` \| (\w+) \| (.+) \| (.*) \| (.+) \|$/gm)].map(
      ([, code, kind, definition, thresholds, missing]) => [
        code!,
        { kind, definition: definition!, thresholds: thresholds!, missing: missing! },
      ],
    ),
  );
  test('writes down every rule and no other', () => {
    expect([...rows.keys()].sort()).toEqual(rules.map(({ code }) => code).sort());
  });
  test.each(rules.map((rule) => [rule.code, rule] as const))(
    '%s stands there with its kind, its thresholds and what happens without input',
    (code, rule) => {
      const row = rows.get(code)!;
      expect(row.kind).toBe(rule.kind);
      expect(row.definition.length).toBeGreaterThan(10);
      expect(row.missing.length).toBeGreaterThan(3);
      const written = [...row.thresholds.matchAll(/`(\w+)` (-?[\d.]+)/g)].map(([, name, value]) => [name, Number(value)]);
      expect(Object.fromEntries(written)).toEqual(rule.thresholds ?? {});
    },
  );
});
