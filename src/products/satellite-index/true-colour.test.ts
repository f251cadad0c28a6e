import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { answered, type Given } from '../../../test/helpers/satellite-scenes.ts';
import { brightnessOf, withSurroundings } from './compute-true-colour.ts';
import { service as satelliteIndexProduct } from './service.ts';

describe('true colour', () => {
  const asked = (scenes: Given[]) => answered(scenes, {}, 'satelliteTrueColour');
  /** What stands in the picture at a share of its width and height. */
  const at = ({ files }: { files?: Record<string, { bytes: Uint8Array }> }, x: number, y: number) => {
    const { data, width, height } = PNG.sync.read(Buffer.from(files!['true-colour.png']!.bytes));
    const cell = Math.floor(y * height) * width + Math.floor(x * width);
    return [...data.subarray(cell * 4, cell * 4 + 4)];
  };

  test('the stretch: none of the light is black, 0.3 and more is white, a seventh of it is lifted', () => {
    expect([-0.1, 0, 0.3, 0.9].map(brightnessOf)).toEqual([0, 0, 255, 255]);
    // 255 × (1 / 8) ^ (2 / 3)
    expect(brightnessOf(0.3 / 8)).toBe(Math.round(255 / 4));
    for (let step = 1; step <= 300; step += 1) expect(brightnessOf(step / 1000)).toBeGreaterThanOrEqual(brightnessOf((step - 1) / 1000));
  });

  test('shows a project with land around it, in the same stretch everywhere', async () => {
    const { value, collected } = await asked([{ id: 'a', day: '2026-03-05' }]);
    const { west, south, east, north } = value['bounding_box'] as Record<string, number>;
    expect(west!).toBeLessThan(-56.0998 - 0.006);
    expect(east!).toBeGreaterThan(-56.0958 + 0.006);
    expect(north! - south!).toBeGreaterThan(0.004 + 0.012);
    expect(value).toMatchObject({ image_url: 'http://here/true-colour.png', scene_ids: ['a'] });
    expect((value['days'] as { acquired: string }[]).map(({ acquired }) => acquired)).toEqual(['2026-03-05T14:00:00Z']);
    // The scene of the test is 640 m wide and lies in the middle of the picture; beside it there is no data, and no colour.
    const [green, blue] = [brightnessOf(0.15), brightnessOf(0.03)];
    expect(at(collected, 0.5, 0.46)).toEqual([brightnessOf(0.1), green, blue, 255]);
    expect(at(collected, 0.5, 0.54)).toEqual([brightnessOf(0.3), green, blue, 255]);
    expect(at(collected, 0.02, 0.02)).toEqual([0, 0, 0, 0]);
    expect(value['shown_fraction']).toBeGreaterThan(0.05);
    expect(value['shown_fraction']).toBeLessThan(0.4);
    expect(satelliteIndexProduct.covers!(collected)).toEqual({ start: '2026-03-05', end: '2026-03-05' });
    expect(satelliteIndexProduct.available!(collected)).toEqual({});
  });

  test('what is clouded in the newest clear image comes from an older one, and from none where all are', async () => {
    const scenes: Given[] = [
      { id: 'new', day: '2026-03-05', clouded: (row) => row < 16 },
      { id: 'old', day: '2026-02-05', red: [3000, 3000], clouded: (row) => row < 5 },
    ];
    const { value, collected } = await asked(scenes);
    const days = value['days'] as { acquired: string; share: number }[];
    expect(days.map(({ acquired }) => acquired.slice(0, 10))).toEqual(['2026-03-05', '2026-02-05']);
    expect(days[0]!.share + days[1]!.share).toBeCloseTo(value['shown_fraction'] as number, 9);
    // Row 7 of the scene: hidden in the new image, seen in the old one. Row 2: hidden in both.
    const { north, south } = value['bounding_box'] as { north: number; south: number };
    const top = -2.7135;
    const rowAt = (row: number) => (north - (top - (row * 10) / 111_320)) / (north - south);
    const column = Array.from({ length: 60 }, (_, row) => at(collected, 0.5, rowAt(row - 5)));
    expect(column.some(([red, , , alpha]) => red === 255 && alpha === 255)).toBe(true);
    expect(column.some(([, , , alpha]) => alpha === 0)).toBe(true);
  });

  test('without a clear image it says why there is none', async () => {
    const { value, collected } = await asked([{ id: 'a', day: '2026-03-05', clouded: () => true }]);
    expect(value).toMatchObject({ image_url: null, shown_fraction: 0, days: [], no_data: { code: 'no-clear-scenes' } });
    expect(collected.files).toBeUndefined();
    expect((await asked([])).value['no_data']).toMatchObject({ code: 'no-scenes' });
  });

  test('the land around a project that lies over the antimeridian is one box', () => {
    const [west, , east] = withSurroundings([179.9, 10, -179.9, 10.1]);
    expect(west).toBeCloseTo(179.85, 9);
    expect(east).toBeCloseTo(-179.85, 9);
  });
});
