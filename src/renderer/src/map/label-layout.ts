/** A name that is to be written, in pixels: its anchor in the shape, how far the shape reaches to each side of it, how large the words are. */
export interface LabelWish {
  key: number;
  x: number;
  y: number;
  /** of the shape's bounds around the anchor; of lines 0, because a name stands on a line */
  left: number;
  right: number;
  above: number;
  below: number;
  width: number;
  height: number;
  /** an icon: no name stands on it, and its own stands to its right, as in Google Earth */
  isIcon?: boolean;
}
/** Where the middle of a name stands from its anchor, in pixels to the right and down; `isLed`: a line leads there. */
export interface LabelSpot {
  dx: number;
  dy: number;
  isLed: boolean;
}
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
  key: number;
}

/** Between names, and between a name and its shape. */
const gapPixels = 3;
/** A name that is this much wider than a shape of some height is still read as its name. */
const maxOverhang = 1.6;
const leaderPixels = [14, 28, 44, 64, 90];
/** More lines than these are a tangle. */
const maxLeaders = 60;
const cellPixels = 96;
const directions = Array.from(
  { length: 12 },
  (_, n) => [Math.round(1e6 * Math.sin((n * Math.PI) / 6)) / 1e6, Math.round(-1e6 * Math.cos((n * Math.PI) / 6)) / 1e6] as const,
);
/** What a line costs, in pixels of its length: crossing another one, lying over a shape, leading into the crowd in place of out of it. */
const costs = { crossing: 120, overShape: 60, inwards: 30 };
/** Names so near are a crowd. */
const crowdPixels = 150;

/** Boxes by the squares that they lie in, so that a name is compared with its neighbours alone. */
class BoxGrid {
  readonly #cells = new Map<string, Box[]>();
  add(box: Box): void {
    for (const key of cellsOf(box)) {
      const cell = this.#cells.get(key);
      if (cell) cell.push(box);
      else this.#cells.set(key, [box]);
    }
  }
  meets(box: Box): boolean {
    return cellsOf(box).some((key) =>
      this.#cells
        .get(key)
        ?.some(
          (other) =>
            other.key !== box.key && other.left < box.right && other.right > box.left && other.top < box.bottom && other.bottom > box.top,
        ),
    );
  }
}
function cellsOf({ left, top, right, bottom }: Box): string[] {
  const keys: string[] = [];
  for (let column = Math.floor(left / cellPixels); column <= Math.floor(right / cellPixels); column += 1)
    for (let row = Math.floor(top / cellPixels); row <= Math.floor(bottom / cellPixels); row += 1) keys.push(`${column} ${row}`);
  return keys;
}

const shapeBox = ({ key, x, y, left, right, above, below }: LabelWish): Box => ({
  key,
  left: x - left,
  right: x + right,
  top: y - above,
  bottom: y + below,
});
const boxAt = ({ key, x, y, width, height }: LabelWish, { dx, dy }: LabelSpot): Box => ({
  key,
  left: x + dx - width / 2 - gapPixels / 2,
  right: x + dx + width / 2 + gapPixels / 2,
  top: y + dy - height / 2 - gapPixels / 2,
  bottom: y + dy + height / 2 + gapPixels / 2,
});

/** In the shape, where the name fits there or nearly does. */
function inside({ left, right, above, below, width, height, isIcon }: LabelWish): LabelSpot[] {
  if (isIcon) return [];
  const isLine = left + right === 0 && above + below === 0;
  const fits = above + below >= height && left + right >= width / maxOverhang;
  return fits || isLine ? [{ dx: 0, dy: 0, isLed: false }] : [];
}
/** Close to the shape: above, below, to its right, to its left; first to the right of an icon. */
function beside({ left, right, above, below, width, height, isIcon }: LabelWish): LabelSpot[] {
  const [middleX, middleY] = [(right - left) / 2, (below - above) / 2];
  const spots = [
    { dx: middleX, dy: -above - height / 2 - gapPixels, isLed: false },
    { dx: middleX, dy: below + height / 2 + gapPixels, isLed: false },
    { dx: right + width / 2 + gapPixels, dy: middleY, isLed: false },
    { dx: -left - width / 2 - gapPixels, dy: middleY, isLed: false },
  ];
  return isIcon ? [spots[2]!, ...spots.toSpliced(2, 1)] : spots;
}
/** Away from the shape, at the end of a line. */
function led({ left, right, above, below, width, height }: LabelWish): LabelSpot[] {
  return leaderPixels.flatMap((length) =>
    directions.map(([east, south]) => ({
      dx: east * length + Math.sign(east) * ((east > 0 ? right : left) + width / 2),
      dy: south * length + Math.sign(south) * ((south > 0 ? below : above) + height / 2),
      isLed: true,
    })),
  );
}

