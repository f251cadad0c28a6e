import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { file } from './made.ts';

const hostile = [
  ') /Type /Action /S /JavaScript /JS (app.alert(1)) >> endobj <<',
  '"><img src=x onerror=alert(1)><script>alert(1)</script>',
  '[x](javascript:alert(1)) javascript:alert(1) http://evil.example/"onmouseover="alert(1)',
  "=cmd|' /C calc'!A0",
  '\u202Egnp.exe\u202C \u2066x',
  'a\u0000b\u0007\u001b]0;owned\u0007 \ud800',
  'x'.repeat(100_000),
];
const wanted = { names: hostile, isPortfolio: true };

test('a PDF of what strangers wrote does nothing but open addresses of the web', async () => {
  const { bytes } = await file('pdf', wanted);
  const structure = Buffer.from(bytes)
    .toString('latin1')
    .replaceAll(/stream\r?\n[\s\S]*?endstream/g, '')
    .replaceAll(/\((?:\\[\s\S]|[^\\()])*\)/g, (text) => (/^\((?!https?:)\w+:/i.test(text) ? '/OtherAddress' : ''));
  expect(structure).not.toMatch(/\/(?:JavaScript|JS|Launch|OpenAction|AA|SubmitForm|GoToR|EmbeddedFile)\b/);
});

test('an HTML page of what strangers wrote runs nothing', async () => {
  for (const name of hostile) {
    const { bytes } = await file('html', { names: [name], options: { notes: name, title: name, preparedBy: name } });
    const html = new TextDecoder().decode(bytes);
    // Quotes inside of values are escaped, so that a value ends at the next one.
    const tags = html.match(/<[a-z](?:"[^"]*"|[^">])*>/gi)!;
    const named = tags.map((tag) => tag.replaceAll(/"[^"]*"/g, '""')).join('');
    expect(named).not.toMatch(/<(?:script|iframe|object|embed|form|base|link)\b|\son\w+\s*=/i);
    const addresses = [...tags.join('').matchAll(/\s(?:href|src)="([^"]*)"/gi)].map(([, address]) => address!);
    expect(addresses.filter((address) => !/^(?:https?:|data:image|#)/i.test(address))).toEqual([]);
  }
});

test('a workbook of what strangers wrote has no formula and opens as XML', async () => {
  const parts = unzipSync((await file('xlsx', wanted)).bytes);
  for (const [name, bytes] of Object.entries(parts)) {
    if (!name.endsWith('.xml')) continue;
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    expect(text, name).not.toMatch(/<f>/);
    // Characters that XML cannot hold make a spreadsheet offer a repair.
    expect(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/u.test(text), name).toBe(false);
  }
});
