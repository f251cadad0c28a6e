import type { Scene } from './scene.ts';

/** One picture: cases/<name>/case.ts exports it, cases/<name>/expected.png is what it looked like when somebody looked at it. */
export interface PictureCase {
  /** what must be seen on it */
  title: string;
  /** files that the scene names */
  inputs?: Record<string, Uint8Array>;
  scene: Scene;
  /** done to the map before the picture is taken */
  act?: (map: import('./map-window.ts').MapWindow) => Promise<void>;
}
