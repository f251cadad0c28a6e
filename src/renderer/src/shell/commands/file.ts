import { attempt } from '#window/kit/attempt.ts';
import { text as t } from '#window/kit/text/index.ts';
import { useFiles } from '#window/shapes/files.ts';
import { useSaving } from '#window/shapes/saving.ts';
import { useUi } from '#window/workspace/ui.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import { useIncomingFiles } from '../incoming-files.ts';
import { saveMapPicture } from '../outgoing-files.ts';
import { needs, type CommandAction, type MenuActions } from './command.ts';

/** From the open shapes to a due-diligence statement. */
function prepareForEudr(): CommandAction {
  const [ui, files] = [useUi(), useFiles()];
  return { label: () => t('menu.eudr'), needs: needs('shapes'), enabled: () => files.shapes.length > 0, run: () => ui.open('eudr') };
}

const printOnPaper = (enabled: () => boolean): CommandAction => ({
  overDialogs: true,
  label: () => t('menu.printMap'),
  needs: needs('shapes'),
  enabled,
  run: () => useUi().open('print'),
});

/** Where a person's data goes and lies. */
function placesOfData(): Pick<MenuActions<'file'>, 'connections.open' | 'outbox.open' | 'storage.open' | 'backups.open' | 'erase.open'> {
  const ui = useUi();
  return {
    'connections.open': { overDialogs: true, label: () => t('menu.connections'), run: () => ui.open('connections') },
    'outbox.open': { overDialogs: true, label: () => t('menu.outbox'), run: () => ui.open('outbox') },
    'storage.open': { label: () => t('menu.storage'), run: () => ui.open('storage') },
    'backups.open': { label: () => t('menu.backups'), run: () => ui.open('backups') },
    'erase.open': { label: () => t('menu.erase'), run: () => ui.open('erase') },
  };
}

export function fileActions(): MenuActions<'file'> {
  const ui = useUi();
  const files = useFiles();
  const workspace = useWorkspace();
  const incoming = useIncomingFiles();
  const saving = useSaving();
  const hasProject = () => workspace.current !== null;
  const canSave = () => (files.isOpen ? files.withGeometry.length > 0 : hasProject());
  const exportAs = (format: 'geojson' | 'kml' | 'kmz', name: string): CommandAction => ({
    label: () => t('menu.export', { format: name }),
    needs: needs('project'),
    enabled: canSave,
    // What is on the screen leaves the window: open files stand before the project that they hide.
    run: () => saving.saveAs(format),
  });
  return {
    'file.open': { label: () => t('menu.open'), run: () => void incoming.choose() },
    'file.service': { label: () => t('menu.service'), run: () => ui.open('remote') },
    'file.sample': { label: () => t('menu.sample'), run: () => void incoming.openSample() },
    'file.close': {
      label: () => t('menu.closeFiles'),
      needs: needs('file'),
      enabled: () => files.isOpen,
      run: () => files.closeAll(),
    },
    'file.clearRecent': {
      label: () => t('start.forgetRecent'),
      needs: () => t('start.noRecent'),
      enabled: () => incoming.recent.length > 0,
      run: () => void attempt(incoming.clearRecent),
    },
    'file.save': {
      label: () => t('menu.save'),
      needs: needs('shapes'),
      enabled: canSave,
      run: () => void attempt(() => saving.save()),
    },
    'file.saveAs': {
      label: () => t('menu.saveAs'),
      needs: needs('shapes'),
      enabled: canSave,
      run: () => saving.saveAs(),
    },
    'file.export': exportAs('geojson', 'GeoJSON'),
    'file.export-kml': exportAs('kml', 'KML'),
    'file.export-kmz': exportAs('kmz', 'KMZ'),
    'file.eudr': prepareForEudr(),
    'project.report': {
      overDialogs: true,
      label: () => t('menu.report'),
      needs: needs('projects'),
      enabled: () => hasProject() || workspace.projects.length > 0,
      run: () => ui.open('report'),
    },
    'print.open': printOnPaper(canSave),
    'map.print': { label: () => t('menu.print'), run: () => void attempt(saveMapPicture) },
    ...placesOfData(),
  };
}
