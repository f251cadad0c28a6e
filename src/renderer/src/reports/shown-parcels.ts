import { computed } from 'vue';
import { activeConditions, type Condition } from '#attributes/conditions.ts';
import type { ParcelFilter } from '#report/choices.ts';
import { figureIn, ownColumns, riskIn } from '#window/workspace/parcel-columns.ts';
import { useParcelFilter } from '#window/workspace/parcel-filter.ts';

const own = { [ownColumns.name]: 'name', [ownColumns.folder]: 'folder', [ownColumns.area]: 'area' } as const;

/** What a column of parcels is, apart from how this window calls it. */
function columnOf(key: string): ParcelFilter['conditions'][number]['column'] {
  const [figure, risk] = [figureIn(key), riskIn(key)];
  if (figure !== null) return { kind: 'figure', name: figure };
  if (risk !== null) return { kind: 'risk', name: risk };
  return Object.hasOwn(own, key) ? { kind: own[key as keyof typeof own], name: '' } : { kind: 'attribute', name: key };
}

/** Which parcels of the open project a report is of while a filter is on; null while none is, or where it shows none. */
export function useShownParcels() {
  const filter = useParcelFilter();
  return computed<ParcelFilter | null>(() => {
    if (!filter.isFiltered || filter.shownCount === 0) return null;
    const conditions = activeConditions(filter.table, filter.filter).map(({ key, test, value, upTo, values }: Condition) => ({
      column: columnOf(key),
      type: filter.table.column(key).type,
      test,
      value,
      ...(upTo === undefined ? {} : { upTo }),
      ...(values === undefined ? {} : { values: [...values] }),
    }));
    return { places: filter.visible.map(({ place }) => place), all: filter.allCount, join: filter.filter.join, conditions };
  });
}
