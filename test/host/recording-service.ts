import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { keptPort } from '../helpers/kept-port.ts';
import { geometryHash, type Geometry } from '#geo/index.ts';

interface Made {
  id: string;
  project_name: string;
  geometry: unknown;
  geometry_hash: string;
  created_at: string;
  updated_at: string;
  user_id: string;
  area_hectares: number;
  is_collection: boolean;
}
/** How the service of somebody else behaves. */
export interface Manners {
  idempotency?: boolean;
  /** makes the project only after this time, whether anybody still waits or not */
  pauseMilliseconds?: number;
  /** makes the project only so long after whoever asked for it has gone */
  lateMilliseconds?: number;
  /** makes the project at once and never says so */
  silent?: boolean;
  /** a status for creates, by name */
  refuse?: (name: string) => { status: number; detail: unknown } | null;
  /** takes the connection down after the project was made, without an answer */
  cut?: boolean;
  /** projects are told without their boundary */
  withoutGeometry?: boolean;
  key?: string;
  /** the list of projects is answered after this */
  beforeList?: () => Promise<void>;
}
export interface RecordingService {
  url: string;
  port: number;
  manners: Manners;
  made: Made[];
  creates: { name: string; key: string | undefined }[];
  deletes: string[];
  requests: { method: string; path: string; ifNoneMatch: string | undefined }[];
  /** nothing listens any more */
  stop(): Promise<void>;
  start(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string | null> {
  let text = '';
  try {
    for await (const chunk of request) text += chunk;
    return text;
  } catch {
    return null;
  }
}

/** A monitoring API that records what it is asked to make, and can be stopped and started again at its address. */
export async function startRecordingService(manners: Manners = {}, wantedPort = 0): Promise<RecordingService> {
  const byKey = new Map<string, Made>();
  const answer = (response: ServerResponse, status: number, value: unknown, headers: Record<string, string> = {}) => {
    if (!response.destroyed) response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
  };
  const shown = ({ geometry, geometry_hash, ...rest }: Made) =>
    service.manners.withoutGeometry ? rest : { ...rest, geometry, geometry_hash };
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname, searchParams } = new URL(request.url!, 'http://x');
      service.requests.push({ method: request.method!, path: request.url!, ifNoneMatch: request.headers['if-none-match'] });
      if (service.manners.key && request.headers['x-api-key'] !== service.manners.key) {
        request.resume();
        answer(response, 401, { detail: 'The API key is missing or wrong' });
        return;
      }
      if (request.method === 'POST' && pathname === '/projects') {
        const text = await bodyOf(request);
        if (text === null) return;
        const name = searchParams.get('project_name')!;
        const key = request.headers['idempotency-key'] as string | undefined;
        service.creates.push({ name, key });
        const refusal = service.manners.refuse?.(name);
        if (refusal) {
          answer(response, refusal.status, { detail: refusal.detail });
          return;
        }
        if (service.manners.lateMilliseconds !== undefined) {
          if (!response.closed) await once(response, 'close');
          await wait(service.manners.lateMilliseconds);
        }
        if (service.manners.pauseMilliseconds) await wait(service.manners.pauseMilliseconds);
        const known = service.manners.idempotency && key ? byKey.get(key) : undefined;
        if (known) {
          answer(response, 200, known);
          return;
        }
        const document = JSON.parse(text) as { type: string; features?: { geometry: Geometry }[]; geometry?: Geometry };
        const geometries = document.features
          ? document.features.map(({ geometry }) => geometry)
          : [document.geometry ?? (document as unknown as Geometry)];
        const at = new Date().toISOString();
        const project: Made = {
          id: randomUUID(),
          project_name: name,
          geometry: geometries[0],
          geometry_hash: geometryHash(geometries),
          created_at: at,
          updated_at: at,
          user_id: 'u',
          area_hectares: 123,
          is_collection: searchParams.get('is_collection') === 'true',
        };
        service.made.push(project);
        if (key) byKey.set(key, project);
        if (service.manners.silent) return;
        if (service.manners.cut) {
          request.socket.destroy();
          return;
        }
        answer(response, 200, project);
        return;
      }
      request.resume();
      const [, , id] = pathname.split('/');
      const project = service.made.find((one) => one.id === id);
      if (pathname === '/projects') {
        await service.manners.beforeList?.();
        const value = service.made.map(({ geometry: _geometry, geometry_hash: _hash, ...rest }) => rest);
        const etag = `"${service.made.length}-${service.deletes.length}"`;
        if (request.headers['if-none-match'] === etag) {
          response.writeHead(304, { etag }).end();
          return;
        }
        answer(response, 200, value, { etag });
      } else if (request.method === 'DELETE') {
        service.deletes.push(id!);
        if (!project) {
          answer(response, 404, { detail: 'No such project' });
          return;
        }
        service.made.splice(service.made.indexOf(project), 1);
        answer(response, 200, { id, deleted: true });
      } else if (project && pathname === `/projects/${id}`) answer(response, 200, shown(project));
      else if (project && pathname.endsWith('/weather'))
        answer(response, 200, [{ period: '2026-01-01T00:00:00Z', project_id: id, lat: 1, lon: 35, avg_temperature_degC: 21.5 }]);
      else if (project && pathname.endsWith('/project_mask'))
        response
          .writeHead(200, { 'content-type': 'image/tiff', etag: '"mask"' })
          .end(Buffer.concat([Buffer.from('II*\0'), Buffer.alloc(2000, 7)]));
      else answer(response, 404, { detail: 'No such thing' });
    })();
  });
  const service: RecordingService = {
    url: '',
    port: 0,
    manners,
    made: [],
    creates: [],
    deletes: [],
    requests: [],
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
    start: async () => {
      const port = service.port || wantedPort || (await keptPort());
      return new Promise((ready, failed) => {
        server.once('error', failed);
        server.listen(port, '127.0.0.1', () => {
          service.port = (server.address() as AddressInfo).port;
          service.url = `http://127.0.0.1:${service.port}`;
          ready();
        });
      });
    },
  };
  await service.start();
  return service;
}
