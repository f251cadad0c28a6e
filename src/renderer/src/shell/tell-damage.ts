import { toast } from 'vue-sonner';
import { text as t } from '#window/kit/text/index.ts';
import { useBackups } from '#window/backups/backups.ts';
import { useUi } from '#window/workspace/ui.ts';

/** Says once that a file was put aside, at the start too: what holds connections and settings is read before there is a window. */
export async function tellDamage(): Promise<void> {
  const ui = useUi();
  // What was told before is known with the settings; the start asks again.
  if (!ui.loaded) return;
  const files = await useBackups()
    .lookForDamaged(ui.damageToldAt)
    .catch(() => []);
  const [newest] = files;
  if (!newest) return;
  ui.damageToldAt = newest.since;
  toast.error(t('backups.damagedTold', { n: files.length }, files.length), {
    id: 'file-damaged',
    description: t('backups.damagedToldText'),
    duration: 30_000,
    action: { label: t('backups.damagedShow'), onClick: () => ui.open('backups') },
  });
}
