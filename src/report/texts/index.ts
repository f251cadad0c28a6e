import { Format, type WrittenForms } from '../kit/format.ts';
import { sharedWords, type SectionTexts } from '../kit/texts/index.ts';
import { productPhrases, reportNames } from '#products/texts.ts';
import { sectionTitles } from '#products/report-sections.ts';
import { en, type ReportTexts as Catalogue } from './en.ts';
import { es } from './es.ts';
import { zones } from '#sentences/phrases/zones-es.ts';
import { en as englishPhrases } from '#phrases/en.ts';
import { es as spanishPhrases } from '#phrases/es.ts';
import { phraseText, type PhraseTable } from '#sentences/phrases/index.ts';
import type { ReportLanguage } from '../choices.ts';

/** The words of the frame and those that its sections share, in the language of a report. */
export type ReportTexts = Omit<Catalogue, 'section'> &
  SectionTexts & {
    /** titles of sections by their id */
    section: Catalogue['section'] & Record<string, string>;
  };

const plainWord = (name: string) => name.replaceAll(/[-_]/g, ' ');
function textsIn(language: ReportLanguage, catalogue: Catalogue, phrases: PhraseTable, words: Record<string, string>): ReportTexts {
  const table = phrases;
  const decimalMark = language === 'es' ? ',' : '.';
  return {
    ...sharedWords[language],
    ...catalogue,
    section: { ...catalogue.section, ...sectionTitles(language) },
    product: reportNames(language),
    phrased: (phrase, sentence) => (phrase && phraseText(table, phrase, decimalMark)) ?? sentence,
    word: (name, own = {}) => own[name] ?? words[name] ?? plainWord(name),
  };
}

const phrasesIn: Record<ReportLanguage, PhraseTable> = {
  en: { ...englishPhrases, ...productPhrases('en') },
  es: { ...spanishPhrases, ...productPhrases('es') },
};
const catalogues: Record<ReportLanguage, ReportTexts> = {
  en: textsIn('en', en, phrasesIn.en, {}),
  es: textsIn('es', es, phrasesIn.es, zones),
};
/** The words of a language; figures inside sentences have the decimal mark that numbers are wanted with. */
export function textsOf(language: ReportLanguage, numbers: WrittenForms['numbers'] = 'system'): ReportTexts {
  const usual = catalogues[language];
  const mark = { system: null, point: '.', comma: ',', space: ',' }[numbers];
  if (mark === null) return usual;
  const table = phrasesIn[language];
  return { ...usual, phrased: (phrase, sentence) => (phrase && phraseText(table, phrase, mark)) ?? sentence };
}
export const formatOf = ({ language, locale, ...forms }: { language: ReportLanguage; locale: string } & WrittenForms): Format =>
  new Format(language, locale, forms);
