// @vitest-environment happy-dom
import { flushPromises, mountAlone, page } from '#test/window/mount.ts';
import { openProject } from '#test/window/fixtures.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Route } from '#api/index.ts';
import { settled } from '#client/answers/settle.ts';
import { addressOf } from '#client/address.ts';
import { ApiFault, faultOfStatus } from '#client/fault.ts';
import { readAnswer } from '#client/read-answer.ts';
import type { BridgeInput, BridgeOutput } from '#host/contract.ts';
import { api } from '#operations/index.ts';
import { panelLoaded } from '#products/panels.ts';
import { tabs } from '#products/tabs.ts';
import {
  areaHectares,
  productPaths,
  productReply,
  publishedAnswers,
  variantNames,
  type ProductSlug,
  type VariantName,
} from '#test/helpers/provider-variants.ts';
import { wrongIn, type Shown } from '#test/helpers/shown-figures.ts';
import { refuses } from '#test/window/host.ts';
import * as classPicture from '#window/kit/workers/class-picture.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import ProjectInspector from './ProjectInspector.vue';

vi.mock('#window/kit/workers/index.ts', () => ({ rasters: () => classPicture }));

/** What the host makes of a service's answer, or its refusal. */
function read({ operation, params }: Pick<BridgeInput<'api.call'>, 'operation' | 'params'>, variant: VariantName) {
  const route = api[operation] as Route;
  const path = addressOf(route, '', params)
    .split('?')[0]!
    .replace(/^\/projects\/[^/]+\//, '');
  const [status, body] = productReply(path, variant);
  const isPicture = body instanceof Uint8Array;
  const sent = isPicture ? body : new TextEncoder().encode(JSON.stringify(body));
  try {
    if (status !== 200) throw faultOfStatus(status, new TextDecoder().decode(sent));
    return settled(route, readAnswer(route, sent, isPicture ? 'image/tiff' : 'application/json'));
  } catch (error) {
    if (error instanceof ApiFault) return refuses(error.code, error.message)();
    throw error;
  }
}

const inTime = { fetchedAt: '2026-05-04T10:00:00Z', stale: false };
/** The open project at a service that answers as the variant has it. */
async function openAt(variant: VariantName): Promise<void> {
  const workspace = useWorkspace();
  workspace.current = openProject({ area_hectares: areaHectares, project_name: variant });
  workspace.available = read({ operation: 'availableData', params: { project_id: 'p' } }, 'published').value;
  mountAlone(ProjectInspector, {
    props: { takesKeyboard: false },
    answers: {
      'api.call': (input) => ({ ...read(input, variant), ...inTime }),
      'api.raster': (input) => ({ bytes: read(input, variant).value as BridgeOutput<'api.raster'>['bytes'], ...inTime }),
      'api.picture': null,
    },
  });
  await flushPromises();
}

const headOf = (slug: string) => page.get(`panel-${slug}`).querySelector<HTMLElement>('h3 button')!;
/** Opens every panel of a tab and tells what stands in it. */
async function readPanels(name: string, slugs: readonly string[]): Promise<[string, Shown][]> {
  await page.press(page.get(`tab-${name}`));
  for (const slug of slugs) {
    const head = headOf(slug);
    if (head.getAttribute('aria-expanded') === 'false') await page.press(head);
  }
  await vi.waitFor(() => expect(slugs.filter((slug) => /(reading|waiting)$/.test(headOf(slug).textContent.trim()))).toEqual([]));
  for (const slug of slugs) {
    const table = page.find(`table-${slug}`);
    if (table?.getAttribute('aria-expanded') === 'false') await page.press(table);
  }
  return slugs.map((slug) => {
    const panel = page.get(`panel-${slug}`);
    const cells = [...panel.querySelectorAll('td, tbody th, .figures b')].map(({ textContent }) => textContent);
    return [slug, { text: panel.textContent, cells }];
  });
}

const complaints: unknown[] = [];
const seen = new Map<VariantName, Map<string, Shown>>();
/** What stands in each panel of a variant; it is opened when a test first asks for it. */
async function shownAt(variant: VariantName): Promise<Map<string, Shown>> {
  const known = seen.get(variant);
  if (known) return known;
  await openAt(variant);
  const found = new Map<string, Shown>([['overview', { text: page.text(), cells: [] }]]);
  for (const { name, slugs } of tabs) for (const [slug, shown] of await readPanels(name, slugs)) found.set(slug, shown);
  seen.set(variant, found);
  return found;
}

describe('answers of a provider that differ', () => {
  beforeAll(async () => {
    for (const level of ['error', 'warn'] as const)
      vi.spyOn(console, level).mockImplementation((...said) => {
        // A page without a layout has no canvas to draw on.
        if (!String(said[0]).startsWith("Failed to create chart: can't acquire context")) complaints.push(said);
      });
    for (const { slugs } of tabs) await Promise.all(slugs.map(panelLoaded));
  });
  afterAll(() => {
    vi.restoreAllMocks();
  });

  test.each(variantNames)('%s: every product shows what came and nothing else', async (variant) => {
    const found = await shownAt(variant);
    const products = (Object.keys(productPaths) as ProductSlug[]).filter((slug) => slug !== 'project-mask');
    expect(products.flatMap((slug) => wrongIn(slug, variant, found.get(slug)!))).toEqual([]);
    expect(found.get('overview')!.text).not.toMatch(/NaN|undefined|\[object|Infinity/);
    expect(complaints).toEqual([]);
  });

  test('as published, in an envelope, as text or with more fields, the figures are the same', async () => {
    const figures = {
      weather: '26.1',
      'climate-risk': '41.8',
      'deforestation-summary': '41.3',
      'baseline-sequestration': '512.7',
      'ghg-emissions': '2,711.9',
      'satellite-index': '0.74',
      soil: '43.7',
    };
    for (const variant of ['published', 'envelope', 'envelope result', 'numbers as text', 'unknown fields', 'fraction', 'list'] as const) {
      const found = await shownAt(variant);
      const has = (slug: string, isIt: (cell: string) => boolean) => found.get(slug)!.cells.some(isIt);
      const missing = Object.entries(figures).filter(([slug, figure]) => !has(slug, (cell) => cell.includes(figure)));
      // 41.3 of 1000 hectares, whether it was sent as 4.13 or as 0.0413.
      const hasPercent = has('deforestation-summary', (cell) => cell.trim() === '4.13');
      expect([variant, missing, hasPercent]).toEqual([variant, [], true]);
    }
  });

  test('fields that Hectare does not know are shown under their own names', async () => {
    const [unknown, refusing] = [await shownAt('unknown fields'), await shownAt('a sentence')];
    for (const slug of Object.keys(publishedAnswers)) {
      const text = unknown.get(slug)!.text;
      expect([slug, text.includes('vendor_grade'), text.includes('A7'), text.includes('77.31')]).toEqual([slug, true, true, true]);
      expect(refusing.get(slug)!.text, slug).toContain('Your plan has this product from 2027 on');
    }
    expect((await shownAt('other names')).get('weather')!.text).toContain('theirs_avg_temperature_degc');
    expect((await shownAt('all other names')).get('soil')!.text).toContain('x_project_id');
  });

  test('no value is a dash, never a zero', async () => {
    for (const variant of ['nulls', 'left out'] as const)
      for (const slug of ['weather', 'deforestation-summary', 'ghg-emissions']) {
        const { cells } = (await shownAt(variant)).get(slug)!;
        const zeros = cells.filter((cell) => /^0(\.0+)?$/.test(cell.trim()));
        expect([slug, variant, cells.includes('–'), zeros]).toEqual([slug, variant, true, []]);
      }
  });
});
