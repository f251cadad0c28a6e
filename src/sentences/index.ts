export { KnownSentences, type Sentences } from './known-sentences.ts';
