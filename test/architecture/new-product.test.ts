import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { modulesFrom } from '../helpers/module-graph.ts';

const root = resolve(import.meta.dirname, '../..');
/** A product that nobody needs: its folder, and its entry in the list. Nothing else of the copied tree is touched. */
const folder: Record<string, string> = {
  'facts.ts': `import * as z from 'zod';
import { marked, projectParams } from '#api/primitives.ts';
import { defineRoute } from '#api/route.ts';
import { defineProduct } from '../product-facts.ts';

export const facts = defineProduct({
  slug: 'moonlight',
  title: 'Moonlight',
  scope: 'project',
  order: 70,
  tab: 'land',
  operation: 'moonlight',
  routes: {
    moonlight: defineRoute({
      id: 'moonlight',
      method: 'GET',
      path: '/projects/{project_id}/moonlight',
      params: projectParams,
      summary: 'Nights with a moon',
      reply: z.object({ project_id: z.string(), nights: z.int() }).extend(marked.shape),
    }),
  },
  report: { section: { id: 'moonlight', title: { en: 'Moonlight', es: 'Luz de luna' } }, questions: { moonlight: { operation: 'moonlight' } } },
  texts: {
    en: { name: 'Moonlight', about: 'Nights with a moon.', panel: { moonlight: { nights: 'Nights' } } },
    es: { name: 'Luz de luna', about: 'Noches con luna.', panel: { moonlight: { nights: 'Noches' } } },
  },
});
`,
  'service.ts': `import type { Product } from '../product.ts';
import { identityOf } from '../product-facts.ts';
import { facts } from './facts.ts';

export const service: Product = {
  ...identityOf(facts),
  collect: async () => ({ data: { nights: 13 }, provenance: { source: '', fetched_at: '', method: '', assumptions: [], attribution: '' } }),
  answer: (project, { data, provenance }) => ({ kind: 'json', value: { project_id: project.id, ...(data as object) }, provenance }),
};
`,
  'report.ts': `import { numberOf } from '#report/kit/answers.ts';
import { column, table } from '#report/kit/blocks.ts';
import { product } from '#report/kit/product-blocks.ts';
import { defineReport } from '#report/kit/section.ts';
import { facts } from './facts.ts';

const words = { en: 'Nights', es: 'Noches' };
export const report = defineReport(facts, {
  plain: { en: 'Counted.', es: 'Contadas.' },
  figures: ({ data, language }) => {
    const answer = data.answers.moonlight?.value as { nights: number } | undefined;
    return answer ? [{ value: String(answer.nights), unit: '', label: words[language] }] : [];
  },
  blocks: (context) =>
    product(context, 'moonlight', ['nights'], ([record]) => [
      table({ name: facts.slug, caption: facts.title, rows: [{ nights: numberOf(record.nights) }], columns: [column('nights', words[context.language], 'count')] }),
    ]),
});
`,
  'panel.ts': `export { default as panel } from './Panel.vue';\n`,
  'Panel.vue': `<template><p>Moonlight</p></template>\n`,
};
const question = `
import { bridgeContract } from '#host/contract.ts';
import { api } from '#operations/index.ts';
import { openApiDocument } from '#operations/openapi.ts';
import { projectSections, questionsOf } from '#products/report-sections.ts';
import { products } from '#products/index.ts';
import { services } from '#products/services.ts';
import { tabs } from '#products/tabs.ts';
import { windowTexts } from '#products/texts.ts';
import { build, collect, defaultOptions } from '#report/index.ts';
import { writeHtml } from '#report/html.ts';
import { textsOf } from '#report/texts/index.ts';
import { routeOfProduct } from '#service/routes/products.ts';

const sections = (ids) =>
  bridgeContract['report.preview'].input.safeParse({ projectIds: ['p'], options: { sections: ids } }).success;
const square = { type: 'Polygon', coordinates: [[[0, 0], [0.01, 0], [0.01, 0.01], [0, 0.01], [0, 0]]] };
const answers = { getProject: { id: 'p', project_name: 'North', created_at: '2026-01-01', geometry: square }, moonlight: { project_id: 'p', nights: 13 } };
const making = {
  ask: async (operation) => ({ value: answers[operation] ?? {}, raw: false, fetchedAt: '2026-11-21T12:00:00Z' }),
  connectionName: 'Provider',
  date: new Date('2026-11-21T12:00:00Z'),
  signal: new AbortController().signal,
  progress: () => {},
};
const options = { ...defaultOptions, sections: ['summary', 'moonlight'], language: 'es' };
const written = await build(await collect({ projectIds: ['p'], isPortfolio: false }, options, false, making), options, making);
console.log(
  JSON.stringify({
    written: {
      facts: written.sections[0].blocks[0].facts.map(({ label, text }) => [label, text]),
      title: written.sections[1].title,
      table: written.sections[1].blocks[0].table,
      html: /<th[^>]*>Noches/.test(writeHtml(written)),
    },
    operation: api.moonlight.path,
    documented: openApiDocument().paths['/projects/{project_id}/moonlight'].get.operationId,
    route: routeOfProduct['moonlight'].id,
    service: services.some(({ slug, order }) => slug === 'moonlight' && order === 70),
    tab: tabs.find(({ name }) => name === 'land').slugs,
    texts: ['en', 'es'].map((language) => {
      const { product, about_product, moonlight, report } = windowTexts(language);
      return [product.moonlight, about_product.moonlight, moonlight.nights, report.section.moonlight];
    }),
    section: projectSections.indexOf('moonlight') > 0,
    question: questionsOf(products).find(({ name }) => name === 'moonlight').section,
    report: [textsOf('en').section.moonlight, textsOf('es').product.moonlight],
    enumeration: [sections(['moonlight']), sections(['sunlight'])],
  }),
);
`;

