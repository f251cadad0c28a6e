import { expect, test } from 'vitest';
import { companionExtensions, openableExtensions } from '#formats/endings.ts';
import { formatList, type FormatFacts } from '#formats/list.ts';
import { deepLinkFrom } from '#main/deep-links.ts';
import { desktopActions, desktopEntry, mediaTypesXml } from '../../scripts/linux-packages/desktop-entry.ts';

const formats: readonly FormatFacts[] = formatList;

test('every ending that is read has a media type, or is left to other programs', () => {
  const globs = [...mediaTypesXml().matchAll(/<glob pattern="\*([^"]+)"\/>/g)].map(([, ending]) => ending!);
  const left = formats.flatMap(({ unclaimed = [] }) => unclaimed);
  expect(globs.length).toBeGreaterThan(10);
  expect(new Set(globs).size).toBe(globs.length);
  expect(
    openableExtensions.filter((ending) => !globs.includes(ending) && !left.includes(ending) && !companionExtensions.includes(ending)),
  ).toEqual([]);
  expect(globs.filter((ending) => left.includes(ending) || !openableExtensions.includes(ending))).toEqual([]);
});

test('the entry claims each of these types and none that everybody uses', () => {
  const types = [...mediaTypesXml().matchAll(/<mime-type type="([^"]+)">/g)].map(([, type]) => type!);
  const claimed = /^MimeType=(.*);$/m.exec(desktopEntry('/opt/program'))![1]!.split(';');
  expect(claimed).toEqual([...types, 'x-scheme-handler/hectare']);
  expect(claimed.filter((type) => ['application/json', 'text/plain', 'text/csv', 'application/zip'].includes(type))).toEqual([]);
});

test('what the menu begins is something that main understands', () => {
  expect(desktopActions.map(({ link }) => deepLinkFrom(link)?.action)).toEqual(['open', 'portfolio']);
  const entry = desktopEntry('/opt/program');
  for (const { id, link } of desktopActions)
    expect(entry).toMatch(new RegExp(`\\[Desktop Action ${id}\\]\\nName=.*\\nName\\[es\\]=.*\\nExec=/opt/program ${link}\\n`));
  expect(entry).toMatch(/^\[Desktop Entry\]\n/);
});
