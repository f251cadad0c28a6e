import type { Dataset } from '#datasets/data-access.ts';
import type { PackWriter } from '#datasets/packs/pack-writer.ts';

/** west, south, east, north: 20 × 20 km around the sample parcels near Kitale, Kenya */
export const box: [number, number, number, number] = [34.92, 0.96, 35.1, 1.14];
export const madeAt = '2026-01-01T00:00:00Z';
export const lastYearOfSeries = 2030;

export const addJson = (pack: PackWriter, dataset: Dataset, key: string, value: unknown) =>
  pack.addDocument({
    dataset,
    key,
    validWithin: box,
    contentType: 'application/json',
    bytes: new TextEncoder().encode(JSON.stringify(value)),
    fetchedAt: madeAt,
  });
