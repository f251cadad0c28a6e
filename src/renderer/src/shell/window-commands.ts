import type { ExportFormat } from '#host/contract.ts';
import type { WindowCommand } from './commands.ts';
import { hostCall } from '#window/kit/host/host.ts';
import { useDeletion } from '#window/workspace/deletion.ts';
import { useEditing } from '#window/shapes/editing.ts';
import { useFiles } from '#window/shapes/files.ts';
import { useUi } from '#window/workspace/ui.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import { languages, text as t, type Language } from '#window/kit/text/index.ts';

/** What the commands do to parts of the window that are no stores. */
export interface WindowActions {
  editProject(): unknown;
  choose(): unknown;
  openSample(): unknown;
  exportAs(format: ExportFormat): unknown;
  exportShapes(format: 'geojson'): unknown;
  report(): unknown;
  printMap(): unknown;
  askDelete(): void;
  closeProject(): void;
  nextProblem(): void;
  repairAll(): unknown;
  focusFilter(): void;
  focusName(): void;
  fitAll(): void;
  zoomProject(): void;
  finishSketch(): void;
  removeLastPoint(): void;
  tryOut(kind: 'buffer' | 'simplify'): void;
  toggleDrawer(): void;
  attempt(work: () => Promise<unknown>): unknown;
}

