import { minSecretLength } from '#domain/secret.ts';

/** Why a call brought no answer, one class for all services; the message says what to do next. */
export type FaultCode =
  | 'network'
  | 'timeout'
  | 'cancelled'
  | 'unauthorised'
  | 'forbidden'
  | 'not-found'
  | 'not-ready'
  | 'too-large'
  | 'wrong-type'
  | 'invalid'
  | 'refused'
  | 'too-many'
  | 'server'
  | 'shape'
  | 'redirected'
  | 'no-key';

/** Code and parameters of a sentence, as our own service sends them beside `detail`. */
export interface ServicePhrase {
  code: string;
  params: Record<string, unknown>;
}

export class ApiFault extends Error {
  readonly code: FaultCode;
  readonly status: number | null;
  /** a 422's entries, or the sentence of another error */
  readonly details: unknown;
  /** milliseconds that the service asks to wait (429, 503); null when it does not say */
  readonly retryAfterSeconds: number | null;
  /** the service's own sentence as data; null where it says none */
  readonly phrase: ServicePhrase | null;
  constructor(
    code: FaultCode,
    message: string,
    options: { status?: number; details?: unknown; retryAfterSeconds?: number | null; phrase?: ServicePhrase | null } = {},
  ) {
    super(message);
    this.name = 'ApiFault';
    this.code = code;
    this.status = options.status ?? null;
    this.details = options.details ?? null;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
    this.phrase = options.phrase ?? null;
  }

  /** The same fault with a secret that the service echoed removed. */
  without(secret: string): ApiFault {
    const text = JSON.stringify([this.details ?? null, this.phrase]);
    if (secret.length < minSecretLength || !(this.message.includes(secret) || text.includes(secret))) return this;
    const [details, phrase] = JSON.parse(text.replaceAll(secret, '[removed]')) as [unknown, ServicePhrase | null];
    return new ApiFault(this.code, this.message.replaceAll(secret, '[removed]'), {
      details,
      phrase,
      retryAfterSeconds: this.retryAfterSeconds,
      ...(this.status === null ? {} : { status: this.status }),
    });
  }
}

const byStatus: Record<number, [FaultCode, string]> = {
  202: ['not-ready', 'Not available yet.'],
  400: ['invalid', 'The service refused the request.'],
  401: ['unauthorised', 'The service refused the key. Enter the key again in Connections.'],
  402: ['forbidden', 'The service asks for payment first. Ask the provider what your plan includes.'],
  403: ['forbidden', 'The service does not let this key do that. Ask the provider what your plan includes.'],
  404: ['not-found', 'The service does not know this any more. Refresh the list of projects.'],
  405: ['not-found', 'The service does not offer this.'],
  408: ['timeout', 'The service waited too long for the request. Try again.'],
  409: ['not-ready', 'Not available yet.'],
  410: ['not-found', 'The service does not have this any more. Refresh the list of projects.'],
  413: ['too-large', 'The service refused the upload because of its size. Simplify the shapes, or split the file.'],
  415: ['wrong-type', 'The service does not take this kind of upload.'],
  422: ['invalid', 'The service refused the request; see the fields that it names.'],
  429: ['too-many', 'The service asks for a pause. Try again in a minute.'],
};

const phraseOf = ({ code, params }: { code?: unknown; params?: unknown }): ServicePhrase | null =>
  typeof code === 'string' && typeof params === 'object' && params !== null ? { code, params: params as Record<string, unknown> } : null;

/** The fault for a status and what the body said. */
export function faultOfStatus(status: number, text: string, retryAfterSeconds: number | null = null): ApiFault {
  let detail: unknown = null;
  let phrase: ServicePhrase | null = null;
  try {
    const body = JSON.parse(text) as { detail?: unknown; code?: unknown; params?: unknown };
    detail = body.detail ?? null;
    phrase = phraseOf(body);
  } catch {
    /* a proxy's page, not meant for the user */
  }
  const [code, message] =
    byStatus[status] ??
    (status < 500
      ? ['refused', `The service refused the request (status ${status}). Ask the provider what this status means.`]
      : ['server', `The service met a fault of its own (status ${status}). Try again later.`]);
  const pause = status === 429 || status === 503 ? retryAfterSeconds : null;
  const words =
    status === 429 && pause !== null && pause > 60
      ? `The service asks for a pause of ${Math.ceil(pause / 60)} minutes. Try again after it.`
      : message;
  return new ApiFault(code, typeof detail === 'string' && detail.length < 500 ? detail : words, {
    status,
    details: detail,
    phrase,
    retryAfterSeconds: pause,
  });
}
