import { join } from 'node:path';
import { tabs } from '#products/tabs.ts';
import { seriousFaults } from '../helpers/accessible.ts';
import { freshFolder } from '../helpers/chromium.ts';
import {
  answerOf,
  areaHectares,
  isImage,
  productPaths,
  publishedAnswers,
  startVariantProvider,
  variantNames,
  type ProductSlug,
  type VariantName,
  type VariantProvider,
} from '../helpers/provider-variants.ts';
import { useConnection } from '../helpers/use-connection.ts';
import { root, type RunningWindow } from '../helpers/window.ts';
import { expect, test } from './fixtures.ts';

const pictures = join(root, 'test-results', 'pictures');
const slow = { timeout: 60_000 };
/** refused ones show the refusal */
const refused = new Set<VariantName>(['not found', 'forbidden', 'broken']);

interface Shown {
  slug: string;
  text: string;
  cells: string[];
}
interface Element {
  getAttribute(name: string): string | null;
  innerText: string;
  click(): void;
  offsetParent: unknown;
  querySelector(what: string): Element | null;
  querySelectorAll(what: string): Iterable<Element>;
}
/** Opens every panel of the tab that is shown and tells what stands in it: all of its text, and its cells and figures one by one. */
async function readPanels({ page }: RunningWindow): Promise<Shown[]> {
  // The code of a panel is loaded when its tab is first shown.
  const shown = await page.locator('[data-testid^="tab-"][aria-selected=true]').getAttribute('data-testid');
  for (const slug of tabs.find(({ name }) => `tab-${name}` === shown)?.slugs ?? [])
    await page.getByTestId(`panel-${slug}`).locator('h3').waitFor();
  const panels = page.locator('[data-testid^="panel-"]:visible').filter({ has: page.locator('h3') });
  await panels.evaluateAll((list) => {
    for (const panel of list as unknown as Element[]) {
      const head = panel.querySelector('h3 button')!;
      if (head.getAttribute('aria-expanded') === 'false') head.click();
    }
  });
  // Settled: neither reading nor waiting.
  await expect
    .poll(
      () =>
        panels.evaluateAll(
          (list) =>
            (list as unknown as Element[]).filter((panel) => /(reading|waiting)$/.test(panel.querySelector('h3 button')!.innerText.trim()))
              .length,
        ),
      slow,
    )
    .toBe(0);
  await panels.evaluateAll((list) => {
    for (const panel of list as unknown as Element[]) {
      for (const button of panel.querySelectorAll('button[aria-expanded="false"]')) if (button.innerText.trim() === 'Table') button.click();
      for (const summary of panel.querySelectorAll('details:not([open]) > summary')) summary.click();
    }
  });
  await page.evaluate(
    () =>
      new Promise((done) => {
        setTimeout(done, 60);
      }),
  );
  return panels.evaluateAll((list) =>
    (list as unknown as Element[]).map((panel) => ({
      slug: panel.getAttribute('data-testid')!.replace(/^panel-/, ''),
      text: panel.innerText,
      cells: [...panel.querySelectorAll('td, tbody th, .figures b')].map(({ innerText }) => innerText),
    })),
  );
}

const numbersIn = (text: string) => [...text.replaceAll(',', '').matchAll(/-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi)].map(([number]) => number);
/**
 * Every number that an answer holds, in figures or in texts, and what a panel may make of them: percent of a fraction, hectopascal of pascal, the year between two sums, a share of the
 * project's area, the sum and the mean of a field over its records, and bounds of one deviation around a value.
 */
function allowed(answer: unknown): number[] {
  const told = numbersIn(JSON.stringify(answer) ?? '').map(Number);
  const fields = new Map<string, number[]>();
  JSON.stringify(answer, (name, value: unknown) => {
    if (name !== '' && value !== null && typeof value !== 'object' && value !== '' && Number.isFinite(Number(value)))
      fields.set(name, [...(fields.get(name) ?? []), Number(value)]);
    return value;
  });
  const hectares = fields.get('deforested_ha') ?? [];
  const years = hectares.flatMap((value, index) => (index > 0 ? [value - hectares[index - 1]!] : []));
  const sums = [...fields.values()].flatMap((list) => {
    const sum = list.reduce((all, one) => all + one, 0);
    return [sum, sum / list.length];
  });
  const deviations = fields.get('sd_tco2e') ?? [];
  const bounds = (fields.get('total_tco2e') ?? []).flatMap((value, index) => [
    value - (deviations[index] ?? 0),
    value + (deviations[index] ?? 0),
  ]);
  return [
    ...told,
    ...told.flatMap((value) => [value * 100, value / 100]),
    ...years,
    ...[...hectares, ...years].map((value) => (100 * value) / areaHectares),
    ...sums,
    ...bounds,
  ];
}
/** A number on the screen stands for one that came when it is that one, rounded to the decimals that are shown. */
const stands = (shown: string, list: number[]) => {
  const value = Number(shown);
  const half = 0.5 * 10 ** -(shown.split('.')[1]?.length ?? 0);
  return list.some((one) => Math.abs(Math.abs(one) - Math.abs(value)) <= half * 1.0001 + 1e-9);
};
/** Dates are written in many ways; a year or a day is no figure. */
const isDatePart = (shown: string) => /^\d+$/.test(shown) && (Number(shown) <= 31 || (Number(shown) >= 1990 && Number(shown) <= 2100));

