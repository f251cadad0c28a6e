import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What an imitation of Garage's administration was told, by the rules of its API in version 2. */
export interface Garage {
  url: string;
  /** paths with their bodies, in their order; only those that change something */
  changes: [string, Record<string, unknown>][];
  keys: Map<string, string>;
  buckets: Map<string, { id: string; allowed: string[] }>;
  stop(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, any>> {
  let text = '';
  for await (const piece of request) text += String(piece);
  return text === '' ? {} : (JSON.parse(text) as Record<string, any>);
}

type Answer = [status: number, body: object];

export async function startGarage(token: string): Promise<Garage> {
  const changes: Garage['changes'] = [];
  const keys: Garage['keys'] = new Map();
  const buckets: Garage['buckets'] = new Map();
  const node: { id: string; role: object | null } = { id: 'ab'.repeat(32), role: null };
  const layout: { version: number; staged: { id: string; zone: string; capacity: number; tags: string[] }[] } = { version: 0, staged: [] };
  const missing: Answer = [404, { code: 'NoSuchThing' }];
  const calls: Record<string, (body: Record<string, any>, query: URLSearchParams) => Answer> = {
    'GET GetClusterStatus': () => [200, { layoutVersion: layout.version, nodes: [{ ...node, isUp: true, draining: false }] }],
    'GET GetClusterLayout': () => [200, { version: layout.version, roles: [], stagedRoleChanges: layout.staged }],
    'POST UpdateClusterLayout': ({ roles }) => {
      layout.staged = roles;
      return [200, {}];
    },
    'POST ApplyClusterLayout': ({ version }) => {
      const [role] = layout.staged;
      if (version !== layout.version + 1 || role?.id !== node.id || !(role.capacity >= 1024)) return [400, { code: 'InvalidRequest' }];
      Object.assign(layout, { version, staged: [] });
      node.role = role;
      return [200, {}];
    },
    'GET GetKeyInfo': (_body, query) => (keys.has(query.get('id')!) ? [200, { accessKeyId: query.get('id') }] : missing),
    'POST ImportKey': ({ accessKeyId, secretAccessKey }) => {
      if (keys.has(accessKeyId)) return [409, { code: 'KeyAlreadyExists' }];
      if (!/^GK[0-9a-f]{24}$/.test(accessKeyId) || !/^[0-9a-f]{64}$/.test(secretAccessKey)) return [400, { code: 'InvalidRequest' }];
      keys.set(accessKeyId, secretAccessKey);
      return [200, { accessKeyId }];
    },
    'GET GetBucketInfo': (_body, query) => {
      const bucket = buckets.get(query.get('globalAlias')!);
      return bucket ? [200, { id: bucket.id }] : missing;
    },
    'POST CreateBucket': ({ globalAlias }) => {
      // Nothing is kept before the node has a place.
      if (!node.role) return [500, { code: 'InternalError' }];
      if (buckets.has(globalAlias)) return [409, { code: 'BucketAlreadyExists' }];
      const id = 'cd'.repeat(32);
      buckets.set(globalAlias, { id, allowed: [] });
      return [200, { id }];
    },
    'POST AllowBucketKey': ({ bucketId, accessKeyId, permissions }) => {
      const bucket = [...buckets.values()].find(({ id }) => id === bucketId);
      if (!bucket || !keys.has(accessKeyId)) return missing;
      bucket.allowed.push(
        `${accessKeyId} ${Object.keys(permissions)
          .filter((name) => permissions[name])
          .join(' ')}`,
      );
      return [200, { id: bucketId }];
    },
  };
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { pathname, searchParams } = new URL(request.url!, 'http://garage');
      const call = `${request.method} ${pathname.replace('/v2/', '')}`;
      const isLetIn = request.headers.authorization === `Bearer ${token}`;
      const [status, answer] = isLetIn ? (calls[call]?.(body, searchParams) ?? missing) : ([403, { code: 'AccessDenied' }] as Answer);
      if (request.method === 'POST' && status === 200) changes.push([call.slice(5), body]);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    changes,
    keys,
    buckets,
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
