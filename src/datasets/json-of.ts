import { UnusableAnswer } from './data-access.ts';
import { sentence } from './phrases/sentence.ts';

/** What an answer says as JSON. Throws UnusableAnswer for anything else, such as the page of a source under maintenance. */
export function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new UnusableAnswer(sentence('datasets.no-json'));
  }
}
