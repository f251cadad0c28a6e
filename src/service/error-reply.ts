import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ValidationFault } from '#api/index.ts';
import { english, PhrasedError, type Phrase, type PlainPhrase } from '#sentences/phrases/index.ts';
import { HttpFault } from './http-fault.ts';
import type { ServiceLog } from './service-log.ts';
import { DamagedRecord } from './storage/damaged-record.ts';
import { isBusy, isFull } from './storage/database.ts';
import { KeyOfAnotherProject } from './storage/made-before.ts';
import { QuotaExceeded } from './storage/quota-exceeded.ts';
import { ChangedMeanwhile } from './storage/revision.ts';
import { DatabaseUnreachable } from './storage/unreachable.ts';

/** The sentence in English for people who read the API; code and parameters for programs that speak to people. */
const bodyOf = ({ code, params = {} }: PlainPhrase, detail: string) => ({ detail, code, params });
/** The body of an answer that is not 200. */
export const failureBody = (phrase: Phrase) => bodyOf(phrase, english(phrase));

/** What a fault of our own, of Fastify or of the system means, as a status and a phrase; null for a breach of the contract. */
function phraseOf(error: FastifyError, maxBodyBytes: number): [status: number, phrase: Phrase] | null {
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return [415, { code: 'wrong-media-type' }];
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' || error.code === 'FST_REQ_FILE_TOO_LARGE')
    return [413, { code: 'body-too-large', params: { megabytes: Math.round(maxBodyBytes / 1e6) } }];
  if (error instanceof DatabaseUnreachable) return [503, { code: error.code, params: { reason: error.reason } }];
  if (error instanceof ChangedMeanwhile) return [412, { code: 'written-meanwhile' }];
  if (isBusy(error)) return [503, { code: 'workspace-busy' }];
  if (isFull(error)) return [507, { code: 'disk-full' }];
  return (error.statusCode ?? 500) >= 500 ? [error.statusCode ?? 500, { code: 'service-fault' }] : null;
}

function sendFault(reply: FastifyReply, status: number, body: object): FastifyReply {
  if (status === 503) reply.header('retry-after', '5');
  return reply.code(status).send(body);
}

/** Turns what a route throws into the status and body that the API specifies. */
export function answerErrors(app: FastifyInstance, maxBodyBytes: number, log: ServiceLog): void {
  /** A fault of ours is in the log under the id that the caller gets. */
  const answerFault = (error: FastifyError, request: FastifyRequest, reply: FastifyReply, status: number, body: object) => {
    log.requestFault(error, { id: request.id, method: request.method, route: request.routeOptions.url ?? '' });
    return reply.code(status).send({ ...body, request_id: request.id });
  };
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof ValidationFault) return reply.code(422).send({ detail: error.detail });
    if (error instanceof QuotaExceeded && error.phrase)
      return reply.code(422).send({
        ...bodyOf(error.phrase, ''),
        detail: [{ loc: ['body', 'geometry'], msg: error.message, type: 'quota_exceeded', ...error.phrase }],
      });
    if (error instanceof KeyOfAnotherProject && error.phrase)
      return reply.code(422).send({
        ...bodyOf(error.phrase, ''),
        detail: [{ loc: ['header', 'idempotency-key'], msg: error.message, type: 'idempotency_mismatch', ...error.phrase }],
      });
    if (error instanceof HttpFault && error.phrase) return sendFault(reply, error.statusCode, bodyOf(error.phrase, error.message));
    if (error instanceof DamagedRecord && error.phrase) return answerFault(error, request, reply, 500, bodyOf(error.phrase, error.message));
    // By its name: most come from a thread.
    if (error instanceof PhrasedError && error.name === 'NotYet' && error.phrase)
      return reply.code(409).send(bodyOf(error.phrase, error.message));
    const known = phraseOf(error, request.routeOptions.bodyLimit ?? maxBodyBytes);
    if (!known) return reply.code(error.statusCode ?? 400).send({ detail: error.message });
    const [status, phrase] = known;
    if (phrase.code === 'service-fault') return answerFault(error, request, reply, status, failureBody(phrase));
    return sendFault(reply, status, failureBody(phrase));
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(failureBody({ code: 'no-such-endpoint' })));
}
