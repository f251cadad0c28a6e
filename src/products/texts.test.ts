import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe } from 'vitest';
import { checkLanguage } from '../../test/helpers/language-check.ts';
import type { TextTree } from './product-facts.ts';
import { windowTexts } from './texts.ts';

/** names and units that are the same in every language */
const same = /^(climate\.ssp|carbon\.unit)/;

describe('the texts of the products in es', () => checkLanguage(windowTexts('en'), windowTexts('es'), same));

/** The words of reports by product, as `report` of its texts. */
async function reportTexts(language: 'en' | 'es'): Promise<TextTree> {
  const texts: TextTree = {};
  for (const path of globSync(`{*,shared/*}/texts/${language}.ts`, { cwd: import.meta.dirname })) {
    const { report } = (await import(join(import.meta.dirname, path))) as { report?: TextTree };
    if (report) texts[dirname(path)] = report;
  }
  return texts;
}
describe('the words of the products in reports in es', async () => checkLanguage(await reportTexts('en'), await reportTexts('es'), same));
