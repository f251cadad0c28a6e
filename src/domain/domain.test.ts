import { expect, test } from 'vitest';
import { fileNameOf } from './file-name.ts';
import { isObject } from './object.ts';
import { escapeMarkup, shortenedInMiddle } from './text.ts';

test('an object has named fields', () => {
  expect([{}, Object.create(null), [], null, 'text', 1].map(isObject)).toEqual([true, true, false, false, false, false]);
});

test('a file name is taken by every file system', () => {
  expect(fileNameOf('Plot 1/2: "north" <a>')).toBe('Plot 1 2 north a');
  expect(fileNameOf(' ../.. ')).toBe('project');
  expect(fileNameOf('..hidden.')).toBe('hidden');
  expect(fileNameOf('x'.repeat(500))).toHaveLength(120);
  expect(fileNameOf('x'.repeat(500), 180)).toHaveLength(180);
});

test.each(['CON', 'aux.kml', 'Aux. block 3', 'nul .x', 'COM¹', 'lpt9', 'conin$'])(
  '%s is a device of Windows, and no file name',
  (title) => {
    expect(fileNameOf(title)).toBe(`_${title}`);
  },
);
test.each(['Consol', 'auxiliary.kml', 'Block aux', 'com10'])('%s is no device', (title) => {
  expect(fileNameOf(title)).toBe(title);
});

test('a file name fits into the bytes of a file system, without half a character', () => {
  const amharic = 'የደን ጥበቃ ክልል '.repeat(20);
  expect(new Blob([fileNameOf(amharic)]).size).toBeLessThanOrEqual(180);
  expect(amharic).toContain(fileNameOf(amharic));
  expect(fileNameOf(`a${'🌳'.repeat(100)}`)).toBe(`a${'🌳'.repeat(44)}`);
  expect(fileNameOf(`b${'🌳'.repeat(100)}`, 4)).toBe('b🌳');
  expect(fileNameOf('half \ud83c of one')).toBe('half of one');
});

test('a file name hides nothing and turns nothing round', () => {
  expect(fileNameOf('plot\u202egpj.exe\u2066 \u0085x\ufeff')).toBe('plot gpj.exe x');
  // Joiners are part of words.
  expect(fileNameOf('ക്\u200dഷ ن\u200cم')).toBe('ക്\u200dഷ ن\u200cم');
});

test('text for markup', () => {
  expect(escapeMarkup('a & <b> "c"\r\n')).toBe('a &amp; &lt;b&gt; &quot;c&quot;&#13;\n');
});

test('a long text keeps its beginning and its end', () => {
  expect(shortenedInMiddle('Plot 12', 7)).toBe('Plot 12');
  expect(shortenedInMiddle('crop_segmentation_ground_truth 318', 16)).toBe('crop_segme…h 318');
  expect(shortenedInMiddle('Restoration of the upper catchment', 16)).toBe('Restoratio…hment');
  // A letter with its marks, or a flag, is one character.
  expect(shortenedInMiddle('🇰🇪🇰🇪🇰🇪🇰🇪', 3)).toBe('🇰🇪🇰🇪…');
});
