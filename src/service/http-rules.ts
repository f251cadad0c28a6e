import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { api } from '#operations/index.ts';
import type { Phrase } from '#sentences/phrases/index.ts';
import { failureBody } from './error-reply.ts';
import { HttpFault } from './http-fault.ts';
import { featureEndpoints } from './ogc/access.ts';

/** A part of a path of this length is answered by the contract; a longer one is no identifier of anybody. */
export const maxParamLength = 1000;

/** Addresses beside the contract's. */
const own = [...['/health', '/ready', '/openapi.json', '/docs'].map((path) => ({ path, method: 'GET' })), ...featureEndpoints];
const methodsByPath = Object.entries(Object.groupBy([...Object.values(api), ...own], ({ path }) => path)).map(([path, routes]) => ({
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
  // GET brings HEAD along.
  methods: [...new Set(routes!.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))].sort(),
}));
const pathOf = (url: string) => url.split('?', 1)[0]!;

/** What an address takes, by its name and in order; none for an address that is none. */
const methodsAt = (url: string): string[] => methodsByPath.find(({ pattern }) => pattern.test(pathOf(url)))?.methods ?? [];

/** RFC 9112, 3.2: who names two hosts may mean another one to each reader of the request. */
function refuseTwoHosts(request: FastifyRequest): void {
  if ((request.raw.headersDistinct['host'] ?? []).length > 1) throw new HttpFault(400, { code: 'host-named-twice' });
}

/** RFC 9110, 15.5.6 and 15.5.16; before the body is read. */
function refuseWhatIsNotTaken(request: FastifyRequest, reply: FastifyReply): void {
  if (request.is404) {
    const methods = methodsAt(request.url);
    if (methods.length === 0) throw new HttpFault(404, { code: 'no-such-endpoint' });
    reply.header('allow', methods.join(', '));
    throw new HttpFault(405, { code: 'method-not-taken', params: { methods: methods.join(', ') } });
  }
  const encoding = request.headers['content-encoding'];
  if (encoding !== undefined && encoding.trim().toLowerCase() !== 'identity') {
    reply.header('accept-encoding', 'identity');
    throw new HttpFault(415, { code: 'encoding-not-taken', params: { encoding: encoding.slice(0, 40) } });
  }
}

/** `refuseStrangers` comes between: to a foreign page nothing is told of what is where. */
export function keepHttpRules(app: FastifyInstance, refuseStrangers: (request: FastifyRequest) => void): void {
  app.addHook('onRequest', async (request, reply) => {
    refuseTwoHosts(request);
    refuseStrangers(request);
    refuseWhatIsNotTaken(request, reply);
  });
}

/** For what the router cannot place: a path that is no text, or a part of it that is too long. */
export function answerUnroutable(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const [status, code] = error.statusCode === 414 ? ([414, 'address-too-long'] as const) : ([400, 'address-unreadable'] as const);
  void reply.code(status).send(failureBody({ code }));
}

/** A first line that does not end within what Node reads of a request's head. */
const isLongAddress = (packet: unknown) =>
  packet instanceof Buffer && /^[A-Z]+ /.test(packet.subarray(0, 12).toString()) && !packet.subarray(0, 16_384).includes('\n');

function clientFault({ code, rawPacket }: { code?: string; rawPacket?: unknown }): [status: number, phrase: Phrase] {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return [408, { code: 'request-too-slow' }];
  if (code !== 'HPE_HEADER_OVERFLOW') return [400, { code: 'not-http' }];
  return isLongAddress(rawPacket) ? [414, { code: 'address-too-long' }] : [431, { code: 'headers-too-long' }];
}

/** Answers what Node could not read as a request, and hangs up. */
export function answerClientError(error: Error & { code?: string; rawPacket?: unknown }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, phrase] = clientFault(error);
  const body = JSON.stringify(failureBody(phrase));
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  // What the client still sends is not read; an end after the answer lets it be read, which a reset would not.
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