test.describe('answers of a provider that differ', () => {
  test.describe.configure({ mode: 'serial' });
  let window: RunningWindow;
  let provider: VariantProvider;
  const faults: string[] = [];
  const seen = new Map<VariantName, Map<string, Shown>>();

  test.beforeAll(async ({ openWindow }) => {
    provider = await startVariantProvider();
    window = await openWindow({ dataFolder: freshFolder('e2e-provider') });
    window.page.on('pageerror', (error) => faults.push(error.message));
    window.page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
    });
    await useConnection(window, provider.url);
  });
  test.afterAll(async () => {
    await window?.close();
    await provider?.close();
  });

  for (const variant of variantNames)
    test(`${variant}: every product shows what came and nothing else`, async () => {
      const { page } = window;
      await page.getByRole('searchbox').first().fill(variant);
      await page
        .getByTestId('project-row')
        .filter({ hasText: new RegExp(`^${variant}`) })
        .first()
        .click();
      await expect(page.getByTestId('project-title')).toHaveText(variant, { ...slow, useInnerText: true });
      const found = new Map<string, Shown>();
      await page.getByTestId('tab-overview').waitFor();
      const heads = await page.getByRole('tab').and(page.locator('[data-testid^="tab-"]')).all();
      for (const head of heads) {
        await head.click();
        for (const one of await readPanels(window)) found.set(one.slug, one);
      }
      seen.set(variant, found);
      const products = (Object.keys(productPaths) as ProductSlug[]).filter((slug) => slug !== 'project-mask');
      expect([...found.keys()]).toEqual(expect.arrayContaining(products));
      for (const slug of products) {
        const { text, cells } = found.get(slug)!;
        if (refused.has(variant)) {
          expect(text, slug).toMatch(
            {
              'not found': /not available|not offered|Not Found|does not/,
              forbidden: /not part of your plan/,
              broken: /not available|Internal Server Error|failed/,
            }[variant as 'forbidden'],
          );
          expect(
            cells.filter((cell) => numbersIn(cell).some((number) => !isDatePart(number))),
            slug,
          ).toEqual([]);
          continue;
        }
        if (isImage(slug)) continue;
        const list = allowed(answerOf(slug as keyof typeof publishedAnswers, variant));
        const invented = cells.flatMap((cell) =>
          numbersIn(cell)
            .filter((number) => !isDatePart(number) && !stands(number, list))
            .map((number) => `${number} in “${cell}”`),
        );
        expect(invented, `${slug}: figures that nobody sent`).toEqual([]);
        expect(text, slug).not.toMatch(/NaN|undefined|\[object|Infinity/);
      }
      expect(faults).toEqual([]);
    });

  test('as published, in an envelope, as text or with more fields, the figures are the same', () => {
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
      for (const [slug, figure] of Object.entries(figures))
        expect(
          seen
            .get(variant)
            ?.get(slug)
            ?.cells.some((cell) => cell.includes(figure)),
          `${variant}, ${slug}: ${figure}`,
        ).toBe(true);
      // 41.3 of 1000 hectares, whether it was sent as 4.13 or as 0.0413.
      expect(
        seen
          .get(variant)
          ?.get('deforestation-summary')
          ?.cells.some((cell) => cell.trim() === '4.13'),
        variant,
      ).toBe(true);
    }
  });

  test('fields that Hectare does not know are shown under their own names', () => {
    for (const slug of Object.keys(publishedAnswers)) {
      const text = seen.get('unknown fields')?.get(slug)?.text ?? '';
      expect([slug, text.includes('vendor_grade'), text.includes('A7'), text.includes('77.31')]).toEqual([slug, true, true, true]);
      expect(seen.get('a sentence')?.get(slug)?.text, slug).toContain('Your plan has this product from 2027 on');
    }
    expect(seen.get('other names')?.get('weather')?.text).toContain('theirs_avg_temperature_degc');
    expect(seen.get('all other names')?.get('soil')?.text).toContain('x_project_id');
  });

  test('no value is a dash, never a zero', () => {
    for (const slug of ['weather', 'deforestation-summary', 'ghg-emissions'] as const)
      for (const variant of ['nulls', 'left out'] as const) {
        const cells = seen.get(variant)?.get(slug)?.cells ?? [];
        expect([slug, variant, cells.includes('–'), cells.some((cell) => /^0(\.0+)?$/.test(cell.trim()))]).toEqual([
          slug,
          variant,
          true,
          false,
        ]);
      }
  });

  test('a picture and the accessibility of what is unknown', async () => {
    await window.page.getByRole('searchbox').first().fill('all other names');
    await window.page.getByTestId('project-row').first().click();
    await window.page.getByTestId('tab-climate').click();
    await readPanels(window);
    await window.page.screenshot({ path: join(pictures, 'provider-all-other-names.png') });
    expect(await seriousFaults(window.page)).toEqual([]);
  });
});
