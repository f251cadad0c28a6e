import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A provider's service on this computer with very many projects; what is changed stays changed until it is closed. */
export interface PortfolioProvider {
  url: string;
  projects: Map<string, StubProject>;
  seen: string[];
  /** milliseconds before each answer */ delay: number;
  /** Lets requests that begin so ("POST /projects") wait for their answers, but the first `after` of them, until what this gives is called. */
  hold(start: string, after?: number): () => void;
  /** a status in place of the answer to requests that begin so ("POST /projects") */ refuse: Map<string, number>;
  close(): Promise<void>;
}
interface StubProject {
  id: string;
  project_name: string;
  lonLat: [number, number];
  area_hectares: number;
  subprojects: string[] | null;
  parent_collection: string | null;
  is_collection: boolean;
  is_control_pool: boolean;
  programme: string;
  products: Record<string, string>;
}

// Where land is, so that country and state of each can be told; each spreads over a few degrees.
const regions: [name: string, longitude: number, latitude: number, spread: number][] = [
  ['Rondônia bloco', -62.9, -10.8, 2.2],
  ['Kitale plot', 35, 1.05, 0.5],
  ['Sabah buffer', 117, 5.3, 0.9],
  ['Uckermark Süd', 13.7, 53.1, 0.5],
  ['Loreto concesión', -75, -4.6, 2],
  ['ป่าชุมชน เชียงใหม่', 98.8, 18.9, 0.8],
  ['محمية الغابة', -5.4, 33.4, 0.7],
  ['वन पंचायत अल्मोड़ा', 79.6, 29.7, 0.5],
  ['Kalimantan', 113.6, -1.4, 1.9],
  ['Petén norte', -90, 17.1, 0.6],
];
const products = [
  'project-mask',
  'weather',
  'climate',
  'climate-risk',
  'deforestation-summary',
  'deforestation-indicator-image',
  'baseline-sequestration',
  'ghg-emissions',
  'performance-benchmark',
  'carbon-additionality',
  'satellite-index',
  'soil',
  'wetlands-mask',
];
/** the same numbers every time */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
function stubProjects(count: number): StubProject[] {
  const next = random(7);
  const list = Array.from({ length: count }, (_, index): StubProject => {
    const [name, longitude, latitude, spread] = regions[index % regions.length]!;
    const state = (slug: string) =>
      index % 17 === 5 && slug === 'soil'
        ? 'failed'
        : index % 23 === 7 && slug !== 'weather'
          ? 'queued'
          : index % 11 === 3 && slug.startsWith('performance')
            ? 'not_available'
            : 'ready';
    return {
      id: `p${String(index).padStart(5, '0')}`,
      project_name: `${name} ${Math.floor(index / regions.length) + 1}`,
      lonLat: [longitude + (next() - 0.5) * 2 * spread, latitude + (next() - 0.5) * 2 * spread],
      area_hectares: Math.round((5 + next() ** 3 * 9000) * 100) / 100,
      subprojects: null,
      parent_collection: null,
      is_collection: false,
      is_control_pool: false,
      programme: ['ARR', 'IFM', 'REDD+'][index % 3]!,
      products: Object.fromEntries(products.map((slug) => [slug, state(slug)])),
    };
  });
  // Every hundredth is a collection of the five behind it; two of them are control pools.
  for (let at = 0; at + 5 < list.length; at += 100) {
    const members = list.slice(at + 1, at + 6);
    Object.assign(list[at]!, {
      is_collection: true,
      is_control_pool: at % 500 === 400,
      subprojects: members.map(({ id }) => id),
      project_name: `${list[at]!.project_name} (all)`,
      area_hectares: Math.round(members.reduce((sum, one) => sum + one.area_hectares, 0) * 100) / 100,
    });
    for (const member of members) member.parent_collection = list[at]!.id;
  }
  return list;
}
const when = '2026-03-04T05:06:07Z';
const listed = ({ id, project_name, lonLat, area_hectares, programme }: StubProject) => ({
  id,
  user_id: 'u1',
  project_name,
  created_at: when,
  updated_at: when,
  area_hectares,
  centroid_lon: lonLat[0],
  centroid_lat: lonLat[1],
  programme,
});
function record(one: StubProject): object {
  const half = Math.sqrt(one.area_hectares * 1e4) / 111_000 / 2;
  const [x, y] = one.lonLat;
  const { programme: _programme, ...rest } = listed(one);
  return {
    ...rest,
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [x - half, y - half],
          [x + half, y - half * 0.6],
          [x + half * 0.8, y + half],
          [x - half * 0.7, y + half * 0.9],
          [x - half, y - half],
        ],
      ],
    },
    geometry_hash: 'stub',
    is_collection: one.is_collection,
    is_control_pool: one.is_control_pool,
    subprojects: one.subprojects,
    parent_collection: one.parent_collection,
  };
}

