import { toast } from 'vue-sonner';
import { attempt } from '#window/kit/attempt.ts';
import { text as t, whole } from '#window/kit/text/index.ts';
import type { EditTool } from '#window/map/editing.ts';
import { useMainMap } from '#window/map/main-map.ts';
import { useEditing } from '#window/shapes/editing.ts';
import { useFiles } from '#window/shapes/files.ts';
import { useTrackClosing } from '#window/shapes/track-closing.ts';
import { useRepair } from '#window/shapes/repair.ts';
import { useProjectShapes } from '#window/workspace/project-shapes.ts';
import { useUi } from '#window/workspace/ui.ts';
import { needs, type CommandAction, type MenuActions } from './command.ts';

export function drawActions(): MenuActions<'draw'> {
  return { ...toolActions(), ...shapeActions(), ...checkActions() };
}

type Tools = Extract<keyof MenuActions<'draw'>, `draw.${EditTool | 'finish' | 'stop'}`>;
type Checks = Extract<keyof MenuActions<'draw'>, `check.${string}`>;

function toolActions(): Pick<MenuActions<'draw'>, Tools> {
  const editing = useEditing();
  const map = useMainMap();
  const take = (tool: Exclude<EditTool, 'measure'>): CommandAction => ({
    label: () => t(`edit.tool.${tool}`),
    needs: () => t(`needs.${editing.missingFor(tool) ?? 'shape'}`),
    enabled: () => editing.canUse(tool),
    run: () => editing.start(tool),
  });
  const inHand = { needs: needs('tool'), enabled: () => editing.tool !== null };
  return {
    'draw.polygon': take('polygon'),
    'draw.line': take('line'),
    'draw.point': take('point'),
    'draw.modify': take('modify'),
    'draw.move': take('move'),
    'draw.split': take('split'),
    'draw.hole': take('hole'),
    'draw.finish': { label: () => t('edit.finish'), ...inHand, run: () => void map.finishSketch() },
    'draw.stop': { label: () => t('edit.done'), ...inHand, run: () => editing.stop() },
  };
}

function shapeActions(): Omit<MenuActions<'draw'>, Tools | Checks> {
  const files = useFiles();
  const parcels = useProjectShapes();
  const editing = useEditing();
  const track = useTrackClosing();
  const ui = useUi();
  return {
    'draw.avoidOverlap': {
      label: () => t(ui.avoidsOverlap ? 'edit.avoid.off' : 'edit.avoid.label'),
      run: () => {
        ui.avoidsOverlap = !ui.avoidsOverlap;
        toast(t(ui.avoidsOverlap ? 'edit.avoid.isOn' : 'edit.avoid.isOff'));
      },
    },
    'draw.merge': {
      label: () => t('edit.mergeHint', { n: whole(editing.picked.length) }, editing.picked.length),
      needs: needs('twoShapes'),
      enabled: () => editing.picked.length > 1,
      run: () => void attempt(editing.merge),
    },
    'draw.buffer': {
      label: () => t('edit.buffer', { n: whole(editing.picked.length) }, editing.picked.length),
      needs: needs('shape'),
      enabled: () => editing.picked.length > 0,
      run: () => editing.tryOut('buffer'),
    },
    'draw.simplify': {
      label: () => t('edit.simplify', { n: whole(editing.picked.length) }, editing.picked.length),
      needs: needs('shape'),
      enabled: () => editing.picked.length > 0,
      run: () => editing.tryOut('simplify'),
    },
    'draw.track': {
      label: () => t('edit.close'),
      needs: () => t(editing.picked.length > 1 ? 'needs.oneTrack' : 'needs.track'),
      enabled: () => editing.canClose,
      run: () => void attempt(track.close),
    },
    'draw.remove': {
      label: () => t('edit.removeCount', { n: whole(files.selected.length) }, files.selected.length),
      needs: () => t(editing.isDrawing ? 'needs.noTool' : parcels.selectedIds.size > 0 ? 'needs.editProject' : 'needs.shape'),
      enabled: () => files.selected.length > 0 && !editing.isDrawing,
      run: () => files.removeShapes(files.selected.map(({ id }) => id)),
    },
  };
}

function checkActions(): Pick<MenuActions<'draw'>, Checks> {
  const ui = useUi();
  const files = useFiles();
  const repair = useRepair();
  return {
    'check.defects': {
      label: () => t('menu.defects'),
      needs: needs('shapes'),
      enabled: () => files.withGeometry.length > 0,
      run: () => ui.open('defects'),
    },
    'check.neighbours': {
      label: () => t('menu.neighbours'),
      needs: needs('parcels'),
      enabled: () => files.withGeometry.length > 1,
      run: () => ui.open('neighbours'),
    },
    'check.verdict': {
      label: () => t('menu.verdict'),
      needs: needs('shapes'),
      enabled: () => files.shapes.length > 0,
      run: () => ui.open('verdict'),
    },
    'check.repairSelected': {
      label: () => t('menu.repairSelected', { n: whole(repair.selected.length) }, repair.selected.length),
      needs: () => t(files.selectedIds.size > 0 ? 'needs.problemSelected' : 'needs.shape'),
      enabled: () => repair.selected.length > 0,
      run: () => void repair.repair(repair.selected),
    },
    'check.repair': {
      label: () => t('menu.repairAll'),
      needs: needs('problems'),
      enabled: () => files.issues.length > 0,
      run: () => void repair.repairAll(),
    },
  };
}
