import { findingsOf, phraseOfFinding, vegetationIn, type Finding, type Land } from '#findings/index.ts';
import { isObject } from '#domain/object.ts';
import type { Answer } from './kit/answer.ts';
import type { Verdict } from './kit/model.ts';
import { classHectares } from './kit/raster-picture.ts';
import { parcelsIn } from './parcels.ts';
import type { ReportContext } from './report-context.ts';

export interface ToldVerdict {
  kind: Verdict;
  text: string;
  topic: Finding['topic'];
  /** the product whose figures it rests on; null: the project's own */
  slug: string | null;
}

const kinds = ['here', 'changed', 'worry', 'missing'] as const satisfies readonly Verdict[];

/** An answer as the findings read it: a picture of classes as the hectares of each. */
function givenAnswer({ value, raster, stale, fetchedAt }: Answer): { value: unknown; storedAt: string | null } | null {
  const read = raster ? classHectares(raster) : value;
  return read === undefined || read === null || read instanceof Uint8Array ? null : { value: read, storedAt: stale ? fetchedAt : null };
}

function landOf({ data, date, options }: ReportContext): Land {
  const { available } = data;
  const answers = Object.entries(data.answers).flatMap(([name, answer]) => {
    const given = answer.missing === '' ? givenAnswer(answer) : null;
    return given ? [[name, given] as const] : [];
  });
  const jobs: unknown = isObject(available) ? available['products'] : null;
  // What is said of the project is said of all its parcels.
  const parcelCount = data.places && options.parcels ? options.parcels.all : parcelsIn(data.shapes).length;
  return {
    project: data.project,
    parcelCount: parcelCount > 0 ? parcelCount : null,
    answers: Object.fromEntries(answers),
    vegetation: vegetationIn(data.answers['satelliteSeries']?.value),
    products: Array.isArray(jobs) ? (jobs as Land['products']) : [],
    available,
    now: date,
  };
}

/** What the answers say together, in the words of the overview of the window, kind by kind and what matters most first. */
export function verdictsOf(context: ReportContext): ToldVerdict[] {
  const { texts, format } = context;
  const found = findingsOf(landOf(context));
  return kinds.flatMap((kind) =>
    found[kind].map((finding) => ({
      kind,
      text: texts.phrased(phraseOfFinding(finding, format), ''),
      topic: finding.topic,
      slug: finding.link?.slug ?? null,
    })),
  );
}
