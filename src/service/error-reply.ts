import type { FastifyError, FastifyInstance } from 'fastify';
import { ValidationFault } from '#api/index.ts';
import { HttpFault } from './http-fault.ts';
import { DamagedRecord } from './storage/damaged-record.ts';
import { isBusy, isFull } from './storage/database.ts';
import { QuotaExceeded } from './storage/storage.ts';

/** Turns what a route throws into the status and body that the API specifies. */
export function answerErrors(app: FastifyInstance, maxBodyBytes: number): void {
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    if (error instanceof ValidationFault) return reply.code(422).send({ detail: error.detail });
    if (error instanceof QuotaExceeded)
      return reply.code(422).send({ detail: [{ loc: ['body', 'geometry'], msg: error.message, type: 'quota_exceeded' }] });
    if (error instanceof DamagedRecord) return reply.code(500).send({ detail: error.message });
    if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
      return reply.code(415).send({ detail: 'Send multipart/form-data, application/json or application/geo+json' });
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' || error.code === 'FST_REQ_FILE_TOO_LARGE')
      return reply.code(413).send({ detail: `The body is larger than ${Math.round(maxBodyBytes / 1e6)} MB` });
    if (isBusy(error))
      return reply
        .code(503)
        .header('retry-after', '5')
        .send({ detail: 'Another program is writing to the workspace; nothing was written. Try again in a moment.' });
    if (isFull(error)) return reply.code(507).send({ detail: 'The disk is full; nothing was written' });
    const status = error.statusCode ?? 500;
    if (status >= 500) app.log.error(error);
    const isOurs = status >= 500 && !(error instanceof HttpFault);
    return reply.code(status).send({ detail: isOurs ? 'The service met a fault of its own' : error.message });
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ detail: 'No such endpoint' }));
}
