// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { tabs } from '#products/tabs.ts';
import { guideIn, search, sectionOf } from './guide.ts';
import { pageFiles, translations, type PageName } from './pages.ts';
import { topicOfDialog } from './topics.ts';

const guide = guideIn('en');
const spanish = guideIn('es');

test('every page is there, with a title and words', () => {
  for (const page of Object.keys(pageFiles)) {
    const section = guide.find(({ anchor }) => anchor === page);
    expect(section?.title, page).toBeTruthy();
  }
});
test('every dialog has a place in the guide that exists', () => {
  for (const [dialog, anchor] of Object.entries(topicOfDialog)) expect(sectionOf(anchor, 'en').anchor, dialog).toBe(anchor);
});
test('every product has its page', () => {
  for (const slug of tabs.flatMap(({ slugs }) => slugs)) expect(Object.keys(pageFiles), slug).toContain(`products/${slug}`);
});
test('anchors are unique, and links lead to pages of the guide', () => {
  const anchors = guide.map(({ anchor }) => anchor);
  expect(new Set(anchors).size).toBe(anchors.length);
  const links = [...guide, ...spanish].flatMap(({ html }) => [...html.matchAll(/data-anchor="([^"]+)"/g)].map(([, anchor]) => anchor!));
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) expect(Object.keys(pageFiles), link).toContain(link.split('#')[0]);
});
test('no address and no HTML of a text reaches the window', () => {
  for (const { anchor, html } of [...guide, ...spanish]) {
    expect(html, anchor).not.toMatch(/<(script|iframe|style)|\son\w+=/i);
    expect(html, anchor).not.toMatch(/(href|src)="https?:/);
  }
});
test('pictures are there in light and in dark, with words for who does not see them', () => {
  const images = guide.flatMap(({ html }) => [...html.matchAll(/<img class="in-(light|dark)" src="([^"]+)" alt="([^"]+)">/g)]);
  expect(images.length).toBeGreaterThanOrEqual(12);
  for (const [, theme, source] of images) expect(source).toContain(`.${theme}`);
  expect(images.filter(([, theme]) => theme === 'light').map(([, , , words]) => words)).toEqual(
    images.filter(([, theme]) => theme === 'dark').map(([, , , words]) => words),
  );
});
test('the search finds every word, and titles first', () => {
  expect(search('outbox idempotency', 'en')[0]?.anchor).toBe('offline#changes-wait-in-the-outbox-or-are-refused');
  expect(search('user groups', 'en')[0]?.title).toBe('User groups');
  expect(search('xyzzy', 'en')).toEqual([]);
  expect(search('', 'en')).toBe(guide);
});
test('a translated page has the sections of the English one, in their order, and its pictures and links', () => {
  for (const page of Object.keys(translations.es!) as PageName[]) {
    const of = (sections: typeof guide) => sections.filter(({ anchor }) => anchor.split('#')[0] === page);
    expect(
      of(spanish).map(({ anchor }) => anchor),
      page,
    ).toEqual(of(guide).map(({ anchor }) => anchor));
    for (const [index, section] of of(spanish).entries()) {
      const english = of(guide)[index]!;
      const counts = (html: string) =>
        ['<img', '<li', '<tr', 'data-anchor', 'class="elsewhere"', '<code'].map((part) => html.split(part).length);
      expect([section.language, counts(section.html)], section.anchor).toEqual(['es', counts(english.html)]);
    }
  }
});
test('what was not translated is read in English, and found beside what was', () => {
  expect(sectionOf('glossary', 'es')).toMatchObject({ language: 'en', title: sectionOf('glossary', 'en').title });
  expect(sectionOf('offline', 'es')).toMatchObject({ language: 'es', title: 'Sin red' });
  expect(search('teclas', 'es')[0]).toMatchObject({ anchor: 'guide#keys', title: 'Teclas' });
  expect(spanish.map(({ anchor }) => anchor)).toEqual(guide.map(({ anchor }) => anchor));
});
