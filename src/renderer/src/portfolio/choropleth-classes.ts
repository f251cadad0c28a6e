import { classBreaks, classOf } from '#window/map/choropleth.ts';

/** A place with a figure; `value` is null where there is none. */
export interface PlaceFigure {
  code: string;
  country: string | null;
  name: string;
  value: number | null;
  projectCount: number | null;
}
/** How many places share a colour, and how many projects lie in them; null where the service does not count them. */
interface Counted {
  places: number;
  projects: number | null;
}
/** From `lower` on and below `upper`; the highest class has no upper bound, unless it is the only one. */
interface ValueClass extends Counted {
  lower: number;
  upper: number | null;
}
interface Classes {
  breaks: number[];
  classes: ValueClass[];
  /** places without a value: a look of their own, never the lowest class */
  none: Counted | null;
}

function counted(places: readonly PlaceFigure[]): Counted {
  const projects = places.reduce<number | null>(
    (sum, { projectCount }) => (sum === null || projectCount === null ? null : sum + projectCount),
    0,
  );
  return { places: places.length, projects };
}

/** The classes of a map of places with what each holds. Classes without a place are left out of nothing: rounding of the bounds may empty one, and it says 0. */
export function classesOf(places: readonly PlaceFigure[]): Classes {
  const breaks = classBreaks(places.flatMap(({ value }) => value ?? []));
  const without = places.filter(({ value }) => value === null);
  const classes = breaks.map((lower, index) => ({
    lower,
    upper: breaks[index + 1] ?? null,
    ...counted(places.filter(({ value }) => value !== null && classOf(value, breaks) === index)),
  }));
  return { breaks, classes, none: without.length > 0 ? counted(without) : null };
}
