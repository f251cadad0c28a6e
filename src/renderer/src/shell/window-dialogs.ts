import { defineComponent, h, type VNode } from 'vue';
import BackupsDialog from '#window/backups/BackupsDialog.vue';
import EraseDialog from '#window/backups/EraseDialog.vue';
import RecoveryDialog from '#window/backups/RecoveryDialog.vue';
import ConnectionsDialog from '#window/connections/ConnectionsDialog.vue';
import GroupsDialog from '#window/connections/GroupsDialog.vue';
import SourcesDialog from '#window/connections/SourcesDialog.vue';
import LicencesDialog from '#window/help/LicencesDialog.vue';
import UpdatesDialog from '#window/help/UpdatesDialog.vue';
import BasemapsDialog from '#window/layers/BasemapsDialog.vue';
import OwnMapsDialog from '#window/layers/OwnMapsDialog.vue';
import RasterFiguresDialog from '#window/layers/RasterFiguresDialog.vue';
import RemoteDialog from '#window/layers/RemoteDialog.vue';
import { useMainMap } from '#window/map/main-map.ts';
import MapAreaDialog from '#window/offline/MapAreaDialog.vue';
import OutboxDialog from '#window/offline/OutboxDialog.vue';
import RasterAreaDialog from '#window/offline/RasterAreaDialog.vue';
import StorageDialog from '#window/offline/StorageDialog.vue';
import TakeAlongDialog from '#window/offline/TakeAlongDialog.vue';
import PortfolioDialog from '#window/portfolio/PortfolioDialog.vue';
import CollectionDialog from '#window/project/CollectionDialog.vue';
import BinDialog from '#window/project/BinDialog.vue';
import DeleteProjectDialog from '#window/project/DeleteProjectDialog.vue';
import ZonesDialog from '#window/project/ZonesDialog.vue';
import PrintDialog from '#window/printing/PrintDialog.vue';
import ReportDialog from '#window/reports/ReportDialog.vue';
import CloseTrackQuestion from '#window/shapes/CloseTrackQuestion.vue';
import EudrDialog from '#window/shapes/EudrDialog.vue';
import FileSystemQuestion from '#window/shapes/FileSystemQuestion.vue';
import TableColumnsDialog from '#window/shapes/TableColumnsDialog.vue';
import QualityDialogs from '#window/shapes/QualityDialogs.vue';
import SaveAsDialog from '#window/shapes/SaveAsDialog.vue';
import SaveQuestion from '#window/shapes/SaveQuestion.vue';
import type { DialogName } from '#window/workspace/ui.ts';
import AboutDialog from './AboutDialog.vue';
import { useIncomingFiles } from './incoming-files.ts';
import { useOpenProject } from './open-project.ts';
import { mapForReport } from './outgoing-files.ts';
import PaletteDialog from './PaletteDialog.vue';
import { useShapesOnMap } from './shapes-on-map.ts';
import ShortcutsDialog from './ShortcutsDialog.vue';
import UnitsDialog from './UnitsDialog.vue';

/** Questions that wait for an answer: no key opens another dialog over them. */
const questions: ReadonlySet<DialogName> = new Set<DialogName>([
  'deleteProject',
  'recovery',
  'saveQuestion',
  'fileSystem',
  'tableColumns',
  'closeTrack',
]);
export const isQuestion = (name: DialogName) => questions.has(name);

/** Every dialog by its name. One component may show several of them. */
function dialogs(): Record<DialogName, () => VNode> {
  const project = useOpenProject();
  const incoming = useIncomingFiles();
  const shapes = useShapesOnMap();
  const map = useMainMap();
  const finder = () => h(PaletteDialog);
  const quality = () => h(QualityDialogs, { onShape: shapes.show });
  // Who adds a map of a region while looking at land in it goes on looking at that land.
  const goWhereAway = (id: string) => void map.zoomToBasemap(id, 'away');
  const zoomToBasemap = (id: string) => void map.zoomToBasemap(id);
  return {
    palette: finder,
    place: finder,
    shortcuts: () => h(ShortcutsDialog),
    about: () => h(AboutDialog),
    units: () => h(UnitsDialog),
    sources: () => h(SourcesDialog),
    connections: () => h(ConnectionsDialog),
    groups: () => h(GroupsDialog),
    collection: () => h(CollectionDialog),
    zones: () => h(ZonesDialog),
    deleteProject: () => h(DeleteProjectDialog, { onDelete: project.remove }),
    portfolio: () => h(PortfolioDialog, { onProject: project.open }),
    report: () => h(ReportDialog, { takeMap: mapForReport }),
    print: () => h(PrintDialog),
    outbox: () => h(OutboxDialog, { onOpenFiles: incoming.openAs }),
    storage: () => h(StorageDialog, { onPlace: map.goTo }),
    backups: () => h(BackupsDialog),
    bin: () => h(BinDialog),
    recovery: () => h(RecoveryDialog),
    erase: () => h(EraseDialog),
    licences: () => h(LicencesDialog),
    updates: () => h(UpdatesDialog),
    takeAlong: () => h(TakeAlongDialog),
    mapArea: () => h(MapAreaDialog, { viewBox: map.viewBox }),
    rasterArea: () => h(RasterAreaDialog, { viewBox: map.viewBox }),
    basemaps: () => h(BasemapsDialog, { onAdded: zoomToBasemap }),
    remote: () => h(RemoteDialog, { viewBox: map.viewBox, onAdded: goWhereAway, onOpened: (file) => incoming.open([file]) }),
    rasterFigures: () => h(RasterFiguresDialog),
    ownMaps: () => h(OwnMapsDialog),
    saveAs: () => h(SaveAsDialog),
    saveQuestion: () => h(SaveQuestion),
    fileSystem: () => h(FileSystemQuestion, { onPlaced: incoming.afterPlacing }),
    tableColumns: () => h(TableColumnsDialog, { onChosen: incoming.afterMapping }),
    closeTrack: () => h(CloseTrackQuestion),
    eudr: () => h(EudrDialog, { onShape: shapes.show }),
    verdict: quality,
    neighbours: quality,
    defects: quality,
  };
}

/** The dialogs of the window. They are there from the start, because a key may ask for one before anything else is. */
export function useWindowDialogs() {
  const views = [...new Set(Object.values(dialogs()))];
  return defineComponent(() => () => views.map((view) => view()));
}
