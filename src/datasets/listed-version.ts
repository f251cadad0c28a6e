import { dayMilliseconds } from '#domain/time.ts';
import { UnusableAnswer, type DataAccess, type Dataset } from './data-access.ts';
import { sentence } from './phrases/sentence.ts';

const listingFreshDays = 30;

/** Where a publisher lists the versions of a dataset, and how they stand there. */
export interface VersionListing {
  dataset: Dataset;
  url: (access: DataAccess) => string;
  /** the name of a version in the first group, its numbers in those that follow */
  pattern: RegExp;
}

const isHigher = (numbers: number[], than: number[]): boolean => {
  const place = numbers.findIndex((number, at) => number !== (than[at] ?? 0));
  return place >= 0 && numbers[place]! > (than[place] ?? 0);
};

/** The newest version that a listing names. Throws UnusableAnswer where it names none, such as the page of a source under maintenance. */
export function newestListed(listing: string, pattern: RegExp): string {
  const versions = Array.from(listing.matchAll(pattern), ([, name, ...numbers]) => ({ name: name!, numbers: numbers.map(Number) }));
  const [first, ...others] = versions;
  if (!first) throw new UnusableAnswer(sentence('datasets.no-versions'));
  return others.reduce((newest, one) => (isHigher(one.numbers, newest.numbers) ? one : newest), first).name;
}

/** The newest version of a dataset by its publisher's listing. The listing is the same everywhere. Rejects as DataAccess does. */
export const newestVersion = (access: DataAccess, { dataset, url, pattern }: VersionListing, signal?: AbortSignal): Promise<string> =>
  access.document({
    dataset,
    key: 'versions',
    box: [-180, -90, 180, 90],
    url: url(access),
    freshFor: listingFreshDays * dayMilliseconds,
    parse: (bytes) => newestListed(new TextDecoder().decode(bytes), pattern),
    ...(signal ? { signal } : {}),
  });
