import { computed } from 'vue';
import { AttributeTable } from '#attributes/attribute-table.ts';
import { pictureOfFigure, type FigureName } from '#api/parcel-figures.ts';
import { i18n, text, type Language } from '#window/kit/text/index.ts';
import { figureNames, isFigureName, useParcelFigures } from './parcel-figures.ts';
import { useParcelRisks } from './parcel-risks.ts';
import { isRiskName, riskNames, riskOf, severityOf, type RiskName } from './plot-risks.ts';
import { hectaresOf, useProjectShapes, type ProjectShape } from './project-shapes.ts';

/** Columns of our own have a colon, which keeps them apart from attributes of the same name. */
export const ownColumns = { name: 'hectare:name', folder: 'hectare:folder', area: 'hectare:area' } as const;
const figurePrefix = 'hectare:figure:';
const riskPrefix = 'hectare:risk:';
/** The same risks as people order and as they read them. */
const severityPrefix = 'hectare:severity:';
const wordsPrefix = 'hectare:words:';

const named = <Name extends string>(id: string, prefix: string, isName: (name: string) => name is Name): Name | null => {
  const name = id.startsWith(prefix) ? id.slice(prefix.length) : '';
  return isName(name) ? name : null;
};
export const figureIn = (id: string): FigureName | null => named(id, figurePrefix, isFigureName);
export const riskIn = (id: string): RiskName | null => named(id, riskPrefix, isRiskName);
/** The column of the table that orders another one, and the one that holds it as it reads. */
export const orderKeyOf = (id: string): string => (riskIn(id) ? severityPrefix + riskIn(id)! : id);
export const textKeyOf = (id: string): string => (riskIn(id) ? wordsPrefix + riskIn(id)! : id);

const ownTexts: Readonly<Record<string, string>> = {
  [ownColumns.name]: 'table.name',
  [ownColumns.folder]: 'table.folder',
  [ownColumns.area]: 'table.area',
};
/** What a column is called, in the window's language or another that is loaded. */
export function parcelColumnName(id: string, locale: Language = i18n.global.locale.value): string {
  const own = figureIn(id) ?? riskIn(id);
  const key = ownTexts[id] ?? (own === null ? null : `parcels.${own}`);
  return key === null ? id : i18n.global.t(key, {}, { locale });
}
/** What a risk is called. */
export const riskWords = (code: string, locale: Language = i18n.global.locale.value): string =>
  i18n.global.t(`parcels.risk.${code}`, {}, { locale });

/** The parcels of the open project as a table: names, hectares, figures and risks where the service has them, and attributes. */
export function createParcelTable() {
  const project = useProjectShapes();
  const figures = useParcelFigures();
  const risks = useParcelRisks();

  function keysOfFigures(): string[] {
    const { answer } = figures;
    return answer && figures.isKnown ? figureNames.filter((name) => answer[pictureOfFigure[name]]).map((name) => figurePrefix + name) : [];
  }
  const keys = computed<string[]>(() => [
    ownColumns.name,
    ...(project.shapes.some(({ folder }) => folder !== '') ? [ownColumns.folder] : []),
    ownColumns.area,
    ...keysOfFigures(),
    ...(risks.isKnown ? riskNames.map((name) => riskPrefix + name) : []),
    ...project.columns,
  ]);

  function valueOf(shape: ProjectShape, key: string): unknown {
    if (key === ownColumns.name) return shape.name;
    if (key === ownColumns.folder) return shape.folder;
    if (key === ownColumns.area) return hectaresOf(shape);
    const figure = figureIn(key);
    if (figure) return figures.of(shape)?.[figure] ?? null;
    const risk = riskIn(key);
    if (risk) return riskOf(risks.of(shape), risk);
    const bySeverity = named(key, severityPrefix, isRiskName);
    if (bySeverity) {
      const known = riskOf(risks.of(shape), bySeverity);
      return known === null ? null : severityOf(known);
    }
    const inWords = named(key, wordsPrefix, isRiskName);
    if (inWords) return text(`parcels.risk.${riskOf(risks.of(shape), inWords) ?? 'unknown'}`);
    return shape.feature.properties?.[key];
  }
  // A table does not change: with other figures it is another one.
  const table = computed(() => {
    void [figures.answer, risks.answer];
    return new AttributeTable<ProjectShape>(project.shapes, valueOf, i18n.global.locale.value);
  });
  return { keys, table, valueOf };
}
