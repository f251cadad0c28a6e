import { services } from '#products/services.ts';
import { PermanentFault, type AnsweredProject } from '#products/product.ts';
import { collectedOf, type ResultText } from '../storage/result-text.ts';

/** A question about one product of a project, and all that its answer is made from. */
export interface AnswerGiven {
  slug: string;
  operation: string;
  project: AnsweredProject;
  result: ResultText;
  query: Record<string, unknown>;
  now: string;
  /** what the name of a file is added to for its address */
  fileBase: string;
}
/** An answer as bytes, with what is to be said of where it comes from; or the name of one of the collected files. */
export type AnswerMade = { kind: 'json'; body: Uint8Array<ArrayBuffer>; about: Uint8Array<ArrayBuffer> } | { kind: 'file'; name: string };

/** Records that are made up say so, each of them: a record that is copied out of its list must not pass for measured. */
function marked(value: object): object {
  return Array.isArray(value) ? value.map((record: object) => ({ ...record, synthetic: true })) : { ...value, synthetic: true };
}

/** Answers from what was collected. The same in the service's own loop and in a thread. Throws ParameterFault and DamagedRecord. */
export function makeAnswer({ slug, operation, project, result, query, now, fileBase }: AnswerGiven): AnswerMade {
  const product = services.find((one) => one.slug === slug);
  if (!product) throw new PermanentFault({ code: 'no-such-product', params: { name: slug } });
  const answer = product.answer(project, collectedOf(slug, result), query, {
    now: new Date(now),
    operation,
    url: (name) => fileBase + encodeURIComponent(name),
  });
  if (answer.kind === 'file') return answer;
  const { value, provenance } = answer;
  const bytesOf = (json: object) => new TextEncoder().encode(JSON.stringify(json));
  return { kind: 'json', body: bytesOf(provenance.synthetic ? marked(value) : value), about: bytesOf(provenance) };
}
