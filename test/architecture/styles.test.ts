import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse as parseComponent } from 'vue/compiler-sfc';
import postcss, { type Declaration } from 'postcss';
import { describe, expect, test } from 'vitest';
import { windowGround } from '#domain/window-ground.ts';
import { themeColours } from '#window/kit/colours.ts';
import { textSizes } from '#window/kit/type-scale.ts';

const root = resolve(import.meta.dirname, '../..');
const tokensPath = 'src/renderer/src/kit/styles/tokens.css';
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');

const sheets = globSync('src/**/*.{vue,css}', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .flatMap((path) =>
    (path.endsWith('.css') ? [read(path)] : parseComponent(read(path)).descriptor.styles.map(({ content }) => content)).map((css) => ({
      path,
      sheet: postcss.parse(css, { from: path }),
    })),
  );

function declarations(keep: (declaration: Declaration, path: string) => boolean): string[] {
  const found: string[] = [];
  for (const { path, sheet } of sheets)
    sheet.walkDecls((declaration) => {
      if (path !== tokensPath && keep(declaration, path)) found.push(`${path}: ${declaration.prop}: ${declaration.value}`);
    });
  return found;
}

/** The tokens of the rules that have exactly this selector among theirs. */
function tokensOf(selector: string): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const { path, sheet } of sheets)
    if (path === tokensPath)
      for (const rule of sheet.nodes)
        if (rule.type === 'rule' && rule.selectors.includes(selector))
          rule.walkDecls((declaration) => void tokens.set(declaration.prop, declaration.value));
  return tokens;
}

const colour =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|(?<![\w-])(?:white|black|red|green|blue|grey|gray|orange)(?![\w-])/i;
const pixels = /(?<![\w.])\d*\.?\d+px/;

test('the style sheets are read', () => {
  expect(sheets.length).toBeGreaterThan(50);
});

test('no colour is written outside the tokens', () => {
  expect(declarations(({ value }) => colour.test(value))).toEqual([]);
});

test('templates and scripts of the window write no colour either', () => {
  const paths = globSync(['src/renderer/src/**/*.{vue,ts}', 'src/products/**/*.vue', 'src/main/**/*.ts'], { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.test\.ts$|\/kit\/colours\.ts$/.test(path));
  const written = paths.flatMap((path) => {
    const source = path.endsWith('.vue') ? codeOf(path) : read(path);
    return [...source.matchAll(/(?<![.\w])#[0-9a-f]{3}(?:[0-9a-f]{3})?(?![\w(/])|\brgba?\(\s*\d+/gi)].map(
      ([literal]) => `${path}: ${literal}`,
    );
  });
  expect(written).toEqual([]);
});

/** Template and script of a component, without its styles. */
function codeOf(path: string): string {
  const { template, script, scriptSetup } = parseComponent(read(path)).descriptor;
  return [template, script, scriptSetup].map((block) => block?.content ?? '').join('\n');
}

describe('sizes', () => {
  test('letters have at most seven, all of them tokens that can be read', () => {
    expect(declarations(({ prop, value }) => (prop === 'font-size' || prop === 'font') && pixels.test(value))).toEqual([]);
    const sizes = [...tokensOf(':root')].filter(([name]) => name.startsWith('--text-')).map(([, value]) => Number.parseFloat(value));
    expect(sizes.length).toBeGreaterThan(3);
    expect(sizes.length).toBeLessThanOrEqual(7);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
  });

  test('gaps, margins, paddings and corners come from the scale', () => {
    // A line's breadth is no space, and what is wider than the scale is a place in the layout.
    const literal = (value: string) =>
      [...value.matchAll(/(?<![\w.])(\d*\.?\d+)px/g)].map(([, size]) => Number(size)).filter((size) => size > 1 && size <= 24);
    expect(
      declarations(
        ({ prop, value }) =>
          /^(?:(?:padding|margin)(?:-|$)|(?:row-|column-)?gap$|border(?:-\w+)*-radius$)/.test(prop) &&
          !value.includes('env(') &&
          literal(value).length > 0,
      ),
    ).toEqual([]);
  });

  test('every token that a style asks for exists', () => {
    const known = new Set([...tokensOf(':root').keys(), ...tokensOf(":root[data-theme='light']").keys()]);
    const unknown = declarations(({ value }) =>
      [...value.matchAll(/var\((--(?:text|space|radius|signal|data|shape|paper|handle)[\w-]*)/g)].some(([, name]) => !known.has(name!)),
    );
    expect(unknown).toEqual([]);
  });
});

describe('what is drawn on a canvas wears the same', () => {
  const tokenName = (name: string) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

  test.each(['light', 'dark'] as const)('colours, %s', (theme) => {
    // The dark theme states what differs.
    const tokens = new Map([...tokensOf(":root[data-theme='light']"), ...tokensOf(`:root[data-theme='${theme}']`)]);
    const asTokens = Object.fromEntries(Object.keys(themeColours[theme]).map((name) => [name, tokens.get(tokenName(name))]));
    expect(asTokens).toEqual(themeColours[theme]);
    expect(tokens.get('--bg')).toBe(windowGround[theme]);
  });

  test('letters', () => {
    const tokens = tokensOf(':root');
    expect(Object.fromEntries(Object.keys(textSizes).map((name) => [name, Number.parseFloat(tokens.get(`--text-${name}`)!)]))).toEqual(
      textSizes,
    );
  });
});
