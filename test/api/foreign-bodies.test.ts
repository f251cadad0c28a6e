import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { ApiFault, Client } from '#client/index.ts';
import { withoutNotANumber } from '#client/answer-text.ts';
import { faultOfStatus } from '#client/fault.ts';
import { letsKeptStandIn, surelyNotDone } from '#host/offline/faults.ts';

// Pages, refusals, texts and geometries as services of other people write them.
const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});
type Answer = (response: ServerResponse, url: URL, request: IncomingMessage) => void;
async function clientOver(answer: Answer): Promise<{ client: Client; seen: string[] }> {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    request.resume();
    seen.push(request.url!);
    answer(response, new URL(request.url!, 'http://provider'), request);
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const client = new Client({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiKey: async () => 'a-key-of-tests',
  });
  open.push(async () => {
    await client.close();
    server.closeAllConnections();
    await new Promise((closed) => {
      server.close(closed);
    });
  });
  return { client, seen };
}
const json = (response: ServerResponse, value: unknown, headers: Record<string, string> = {}, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
async function faultOf(work: Promise<unknown>): Promise<ApiFault> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiFault);
  return error as ApiFault;
}
const project = (id: number) => ({
  id: `p${id}`,
  user_id: 'u',
  project_name: `Wood ${id}`,
  created_at: '2024-01-01T00:00:00Z',
  updated_at: '2024-01-01T00:00:00Z',
});
const all = Array.from({ length: 123 }, (_, id) => project(id));
const size = 50;
const pageFrom = (start: number) => all.slice(start, start + size);
const ids = (value: unknown) => (value as { id: string }[]).map(({ id }) => id);

describe('a list in pages is whole, or says that it is not', () => {
  test.each<[string, Answer]>([
    [
      'next_cursor',
      (response, url) => {
        const start = Number(url.searchParams.get('cursor') ?? 0);
        json(response, { items: pageFrom(start), next_cursor: start + size < all.length ? String(start + size) : null });
      },
    ],
    [
      'nextPageToken',
      (response, url) => {
        const start = Number(url.searchParams.get('pageToken') ?? 0);
        json(response, { items: pageFrom(start), ...(start + size < all.length ? { nextPageToken: `${start + size}` } : {}) });
      },
    ],
    [
      'a cursor within paging',
      (response, url) => {
        const start = Number(url.searchParams.get('after') ?? 0);
        json(response, { data: pageFrom(start), page_info: { end_cursor: `${start + size}`, has_next_page: start + size < all.length } });
      },
    ],
    [
      'X-Total-Count with page',
      (response, url) => json(response, pageFrom((Number(url.searchParams.get('page') ?? 1) - 1) * size), { 'x-total-count': '123' }),
    ],
    [
      'X-Total-Count with offset, and a refusal of what is not known',
      (response, url) =>
        url.searchParams.has('page')
          ? json(response, { detail: 'unknown parameter' }, {}, 422)
          : json(response, pageFrom(Number(url.searchParams.get('offset') ?? 0)), { 'x-total-count': '123' }),
    ],
    [
      'a total in the body',
      (response, url) => json(response, { results: pageFrom(Number(url.searchParams.get('skip') ?? 0)), total: 123 }),
    ],
    [
      'Content-Range',
      (response, url) =>
        json(response, pageFrom((Number(url.searchParams.get('page') ?? 1) - 1) * size), { 'content-range': 'items 0-49/123' }),
    ],
    [
      'Link',
      (response, url) => {
        const start = Number(url.searchParams.get('from') ?? 0);
        const link = `<http://elsewhere/first>; rel="first", </projects?from=${start + size}>; title="x"; rel="next last"`;
        json(response, pageFrom(start), start + size < all.length ? { link } : {});
      },
    ],
  ])('%s', async (_name, answer) => {
    const { client } = await clientOver(answer);
    const { value, deviations } = await client.call('listProjects');
    expect(ids(value)).toEqual(ids(all));
    expect(deviations.some(({ phrase }) => phrase)).toBe(false);
  });

  test.each<[string, Answer, object]>([
    [
      'a total without a way to the rest',
      (response) => json(response, pageFrom(0), { 'x-total-count': '123' }),
      { code: 'client.list-cut', params: { shown: 50, total: 123 } },
    ],
    [
      'a cursor that leads to the same page',
      (response) => json(response, { items: pageFrom(0), next_cursor: 'again' }),
      { code: 'client.list-goes-on', params: { shown: 50 } },
    ],
  ])('%s: the cut is said', async (_name, answer, phrase) => {
    const { client } = await clientOver(answer);
    const { value, deviations } = await client.call('listProjects');
    expect(ids(value)).toEqual(ids(pageFrom(0)));
    expect(deviations.at(-1)!.phrase).toEqual(phrase);
  });

  test('a whole list asks for nothing more', async () => {
    const { client, seen } = await clientOver((response) => json(response, pageFrom(0), { 'x-total-count': '50' }));
    await client.call('listProjects');
    expect(seen).toEqual(['/projects']);
  });
});