/** Everything a person can do, once: menus, shortcuts and the palette all read this list. */
export function windowCommands(actions: WindowActions): WindowCommand[] {
  const ui = useUi();
  const files = useFiles();
  const deletion = useDeletion();
  const editing = useEditing();
  const workspace = useWorkspace();
  const { attempt } = actions;
  const always = () => true;
  const needs = (what: string) => () => t(`needs.${what}`);
  const hasProject = () => workspace.current !== null;
  const codes = Object.keys(languages) as Language[];
  const nextLanguage = () => codes[(codes.indexOf(ui.language) + 1) % codes.length]!;
  const drawing = (['polygon', 'line', 'point', 'modify', 'move', 'split', 'hole'] as const).map((tool, index): WindowCommand => ({
    id: `draw.${tool}`,
    menu: 'draw',
    label: () => t(`edit.tool.${tool}`),
    keys: `Alt ${index + 1}`,
    binding: `Alt+Digit${index + 1}`,
    needs: needs(tool === 'split' || tool === 'hole' ? 'area' : 'shape'),
    enabled: () => editing.canUse(tool),
    run: () => editing.start(tool),
  }));
  return [
    {
      id: 'file.open',
      menu: 'file',
      label: () => t('menu.open'),
      keys: 'Ctrl O',
      binding: '$mod+o',
      enabled: always,
      run: () => void actions.choose(),
    },
    { id: 'file.sample', menu: 'file', label: () => t('menu.sample'), enabled: always, run: () => void actions.openSample() },
    {
      id: 'file.close',
      menu: 'file',
      label: () => t('menu.closeFiles'),
      needs: needs('file'),
      enabled: () => files.isOpen,
      run: () => files.closeAll(),
    },
    {
      id: 'file.shapes',
      menu: 'file',
      label: () => t('menu.exportShapes', { format: 'GeoJSON' }),
      keys: 'Ctrl S',
      binding: '$mod+s',
      lineBefore: true,
      needs: needs('shapes'),
      enabled: () => files.withGeometry.length > 0,
      run: () => void actions.exportShapes('geojson'),
    },
    {
      id: 'file.export',
      menu: 'file',
      label: () => t('menu.export', { format: 'GeoJSON' }),
      keys: 'Ctrl Shift E',
      binding: '$mod+Shift+E',
      needs: needs('project'),
      enabled: hasProject,
      run: () => void actions.exportAs('geojson'),
    },
    {
      id: 'file.export-kml',
      menu: 'file',
      label: () => t('menu.export', { format: 'KML' }),
      needs: needs('project'),
      enabled: hasProject,
      run: () => void actions.exportAs('kml'),
    },
    {
      id: 'file.export-kmz',
      menu: 'file',
      label: () => t('menu.export', { format: 'KMZ' }),
      needs: needs('project'),
      enabled: hasProject,
      run: () => void actions.exportAs('kmz'),
    },
    {
      id: 'project.report',
      menu: 'file',
      overDialogs: true,
      label: () => t('menu.report'),
      keys: 'Ctrl P',
      binding: '$mod+p',
      lineBefore: true,
      needs: needs('projects'),
      enabled: () => hasProject() || workspace.projects.length > 0,
      run: () => void actions.report(),
    },
    {
      id: 'map.print',
      menu: 'file',
      label: () => t('menu.print'),
      keys: 'Ctrl Shift P',
      binding: '$mod+Shift+P',
      enabled: always,
      run: () => void actions.printMap(),
    },
    {
      id: 'connections.open',
      menu: 'file',
      overDialogs: true,
      label: () => t('menu.connections'),
      keys: 'Ctrl ,',
      binding: '$mod+,',
      lineBefore: true,
      enabled: always,
      run: () => {
        ui.dialog = 'connections';
      },
    },
    {
      id: 'outbox.open',
      menu: 'file',
      overDialogs: true,
      label: () => t('menu.outbox'),
      keys: 'Ctrl Shift O',
      binding: '$mod+Shift+O',
      enabled: always,
      run: () => {
        ui.dialog = 'outbox';
      },
    },
    {
      id: 'storage.open',
      menu: 'file',
      label: () => t('menu.storage'),
      enabled: always,
      run: () => {
        ui.dialog = 'storage';
      },
    },
    {
      id: 'edit.undo',
      menu: 'edit',
      // A deletion was begun in the portfolio itself; steps of shapes lie unseen behind a dialog.
      overDialogs: () => deletion.label !== null,
      label: () => {
        const what = deletion.label ?? files.history.undoLabel;
        return what ? t('menu.undo', { what }) : t('menu.undoPlain');
      },
      keys: 'Ctrl Z',
      binding: '$mod+z',
      needs: () => files.history.endedBy ?? t('needs.undo'),
      enabled: () => (deletion.label ?? files.history.undoLabel) !== null,
      run: () => (deletion.label === null ? files.history.undo() : deletion.keep()),
    },
    {
      id: 'edit.redo',
      menu: 'edit',
      label: () => (files.history.redoLabel ? t('menu.redo', { what: files.history.redoLabel }) : t('menu.redoPlain')),
      keys: 'Ctrl Shift Z',
      binding: '$mod+Shift+Z',
      otherBinding: '$mod+y',
      needs: needs('redo'),
      enabled: () => files.history.redoLabel !== null,
      run: () => files.history.redo(),
    },
    {
      id: 'view.search',
      menu: 'edit',
      label: () => t('menu.find'),
      keys: 'Ctrl F',
      binding: '$mod+f',
      lineBefore: true,
      needs: needs('projects'),
      enabled: () => workspace.projects.length > 0,
      run: () => actions.focusFilter(),
    },
    ...drawing,
    {
      id: 'draw.finish',
      menu: 'draw',
      label: () => t('edit.finish'),
      keys: 'Enter',
      needs: needs('tool'),
      enabled: () => editing.tool !== null,
      run: () => actions.finishSketch(),
      lineBefore: true,
    },
    {
      id: 'draw.stop',
      menu: 'draw',
      label: () => t('edit.done'),
      keys: 'Esc',
      needs: needs('tool'),
      enabled: () => editing.tool !== null,
      run: () => editing.stop(),
    },
    {
      id: 'draw.merge',
      menu: 'draw',
      label: () => t('edit.mergeHint', { n: editing.picked.length }),
      keys: 'Ctrl M',
      binding: '$mod+m',
      lineBefore: true,
      needs: needs('twoShapes'),
      enabled: () => editing.picked.length > 1,
      run: () => void attempt(editing.merge),
    },
    {
      id: 'draw.buffer',
      menu: 'draw',
      label: () => t('edit.buffer'),
      needs: needs('shape'),
      enabled: () => Boolean(editing.selected?.feature.geometry),
      run: () => actions.tryOut('buffer'),
    },
    {
      id: 'draw.simplify',
      menu: 'draw',
      label: () => t('edit.simplify'),
      needs: needs('shape'),
      enabled: () => editing.picked.length > 0,
      run: () => actions.tryOut('simplify'),
    },
    {
      id: 'draw.track',
      menu: 'draw',
      label: () => t('edit.close'),
      needs: needs('track'),
      enabled: () => editing.canClose,
      run: () => void attempt(editing.close),
    },
    {
      id: 'draw.remove',
      menu: 'draw',
      label: () => t('edit.removeCount', { n: editing.picked.length }),
      keys: 'Del',
      needs: () => t(editing.tool ? 'needs.noTool' : 'needs.shape'),
      enabled: () => editing.picked.length > 0 && !editing.tool,
      run: () => files.removeShapes(editing.picked.map(({ id }) => id)),
    },
    {
      id: 'check.defects',
      menu: 'draw',
      label: () => t('menu.defects'),
      lineBefore: true,
      needs: needs('shapes'),
      enabled: () => files.withGeometry.length > 0,
      run: () => {
        ui.dialog = 'defects';
      },
    },
    {
      id: 'check.neighbours',
      menu: 'draw',
      label: () => t('menu.neighbours'),
      needs: needs('parcels'),
      enabled: () => files.withGeometry.length > 1,
      run: () => {
        ui.dialog = 'neighbours';
      },
    },
    {
      id: 'check.verdict',
      menu: 'draw',
      label: () => t('menu.verdict'),
      needs: needs('shapes'),
      enabled: () => files.shapes.length > 0,
      run: () => {
        ui.dialog = 'verdict';
      },
    },
    {
      id: 'palette.open',
      menu: 'view',
      overDialogs: true,
      label: () => t('menu.palette'),
      keys: 'Ctrl K',
      binding: '$mod+k',
      enabled: always,
      run: () => {
        ui.dialog = 'palette';
      },
    },
    {
      id: 'map.place',
      menu: 'view',
      overDialogs: true,
      label: () => t('menu.place'),
      keys: 'Ctrl G',
      binding: '$mod+g',
      enabled: always,
      run: () => {
        ui.dialog = 'place';
      },
    },
    {
      id: 'map.fit',
      menu: 'view',
      label: () => t('menu.fit'),
      keys: 'Ctrl 0',
      binding: '$mod+0',
      lineBefore: true,
      enabled: always,
      run: () => actions.fitAll(),
    },
    {
      id: 'check.next',
      menu: 'view',
      label: () => t('menu.nextProblem'),
      keys: 'F8',
      binding: 'F8',
      needs: needs('problems'),
      enabled: () => files.issues.length > 0,
      run: actions.nextProblem,
    },
    {
      id: 'check.repair',
      menu: 'draw',
      label: () => t('menu.repairAll'),
      keys: 'Shift F8',
      binding: 'Shift+F8',
      needs: needs('problems'),
      enabled: () => files.issues.length > 0,
      run: () => void actions.repairAll(),
    },
    {
      id: 'map.measure',
      menu: 'view',
      label: () => t('menu.measureLength'),
      keys: 'Alt M',
      binding: 'Alt+KeyM',
      enabled: always,
      run: () => editing.start('measure'),
    },
    {
      id: 'map.basemaps',
      menu: 'view',
      label: () => t('menu.basemaps'),
      enabled: always,
      run: () => {
        ui.dialog = 'basemaps';
      },
    },
    {
      id: 'view.drawer',
      menu: 'view',
      label: () => t('menu.drawer'),
      keys: 'Ctrl J',
      binding: '$mod+j',
      enabled: always,
      run: () => actions.toggleDrawer(),
    },
    {
      id: 'view.theme',
      menu: 'view',
      label: () => t('menu.theme', { theme: t(`theme.${ui.theme}`) }),
      lineBefore: true,
      enabled: always,
      run: () => ui.nextTheme(),
    },
    {
      id: 'view.contrast',
      menu: 'view',
      label: () => t('menu.contrast', { state: t(ui.contrast === 'high' ? 'menu.on' : 'menu.off') }),
      enabled: always,
      run: () => {
        ui.contrast = ui.contrast === 'high' ? 'normal' : 'high';
      },
    },
    {
      id: 'view.language',
      menu: 'view',
      label: () => t('menu.language', { name: languages[ui.language] }),
      enabled: always,
      run: () => {
        ui.language = nextLanguage();
      },
    },
    {
      id: 'project.create',
      menu: 'project',
      label: () => t('menu.create'),
      keys: 'Ctrl Enter',
      binding: '$mod+Enter',
      needs: needs('file'),
      enabled: () => files.isOpen,
      run: () => actions.focusName(),
    },
    {
      id: 'project.edit',
      menu: 'project',
      label: () => t('outbox.editProject'),
      needs: () => t(!hasProject() ? 'needs.project' : files.isOpen ? 'needs.filesClosed' : 'needs.ownShape'),
      enabled: () => hasProject() && !files.isOpen && !workspace.current!.record.is_collection,
      run: () => void actions.editProject(),
    },
    {
      id: 'project.takeAlong',
      menu: 'project',
      label: () => t('menu.takeAlong'),
      needs: needs('project'),
      enabled: hasProject,
      run: () => {
        ui.dialog = 'takeAlong';
      },
    },
    {
      id: 'project.zones',
      menu: 'project',
      label: () => t('zones.menu'),
      needs: needs('project'),
      enabled: hasProject,
      run: () => {
        ui.dialog = 'zones';
      },
    },
    {
      id: 'project.zoom',
      menu: 'project',
      label: () => t('menu.zoomProject'),
      needs: needs('project'),
      enabled: hasProject,
      run: () => actions.zoomProject(),
    },
    {
      id: 'project.close',
      menu: 'project',
      label: () => t('menu.closeProject'),
      needs: needs('project'),
      enabled: hasProject,
      run: () => actions.closeProject(),
    },
    {
      id: 'project.refresh',
      menu: 'project',
      overDialogs: true,
      label: () => t('menu.refresh'),
      lineBefore: true,
      keys: 'F5',
      binding: 'F5',
      enabled: always,
      run: () => void workspace.refresh(),
    },
    {
      id: 'project.again',
      menu: 'project',
      label: () => t('menu.again'),
      needs: needs('project'),
      enabled: hasProject,
      run: () =>
        void attempt(async () => {
          await hostCall('api.call', { operation: 'collectAgain', params: { project_id: workspace.current!.record.id } });
          await workspace.loadProducts();
        }),
    },
    {
      id: 'collection.open',
      menu: 'project',
      label: () => t('menu.collection'),
      enabled: always,
      run: () => {
        ui.dialog = 'collection';
      },
    },
    {
      id: 'portfolio.open',
      menu: 'project',
      label: () => t('menu.portfolio'),
      lineBefore: true,
      enabled: always,
      run: () => {
        ui.dialog = 'portfolio';
      },
    },
    {
      id: 'groups.open',
      menu: 'project',
      label: () => t('menu.groups'),
      enabled: always,
      run: () => {
        ui.dialog = 'groups';
      },
    },
    {
      id: 'project.delete',
      menu: 'project',
      label: () => t('menu.deleteProject'),
      lineBefore: true,
      needs: needs('project'),
      enabled: hasProject,
      run: () => actions.askDelete(),
    },
    {
      id: 'help.shortcuts',
      menu: 'help',
      overDialogs: true,
      label: () => t('menu.shortcuts'),
      keys: 'Shift F1',
      binding: 'Shift+F1',
      enabled: always,
      run: () => {
        ui.dialog = 'shortcuts';
      },
    },
    {
      id: 'help.guide',
      menu: 'help',
      overDialogs: true,
      label: () => t('menu.guide'),
      keys: 'F1',
      binding: 'F1',
      enabled: always,
      run: () => void attempt(() => hostCall('host.openLink', { link: 'docs' })),
    },
    {
      id: 'help.about',
      menu: 'help',
      label: () => t('menu.about'),
      enabled: always,
      run: () => {
        ui.dialog = 'about';
      },
    },
  ];
}
