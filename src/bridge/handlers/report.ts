import type { Project } from '../../api/index.ts';
import { buildReport, writePdf } from '../../report/index.ts';

/** The PDF of a project; a service that gives no hash gets ours. */
export function projectReport(project: Project, geometryHash: string, connectionName: string, input: { mapPng?: Uint8Array | undefined; notes?: string | undefined; paper?: 'A4' | 'letter' | undefined }): Promise<Uint8Array> {
  return writePdf(buildReport({
    project: { ...project, geometry_hash: project.geometry_hash ?? geometryHash }, connectionName, date: new Date(), notes: input.notes ?? '', paper: input.paper ?? 'A4', mapPng: input.mapPng ?? null,
  }));
}
