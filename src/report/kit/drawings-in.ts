import type { Drawing } from './drawing/drawing.ts';
import type { Block } from './model.ts';

/** The drawings of a block, in the order in which they are drawn. */
export function drawingsIn(block: Block): Drawing[] {
  if (block.kind === 'drawing' || block.kind === 'beside') return [block.drawing];
  if (block.kind === 'overview') return [block.map, block.locator].filter((drawing) => drawing !== null);
  return [];
}