export async function startPortfolioProvider(count: number): Promise<PortfolioProvider> {
  const holds = new Set<{ start: string; after: number; released: Promise<void> }>();
  const provider: PortfolioProvider = {
    url: '',
    projects: new Map(stubProjects(count).map((one) => [one.id, one])),
    seen: [],
    delay: 0,
    refuse: new Map(),
    hold(start, after = 0) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const one = { start, after, released: promise };
      holds.add(one);
      return () => {
        holds.delete(one);
        resolve();
      };
    },
    close: async () => {},
  };
  let made = 0;
  const answer = (method: string, path: string, query: URLSearchParams, body: string): [status: number, body: unknown] => {
    const refusal = [...provider.refuse].find(([start]) => `${method} ${path}`.startsWith(start));
    if (refusal) return [refusal[1], { detail: refusal[1] === 503 ? 'Down for maintenance until noon' : 'Not part of this plan' }];
    if (method === 'GET' && path === '/projects') return [200, [...provider.projects.values()].map(listed)];
    if (method === 'POST' && path === '/projects') {
      made += 1;
      const { features } = JSON.parse(body) as { features: unknown[] };
      const one: StubProject = {
        ...stubProjects(1)[0]!,
        id: `made-${made}`,
        project_name: query.get('project_name')!,
        is_collection: query.get('is_collection') === 'true',
        is_control_pool: query.get('is_control_pool') === 'true',
        area_hectares: features.length * 10,
        subprojects: [],
      };
      provider.projects.set(one.id, one);
      return [200, record(one)];
    }
    const [, id, what] = /^\/projects\/([^/]+)(?:\/(.+))?$/.exec(path) ?? [];
    if (id !== undefined) {
      const one = provider.projects.get(id);
      if (!one) return [404, { detail: 'No such project' }];
      if (method === 'DELETE') {
        provider.projects.delete(id);
        return [200, { id, deleted: true }];
      }
      if (what === undefined) return [200, record(one)];
      if (what === 'available_data')
        return [
          200,
          {
            remote_sensing_indices: null,
            climate_risk: [],
            carbon_programs: {
              program: 'none',
              eligibility_status: 'not assessed',
              baseline_sequestration: null,
              performance_benchmark: null,
            },
            climate_programs: null,
            products: Object.entries(one.products).map(([product, state]) => ({
              product,
              state,
              progress: state === 'ready' ? 1 : 0,
              reason: null,
              updated_at: when,
            })),
          },
        ];
      if (method === 'POST') {
        for (const slug of Object.keys(one.products)) one.products[slug] = 'queued';
        return [200, { id, products: [] }];
      }
    }
    if (path === '/deforestation/summary') return [200, summary(query.get('aggregation_level') === 'state')];
    return [404, { detail: 'Not found' }];
  };
  const server: Server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { pathname, searchParams } = new URL(request.url!, 'http://stub');
    const asked = `${request.method} ${pathname}`;
    provider.seen.push(asked);
    for (const one of holds) {
      if (!asked.startsWith(one.start)) continue;
      if (one.after > 0) one.after -= 1;
      else await one.released;
    }
    if (provider.delay > 0)
      await new Promise((done) => {
        setTimeout(done, provider.delay);
      });
    const [status, value] = answer(request.method!, pathname, searchParams, body);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  provider.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider.close = () =>
    new Promise((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return provider;
}

/** Figures that can be told apart at sight. */
function summary(byState: boolean): object {
  const places: [country: string, code: string, state: string, stateCode: string, hectares: number, area: number, count: number][] = [
    ['Brazil', 'BR', 'Rondônia', 'BR-RO', 4321.5, 54_000, 210],
    ['Indonesia', 'ID', 'Kalimantan Tengah', 'ID-KT', 2210.25, 41_000, 140],
    ['Peru', 'PE', 'Loreto', 'PE-LOR', 987.4, 38_000, 130],
    ['Malaysia', 'MY', 'Sabah', 'MY-12', 512.8, 22_000, 100],
    ['Guatemala', 'GT', 'Petén', 'GT-PE', 301.1, 19_000, 90],
    ['Kenya', 'KE', 'Trans-Nzoia', 'KE-42', 77.7, 12_500, 100],
    ['Thailand', 'TH', 'Chiang Mai', 'TH-50', 45.6, 17_000, 90],
    ['India', 'IN', 'Uttarakhand', 'IN-UT', 12.3, 9000, 70],
    ['Germany', 'DE', 'Brandenburg', 'DE-BB', 3.21, 11_000, 60],
    ['Morocco', 'MA', 'Fès-Meknès', 'MA-03', 0, 8000, 10],
  ];
  const share = (hectares: number, area: number, count: number) => ({
    project_count: count,
    area_hectares: area,
    deforested_ha: hectares,
    deforested_pct: (100 * hectares) / area,
  });
  const sum = (at: 4 | 5 | 6) => places.reduce((all, one) => all + one[at], 0);
  return {
    since: 2018,
    year: 2026,
    total: share(sum(4), sum(5), sum(6)),
    items: places.map(([country, country_code, state, state_code, hectares, area, count]) => ({
      country_code,
      country,
      state_code: byState ? state_code : null,
      state: byState ? state : null,
      ...share(hectares, area, count),
    })),
    pending_project_ids: ['p00007', 'p00030'],
    no_data_project_ids: [],
    source: 'A stub of the tests',
    fetched_at: when,
    method: 'Figures of a test.',
    assumptions: [],
    attribution: 'nobody',
  };
}
