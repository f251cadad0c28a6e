import { FormData } from 'undici';
import type { ApiFault } from './fault.ts';

/** How the shape of a new project travels: as the body itself, or as the `file` of a form. */
export type UploadAs = 'body' | 'file';
export interface Upload {
  body: string | FormData;
  contentType?: string;
}

/** A form sets its own content type with its boundary. */
export function uploadOf(document: unknown, as: UploadAs): Upload {
  const text = JSON.stringify(document ?? {});
  if (as === 'body') return { body: text, contentType: 'application/geo+json' };
  const form = new FormData();
  form.set('file', new File([text], 'project.geojson', { type: 'application/geo+json' }));
  return { body: form };
}

const nameOfUpload = new Set<unknown>([undefined, 'file', 'geojson']);

/** Whether a service refused a GeoJSON body because it wants a form: 415, or a 422 that misses the body, its file or its field. Nothing was created then. */
export function wantsForm({ status, details }: ApiFault): boolean {
  if (status === 415) return true;
  return (
    status === 422 &&
    Array.isArray(details) &&
    details.some((entry: unknown) => {
      const { loc, type, msg } = (entry ?? {}) as { loc?: unknown; type?: unknown; msg?: unknown };
      return (
        Array.isArray(loc) &&
        loc[0] === 'body' &&
        loc.length <= 2 &&
        nameOfUpload.has(loc[1]) &&
        /missing|required/i.test(`${String(type)} ${String(msg)}`)
      );
    })
  );
}
