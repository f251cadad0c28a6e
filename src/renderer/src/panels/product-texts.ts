import { productPhrases, windowTexts } from '#products/texts.ts';
import { addPhrases, addTexts } from '#window/kit/text/index.ts';

/** Makes the texts of every product known to the window; called before it is drawn. */
export function addProductTexts(): void {
  addTexts({ en: windowTexts('en'), es: windowTexts('es') });
  addPhrases({ en: productPhrases('en'), es: productPhrases('es') });
}
