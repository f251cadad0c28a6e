import { saveFile } from '#window/kit/save-file.ts';
import { useMainMap } from '#window/map/main-map.ts';
import { useFiles } from '#window/shapes/files.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import { fileNameOf } from '#domain/file-name.ts';

/** What leaves the window as a file. Each rejects with HostFault. */

export async function saveMapPicture(): Promise<void> {
  const title = useWorkspace().current?.record.project_name ?? useFiles().files[0]?.name;
  const name = `${fileNameOf(title ?? 'map')}.png`;
  const bytes = await useMainMap().print(title);
  await saveFile(name, 'png', bytes);
}

/** The map for a report: around its project. */
export async function mapForReport(projectId: string | null): Promise<Uint8Array<ArrayBuffer>> {
  const map = useMainMap();
  if (projectId) await map.fitTo([projectId], true);
  return map.print();
}
