import { expect, test } from 'vitest';
import { maxDescriptionLetters, rowsInDescription } from './description-rows.ts';

const rows = (html: string) => [...rowsInDescription(html)];

test('the table in a table of ArcGIS: its title is no row, an empty value has none', () => {
  const html = `<html><head><style>td { color: red }</style></head><body><table border="1"><tr style="text-align:center"><td>Plot 7</td></tr><tr><td>
    <table><tr><td>FID</td><td>7</td></tr><tr bgcolor="#D4E4F3"><td>Owner</td><td>Pérez &amp; Söhne &#233;</td></tr>
    <tr><td>Crop</td><td>&lt;Null&gt;</td></tr><tr><td>Code</td><td>007</td></tr><tr><td>Note</td><td></td></tr></table></td></tr></table></body></html>`;
  expect(rows(html)).toEqual([
    ['FID', '7'],
    ['Owner', 'Pérez & Söhne é'],
    ['Crop', null],
    ['Code', '007'],
    ['Note', null],
  ]);
});

test('tables without end tags, with headings before their values, and with more columns than two', () => {
  expect(rows('<table><tr><th>Field<th>Value<tr><th>Area:<td><b>1.5</b> ha<br>about<tr><td>a<td>b<td>c</table> 2 < 3')).toEqual([
    ['Area', '1.5 ha about'],
  ]);
  expect(rows('<TABLE><TR><TD>a</TD><TD>1</TD></TR><TR><TD>a</TD><TD>2</TD></TR></TABLE><!-- <table><tr><td>x<td>y</table> -->')).toEqual([
    ['a', '1'],
  ]);
  expect(rows('<tr><td>a</td><td>b</td></tr> plain')).toEqual([]);
});

test('hostile texts end, in one pass', () => {
  expect(rows('<table>'.repeat(20_000) + '<tr><td>a<td>b')).toEqual([]);
  expect(rows('<td>'.repeat(100_000))).toEqual([]);
  expect(rows('<'.repeat(200_000))).toEqual([]);
  expect(rows(`${'<'.repeat(900_000)}>`)).toEqual([]);
  expect(rows('<script>'.repeat(100_000))).toEqual([]);
  expect(rows('<!--'.repeat(100_000))).toEqual([]);
  expect(rows(`<table><tr><td>${'&'.repeat(300_000)}<td>b</table>`)).toEqual([]);
  expect(rows('x'.repeat(maxDescriptionLetters) + '<table><tr><td>a<td>b</table>')).toEqual([]);
  expect(rows(`<table>${'<tr><td>n<td>v'.repeat(3000)}`)).toHaveLength(1);
  expect(rows(`<table>${Array.from({ length: 3000 }, (_, at) => `<tr><td>n${at}<td>v`).join('')}`)).toHaveLength(500);
});
