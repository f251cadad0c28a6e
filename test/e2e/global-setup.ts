import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import temporaryFolder from '../helpers/temporary-folder.ts';
import { root } from '../helpers/window.ts';

/** Where tests leave pictures of the window for people to look at. */
const pictures = join(root, 'test-results', 'pictures');

export default function prepare(): () => void {
  mkdirSync(pictures, { recursive: true });
  return temporaryFolder();
}