let copy = '';
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'hectare-product-'));
  cpSync(join(root, 'src'), join(copy, 'src'), { recursive: true });
  cpSync(join(root, 'package.json'), join(copy, 'package.json'));
  symlinkSync(resolve(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  symlinkSync(resolve(root, 'resources'), join(copy, 'resources'), 'junction');
  mkdirSync(join(copy, 'src/products/moonlight'));
  for (const [name, text] of Object.entries(folder)) writeFileSync(join(copy, 'src/products/moonlight', name), text);
  const list = join(copy, 'src/products/index.ts');
  writeFileSync(
    list,
    `import { facts as moonlight } from './moonlight/facts.ts';\n${readFileSync(list, 'utf8').replace('  wetlandsMask,\n', '  wetlandsMask,\n  moonlight,\n')}`,
  );
  writeFileSync(join(copy, 'question.ts'), question);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('a product is its folder and its entry in the list', () => {
  test('operation, routes, tab, texts, its part of the report and enumeration follow, under plain Node', () => {
    const answer: unknown = JSON.parse(execFileSync(process.execPath, [join(copy, 'question.ts')], { cwd: copy, encoding: 'utf8' }));
    expect(answer).toEqual({
      written: {
        // The square lies at sea, in no country.
        facts: [
          ['Superficie', '123,09 ha'],
          ['Noches', '13'],
        ],
        title: 'Luz de luna',
        table: {
          name: 'moonlight',
          caption: 'Moonlight',
          rows: [{ nights: 13 }],
          columns: [{ key: 'nights', label: 'Noches', kind: 'number', quantity: 'count' }],
        },
        html: true,
      },
      operation: '/projects/{project_id}/moonlight',
      documented: 'moonlight',
      route: 'moonlight',
      service: true,
      tab: ['land-cover', 'soil', 'project-mask', 'wetlands-mask', 'moonlight'],
      texts: [
        ['Moonlight', 'Nights with a moon.', 'Nights', 'Moonlight'],
        ['Luz de luna', 'Noches con luna.', 'Noches', 'Luz de luna'],
      ],
      section: true,
      question: 'moonlight',
      report: ['Moonlight', 'Luz de luna'],
      enumeration: [true, false],
    });
  });

  test('its panel is in the window, its service in the service, its report in the host, and none in another', () => {
    const ofMoonlight = (entry: string) => [...modulesFrom(copy, [entry])].filter((path) => path.includes('/moonlight/')).sort();
    const at = (...names: string[]) => names.map((name) => `src/products/moonlight/${name}`);
    expect(ofMoonlight('src/renderer/src/shell/main.ts')).toEqual(at('Panel.vue', 'facts.ts', 'panel.ts'));
    expect(ofMoonlight('src/service/process.ts')).toEqual(at('facts.ts', 'service.ts'));
    expect(ofMoonlight('src/main/index.ts')).toEqual(at('facts.ts', 'report.ts'));
    expect(ofMoonlight('src/cli/main.ts')).toEqual(at('facts.ts', 'report.ts', 'service.ts'));
  });
});
