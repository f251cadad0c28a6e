import type { FastifyInstance } from 'fastify';
import { HttpFault } from './http-fault.ts';

/** Smaller bodies are not counted: what many of them take is bounded by how many connections there are. */
const smallBytes = 1024 * 1024;

/** Large bodies stay in memory until they are answered. All of them together may have so many bytes; one more hears 503 before it is read. */
export class BodyRoom {
  readonly #maxBytes: number;
  #taken = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  watch(app: FastifyInstance): void {
    app.addHook('onRequest', async (request, reply) => {
      const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
      // A body whose length is not said may be as long as bodies may be.
      const bytes = encoding === undefined ? Number(length ?? 0) : (request.routeOptions.bodyLimit ?? 0);
      if (!(bytes > smallBytes)) return;
      if (this.#taken + bytes > this.#maxBytes) {
        reply.header('connection', 'close');
        throw new HttpFault(503, { code: 'bodies-waiting' });
      }
      this.#taken += bytes;
      reply.raw.once('close', () => {
        this.#taken -= bytes;
      });
    });
  }
}
