import { describe, expect, test } from 'vitest';
import type { ProjectListItem } from '#api/index.ts';
import type { ProjectDetails } from '#window/workspace/project-details.ts';
import {
  type PortfolioFilter,
  countriesOf,
  elsewhere,
  isFiltering,
  isWanted,
  landHectares,
  moreFieldsOf,
  noFilter,
  portfolioRows,
  portfolioTree,
  productsOf,
  provincesOf,
  type PortfolioRow,
} from './portfolio-rows.ts';

const item = (id: string, more: object = {}): ProjectListItem => ({
  id,
  user_id: 'u',
  project_name: `Project ${id}`,
  created_at: '2024-01-01T00:00:00Z',
  updated_at: '2024-02-01T00:00:00Z',
  area_hectares: 10,
  centroid_lat: 1,
  centroid_lon: 2,
  ...more,
});
const record = (more: Partial<ProjectDetails> = {}): ProjectDetails => ({
  outline: null,
  isCollection: false,
  isControlPool: false,
  memberIds: [],
  parentId: null,
  ...more,
});
const row = (id: string, more: Partial<PortfolioRow> = {}): PortfolioRow => ({
  id,
  name: id,
  areaHectares: 10,
  lonLat: null,
  country: null,
  province: null,
  state: null,
  notes: '',
  tags: [],
  products: null,
  kind: null,
  memberCount: null,
  parentId: null,
  createdAt: null,
  updatedAt: null,
  more: {},
  ...more,
});

describe('rows', () => {
  test('what is not known yet is null, never a guess', () => {
    expect(portfolioRows([item('a', { area_hectares: null, centroid_lat: null })], new Map(), new Map(), new Map())).toEqual([
      {
        id: 'a',
        name: 'Project a',
        areaHectares: null,
        lonLat: null,
        country: null,
        province: null,
        state: null,
        products: null,
        kind: null,
        memberCount: null,
        parentId: null,
        createdAt: '2024-01-01T00:00:00Z',
        updatedAt: '2024-02-01T00:00:00Z',
        notes: '',
        tags: [],
        more: {},
      },
    ]);
  });
  test('kinds from records, from a list that tells them, and from what a collection names', () => {
    const details = new Map([
      ['c', record({ isCollection: true, memberIds: ['m', 'n'] })],
      ['p', record({ isControlPool: true, isCollection: true })],
      ['m', record({ parentId: 'c' })],
      ['a', record()],
    ]);
    const rows = portfolioRows(
      [item('c'), item('m'), item('n'), item('p'), item('a'), item('x'), item('y', { is_collection: true })],
      details,
      new Map(),
      new Map(),
    );
    expect(rows.map(({ id, kind, parentId, memberCount }) => [id, kind, parentId, memberCount])).toEqual([
      ['c', 'collection', null, 2],
      ['m', 'member', 'c', null],
      ['n', 'member', 'c', null],
      ['p', 'control-pool', null, 0],
      ['a', 'project', null, null],
      ['x', null, null, null],
      ['y', 'collection', null, null],
    ]);
  });
  test('a provider’s own fields come along, objects do not', () => {
    const rows = portfolioRows(
      [item('a', { programme: 'ARR', rating: 4, owner: { name: 'x' }, note: null }), item('b')],
      new Map(),
      new Map(),
      new Map(),
    );
    expect(rows[0]!.more).toEqual({ programme: 'ARR', rating: 4, note: null });
    expect(moreFieldsOf(rows)).toEqual(['programme', 'rating']);
  });
});

describe('filter', () => {
  const kenya = row('1', {
    name: 'Forêt du Nord',
    country: 'Kenya',
    province: 'Nairobi',
    areaHectares: 5,
    state: 'ready',
    products: { weather: 'ready', soil: 'failed' },
    more: { programme: 'ARR' },
  });
  test.each<[Partial<typeof noFilter>, boolean]>([
    [{ text: 'foret nord' }, true],
    [{ text: 'nairobi' }, true],
    [{ text: 'arr kenya' }, true],
    [{ text: 'south' }, false],
    [{ state: 'ready' }, true],
    [{ state: 'failed' }, false],
    [{ country: 'Kenya' }, true],
    [{ country: elsewhere }, false],
    [{ minHectares: 5, maxHectares: 5 }, true],
    [{ minHectares: 5.1 }, false],
    [{ maxHectares: 4.9 }, false],
    [{ kind: 'collection' }, false],
    [{ province: 'Nairobi' }, true],
    [{ province: 'Coast' }, false],
    [{ product: 'weather' }, true],
    [{ product: 'soil' }, false],
    [{ product: 'soil', productState: 'failed' }, true],
    [{ product: 'climate' }, false],
    [{ productState: 'absent' }, true],
  ])('%j', (filter, wanted) => {
    expect(isWanted(kenya, { ...noFilter, ...filter })).toBe(wanted);
  });
  test('an unknown area is in no range, an unknown country is elsewhere', () => {
    expect([
      isWanted(row('1', { areaHectares: null }), { ...noFilter, minHectares: 0 }),
      isWanted(row('1'), { ...noFilter, country: elsewhere }),
    ]).toEqual([false, true]);
  });
  test('blanks are no filter', () => {
    expect([
      isFiltering(noFilter),
      isFiltering({ ...noFilter, text: '  ', productState: 'failed' }),
      isFiltering({ ...noFilter, maxHectares: 0 }),
    ]).toEqual([false, false, true]);
  });
});

