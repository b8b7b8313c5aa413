/** Where something that floats beside a piece may lie: never above what can be chosen. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8;
const STEP = 32;

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** How far apart two boxes are. */
function distance(a: Box, b: Box): number {
  const x = Math.max(0, b.left - a.left - a.width, a.left - b.left - b.width);
  const y = Math.max(0, b.top - a.top - a.height, a.top - b.top - b.height);
  return Math.hypot(x, y);
}

/** The sides of the piece first, for a word below and above it, then anywhere. */
function* candidates(anchor: Box, size: Box, view: Box, isWord: boolean): Generator<Box> {
  const { width, height } = size;
  const at = (left: number, top: number): Box => ({ left, top, width, height });
  const right = view.left + view.width - GAP - width;
  const bottom = view.top + view.height - GAP - height;
  const x = Math.max(view.left + GAP, Math.min(anchor.left, right));
  const y = Math.max(view.top + GAP, Math.min(anchor.top, bottom));
  const beside = [
    at(anchor.left + anchor.width + GAP, y),
    at(anchor.left - width - GAP, y),
    at(x, anchor.top + anchor.height + GAP),
    at(x, anchor.top - height - GAP),
  ];
  yield* isWord ? [...beside.slice(2), ...beside.slice(0, 2)] : beside;
  for (let top = view.top + GAP; top <= bottom; top += STEP) {
    for (let left = view.left + GAP; left <= right; left += STEP) yield at(left, top);
    yield at(right, top);
  }
}

/** The place nearest to the piece that hides neither it nor anything lit; if there is none, the
 * one that hides least. All in the coordinates of the window. */
export function place(anchor: Box, size: Box, view: Box, lit: readonly Box[], isWord = false): Box {
  const inside = (box: Box): boolean =>
    box.left >= view.left + GAP &&
    box.top >= view.top + GAP &&
    box.left + box.width <= view.left + view.width - GAP &&
    box.top + box.height <= view.top + view.height - GAP;
  const near = lit.filter((box) => overlap(box, view) > 0);
  let best: Box = { ...size, left: view.left + GAP, top: view.top + GAP };
  let least = Number.POSITIVE_INFINITY;
  for (const box of candidates(anchor, size, view, isWord)) {
    if (!inside(box)) continue;
    const hidden = overlap(box, anchor) + near.reduce((sum, one) => sum + overlap(box, one), 0);
    const cost = hidden * 1000 + distance(box, anchor);
    if (cost < least) [best, least] = [box, cost];
    if (hidden === 0 && distance(box, anchor) <= GAP) break;
  }
  return best;
}
