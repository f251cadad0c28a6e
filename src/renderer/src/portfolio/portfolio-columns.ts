import type { PlotRisk } from '#api/forest-2020.ts';
import { severityOf } from '#window/workspace/plot-risks.ts';
import { dateTime, decimal, place, text as t } from '#window/kit/text/index.ts';
import { moreFieldsOf, type PortfolioRow } from './portfolio-rows.ts';
import { projectStateWords, type ProductWord } from '#window/workspace/project-details.ts';
import { countsOf } from '#window/workspace/project-state.ts';

/** A column of the portfolio. `value` is what it sorts by (undefined stands last), `show` what a person reads. */
export interface PortfolioColumn {
  id: string;
  label: string;
  /** whose figure it is, where that is not plain */
  about?: string;
  /** CSS width in the grid */ width: string;
  numeric: boolean;
  own: boolean;
  value: (row: PortfolioRow) => string | number | undefined;
  show: (row: PortfolioRow) => string;
}

const dash = '–';
const usual = new Set(['name', 'state', 'area', 'country', 'province', 'products']);
/** a service's own fields that are shown before anybody chose */
const defaultOwn = 3;
/** What needs a person stands before what goes on by itself. */
const stateRank = new Map([...projectStateWords].reverse().map((word, rank) => [word, rank]));

/** How many of a row's products are in each state. */
export function productCounts({ products }: PortfolioRow): Record<ProductWord, number> & { all: number } {
  const words = Object.values(products ?? {});
  return { ...countsOf(words), all: words.length };
}

/** The EUDR risk of a project; null: unknown, undefined: not collected, or not asked yet */
type RiskOf = (row: PortfolioRow) => PlotRisk | null | undefined;
/** What is unknown needs somebody, as what needs more information does. */
const unknownRisk: PlotRisk = 'more_info_needed';

/** Every column that these rows can fill: ours first, then the fields of the service that Hectare does not know. */
export function portfolioColumns(
  rows: readonly PortfolioRow[],
  areaText: (row: PortfolioRow) => string,
  riskOf: RiskOf = () => undefined,
): PortfolioColumn[] {
  const column = (
    id: string,
    width: string,
    value: PortfolioColumn['value'],
    show: PortfolioColumn['show'],
    numeric = false,
  ): PortfolioColumn => ({ id, label: t(`portfolio.column.${id}`), width, numeric, own: false, value, show });
  const day = (iso: string | null) => {
    if (iso === null) return dash;
    try {
      return dateTime(iso);
    } catch {
      return iso;
    }
  };
  return [
    column(
      'name',
      'minmax(200px, 2.6fr)',
      ({ name }) => name,
      ({ name }) => name,
    ),
    column(
      'state',
      '112px',
      ({ state }) => (state === null ? undefined : stateRank.get(state)),
      ({ state }) => (state === null ? dash : t(`projects.state.${state}`)),
    ),
    { ...column('area', '84px', ({ areaHectares }) => areaHectares ?? undefined, areaText, true), about: t('portfolio.areaAbout') },
    column(
      'country',
      'minmax(84px, 0.9fr)',
      ({ country }) => country ?? undefined,
      ({ country }) => country ?? dash,
    ),
    column(
      'province',
      'minmax(92px, 1fr)',
      ({ province }) => province ?? undefined,
      ({ province }) => province ?? dash,
    ),
    column(
      'products',
      '104px',
      (row) => (row.products === null ? undefined : productCounts(row).ready),
      (row) => {
        const { ready, all } = productCounts(row);
        return row.products === null ? dash : t('portfolio.ready', { ready, all });
      },
    ),
    column(
      'risk',
      '176px',
      (row) => {
        const risk = riskOf(row);
        return risk === undefined ? undefined : severityOf(risk ?? unknownRisk);
      },
      (row) => {
        const risk = riskOf(row);
        return risk === undefined ? dash : t(`parcels.risk.${risk ?? 'unknown'}`);
      },
    ),
    column(
      'kind',
      '100px',
      ({ kind }) => kind ?? undefined,
      ({ kind }) => (kind === null ? dash : t(`portfolio.kinds.${kind}`)),
    ),
    column(
      'members',
      '80px',
      ({ memberCount }) => memberCount ?? undefined,
      ({ memberCount }) => (memberCount === null ? dash : decimal(memberCount, 0)),
      true,
    ),
    column(
      'created',
      '140px',
      ({ createdAt }) => createdAt ?? undefined,
      ({ createdAt }) => day(createdAt),
    ),
    column(
      'updated',
      '140px',
      ({ updatedAt }) => updatedAt ?? undefined,
      ({ updatedAt }) => day(updatedAt),
    ),
    column(
      'place',
      '180px',
      ({ lonLat }) => lonLat?.[1],
      ({ lonLat }) => (lonLat ? place(lonLat, 3) : dash),
    ),
    column(
      'tags',
      'minmax(110px, 1fr)',
      ({ tags }) => tags.join(', ') || undefined,
      ({ tags }) => tags.join(', ') || dash,
    ),
    column(
      'notes',
      'minmax(160px, 2fr)',
      ({ notes }) => notes || undefined,
      ({ notes }) => notes.replaceAll(/\s+/g, ' ') || dash,
    ),
    column(
      'id',
      '150px',
      ({ id }) => id,
      ({ id }) => id,
    ),
    ...moreFieldsOf(rows).map((key): PortfolioColumn => {
      const numeric = rows.some(({ more }) => typeof more[key] === 'number');
      return {
        id: `more.${key}`,
        label: key.replaceAll('_', ' '),
        width: 'minmax(90px, 1fr)',
        numeric,
        own: true,
        value: ({ more }) => {
          const value = more[key];
          return value === null || value === undefined ? undefined : typeof value === 'boolean' ? Number(value) : value;
        },
        show: ({ more }) => {
          const value = more[key];
          return value === null || value === undefined
            ? dash
            : typeof value === 'number'
              ? decimal(value, 0, 6)
              : typeof value === 'boolean'
                ? t(value ? 'answer.yes' : 'answer.no')
                : value;
        },
      };
    }),
  ];
}

/** The columns that are shown when `chosen` was remembered, in their own order; a name is always there. Nothing remembered: the usual ones and a few of the service's. */
export function shownColumns(columns: readonly PortfolioColumn[], chosen: unknown): PortfolioColumn[] {
  if (Array.isArray(chosen)) return columns.filter(({ id }) => id === 'name' || chosen.includes(id));
  const own = columns.filter((column) => column.own).slice(0, defaultOwn);
  return columns.filter((column) => usual.has(column.id) || own.includes(column));
}
