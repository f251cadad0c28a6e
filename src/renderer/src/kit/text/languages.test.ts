import { describe } from 'vitest';
import { checkLanguage } from '../../../../../test/helpers/language-check.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** names, marks and examples that are the same in every language */
const same = /^(format|.*(coordinateHint|addressHint|pmtilesHint|wmsHint|find\.hint|direction\.utm)$|app\.title)/;

describe.each([['es', es]] as const)('the window in %s', (_, texts) => checkLanguage(en, texts, same));
