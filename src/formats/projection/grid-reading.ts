import { shiftAt } from './placing.ts';
import { authorityOf, systemOf } from './projections.ts';
import { holds, register } from './register.ts';

/** A coordinate system that places are read out in. */
export interface GridReading {
  /** "EPSG:21036" */
  code: string;
  /** the name of the register, with the code */
  title: string;
  /** decimals of its numbers that stand for about a metre */
  decimals: number;
  /** the numbers of a place in the order and unit of the system's files; null outside of the area that the system is made for, and where its formulas do not hold */
  numbersAt(longitude: number, latitude: number): [number, number] | null;
}

/** A system of the register by its code or name, for places to be read out in; null for one that is not known or has no formula here. Datums are shifted as for files in that system. */
export async function gridReading(asked: string): Promise<GridReading | null> {
  const system = await systemOf(asked);
  if (!system || !('placing' in system) || system.code === null) return null;
  const area = (await register()).areaOf(system.code);
  const { placing, shifts } = system;
  return {
    code: `${authorityOf(system.code)}:${system.code}`,
    title: system.title,
    decimals: system.system.projection ? 0 : 5,
    numbersAt(longitude, latitude) {
      if (area && !holds(area, longitude, latitude)) return null;
      try {
        const [first, second] = placing.backBy(shiftAt(shifts, longitude, latitude).shift)([longitude, latitude]);
        return Number.isFinite(first) && Number.isFinite(second) ? [first!, second!] : null;
      } catch {
        return null;
      }
    },
  };
}
