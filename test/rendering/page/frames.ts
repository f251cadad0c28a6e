import type { Movement, Frames } from '../scene.ts';

const viewport = () => document.querySelector<HTMLElement>('.ol-viewport')!;
const pointer = (type: string, x: number, y: number) => {
  const at = {
    clientX: x,
    clientY: y,
    pointerId: 1,
    isPrimary: true,
    pointerType: 'mouse',
    bubbles: true,
    cancelable: true,
    button: type === 'pointermove' ? -1 : 0,
    buttons: type === 'pointerup' ? 0 : 1,
  };
  (type === 'pointerdown' ? viewport() : document).dispatchEvent(new PointerEvent(type, at));
};

/** One step of a movement at the beginning of a frame, as an input device would give it. */
function stepOf(movement: Movement, width: number, height: number): (frame: number) => void {
  const [x, y] = [width / 2, height / 2];
  if (movement === 'zoom') {
    // In for a second, out for a second.
    return (frame) => {
      viewport().dispatchEvent(
        new WheelEvent('wheel', {
          clientX: x,
          clientY: y,
          deltaY: Math.floor(frame / 60) % 2 === 0 ? -24 : 24,
          deltaMode: 0,
          bubbles: true,
          cancelable: true,
        }),
      );
    };
  }
  // A circle of drags, 12 pixels a frame, 40 frames a drag.
  const drag = 40;
  return (frame) => {
    const part = frame % drag;
    const angle = (Math.floor(frame / drag) * Math.PI) / 3;
    const at = [x + Math.cos(angle) * 12 * (part - drag / 2), y + Math.sin(angle) * 7 * (part - drag / 2)] as const;
    if (part === 0) pointer('pointerdown', ...at);
    else pointer(part === drag - 1 ? 'pointerup' : 'pointermove', ...at);
  };
}

/** Moves the map for so many frames, but not longer than so many milliseconds, and measures the time between frames. */
export function moved(movement: Movement, count: number, most = Number.POSITIVE_INFINITY): Promise<Frames> {
  const { width, height } = viewport().getBoundingClientRect();
  const step = stepOf(movement, width, height);
  const milliseconds: number[] = [];
  const longTasks: number[] = [];
  const slowest: { milliseconds: number; what: string }[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      longTasks.push(entry.duration);
      const { scripts = [] } = entry as PerformanceEntry & {
        scripts?: { duration: number; sourceFunctionName: string; invoker: string }[];
      };
      for (const script of scripts)
        slowest.push({ milliseconds: Math.round(script.duration), what: `${script.invoker} ${script.sourceFunctionName}` });
    }
  });
  observer.observe({ type: 'long-animation-frame' });
  return new Promise((done) => {
    let last = 0;
    let frame = 0;
    const begun = performance.now();
    const next = (now: number) => {
      if (last > 0) milliseconds.push(now - last);
      last = now;
      if (frame === count || now - begun > most) {
        observer.disconnect();
        done({ milliseconds, longTasks, slowest: slowest.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, 5) });
        return;
      }
      step(frame);
      frame += 1;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
}
