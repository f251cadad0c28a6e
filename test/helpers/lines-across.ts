import type { Geometry, MultiPolygon, Polygon } from '#geo/index.ts';

/** Shapes whose boundaries cross each other as often as they can: small files that ask for much work. All near 36.8° E, 1.3° S. */
const [longitude, latitude, reach] = [36.8, -1.3, 0.05];

const needle = (along: (share: number, across: number) => [number, number], width: number): Polygon => {
  const tip = along(-reach, 0);
  return { type: 'Polygon', coordinates: [[tip, along(reach, -width / 2), along(reach, width / 2), tip]] };
};

/** Long thin triangles through one place, each in its own direction: all cross all others, and their union has few corners. */
export const needlesThroughOnePlace = (count: number): Geometry[] =>
  Array.from({ length: count }, (_, k) => {
    const turn = (Math.PI * (k + 0.3)) / count;
    const [east, north] = [Math.cos(turn), Math.sin(turn)];
    return needle((share, across) => [longitude + share * east - across * north, latitude + share * north + across * east], 0.0004);
  });

/** Long thin triangles as threads of a cloth, half of them this way and half that way: their union has a hole for each two that cross. */
export const weave = (count: number): Geometry[] => {
  const half = count / 2;
  return Array.from({ length: count }, (_, k) => {
    const offset = -reach + (2 * reach * ((k % half) + 0.5)) / half;
    return needle(
      (share, across) =>
        k < half ? [longitude + share * 1.01, latitude + offset + across] : [longitude + offset + across, latitude + share * 1.01],
      (reach / half) * 0.8,
    );
  });
};

/** Thin triangles side by side along diagonals: the boxes of all touch, and no two share land. */
export const besideEachOther = (count: number): Geometry[] =>
  Array.from({ length: count }, (_, k) => {
    const offset = (k * reach) / (10 * count);
    return needle((share, across) => [longitude + share + offset + across, latitude + share - offset], reach / (40 * count));
  });

/** One ring that goes round its middle about half as often as it has corners: each edge crosses nearly all others. `corners` is odd. */
export const star = (corners: number): Polygon => {
  const place = (k: number): [number, number] => {
    const turn = (2 * Math.PI * ((k * (corners - 1)) / 2)) / corners;
    return [longitude + reach * Math.cos(turn), latitude + reach * Math.sin(turn)];
  };
  const ring = Array.from({ length: corners }, (_, k) => place(k));
  return { type: 'Polygon', coordinates: [[...ring, ring[0]!]] };
};

/** Parts around one place, which all have a corner there: each touches all others. */
export const partsAroundOnePlace = (count: number): MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: Array.from({ length: count }, (_, k) => {
    const at = (turn: number) => [longitude + reach * Math.cos(turn), latitude + reach * Math.sin(turn)];
    const [from, to] = [(2 * Math.PI * k) / count, (2 * Math.PI * (k + 0.5)) / count];
    return [[[longitude, latitude], at(from), at(to), [longitude, latitude]]];
  }),
});

/** Parts that lie in one another, each in all larger ones. */
export const partsInOneAnother = (count: number): MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: Array.from({ length: count }, (_, k) => {
    const half = (reach * (k + 1)) / count;
    const [west, south, east, north] = [longitude - half, latitude - half, longitude + half, latitude + half];
    return [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ];
  }),
});

/** The needles side by side as parts of one shape. */
export const partsBesideEachOther = (count: number): MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: besideEachOther(count).flatMap((geometry) => (geometry.type === 'Polygon' ? [geometry.coordinates] : [])),
});

/** Two combs whose teeth lie across each other: each tooth of one crosses all of the other. */
export const combsAcross = (teeth: number): [Polygon, Polygon] => {
  const back = reach / 50;
  const comb = (place: (along: number, out: number) => number[]): Polygon => {
    const corners: number[][] = [];
    for (let k = 0; k < teeth; k += 1) {
      const [from, to] = [(2 * reach * k) / teeth, (2 * reach * (k + 0.5)) / teeth];
      corners.push(place(from, back), place(from, 2 * reach), place(to, 2 * reach), place(to, back));
    }
    const ring = [...corners, place(2 * reach, back), place(2 * reach, 0), place(0, 0)];
    return { type: 'Polygon', coordinates: [[...ring, ring[0]!]] };
  };
  return [
    comb((along, out) => [longitude - reach + along, latitude - reach + out]),
    comb((along, out) => [longitude - reach - back / 2 + out, latitude - reach + along + reach / 100]),
  ];
};

/** A band that runs around a place of the antimeridian again and again, farther out each time. */
export const spiralOverAntimeridian = (turns: number): Polygon => {
  const perTurn = 8;
  const place = (k: number, farther: number) => {
    const turn = (2 * Math.PI * (k + 0.3)) / perTurn;
    const radius = reach * (0.02 + k / (turns * perTurn)) + farther;
    const x = 180 + radius * Math.cos(turn);
    return [x > 180 ? x - 360 : x, latitude + radius * Math.sin(turn)];
  };
  const steps = Array.from({ length: turns * perTurn + 1 }, (_, k) => k);
  const ring = [...steps.map((k) => place(k, 0)), ...steps.toReversed().map((k) => place(k, reach / turns / 2))];
  return { type: 'Polygon', coordinates: [[...ring, ring[0]!]] };
};
