import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { ApiFault, Client, type ClientOptions } from '#client/index.ts';

// What services of other people do that the published interface leaves open, or does not foresee.
const key = 'key-that-stays-with-its-address';
const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

interface Seen {
  method: string;
  url: string;
  key: unknown;
  type: string;
  body: string;
}
interface Provider {
  url: string;
  seen: Seen[];
}
type Answer = (response: ServerResponse, seen: Seen, request: IncomingMessage) => void;

async function provider(answer: Answer): Promise<Provider> {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const one: Seen = {
      method: request.method ?? '',
      url: request.url ?? '',
      key: request.headers['x-api-key'],
      type: request.headers['content-type'] ?? '',
      body,
    };
    seen.push(one);
    answer(response, one, request);
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  open.unshift(
    () =>
      new Promise((closed) => {
        server.close(closed);
        server.closeAllConnections();
      }),
  );
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}
function clientOf({ url }: Provider, options: Partial<ClientOptions> = {}): Client {
  const client = new Client({ baseUrl: url, apiKey: async () => key, userGroupToken: async () => 'group-token', ...options });
  open.unshift(() => client.close());
  return client;
}
const json =
  (value: unknown, status = 200): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  };
async function faultOf(work: Promise<unknown>): Promise<ApiFault> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiFault);
  const fault = error as ApiFault;
  expect(JSON.stringify([fault.message, fault.details])).not.toContain(key);
  return fault;
}
const params = { project_id: 'p1' };
const row = {
  id: 'p1',
  user_id: 'u1',
  project_name: 'Wood',
  created_at: '2024-01-01T00:00:00Z',
  updated_at: '2024-01-01T00:00:00Z',
  area_hectares: 12.5,
};
const point = { type: 'Point', coordinates: [0, 0] };
const made = { ...row, geometry: point };
const month = {
  period: '2024-01-01T00:00:00',
  project_id: 'p1',
  lat: '1.5',
  lon: 2,
  avg_temperature_degC: '20.25',
  min_temperature_degC: 18,
  max_temperature_degC: 25,
  avg_wind_speed_m_per_s: 2,
  sum_total_precipitation_mm_of_water_equivalent: 90,
  avg_relative_humidity_0_1: 0.7,
};

describe('ids', () => {
  test.each(['', '.', '..', '../projects', 'a/b', 'a\\b', 'a\nb', 'a\u0000', 'a\u007f', '\ud800', 'x'.repeat(201), null, undefined, {}])(
    '%j is refused before anything is sent',
    async (id) => {
      const there = await provider(json(made));
      const fault = await faultOf(clientOf(there).call('deleteProject', { params: { project_id: id } }));
      expect([fault.code, (fault.details as { loc: string[] }[])[0]!.loc, there.seen]).toEqual(['invalid', ['path', 'project_id'], []]);
    },
  );
  test.each([
    ['a b', 'a%20b'],
    ['%2e%2e', '%252e%252e'],
    ['...', '...'],
    ['Wald-ä', 'Wald-%C3%A4'],
    ['a?b#c', 'a%3Fb%23c'],
  ])('%s arrives as it is', async (id, sent) => {
    const there = await provider(json(made));
    await clientOf(there).call('getProject', { params: { project_id: id } });
    expect(there.seen[0]!.url).toBe(`/projects/${sent}`);
  });
});

