import { roundedParts } from '#domain/rounding.ts';
import { decimal, hectares } from '#window/kit/text/index.ts';
import { digitsOf, maxSummedRows } from '#window/kit/text/parts.ts';
import { landHectares, outermost, type PortfolioRow } from './portfolio-rows.ts';

export interface ShownAreas {
  of: (row: PortfolioRow) => string;
  /** of all rows, a collection with its members counted once */
  sum: string;
}

/** By how much a service's own rounding may move each area. */
const serviceRounding = 5e-4;
const known = (rows: readonly PortfolioRow[]) =>
  rows.flatMap(({ id, areaHectares }) => (areaHectares === null ? [] : [{ id, areaHectares }]));

/**
 * Hectares of the listed projects as they stand in the table above their sum. Rows that no listed collection holds add to the sum, and members to their collection
 * wherever their areas do; where members share land they are more than their collection, and each is rounded by itself.
 */
export function shownAreas(listed: readonly PortfolioRow[], all: readonly PortfolioRow[]): ShownAreas {
  if (listed.length > maxSummedRows) return { of: ({ areaHectares }) => hectares(areaHectares), sum: hectares(landHectares(listed, all)) };
  const digits = digitsOf(known(listed).map(({ areaHectares }) => areaHectares));
  const shown = new Map<string, number>();
  const membersOf = new Map<string, PortfolioRow[]>();
  for (const row of listed) if (row.parentId !== null) membersOf.set(row.parentId, [...(membersOf.get(row.parentId) ?? []), row]);

  function put(rows: readonly PortfolioRow[], whole?: number): number {
    const measured = known(rows);
    const rounded = roundedParts(
      measured.map(({ areaHectares }) => areaHectares),
      digits,
      whole,
    );
    for (const [place, { id }] of measured.entries()) shown.set(id, rounded.parts[place]!);
    for (const row of rows) putMembers(row);
    return rounded.whole;
  }
  function putMembers({ id, areaHectares }: PortfolioRow): void {
    const members = (membersOf.get(id) ?? []).filter((member) => !shown.has(member.id));
    if (members.length === 0) return;
    const sum = known(members).reduce((total, member) => total + member.areaHectares, 0);
    const addsUp = areaHectares !== null && Math.abs(sum - areaHectares) <= serviceRounding * (members.length + 1);
    put(members, addsUp ? shown.get(id) : undefined);
  }
  const sum = put(outermost(listed, all));
  return {
    of: ({ id, areaHectares }) => (areaHectares === null ? hectares(null) : decimal(shown.get(id) ?? areaHectares, digits)),
    sum: decimal(sum, digits),
  };
}
