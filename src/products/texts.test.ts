import { describe } from 'vitest';
import { checkLanguage } from '../../test/helpers/language-check.ts';
import { windowTexts } from './texts.ts';

/** names and units that are the same in every language */
const same = /^(climate\.ssp|carbon\.unit)/;

describe('the texts of the products in es', () => checkLanguage(windowTexts('en'), windowTexts('es'), same));
