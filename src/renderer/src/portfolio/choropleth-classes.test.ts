import { expect, test } from 'vitest';
import { classesOf, type PlaceFigure } from './choropleth-classes.ts';

const place = (value: number | null, projectCount: number | null = 2): PlaceFigure => ({
  code: 'KE',
  country: 'KE',
  name: 'Kenya',
  value,
  projectCount,
});

test('every place and every project is in one class, or in none for want of a value', () => {
  const places = [0, 0.4, 5, 8, 12, 60, 300].map((value) => place(value)).concat(place(null, 7), place(null, 1));
  const { breaks, classes, none } = classesOf(places);
  expect(classes.map(({ lower }) => lower)).toEqual(breaks);
  expect(classes.map(({ upper }) => upper)).toEqual([...breaks.slice(1), null]);
  expect(classes.reduce((sum, one) => sum + one.places, 0)).toBe(7);
  expect(classes.reduce((sum, one) => sum + one.projects!, 0)).toBe(14);
  expect(none).toEqual({ places: 2, projects: 8 });
});

test('a value that is missing is never the lowest class', () => {
  const { classes, none } = classesOf([place(null), place(3)]);
  expect(classes.reduce((sum, one) => sum + one.places, 0)).toBe(1);
  expect(none?.places).toBe(1);
  expect(classesOf([place(null)])).toMatchObject({ breaks: [], classes: [], none: { places: 1 } });
});

test('where a service counts no projects in a place, the class has no count', () => {
  expect(classesOf([place(3, null), place(3)]).classes.at(-1)).toMatchObject({ places: 2, projects: null });
});
