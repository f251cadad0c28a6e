import { codeOf, descriptionItem, type Sentence } from './index.ts';

/** What a picture says of itself: in English for every program, and as data for Hectare's window and reports. */
export interface Described {
  description: string;
  metadata: Record<string, string>;
}
/** Without a character that XML escapes: readers differ in how often they undo that. */
const plainText = (text: string) => encodeURIComponent(text).replaceAll("'", '%27');

export const describedBy = (sentences: Sentence[], metadata: Record<string, string> = {}): Described => ({
  description: sentences.map(({ detail }) => detail).join(' '),
  metadata: { ...metadata, [descriptionItem]: plainText(JSON.stringify(sentences.map(codeOf))) },
});
