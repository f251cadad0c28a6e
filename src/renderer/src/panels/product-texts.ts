import { windowTexts } from '#products/texts.ts';
import { addTexts } from '#window/kit/text/index.ts';

/** Makes the texts of every product known to the window; called before it is drawn. */
export const addProductTexts = (): void => addTexts({ en: windowTexts('en'), es: windowTexts('es') });