type Leader = [x: number, y: number, toX: number, toY: number];
function leaderOf({ x, y, width, height }: LabelWish, spot: LabelSpot): Leader {
  const [dx, dy] = leaderEnd(spot, width, height);
  return [x, y, x + dx, y + dy];
}
function cross([ax, ay, bx, by]: Leader, [cx, cy, dx, dy]: Leader): boolean {
  const side = (fromX: number, fromY: number, toX: number, toY: number, x: number, y: number) =>
    Math.sign((toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX));
  return side(ax, ay, bx, by, cx, cy) !== side(ax, ay, bx, by, dx, dy) && side(cx, cy, dx, dy, ax, ay) !== side(cx, cy, dx, dy, bx, by);
}
/** The direction from the middle of the names around to this one, of length 1; 0, 0 where it stands alone. */
function outwards({ x, y }: LabelWish, wishes: readonly LabelWish[]): [number, number] {
  const near = wishes.filter((other) => Math.abs(other.x - x) < crowdPixels && Math.abs(other.y - y) < crowdPixels);
  const [east, south] = [
    x - near.reduce((sum, other) => sum + other.x, 0) / near.length,
    y - near.reduce((sum, other) => sum + other.y, 0) / near.length,
  ];
  const length = Math.hypot(east, south);
  return length < 1 ? [0, 0] : [east / length, south / length];
}

/**
 * Finds room for names so that none lies over another: in its shape, close to it where no other shape lies, or at the end of a line. Names that were placed keep
 * their places (`kept`) where these are still free; large shapes come before small ones. A name without room is left out.
 */
export function layOutLabels(wishes: readonly LabelWish[], kept: ReadonlyMap<number, LabelSpot> = new Map()): Map<number, LabelSpot> {
  const [names, shapes] = [new BoxGrid(), new BoxGrid()];
  for (const wish of wishes) shapes.add(shapeBox(wish));
  const placed = new Map<number, LabelSpot>();
  const leaders: Leader[] = [];
  const take = (wish: LabelWish, spot: LabelSpot) => {
    names.add(boxAt(wish, spot));
    placed.set(wish.key, spot);
    if (spot.isLed) leaders.push(leaderOf(wish, spot));
  };
  const sizeOf = (wish: LabelWish) => (wish.left + wish.right) * (wish.above + wish.below);
  const order = [...wishes].sort((a, b) => sizeOf(b) - sizeOf(a) || a.key - b.key);
  const isFree = (wish: LabelWish, spot: LabelSpot, alsoOfShapes: boolean) => {
    const box = boxAt(wish, spot);
    return !names.meets(box) && !(alsoOfShapes && shapes.meets(box));
  };
  /** The shortest free line that crosses no other and leads out of the crowd. */
  function bestLed(wish: LabelWish): LabelSpot | undefined {
    const [outX, outY] = outwards(wish, wishes);
    let [best, least]: [LabelSpot | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
    for (const spot of led(wish)) {
      if (!isFree(wish, spot, false)) continue;
      const line = leaderOf(wish, spot);
      const length = Math.hypot(spot.dx, spot.dy);
      const cost =
        length +
        costs.crossing * leaders.filter((other) => cross(line, other)).length +
        (isFree(wish, spot, true) ? 0 : costs.overShape) +
        costs.inwards * (1 - (spot.dx * outX + spot.dy * outY) / length);
      if (cost < least) [best, least] = [spot, cost];
    }
    return best;
  }
  for (const wish of order) {
    const spot = kept.get(wish.key);
    if (spot && isFree(wish, spot, false)) take(wish, spot);
  }
  for (const wish of order) {
    if (placed.has(wish.key)) continue;
    const near = inside(wish).find((spot) => isFree(wish, spot, false)) ?? beside(wish).find((spot) => isFree(wish, spot, true));
    const spot = near ?? (leaders.length < maxLeaders ? bestLed(wish) : undefined);
    if (spot) take(wish, spot);
  }
  return placed;
}

/** How far the names of shapes reach beyond a box, in pixels to each side, where they stand as they are laid out. */
export function reachOfLabels(wishes: readonly LabelWish[], box: Omit<Box, 'key'>): Omit<Box, 'key'> {
  const spots = layOutLabels(wishes);
  const reach = { left: 0, top: 0, right: 0, bottom: 0 };
  for (const wish of wishes) {
    const spot = spots.get(wish.key);
    if (!spot) continue;
    const name = boxAt(wish, spot);
    reach.left = Math.max(reach.left, box.left - name.left);
    reach.right = Math.max(reach.right, name.right - box.right);
    reach.top = Math.max(reach.top, box.top - name.top);
    reach.bottom = Math.max(reach.bottom, name.bottom - box.bottom);
  }
  return reach;
}

/** The end of a leader line: where the straight way from the anchor meets the box of the name. */
export function leaderEnd({ dx, dy }: LabelSpot, width: number, height: number): [dx: number, dy: number] {
  const [reachX, reachY] = [width / 2 + 1, height / 2 + 1];
  const share = Math.min(1, 1 - Math.min(dx === 0 ? 1 : reachX / Math.abs(dx), dy === 0 ? 1 : reachY / Math.abs(dy)));
  return [dx * share, dy * share];
}