describe('refusals in the words of the service', () => {
  test.each([
    [{ message: 'Your plan ended' }, 'Your plan ended'],
    [{ error: { code: 7, message: 'Your plan ended' } }, 'Your plan ended'],
    [{ error: 'Your plan ended' }, 'Your plan ended'],
    [{ errors: [{ message: 'Your plan ended' }] }, 'Your plan ended'],
    [{ title: 'Forbidden', detail: 'Your plan ended' }, 'Your plan ended'],
    [{ error: 'invalid_plan', error_description: 'Your plan ended' }, 'Your plan ended'],
    [{ detail: { message: 'Your plan ended' } }, 'Your plan ended'],
  ])('%j', async (body, said) => {
    const { client } = await clientOver((response) => json(response, body, {}, 403));
    expect((await faultOf(client.call('listProjects'))).message).toBe(said);
  });
  test('a line of plain text is told, a page is not', async () => {
    const plain = await clientOver((response) => response.writeHead(403, { 'content-type': 'text/plain' }).end('Your plan ended'));
    expect((await faultOf(plain.client.call('listProjects'))).message).toBe('Your plan ended');
    const page = await clientOver((response) => response.writeHead(403, { 'content-type': 'text/html' }).end('<html>no</html>'));
    expect((await faultOf(page.client.call('listProjects'))).message).toContain('does not let this key');
  });

  const now = new Date(2026, 10, 23, 14, 5);
  test.each([
    [3600, {}, 'The service asks for a pause until 15:05. Try again after it.'],
    [3600, { detail: 'Too many reports' }, 'Too many reports (the service asks for a pause until 15:05)'],
    [86_400, {}, 'The service asks for a pause until 2026-11-24 14:05. Try again after it.'],
    [20, {}, 'The service asks for a pause. Try again in a minute.'],
  ])('a pause of %i seconds is told as a time', (retryAfterSeconds, body, said) => {
    expect(faultOfStatus(429, JSON.stringify(body), { retryAfterSeconds, now }).message).toBe(said);
    if (retryAfterSeconds >= 60) expect(faultOfStatus(503, JSON.stringify(body), { retryAfterSeconds, now }).message).toBe(said);
  });
});

describe('what a deletion answers', () => {
  const params = { project_id: 'p1' };
  const deleting = async (status: number, body: string, type = 'text/plain') => {
    const { client } = await clientOver((response) => response.writeHead(status, { 'content-type': type }).end(body));
    return client.call('deleteProject', { params });
  };
  test.each([
    '',
    'OK',
    'Deleted',
    '"OK"',
    'true',
    'null',
    '{}',
    '{"message":"Project deleted"}',
    '{"success":true}',
    '{"id":"p1","deleted":true}',
  ])('%j is done', async (body) => {
    expect((await deleting(200, body)).value).toMatchObject({ id: 'p1', deleted: true });
  });
  test.each(['{"success":false,"message":"It is in use"}', '{"deleted":false}', 'false', '{"error":{"message":"It is in use"}}'])(
    '%j is not done',
    async (body) => {
      const fault = await faultOf(deleting(200, body));
      expect(fault.code).toBe('refused');
      if (body.includes('in use')) expect(fault.message).toBe('It is in use');
    },
  );
  test('the login page of a network is not done', async () => {
    expect((await faultOf(deleting(200, '<!doctype html><title>Log in</title>', 'text/html'))).code).toBe('shape');
    // RFC 6585, section 6: the network says so itself, and it is no fault of the service.
    const fault = await faultOf(deleting(511, '<!doctype html><title>Log in</title>', 'text/html'));
    expect([fault.code, fault.message]).toEqual(['redirected', expect.stringContaining('asks for a login')]);
    expect([letsKeptStandIn(fault), surelyNotDone(fault)]).toEqual([true, true]);
  });
});

