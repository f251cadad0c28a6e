import { isObject } from '#domain/object.ts';
import { nameInAddress } from '#operations/named-files.ts';
import { hostCall, projectCall, type QueryOf } from '#window/kit/host/host.ts';

/** One answer of the satellite index: its picture as GeoTIFF, and what the answer says of it. */
export interface SatellitePicture {
  bytes: Uint8Array<ArrayBuffer>;
  acquired: string[];
  mean: number | null;
}

export const satelliteFile = async (projectId: string, name: string): Promise<Uint8Array<ArrayBuffer>> =>
  (await hostCall('api.raster', { operation: 'satelliteImage', params: { project_id: projectId, name } })).bytes as Uint8Array<ArrayBuffer>;

/** The picture of an index over a range of dates, or null where no clear image was found. Rejects with HostFault. */
export async function satellitePicture(projectId: string, query: QueryOf<'satelliteIndex'>): Promise<SatellitePicture | null> {
  const { value } = await projectCall('satelliteIndex', projectId, query);
  const answer = isObject(value) ? value : {};
  const { acquired, statistics } = answer;
  const name = nameInAddress(answer['geotiff_url']);
  if (!name) return null;
  return {
    bytes: await satelliteFile(projectId, name),
    acquired: Array.isArray(acquired) ? acquired.map(String) : [],
    mean: isObject(statistics) && typeof statistics['mean'] === 'number' ? statistics['mean'] : null,
  };
}

export type StepLength = 'month' | 'quarter' | 'year';
/** Whole months, quarters or years from one day to another, the first and last cut at those days; at most `most`, the newest. */
export function timeSpans(from: string, to: string, length: StepLength, most = 60): { label: string; start: string; end: string }[] {
  const months = { month: 1, quarter: 3, year: 12 }[length];
  const spans: { label: string; start: string; end: string }[] = [];
  const first = new Date(`${from}T00:00:00Z`);
  for (let month = Math.floor((first.getUTCFullYear() * 12 + first.getUTCMonth()) / months) * months; ; month += months) {
    const begin = new Date(Date.UTC(Math.floor(month / 12), month % 12, 1)).toISOString().slice(0, 10);
    const last = new Date(Date.UTC(Math.floor((month + months) / 12), (month + months) % 12, 0)).toISOString().slice(0, 10);
    if (begin > to) break;
    const label =
      length === 'year'
        ? begin.slice(0, 4)
        : length === 'month'
          ? begin.slice(0, 7)
          : `${begin.slice(0, 4)} Q${Math.floor((month % 12) / 3) + 1}`;
    spans.push({ label, start: begin < from ? from : begin, end: last > to ? to : last });
  }
  return spans.slice(-most);
}

/** Scenes beside the times at which they were taken. The two lists are each in an order of their own; a Sentinel-2 scene carries its day in its name. */
export function scenesByTime(acquired: string[], sceneIds: string[]): { when: string; scene: string }[] {
  const left = [...sceneIds];
  return acquired.map((when) => {
    const day = when.slice(0, 10).replaceAll('-', '');
    const at = left.findIndex((id) => id.includes(day));
    return { when, scene: at < 0 ? '' : left.splice(at, 1)[0]! };
  });
}
