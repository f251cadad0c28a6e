import { useI18n } from 'vue-i18n';
import { isFigureKey } from './shape-columns.ts';

/** What a column is called: an attribute as its file calls it, a figure in the window's language. */
export function useColumnName(): (key: string) => string {
  const { t } = useI18n();
  return (key) => (isFigureKey(key) ? t(`filter.figure.${key.slice('hectare:'.length)}`) : key);
}