describe('tree', () => {
  const shape = (nodes: ReturnType<typeof portfolioTree>): unknown =>
    nodes.map(({ id, members }) => (members.length > 0 ? [id, shape(members)] : id));
  const rows = [
    row('m1', { parentId: 'c' }),
    row('c', { kind: 'collection' }),
    row('m2', { parentId: 'c', areaHectares: 99 }),
    row('alone'),
    row('lost', { parentId: 'gone' }),
  ];
  test('members stand under their collection, in the order of the list', () => {
    expect(shape(portfolioTree(rows, noFilter))).toEqual([['c', ['m1', 'm2']], 'alone', 'lost']);
  });
  test('a filter keeps the collection of a wanted member', () => {
    expect(shape(portfolioTree(rows, { ...noFilter, minHectares: 50 }))).toEqual([['c', ['m2']]]);
  });
  test('circles and a row that is its own collection end nowhere', () => {
    expect(
      shape(
        portfolioTree(
          [row('a', { parentId: 'b' }), row('b', { parentId: 'a' }), row('s', { parentId: 's' }), row('x', { parentId: 'a' })],
          noFilter,
        ),
      ),
    ).toEqual([['a', ['x']], 'b', 's']);
  });
  test('ten thousand in one collection', () => {
    const many = [row('c', { kind: 'collection' }), ...Array.from({ length: 10_000 }, (_, index) => row(`m${index}`, { parentId: 'c' }))];
    expect(portfolioTree(many, noFilter)[0]!.members).toHaveLength(10_000);
  });
});

describe('hectares of some rows', () => {
  const rows = [
    row('c', { kind: 'collection', areaHectares: 30 }),
    row('m1', { parentId: 'c' }),
    row('m2', { parentId: 'c', kind: 'collection', areaHectares: 20 }),
    row('inner', { parentId: 'm2' }),
    row('alone', { areaHectares: 5 }),
    row('unknown', { areaHectares: null }),
  ];
  const sum = (...ids: string[]) =>
    landHectares(
      rows.filter(({ id }) => ids.includes(id)),
      rows,
    );
  test('a collection with its members counts once', () => {
    expect(landHectares(rows, rows)).toBe(35);
    expect(sum('c', 'm1')).toBe(30);
  });
  test('members without their collection count by themselves', () => {
    expect(sum('m1', 'm2', 'alone')).toBe(35);
  });
  test('a member of a member lies in the collection that is counted', () => {
    expect(sum('c', 'inner')).toBe(30);
  });
  test('rows whose collections lead back to them count', () => {
    const circle = [row('a', { parentId: 'b' }), row('b', { parentId: 'a' }), row('x', { parentId: 'a' })];
    expect(landHectares(circle, circle)).toBe(20);
  });
  test('ten thousand in one collection', () => {
    const many = [row('c'), ...Array.from({ length: 10_000 }, (_, index) => row(`m${index}`, { parentId: 'c' }))];
    expect(landHectares(many, many)).toBe(10);
  });
});

test('countries with their counts, the unknown last', () => {
  expect(countriesOf([row('1', { country: 'Peru' }), row('2'), row('3', { country: 'Brazil' }), row('4', { country: 'Peru' })])).toEqual([
    { country: 'Brazil', count: 1 },
    { country: 'Peru', count: 2 },
    { country: elsewhere, count: 1 },
  ]);
});

test('provinces of a country, products of the rows', () => {
  const rows = [
    row('1', { country: 'Peru', province: 'Loreto', products: { soil: 'ready' } }),
    row('2', { country: 'Kenya', province: 'Nairobi', products: { soil: 'failed', weather: 'ready' } }),
    row('3'),
  ];
  expect([provincesOf(rows, 'Peru'), provincesOf(rows, ''), productsOf(rows)]).toEqual([
    ['Loreto'],
    ['Loreto', 'Nairobi'],
    ['soil', 'weather'],
  ]);
});

test('projects are found by their tags and by words of their notes', () => {
  const rows = [row('a', { tags: ['coffee', 'audit 2026'] }), row('b', { notes: 'Ask Wanjiru about the fence' }), row('c')];
  const found = (filter: Partial<PortfolioFilter>) => rows.filter((one) => isWanted(one, { ...noFilter, ...filter })).map(({ id }) => id);
  expect(found({ tag: 'coffee' })).toEqual(['a']);
  expect(found({ text: 'audit' })).toEqual(['a']);
  expect(found({ text: 'fence' })).toEqual(['b']);
  expect(isFiltering({ ...noFilter, tag: 'coffee' })).toBe(true);
});
