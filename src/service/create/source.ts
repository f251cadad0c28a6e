import { errorCodes, type FastifyRequest } from 'fastify';
import { detailEntry, ValidationFault } from '#api/index.ts';
import { bodyText } from '../body-text.ts';
import { sentence } from '../phrases/sentence.ts';

/** Shapes on their way to a project; `kind` is also where they came in, for `loc`. `kept`: from the workspace, which looked at them when they came. */
export type Source = { kind: 'file'; bytes: Uint8Array; fileName: string } | { kind: 'geojson' | 'body' | 'kept'; text: string };
export interface CreateOptions {
  name: string;
  isCollection: boolean;
  isControlPool: boolean;
}

const missing = () => new ValidationFault([detailEntry(['body'], sentence('service.boundary-required'), 'missing')]);

/** The shape of a request that is the document itself. */
export function bodyOf(request: FastifyRequest): Source {
  const text = bodyText(request);
  if (text === '') throw missing();
  return { kind: 'body', text };
}

const tooLarge = () => new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();

/** The shape of a create: a file, a geojson field, or the body itself. */
export async function sourceOf(request: FastifyRequest): Promise<Source> {
  if (!request.isMultipart()) return bodyOf(request);
  let file: Source | null = null;
  let field: Source | null = null;
  // The library bounds each part by itself.
  let bytesLeft = request.routeOptions.bodyLimit!;
  const take = (bytes: number) => {
    bytesLeft -= bytes;
    if (bytesLeft < 0) throw tooLarge();
  };
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const bytes = new Uint8Array(await part.toBuffer());
        take(bytes.length);
        if (part.fieldname === 'file' && bytes.length > 0) file = { kind: 'file', bytes, fileName: part.filename };
        continue;
      }
      take(String(part.value).length);
      if (part.fieldname === 'geojson' && String(part.value).trim() !== '') field = { kind: 'geojson', text: String(part.value) };
    }
  } catch (error) {
    // Limits have codes of their own; what is left is a form that cannot be read: no boundary, or cut off.
    if ((error as { code?: string }).code?.startsWith('FST_')) throw error;
    throw new ValidationFault([
      detailEntry(['body'], sentence('service.form-unreadable', { reason: (error as Error).message }), 'value_error'),
    ]);
  }
  const source = file ?? field;
  if (!source) throw missing();
  return source;
}