describe('packed answers', () => {
  test.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
  ] as const)('%s is read', async (encoding, pack) => {
    const there = await provider((response, _seen, request) => {
      expect(request.headers['accept-encoding']).toContain(encoding);
      response.writeHead(200, { 'content-encoding': encoding }).end(pack(JSON.stringify([row])));
    });
    expect((await clientOf(there).call('listProjects')).value).toEqual([row]);
  });
  test('two layers are taken off in their order; a failure is unpacked too', async () => {
    const twice = await provider((response) => {
      response.writeHead(200, { 'content-encoding': 'gzip, br' }).end(brotliCompressSync(gzipSync(JSON.stringify([row]))));
    });
    expect((await clientOf(twice).call('listProjects')).value).toEqual([row]);
    const failing = await provider((response) => {
      response.writeHead(404, { 'content-encoding': 'gzip' }).end(gzipSync('{"detail":"No such wood"}'));
    });
    expect(await faultOf(clientOf(failing).call('getProject', { params }))).toMatchObject({ code: 'not-found', message: 'No such wood' });
  });
  test('a bomb ends at the cap, with a fraction of it in memory', async () => {
    const bomb = gzipSync(Buffer.alloc(300_000_000, ' '));
    expect(bomb.length).toBeLessThan(400_000);
    const there = await provider((response) => {
      response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': bomb.length }).end(bomb);
    });
    const client = clientOf(there, { maxAnswerBytes: 1_000_000 });
    const before = process.memoryUsage().rss;
    expect((await faultOf(client.call('listProjects'))).code).toBe('too-large');
    expect(process.memoryUsage().rss - before).toBeLessThan(60_000_000);
  });
  test('cut, damaged and unknown packings are faults', async () => {
    const whole = gzipSync(JSON.stringify(Array.from({ length: 500 }, () => row)));
    const packed = (bytes: Buffer, encoding: string) =>
      provider((response) => {
        response.writeHead(200, { 'content-encoding': encoding }).end(bytes);
      });
    expect((await faultOf(clientOf(await packed(whole.subarray(0, whole.length - 20), 'gzip')).call('listProjects'))).code).toBe('network');
    expect((await faultOf(clientOf(await packed(Buffer.from('plain text'), 'gzip')).call('listProjects'))).code).toBe('network');
    expect((await faultOf(clientOf(await packed(Buffer.from('plain text'), 'br')).call('listProjects'))).code).toBe('network');
    expect((await faultOf(clientOf(await packed(whole, 'compress')).call('listProjects'))).code).toBe('shape');
    expect((await faultOf(clientOf(await packed(whole, 'gzip, gzip, gzip')).call('listProjects'))).code).toBe('shape');
  });
});

describe('creating', () => {
  const missing = (loc: string[], type = 'missing') => json({ detail: [{ loc, msg: 'Field required', type }] }, 422);
  test.each<[string, Answer]>([
    ['415', json({ detail: 'Unsupported' }, 415)],
    ['422 on body.file', missing(['body', 'file'])],
    ['422 on body', missing(['body'], 'value_error.missing')],
    ['422 on body.geojson', missing(['body', 'geojson'])],
  ])('a service that wants a form (%s) gets one, and from then on at once', async (_name, refuse) => {
    const there = await provider((response, seen, request) =>
      (seen.type.startsWith('multipart/form-data; boundary=') ? json(made) : refuse)(response, seen, request),
    );
    const client = clientOf(there);
    const create = () => client.call('createProject', { query: { project_name: 'Wood' }, body: point });
    expect((await create()).value).toMatchObject({ id: 'p1' });
    await create();
    expect(there.seen.map(({ type }) => type.split(';')[0])).toEqual([
      'application/geo+json',
      'multipart/form-data',
      'multipart/form-data',
    ]);
    expect(there.seen[1]!.body).toMatch(/name="file"; filename="project\.geojson"\r\nContent-Type: application\/geo\+json/i);
    expect(there.seen[1]!.body).toContain(JSON.stringify(point));
    expect(there.seen.every((one) => one.url === '/projects?project_name=Wood' && one.key === key)).toBe(true);
  });
  test('set to form, the first call is one', async () => {
    const there = await provider(json(made));
    await clientOf(there, { uploadAs: 'file' }).call('createProject', { query: { project_name: 'Wood' }, body: point });
    expect(there.seen.map(({ type }) => type.split(';')[0])).toEqual(['multipart/form-data']);
  });
  test.each<[string, Answer, string]>([
    [
      'a bad vertex',
      json({ detail: [{ loc: ['body', 'coordinates', 0], msg: 'Input should be a valid number', type: 'float_type' }] }, 422),
      'invalid',
    ],
    ['a name too many', missing(['query', 'project_name']), 'invalid'],
    ['the size', json({ detail: 'too large' }, 413), 'too-large'],
    ['a fault', json({}, 500), 'server'],
  ])('refused for %s, it is not sent again', async (_name, refuse, code) => {
    const there = await provider(refuse);
    expect((await faultOf(clientOf(there).call('createProject', { query: { project_name: 'Wood' }, body: point }))).code).toBe(code);
    expect(there.seen).toHaveLength(1);
  });
});

