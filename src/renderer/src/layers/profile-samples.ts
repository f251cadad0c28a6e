import type { ProfilePoint } from '#raster/line-profile.ts';

/** Places of a profile at even distances, so that a chart is true along its axis. Between two places the height is on the straight line; beside one without a height there is none. */
export function samplesOf(points: readonly ProfilePoint[], count: number): ProfilePoint[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  const samples: ProfilePoint[] = [];
  let at = 0;
  for (let sample = 0; sample < count; sample += 1) {
    const distanceMetres = (last.distanceMetres * sample) / Math.max(1, count - 1);
    while (at < points.length - 2 && points[at + 1]!.distanceMetres < distanceMetres) at += 1;
    const [from, to] = [points[at]!, points[at + 1] ?? points[at]!];
    const length = to.distanceMetres - from.distanceMetres;
    const share = length > 0 ? Math.min(1, Math.max(0, (distanceMetres - from.distanceMetres) / length)) : 0;
    const between = (a: number, b: number) => a + (b - a) * share;
    const [low, high] = [share === 1 ? to.heightMetres : from.heightMetres, share === 0 ? from.heightMetres : to.heightMetres];
    samples.push({
      distanceMetres,
      longitude: between(from.longitude, to.longitude),
      latitude: between(from.latitude, to.latitude),
      heightMetres: low === null || high === null ? null : between(share === 1 ? high : low, share === 0 ? low : high),
    });
  }
  return samples;
}
