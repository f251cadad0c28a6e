import { languages, text as t, type Language } from '#window/kit/text/index.ts';
import { useMainMap } from '#window/map/main-map.ts';
import { useEditing } from '#window/shapes/editing.ts';
import { useFiles } from '#window/shapes/files.ts';
import { useUi } from '#window/workspace/ui.ts';
import { useDrawer } from '../drawer.ts';
import { useShapesOnMap } from '../shapes-on-map.ts';
import { needs, type MenuActions } from './command.ts';

const codes = Object.keys(languages) as Language[];

export function viewActions(): MenuActions<'view'> {
  const ui = useUi();
  const files = useFiles();
  const editing = useEditing();
  const map = useMainMap();
  const drawer = useDrawer();
  const shapes = useShapesOnMap();
  return {
    'palette.open': { overDialogs: true, label: () => t('menu.palette'), run: () => ui.open('palette') },
    'map.place': { overDialogs: true, label: () => t('menu.place'), run: () => ui.open('place') },
    'map.fit': { label: () => t('menu.fit'), run: () => void map.fitAll() },
    'check.next': {
      label: () => t('menu.nextProblem'),
      needs: needs('problems'),
      enabled: () => files.issues.length > 0,
      run: () => shapes.nextIssue(),
    },
    'map.measure': { label: () => t('menu.measureLength'), run: () => editing.start('measure') },
    'map.basemaps': { label: () => t('menu.basemaps'), run: () => ui.open('basemaps') },
    'view.drawer': { label: () => t('menu.drawer'), run: () => drawer.toggle() },
    'view.theme': { label: () => t('menu.theme', { theme: t(`theme.${ui.theme}`) }), run: () => ui.nextTheme() },
    'view.contrast': {
      label: () => t('menu.contrast', { state: t(ui.contrast === 'high' ? 'menu.on' : 'menu.off') }),
      run: () => {
        ui.contrast = ui.contrast === 'high' ? 'normal' : 'high';
      },
    },
    'view.language': {
      label: () => t('menu.language', { name: languages[ui.language] }),
      run: () => {
        ui.language = codes[(codes.indexOf(ui.language) + 1) % codes.length]!;
      },
    },
  };
}
