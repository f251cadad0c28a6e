import { phraseOfError, type NamedPhrase, type Sentence } from '#sentences/phrases/index.ts';
import { CouldNotFetch, type Dataset } from './data-access.ts';
import { sentence } from './phrases/sentence.ts';

/** The reason of an error as data; the words of a system or of a source as they are. */
export const reasonOf = (error: Error): NamedPhrase | string => phraseOfError(error) ?? error.message;

/** A fault that names its source. */
export const faultOf = ({ title }: Pick<Dataset, 'title'>, reason: Sentence | NamedPhrase | string): CouldNotFetch =>
  new CouldNotFetch(sentence('datasets.of-source', { source: title, reason }));
