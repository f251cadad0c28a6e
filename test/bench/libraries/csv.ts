/** Cutting a table into rows. Run: node --expose-gc test/bench/libraries/csv.ts */
import { parse } from 'csv-parse/sync';
import Papa from 'papaparse';
import { rowsOf } from '#formats/csv/csv-rows.ts';
import { countRight, printComparisons, same } from '../comparison.ts';
import { isQuick } from '../mode.ts';

const rowCount = isQuick ? 40_000 : 200_000;
const plain = ['id,name,longitude,latitude,crop'];
const quoted = ['id,name,longitude,latitude,crop'];
for (let k = 0; k < rowCount; k += 1) {
  const place = `${(35 + k / 1e5).toFixed(6)},${(1 + k / 2e5).toFixed(6)}`;
  plain.push(`${k},Plot ${k},${place},coffee`);
  quoted.push(`${k},"Plot ""${k}"", north",${place},"coffee\nand shade"`);
}

/** RFC 4180 and what spreadsheets, field forms and hands make of it. */
const cases: [text: string, rows: string[][]][] = [
  [
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\r1,2\r',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\r\n1,2\n3,4\r5,6',
    [
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
    ],
  ],
  [
    '"a","b"\n"1","2"\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['"a""b",c\n', [['a"b', 'c']]],
  ['"a,b",c\n', [['a,b', 'c']]],
  ['"a\nb",c\n', [['a\nb', 'c']]],
  [
    '"a\r\nb",c\r\n1,2\r\n',
    [
      ['a\r\nb', 'c'],
      ['1', '2'],
    ],
  ],
  [
    '"a\nb",c\r\n1,2\r\n',
    [
      ['a\nb', 'c'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\r\n"x\ny",2\r\n3,4\r\n',
    [
      ['a', 'b'],
      ['x\ny', '2'],
      ['3', '4'],
    ],
  ],
  [
    'a,,c\n,,\n',
    [
      ['a', '', 'c'],
      ['', '', ''],
    ],
  ],
  ['"",a\n', [['', 'a']]],
  [
    'a,b\n\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['a,b\n1\n1,2,3\n', [['a', 'b'], ['1'], ['1', '2', '3']]],
  [
    'a,12" pipe\n1,2\n',
    [
      ['a', '12" pipe'],
      ['1', '2'],
    ],
  ],
  ['a,5\'3" tall,c\n', [['a', '5\'3" tall', 'c']]],
  [
    '"a"x,b\n1,2\n',
    [
      ['ax', 'b'],
      ['1', '2'],
    ],
  ],
  [
    '"a" ,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\n1,"open\n2,3\n',
    [
      ['a', 'b'],
      ['1', 'open\n2,3\n'],
    ],
  ],
  [
    'a, b\n1, 2\n',
    [
      ['a', ' b'],
      ['1', ' 2'],
    ],
  ],
  [
    'é,日本\n"ß",2\n',
    [
      ['é', '日本'],
      ['ß', '2'],
    ],
  ],
  ['a\n1\n', [['a'], ['1']]],
];
const withPapa = (text: string) => Papa.parse<string[]>(text, { delimiter: ',', skipEmptyLines: true }).data;
const withCsvParse = (text: string) =>
  parse(text, { delimiter: ',', relax_quotes: true, relax_column_count: true, skip_empty_lines: true }) as string[][];

const rightOf = (read: (text: string) => string[][]) => countRight(cases, ([text, rows]) => same(read(text), rows));
const ours = (text: string) => rowsOf(text, ',');
const verdict =
  'ours stays: papaparse takes one kind of line end for the whole file, and a letter behind a closing quote makes it swallow the rest of the file without a word; csv-parse is slower.';
const comparison = async (what: string, text: string) => ({
  what,
  ours: { name: 'rowsOf', run: () => ours(text), right: await rightOf(ours) },
  peers: [
    { name: 'papaparse', run: () => withPapa(text), right: await rightOf(withPapa), modules: ['papaparse'] },
    { name: 'csv-parse', run: () => withCsvParse(text), right: await rightOf(withCsvParse), modules: ['csv-parse/browser/esm/sync'] },
  ],
  verdict,
});
await printComparisons([
  await comparison(`CSV, ${rowCount.toLocaleString('en')} rows`, plain.join('\n')),
  await comparison(`CSV, ${rowCount.toLocaleString('en')} rows with quotes`, quoted.join('\r\n')),
]);
