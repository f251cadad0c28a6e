import { AttributeTable } from '#attributes/attribute-table.ts';
import type { OpenFile, Shape } from './open-file.ts';
import { areaOf, lengthOf } from './shape-measures.ts';

/** What a table of shapes can be asked for besides attributes. No attribute is called like that. */
export const figureKeys = ['hectare:area', 'hectare:perimeter', 'hectare:file', 'hectare:folder'] as const;
export type FigureKey = (typeof figureKeys)[number];
export const isFigureKey = (key: string): key is FigureKey => (figureKeys as readonly string[]).includes(key);

/** The attribute of a shape; one without a name is called what the window calls it. */
export const attributeOf = ({ feature: { properties }, name }: Shape, key: string): unknown =>
  key === 'name' ? (properties?.['name'] ?? name) : properties?.[key];

/** The shapes as a table that can be asked. */
export function shapeTable(shapes: readonly Shape[], files: readonly OpenFile[], language: string): AttributeTable<Shape> {
  const names = new Map(files.map(({ id, name }) => [id, name]));
  const figures: Record<FigureKey, (shape: Shape) => unknown> = {
    'hectare:area': areaOf,
    'hectare:perimeter': lengthOf,
    'hectare:file': ({ fileId }) => names.get(fileId),
    'hectare:folder': ({ folder }) => folder,
  };
  return new AttributeTable(shapes, (shape, key) => (isFigureKey(key) ? figures[key](shape) : attributeOf(shape, key)), language);
}
