/**
 * One window works with a profile at a time. Drafts and settings are written as they change: of two windows on the same files the one that wrote last would
 * undo the other without a word.
 */
const name = 'hectare-window';
/** A page that was just left (a reload) gives its lock back a moment later. */
const waitMilliseconds = 800;
/** A window that hangs is not waited for. */
const handOverMilliseconds = 4000;

/** Holds the lock until this page goes or another window takes it; false when another has it. */
function hold(options: LockOptions, onLost: () => void): Promise<boolean> {
  return new Promise((held) => {
    let isHeld = false;
    navigator.locks
      .request(name, options, () => {
        isHeld = true;
        held(true);
        return new Promise<never>(() => {});
      })
      .catch(() => {
        if (isHeld) onLost();
        else held(false);
      });
  });
}

/** Makes this the active window. `save` writes pending changes before another window takes over; `lost` is called when that happened. */
export async function becomeTheWindow({
  takeOver,
  save,
  lost,
}: {
  takeOver: boolean;
  save: () => Promise<void>;
  lost: () => void;
}): Promise<boolean> {
  // Where there are no locks, there is one window (an old browser, or a test of a part).
  if (!('locks' in navigator)) return true;
  if (takeOver) await askToSave();
  const isHeld = await hold(takeOver ? { steal: true } : { signal: AbortSignal.timeout(waitMilliseconds) }, lost);
  if (isHeld) {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }) => {
      if (data === 'save')
        void save()
          .catch(() => {})
          .then(() => channel.postMessage('saved'));
    });
  }
  return isHeld;
}

/** The window that has it writes everything first. */
function askToSave(): Promise<void> {
  return new Promise((done) => {
    const channel = new BroadcastChannel(name);
    const end = () => {
      channel.close();
      done();
    };
    const timer = setTimeout(end, handOverMilliseconds);
    channel.addEventListener('message', ({ data }) => {
      if (data !== 'saved') return;
      clearTimeout(timer);
      end();
    });
    channel.postMessage('save');
  });
}

/** Its own reload lets the other window go for a moment only. */
const reloadMilliseconds = 1500;
/** Calls when the other window was closed and this one is looked at. */
export async function whenFree(then: () => void): Promise<void> {
  // Given back at once: the caller begins anew and takes it then.
  await navigator.locks.request(name, () => {});
  await new Promise((done) => {
    setTimeout(done, reloadMilliseconds);
  });
  if (!document.hidden) then();
  else document.addEventListener('visibilitychange', () => then(), { once: true });
}