describe('answers of other shapes', () => {
  test('a list, one record, and a list under a name are read alike', async () => {
    const values = await Promise.all(
      [[month], month, { data: [month], next: null }].map(
        async (body) => (await clientOf(await provider(json(body))).call('climate', { params })).value,
      ),
    );
    for (const value of values)
      expect(value).toEqual([{ ...month, period: '2024-01-01T00:00:00Z', lat: 1.5, avg_temperature_degC: 20.25 }]);
    const one = await clientOf(await provider(json([{ project_id: 'p1', risk_items: [] }]))).call('climateRisk', { params });
    expect(one).toMatchObject({ raw: false, value: { project_id: 'p1', risk_items: [] } });
  });
  test.each([
    ['2024-01-01T00:00:00', '2024-01-01T00:00:00Z'],
    ['2024-01-01 00:00:00.5', '2024-01-01T00:00:00.5Z'],
    ['2024-01-01', '2024-01-01T00:00:00Z'],
    ['2024-01-01T00:00:00+0200', '2024-01-01T00:00:00+02:00'],
  ])('the time %s', async (sent, read) => {
    const { value, deviations } = await clientOf(await provider(json({ ...made, created_at: sent }))).call('getProject', { params });
    expect([(value as typeof row).created_at, deviations.map(({ path }) => path)]).toEqual([read, ['created_at']]);
  });
  test('NaN of Python is no value, also beside a text that says NaN', async () => {
    const there = await provider((response) => {
      response.end(`[${JSON.stringify({ ...row, project_name: 'NaN "Infinity" wood' }).replace('12.5', 'NaN')}]`);
    });
    const { value, deviations } = await clientOf(there).call('listProjects');
    expect(value).toMatchObject([{ project_name: 'NaN "Infinity" wood', area_hectares: null }]);
    expect(deviations[0]!.rule).toContain('NaN');
  });
  test('what cannot be understood is kept as it came', async () => {
    const strange = { status: 'ok', payload: { polygons: 3 } };
    const answer = await clientOf(await provider(json(strange))).call('getProject', { params });
    expect(answer).toMatchObject({ raw: true, value: strange });
    expect(answer.deviations.at(-1)!.rule).toMatch(/^unlike the contract: /);
    const page = await faultOf(
      clientOf(
        await provider((response) => {
          response.end(`<html>log in with ${key}</html>`);
        }),
      ).call('getProject', { params }),
    );
    expect([page.code, page.details]).toEqual(['shape', '<html>log in with [removed]</html>']);
  });
  test.each([204, 200])('nothing at all (%i): a delete was done, a read is a fault, a create may have been done', async (status) => {
    const there = await provider((response) => {
      response.writeHead(status).end();
    });
    expect(await clientOf(there).call('deleteProject', { params })).toMatchObject({ raw: false, value: { id: 'p1', deleted: true } });
    expect((await faultOf(clientOf(there).call('getProject', { params }))).code).toBe('shape');
    const created = await faultOf(clientOf(there).call('createProject', { query: { project_name: 'x' }, body: point }));
    expect([created.code, created.message]).toEqual(['shape', expect.stringContaining('look before you send it again')]);
    expect(there.seen.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
  test('nesting without end and names of prototypes do no harm', async () => {
    const deep = await provider((response) => {
      response.end(`${'[{"a":'.repeat(100_000)}1${'}]'.repeat(100_000)}`);
    });
    expect((await faultOf(clientOf(deep).call('listProjects'))).code).toBe('shape');
    const poisoned = await provider((response) => {
      response.end(`[{"__proto__":{"isAdmin":true},${JSON.stringify(row).slice(1)}]`);
    });
    const { value } = await clientOf(poisoned).call('listProjects');
    expect((value as { isAdmin?: boolean }[])[0]!.isAdmin).toBeUndefined();
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
  test('a picture may be PNG where the contract says picture, not where it says GeoTIFF', async () => {
    const picture = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(20)]);
    const there = await provider((response) => {
      response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
    });
    expect((await clientOf(there).call('satelliteImage', { params: { ...params, name: 'a.png' } })).value).toHaveLength(28);
    expect((await faultOf(clientOf(there).call('projectMask', { params }))).code).toBe('shape');
  });
});

describe('lists in pages', () => {
  const rows = Array.from({ length: 7 }, (_, index) => ({ ...row, id: `p${index}`, project_name: `Wood ${index}` }));
  const cut = (seen: Seen, size: number, name = 'page') => {
    const at = Number(new URL(seen.url, 'http://stub').searchParams.get(name) ?? (name === 'page' ? 1 : 0));
    const from = name === 'page' ? (at - 1) * size : at;
    return { at, records: rows.slice(from, from + size), isLast: from + size >= rows.length };
  };
  test.each<[string, (seen: Seen, url: string) => { body: unknown; link?: string }]>([
    [
      'an address in the body',
      (seen, url) => {
        const { at, records, isLast } = cut(seen, 3);
        return { body: { results: records, next: isLast ? null : `${url}/projects?page=${at + 1}` } };
      },
    ],
    [
      'an address without its origin, deeper in the body',
      (seen) => {
        const { at, records, isLast } = cut(seen, 2);
        return { body: { items: records, _links: isLast ? {} : { next: { href: `/projects?page=${at + 1}` } } } };
      },
    ],
    [
      'a header',
      (seen, url) => {
        const { at, records, isLast } = cut(seen, 3);
        return { body: records, link: isLast ? `<${url}/projects?page=1>; rel="first"` : `<${url}/projects?page=${at + 1}>; rel="next"` };
      },
    ],
    ['numbers of pages', (seen) => ({ body: { data: cut(seen, 3).records, meta: { current_page: cut(seen, 3).at, last_page: 3 } } })],
    ['how many there are', (seen) => ({ body: { items: cut(seen, 3).records, page: cut(seen, 3).at, size: 3, total: 7 } })],
    [
      'an offset',
      (seen) => ({ body: { records: cut(seen, 4, 'offset').records, limit: 4, offset: cut(seen, 4, 'offset').at, total: '7' } }),
    ],
  ])('told by %s are all read', async (_name, page) => {
    const there = await provider((response, seen) => {
      const { body, link } = page(seen, there.url);
      response.writeHead(200, { 'content-type': 'application/json', etag: '"first"', ...(link ? { link } : {}) }).end(JSON.stringify(body));
    });
    const answer = await clientOf(there).call('listProjects');
    expect((answer.value as typeof rows).map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    // The mark of the first page would hide what changed on the others.
    expect(answer.etag).toBeUndefined();
    expect(answer.deviations.at(-1)!.rule).toMatch(/put together from \d pages/);
    expect(new Set(there.seen.map((one) => one.key))).toEqual(new Set([key]));
  });
  test('the key does not follow to another host, a circle ends, and half a list is no list', async () => {
    const other = await provider(json([row]));
    const leading = await provider(json({ items: rows.slice(0, 2), next: `${other.url}/projects?page=2` }));
    expect((await faultOf(clientOf(leading).call('listProjects'))).code).toBe('redirected');
    expect(other.seen).toEqual([]);
    const circle = await provider(json({ items: rows.slice(0, 2), next: '/projects' }));
    expect((await clientOf(circle).call('listProjects')).value).toHaveLength(2);
    expect(circle.seen).toHaveLength(1);
    const deaf = await provider(json({ items: rows.slice(0, 2), page: 1, pages: 9 }));
    expect((await clientOf(deaf).call('listProjects')).value).toHaveLength(2);
    expect(deaf.seen).toHaveLength(2);
    const failing = await provider((response, seen, request) => {
      (seen.url.includes('page=2') ? json({}, 500) : json({ items: rows.slice(0, 2), page: 1, pages: 2 }))(response, seen, request);
    });
    expect((await faultOf(clientOf(failing).call('listProjects'))).code).toBe('server');
    const strange = await provider((response, seen, request) => {
      json(seen.url.includes('page=2') ? { message: 'maintenance' } : { items: rows.slice(0, 2), page: 1, pages: 2 })(
        response,
        seen,
        request,
      );
    });
    expect((await faultOf(clientOf(strange).call('listProjects'))).code).toBe('shape');
  });
  test('a record with a field called next is no page', async () => {
    const there = await provider(json({ ...made, next: '/projects/p2' }));
    await clientOf(there).call('getProject', { params });
    expect(there.seen).toHaveLength(1);
  });
});

describe('pauses', () => {
  const busy = (times: number, status: number, header: string, method = 'GET') => {
    let left = times;
    return provider((response, seen, request) => {
      if (seen.method !== method || left === 0) {
        json([row])(response, seen, request);
        return;
      }
      left -= 1;
      response.writeHead(status, { 'retry-after': header, 'content-type': 'text/html' }).end('<h1>Too many</h1>');
    });
  };
  test.each([429, 503])('a short one (%i) is kept, and the question asked again', async (status) => {
    const there = await busy(2, status, '0');
    expect((await clientOf(there).call('listProjects')).value).toHaveLength(1);
    expect(there.seen).toHaveLength(3);
  });
  test('a date is read as well; who cancels does not wait', async () => {
    const there = await busy(1, 429, new Date(Date.now() + 5000).toUTCString());
    const stop = new AbortController();
    const asked = clientOf(there).call('listProjects', {}, stop.signal);
    setTimeout(() => stop.abort(), 300);
    expect((await faultOf(asked)).code).toBe('cancelled');
    expect(there.seen).toHaveLength(1);
  });
  test('a long one, one without end, and one of a create are told', async () => {
    const long = await busy(9, 429, '3600');
    const fault = await faultOf(clientOf(long).call('listProjects'));
    expect([fault.code, fault.message, long.seen.length]).toEqual([
      'too-many',
      expect.stringMatching(/pause until (\d{4}-\d\d-\d\d )?\d\d:\d\d\./),
      1,
    ]);
    const endless = await busy(99, 429, '0');
    expect([(await faultOf(clientOf(endless).call('listProjects'))).code, endless.seen.length]).toEqual(['too-many', 4]);
    const create = await busy(1, 429, '0', 'POST');
    expect((await faultOf(clientOf(create).call('createProject', { query: { project_name: 'x' }, body: point }))).code).toBe('too-many');
    expect(create.seen).toHaveLength(1);
  });
  test.each([
    ['nothing', ''],
    ['words', '{"status":"processing"}'],
    ['a reason', '{"detail":"Your images are being read"}'],
  ])('202 with %s is not there yet', async (_name, body) => {
    const there = await provider((response) => {
      response.writeHead(202, { 'content-type': 'application/json' }).end(body);
    });
    const fault = await faultOf(clientOf(there).call('weather', { params }));
    expect([fault.code, fault.message]).toEqual([
      'not-ready',
      body.includes('detail') ? 'Your images are being read' : 'Not available yet.',
    ]);
  });
});

describe('figures and times of other countries', () => {
  test.each([
    ['12,5', 12.5],
    ['0,125', 0.125],
    ['1 234,5', 1234.5],
    ['1\u202f234,5', 1234.5],
    ['1.234.567,25', 1_234_567.25],
    ['1,234.5', 1234.5],
    [' 7.25 ', 7.25],
    ['-3,75', -3.75],
  ])('%s', async (sent, read) => {
    const { value } = await clientOf(await provider(json({ ...made, area_hectares: sent }))).call('getProject', { params });
    expect((value as typeof row).area_hectares).toBe(read);
  });
  test.each(['1,234', '12,5 ha', '1,2,3', ','])('%s could be another figure, so it is none', async (sent) => {
    const { value } = await clientOf(await provider(json({ ...made, area_hectares: sent }))).call('getProject', { params });
    expect(typeof (value as typeof row).area_hectares).not.toBe('number');
  });
  test.each([
    [1_767_225_600, '2026-01-01T00:00:00.000Z'],
    [1_767_225_600_000, '2026-01-01T00:00:00.000Z'],
    ['1767225600', '2026-01-01T00:00:00.000Z'],
  ])('the time %s', async (sent, read) => {
    const { value } = await clientOf(await provider(json({ ...made, created_at: sent }))).call('getProject', { params });
    expect((value as typeof row).created_at).toBe(read);
  });
});

describe('on the way', () => {
  test.each([301, 302, 303, 307, 308])('a redirect (%i) to another host is refused; the other host hears nothing', async (status) => {
    const other = await provider(json([row]));
    const there = await provider((response) => {
      response.writeHead(status, { location: `${other.url}/projects?ticket=secret` }).end();
    });
    const fault = await faultOf(clientOf(there).call('listProjects'));
    expect([fault.code, fault.message.includes(other.url), fault.message.includes('ticket'), other.seen]).toEqual([
      'redirected',
      true,
      false,
      [],
    ]);
  });
  test('silence before and in the middle of an answer, and a cut chunk', async () => {
    const mute = await provider(() => {});
    expect((await faultOf(clientOf(mute, { silenceMilliseconds: 200 }).call('listProjects'))).code).toBe('timeout');
    const stuck = await provider((response) => {
      response.writeHead(200);
      response.write('[');
    });
    expect((await faultOf(clientOf(stuck, { silenceMilliseconds: 200 }).call('listProjects'))).code).toBe('timeout');
    const cut = await provider((response) => {
      response.writeHead(200, { 'transfer-encoding': 'chunked' });
      response.write('[{"id"');
      setTimeout(() => response.socket?.destroy(), 20);
    });
    expect((await faultOf(clientOf(cut).call('listProjects'))).code).toBe('network');
  });
  test('a create that takes longer than the silence of a read is waited for', async () => {
    const slow = await provider((response, seen, request) => {
      setTimeout(() => json(made)(response, seen, request), 2500);
    });
    const answer = await clientOf(slow, { silenceMilliseconds: 200 }).call('createProject', { query: { project_name: 'x' }, body: point });
    expect([answer.raw, slow.seen.length]).toEqual([false, 1]);
  });
  test('a service that echoes the key in its refusal does not bring it to the screen', async () => {
    const there = await provider(json({ detail: `The key ${key} is not known` }, 401));
    expect((await faultOf(clientOf(there).call('listProjects'))).message).toBe('The key [removed] is not known');
  });
});