describe('letters', () => {
  const named = { ...project(1), project_name: 'Caña de azúcar' };
  test.each<[string, BufferEncoding, string, number[]]>([
    ['Latin-1 that says so', 'latin1', 'application/json; charset=ISO-8859-1', []],
    ['Latin-1 that says nothing', 'latin1', 'application/json', []],
    ['Latin-1 that says UTF-8', 'latin1', 'application/json; charset=utf-8', []],
    ['UTF-8 that says Latin-1', 'utf8', 'application/json; charset=iso-8859-1', []],
    ['UTF-8 with a mark', 'utf8', 'application/json', [0xef, 0xbb, 0xbf]],
    ['UTF-16', 'utf16le', 'application/json', [0xff, 0xfe]],
  ])('%s', async (_name, encoding, type, mark) => {
    const { client } = await clientOver((response) =>
      response
        .writeHead(200, { 'content-type': type })
        .end(Buffer.concat([Buffer.from(mark), Buffer.from(JSON.stringify([named]), encoding)])),
    );
    expect((await client.call('listProjects')).value).toMatchObject([{ project_name: 'Caña de azúcar' }]);
  });
});

describe('a geometry in another dress', () => {
  const ring = [
    [36, -1],
    [36.01, -1],
    [36.01, -1.01],
    [36, -1],
  ];
  const polygon = { type: 'Polygon', coordinates: [ring] };
  const feature = { type: 'Feature', properties: {}, geometry: polygon };
  const text = `POLYGON((${ring.map((one) => one.join(' ')).join(', ')}))`;
  const asked = async (geometry: unknown) => {
    const { client } = await clientOver((response) => json(response, { ...project(1), geometry }));
    return client.call('getProject', { params: { project_id: 'p1' } });
  };
  test.each<[string, unknown, string | null]>([
    ['as published', polygon, null],
    ['a feature', feature, 'client.geometry-in-feature'],
    ['a collection of one', { type: 'FeatureCollection', features: [feature] }, 'client.geometry-in-feature'],
    ['a text of GeoJSON', JSON.stringify(polygon), 'client.geometry-as-text'],
    ['a text of a feature', JSON.stringify(feature), 'client.geometry-as-text'],
    ['well-known text', text, 'client.geometry-as-text'],
    ['extended well-known text', `SRID=4326;${text}`, 'client.geometry-as-text'],
  ])('%s', async (_name, geometry, code) => {
    const { value, deviations, raw } = await asked(geometry);
    expect([(value as { geometry: unknown }).geometry, raw, deviations.at(-1)?.phrase?.code ?? null]).toEqual([polygon, false, code]);
  });
  test.each([
    ['metres', `SRID=32736;${text}`],
    ['a word', 'somewhere'],
    ['a list', [1, 2]],
    ['a feature without a geometry', { type: 'Feature', geometry: null }],
  ])('%s is refused in clear words, and is the provider’s fault', async (_name, geometry) => {
    const fault = await faultOf(asked(geometry));
    expect([fault.code, fault.message]).toEqual([
      'shape',
      'The service sent a geometry of this project that Hectare cannot read. Tell the provider.',
    ]);
  });
});

describe('NaN outside of strings', () => {
  test.each([
    ['[NaN, -Infinity,Infinity]', '[null, null,null]'],
    ['{"NaN":"Infinity \\" NaN","a":NaN}', '{"NaN":"Infinity \\" NaN","a":null}'],
    ['[NaNo, xNaN]', '[NaNo, xNaN]'],
    ['{"a":1}', '{"a":1}'],
  ])('%s', (text, without) => {
    expect(withoutNotANumber(text)).toBe(without);
  });
  test('quotation marks behind strokes without an end take one look at each', () => {
    const hostile = `{"a":"${'\\"'.repeat(2_000_000)}`;
    const before = process.cpuUsage().user;
    expect(withoutNotANumber(hostile)).toBe(hostile);
    // The pattern that stood here took minutes for a tenth of it.
    expect(process.cpuUsage().user - before).toBeLessThan(2_000_000);
  });
});
