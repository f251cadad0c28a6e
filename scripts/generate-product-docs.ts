// Writes docs/products and docs/data-licences.md from the products' READMEs and the datasets' own facts: node scripts/generate-product-docs.ts
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { datasets } from '#datasets/index.ts';
import { linkAddresses } from '#host/links.ts';
import { mapPresets } from '#host/map-presets.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The generated pages by their path below docs/. */
export function productDocs(): Record<string, string> {
  const folder = `${root}src/products/`;
  const pages = ['', 'shared/'].flatMap((room) =>
    readdirSync(folder + room).map((name) => ({ slug: name, path: `${room}${name}/README.md` })),
  );
  const texts = new Map(
    pages
      .filter(({ path }) => existsSync(folder + path))
      .sort((a, b) => (a.slug < b.slug ? -1 : 1))
      .map(({ slug, path }) => [slug, readFileSync(folder + path, 'utf8')]),
  );
  const pathOf = new Map(pages.map(({ slug, path }) => [slug, path]));
  const slugs = [...texts.keys()];
  // Beside the code a product's page lies in its folder; in docs/products all lie together.
  const withLinks = (text: string) => text.replaceAll(/\]\((?:\.\.\/)+(?:shared\/)?([\w-]+)\/README\.md/g, ']($1.md');
  const note = (slug: string) =>
    `\n---\nGenerated from src/products/${pathOf.get(slug)} by \`node scripts/generate-product-docs.ts\`; edit it there.\n`;
  const rows = slugs.map((slug) => {
    const [title = slug, ...rest] = texts.get(slug)!.split('\n');
    return `| [${title.replace(/^# /, '')}](${slug}.md) | ${rest.find((line) => line.trim() !== '') ?? ''} |`;
  });
  const index = `# The data products\n\nOne page a product: method, sources, units, limits. Generated; do not edit.\n\n| Product | What it is |\n| --- | --- |\n${rows.join('\n')}\n`;
  const licences = datasets.map(
    ({ id, title, version, licence, attribution, homepage }) =>
      `| \`${id}\` | [${title}](${homepage}) ${version} | ${licence} | ${attribution} |`,
  );
  const maps = mapPresets.map(
    ({ id, licence, attribution, termsLink, termsReadOn, isNonCommercialOnly, mayTakeOffline, maxTakenTiles, maxZoom }) =>
      `| \`${id}\` | ${licence}${isNonCommercialOnly ? ', non-commercial use only' : ''} | ${mayTakeOffline ? `at most ${maxTakenTiles} tiles an area` : 'no'} | ${maxZoom} | ${attribution.replaceAll('|', '\\|')} | [${termsReadOn ?? 'not yet'}](${linkAddresses[termsLink]}) |`,
  );
  return {
    'products/README.md': index,
    ...Object.fromEntries(slugs.map((slug) => [`products/${slug}.md`, `${withLinks(texts.get(slug)!).trimEnd()}\n${note(slug)}`])),
    'data-licences.md': `# Data: licences and attribution\n\nEvery source that the embedded service reads. Each answer carries the lines of what it used. Generated from src/datasets by \`node scripts/generate-product-docs.ts\`; do not edit.\n\n| Id | Source | Licence | Line to show |\n| --- | --- | --- | --- |\n${licences.join('\n')}\n\nBoundaries of countries and states: Made with Natural Earth (public domain). Growth rates: GROA, Cook-Patton et al. 2020, Nature 585:545-550 (CC BY 4.0).\nThe sample landscape is made by Hectare's own script and holds no measured data.\n\n## Public background maps\n\nOffered with one click, fetched by the host after a person chose them (src/host/map-presets.ts). Tiles that were viewed are cached for at least a week. Terms with a date were read in stored copies of the providers' pages: EOX allows non-commercial use of its mosaics under CC BY-NC-SA 4.0 and names no number of tiles that may be fetched, so Hectare sets a limit of its own; the tile policy of OpenStreetMap asks for an own User-Agent and caching and forbids downloads for offline use. Terms without a date are those that are commonly cited; a person reads them before a release. OpenTopoMap is treated as OpenStreetMap.\n\n| Id | Licence | Areas for offline use | Deepest level | Line to show | Terms, read on |\n| --- | --- | --- | --- | --- | --- |\n${maps.join('\n')}\n`,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(`${root}docs/products`, { recursive: true });
  for (const [path, text] of Object.entries(productDocs())) writeFileSync(`${root}docs/${path}`, text);
}
