import { SecretEraser } from '#domain/secret.ts';
import { isObject } from '#domain/object.ts';
import { codeOf, type ForeignPhrase, type PhraseParameters, type Sentence } from '#sentences/phrases/index.ts';
import { sentence } from './phrases/sentence.ts';
import { toldIn } from './told.ts';

/** Why a call brought no answer, one class for all services; the message says what to do next. */
export type FaultCode =
  | 'network'
  | 'timeout'
  | 'cancelled'
  | 'unauthorised'
  | 'forbidden'
  | 'not-found'
  | 'not-ready'
  | 'changed'
  | 'too-large'
  | 'wrong-type'
  | 'invalid'
  | 'refused'
  | 'too-many'
  | 'server'
  | 'shape'
  | 'redirected'
  | 'no-key';

export class ApiFault extends Error {
  readonly code: FaultCode;
  readonly status: number | null;
  /** a 422's entries, or the sentence of another error */
  readonly details: unknown;
  /** milliseconds that the service asks to wait (429, 503); null when it does not say */
  readonly retryAfterSeconds: number | null;
  /** the message as data; null where it is a provider's own sentence */
  readonly phrase: ForeignPhrase | null;
  constructor(
    code: FaultCode,
    words: Sentence | string,
    options: { status?: number; details?: unknown; retryAfterSeconds?: number | null; phrase?: ForeignPhrase | null } = {},
  ) {
    super(typeof words === 'string' ? words : words.detail);
    this.name = 'ApiFault';
    this.code = code;
    this.status = options.status ?? null;
    this.details = options.details ?? null;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
    this.phrase = typeof words === 'string' ? (options.phrase ?? null) : codeOf(words);
  }

  /** The same fault without a secret that the service echoed, however it wrote it. */
  without(secret: string): ApiFault {
    const eraser = new SecretEraser([secret]);
    return new ApiFault(this.code, eraser.clean(this.message), {
      details: eraser.cleanValue(this.details),
      phrase: eraser.cleanValue(this.phrase) as ForeignPhrase | null,
      retryAfterSeconds: this.retryAfterSeconds,
      ...(this.status === null ? {} : { status: this.status }),
    });
  }
}

export const noKey = (): ApiFault => new ApiFault('no-key', sentence('client.no-key'));
export const cancelled = (): ApiFault => new ApiFault('cancelled', sentence('client.cancelled'));

const byStatus: Record<number, [FaultCode, Sentence]> = {
  202: ['not-ready', sentence('client.not-ready')],
  400: ['invalid', sentence('client.refused')],
  401: ['unauthorised', sentence('client.key-refused')],
  402: ['forbidden', sentence('client.payment-needed')],
  403: ['forbidden', sentence('client.forbidden')],
  404: ['not-found', sentence('client.not-found')],
  405: ['not-found', sentence('client.not-offered')],
  408: ['timeout', sentence('client.request-too-slow')],
  409: ['not-ready', sentence('client.not-ready')],
  410: ['not-found', sentence('client.gone')],
  412: ['changed', sentence('client.changed')],
  413: ['too-large', sentence('client.upload-too-large')],
  415: ['wrong-type', sentence('client.upload-type')],
  422: ['invalid', sentence('client.fields-refused')],
  429: ['too-many', sentence('client.pause')],
  // RFC 6585, section 6: it is not the service that answers.
  511: ['redirected', sentence('client.network-login')],
};

/** A sentence as our own service sends it beside `detail`. */
const phraseOf = ({ code, params }: { code?: unknown; params?: unknown }): ForeignPhrase | null =>
  typeof code === 'string' && typeof params === 'object' && params !== null ? { code, params: params as Record<string, unknown> } : null;

function wordsOf(status: number): [FaultCode, Sentence] {
  return (
    byStatus[status] ??
    (status < 500 ? ['refused', sentence('client.refused-status', { status })] : ['server', sentence('client.fault-status', { status })])
  );
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
/** A pause as the time of this computer's clock at which it is over; another day has its date before it. */
function timeAfter(seconds: number, now: Date): string {
  const at = new Date(now.getTime() + seconds * 1000);
  const time = `${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
  return at.toDateString() === now.toDateString()
    ? time
    : `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())} ${time}`;
}

/** pauses from here on are told as a time */
const toldPauseSeconds = 60;

/** What the body of a refusal says: its sentence, its entries, and the sentence as data. */
function bodyOf(text: string, isPlain: boolean): { detail: unknown; told: string | null; phrase: ForeignPhrase | null } {
  try {
    const body: unknown = JSON.parse(text);
    const { detail, code, params } = (isObject(body) ? body : {}) as Record<string, unknown>;
    const told = toldIn(body);
    return { detail: detail ?? told, told, phrase: phraseOf({ code, params }) };
  } catch {
    // A proxy's page is not meant for the user; a line of plain text is.
    return { detail: null, told: isPlain ? toldIn(text) : null, phrase: null };
  }
}

/** The fault for a status and what the body said; `now` is this computer's clock. */
export function faultOfStatus(
  status: number,
  text: string,
  {
    retryAfterSeconds = null,
    isPlain = false,
    now = new Date(),
  }: { retryAfterSeconds?: number | null; isPlain?: boolean; now?: Date } = {},
): ApiFault {
  const { detail, told, phrase } = bodyOf(text, isPlain);
  const pause = status === 429 || status === 503 ? retryAfterSeconds : null;
  const [code, words] = wordsOf(status);
  const options = { status, details: detail, retryAfterSeconds: pause };
  if (pause !== null && pause >= toldPauseSeconds) {
    const time = timeAfter(pause, now);
    // A sentence of our own service is said in the window's language.
    const said = phrase && told !== null ? { ...phrase, params: phrase.params as PhraseParameters, detail: told } : told;
    return new ApiFault(
      code,
      said === null ? sentence('client.pause-until', { time }) : sentence('client.said-pause-until', { said, time }),
      options,
    );
  }
  if (told !== null) return new ApiFault(code, told, { ...options, phrase });
  return phrase ? new ApiFault(code, words.detail, { ...options, phrase }) : new ApiFault(code, words, options);
}
