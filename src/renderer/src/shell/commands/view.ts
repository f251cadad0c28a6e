import { dateForm, dateForms, nextOf, numberForm, numberForms, type NumberForm } from '#window/kit/text/forms.ts';
import { dayOf, decimal, languages, text as t, type Language } from '#window/kit/text/index.ts';
import { useBasemaps } from '#window/layers/basemaps.ts';
import { useStylePanel } from '#window/layers/style-panel.ts';
import { useMainMap } from '#window/map/main-map.ts';
import { useEditing } from '#window/shapes/editing.ts';
import { useFiles } from '#window/shapes/files.ts';
import { useSaving } from '#window/shapes/saving.ts';
import { useUi } from '#window/workspace/ui.ts';
import { useDrawer } from '../drawer.ts';
import { useMessages } from '../messages.ts';
import { usePanes } from '../panes.ts';
import { useShapesOnMap } from '../shapes-on-map.ts';
import { needs, type MenuActions } from './command.ts';

const codes = Object.keys(languages) as Language[];

type Appearance = 'view.theme' | 'view.contrast' | 'view.numbers' | 'view.dates' | 'view.units' | 'view.language';
function appearanceActions(): Pick<MenuActions<'view'>, Appearance> {
  const ui = useUi();
  return {
    'view.theme': { label: () => t('menu.theme', { theme: t(`theme.${ui.theme}`) }), run: () => ui.nextTheme() },
    'view.contrast': {
      label: () => t('menu.contrast', { state: t(ui.contrast === 'high' ? 'menu.on' : 'menu.off') }),
      run: () => {
        ui.contrast = ui.contrast === 'high' ? 'normal' : 'high';
      },
    },
    'view.numbers': {
      label: () => t('menu.numbers', { form: numberForm.value === 'system' ? t('theme.system') : decimal(1234.5, 1) }),
      run: () => {
        numberForm.value = nextOf(Object.keys(numberForms) as NumberForm[], numberForm.value);
      },
    },
    'view.dates': {
      label: () => t('menu.dates', { form: dateForm.value === 'system' ? t('theme.system') : dayOf('2026-05-04T12:00:00Z') }),
      run: () => {
        dateForm.value = nextOf(dateForms, dateForm.value);
      },
    },
    'view.units': { label: () => t('menu.units'), run: () => ui.open('units') },
    'view.language': {
      label: () => t('menu.language', { name: languages[ui.language] }),
      run: () => {
        ui.language = codes[(codes.indexOf(ui.language) + 1) % codes.length]!;
      },
    },
  };
}

export function viewActions(): MenuActions<'view'> {
  const ui = useUi();
  const files = useFiles();
  const basemaps = useBasemaps();
  const saving = useSaving();
  const stylePanel = useStylePanel();
  const editing = useEditing();
  const map = useMainMap();
  const drawer = useDrawer();
  const shapes = useShapesOnMap();
  const panes = usePanes();
  const messages = useMessages();
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
    'map.style': {
      label: () => t('menu.style'),
      needs: needs('file'),
      enabled: () => files.isOpen,
      run: () => stylePanel.open((saving.target() ?? files.files.at(-1)!).id),
    },
    'map.basemaps': { label: () => t('menu.basemaps'), run: () => ui.open('basemaps') },
    'map.takeArea': {
      label: () => t('mapArea.menu'),
      needs: needs('offlineMap'),
      enabled: () => basemaps.shownForOffline.length > 0,
      run: () => ui.open('mapArea'),
    },
    'view.drawer': { label: () => t('menu.drawer'), run: () => drawer.toggle() },
    'view.left': { label: () => t('menu.left'), run: () => panes.toggle('left') },
    'view.right': { label: () => t('menu.right'), run: () => panes.toggle('right') },
    'view.messages': { label: () => t('menu.messages'), run: () => drawer.showTab('messages') },
    'view.closeMessage': {
      overDialogs: () => messages.shown !== null,
      label: () => t('menu.closeMessage'),
      needs: needs('message'),
      enabled: () => messages.shown !== null,
      run: () => messages.close(),
    },
    ...appearanceActions(),
  };
}
