import type { EditAnswer } from '#geo/editing/index.ts';
import { editPhrase } from '#geo/phrases/index.ts';
import { phrased } from '#window/kit/text/index.ts';

/** What an edit refused, in words for the person. */
class EditRefused extends Error {}

/** The result of an edit; throws EditRefused where there is none. */
export function answerOf<T>(answer: EditAnswer<T>): T {
  if (!answer.ok) throw new EditRefused(phrased(editPhrase(answer), answer.message));
  return answer;
}
