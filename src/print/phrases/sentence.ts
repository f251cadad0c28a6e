import { sentencesIn } from '#sentences/phrases/typed-phrases.ts';
import { en } from './en.ts';

export const sentence = sentencesIn(en);
