import { parquetWriteBuffer } from 'hyparquet-writer';
import type { Feature } from '#geo/index.ts';
import { toWkb } from '#geo/wkb.ts';

/** A small GeoParquet file of these features, with columns of several types and a dictionary, in two row groups. */
export function ownParquet(features: readonly Feature[]): Uint8Array {
  const geo = { version: '1.1.0', primary_column: 'geometry', columns: { geometry: { encoding: 'WKB', geometry_types: [] } } };
  return new Uint8Array(
    parquetWriteBuffer({
      columnData: [
        { name: 'geometry', type: 'BYTE_ARRAY', nullable: true, data: features.map(({ geometry }) => geometry && toWkb(geometry)) },
        { name: 'number', type: 'INT64', data: features.map((_, at) => BigInt(at)) },
        { name: 'kind', type: 'STRING', data: features.map((_, at) => ['cocoa', 'coffee'][at % 2]!) },
        { name: 'list', type: 'JSON', data: features.map((_, at) => [at]) },
      ],
      kvMetadata: [{ key: 'geo', value: JSON.stringify(geo) }],
      rowGroupSize: 2,
    }),
  );
}
