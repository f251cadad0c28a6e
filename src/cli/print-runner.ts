import type { PrintTemplate } from '#print/template.ts';
import { given, stopSignal, type Runner } from './runner.ts';
import { saidOfFile } from './said-of-file.ts';

export const print: Runner = async (read, output) => {
  const { positionals } = read;
  const to = read.text('to');
  const projects = read.text('projects');
  if (!to || (positionals.length === 0 && projects === undefined))
    throw read.fault('Name at least one file, and the one to write: hectare print FILE… --to map.pdf');
  if (projects !== undefined) read.refuse(['name-column', 'crs', 'where', 'where-any'], 'is for files; leave it out with --projects');
  const { print: run } = await import('./print.ts');
  return run(
    positionals,
    {
      to,
      // Values are checked by the template, which says what it takes.
      template: {
        ...given('paper', read.text('paper') as PrintTemplate['paper'] | undefined),
        ...given('orientation', read.text('orientation') as PrintTemplate['orientation'] | undefined),
        ...given('scale', read.number('scale', { from: 10, to: 200_000_000 })),
        ...given('grid', read.text('grid') as PrintTemplate['grid'] | undefined),
        ...given('title', read.text('title')),
        ...given('text', read.text('text')),
        ...given('qr', read.text('qr')),
        ...given('dotsPerInch', read.number('dots', { from: 72, to: 600, whole: true })),
        ...given('atlas', read.text('atlas') as PrintTemplate['atlas'] | undefined),
        ...given('marginMillimetres', read.number('margin', { from: 3, to: 50 })),
        ...given('language', read.text('language') as PrintTemplate['language'] | undefined),
      },
      ...given('templateFile', read.text('template')),
      ...given('logo', read.text('logo')),
      ...given('ground', read.text('ground')),
      ...given('attribution', read.text('attribution')),
      ...given('nameColumn', read.text('name-column')),
      ...given('projects', projects),
      ...saidOfFile(read),
      json: read.isGiven('json'),
    },
    output,
    stopSignal(),
  );
};
