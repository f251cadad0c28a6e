import { vi } from 'vitest';

/** What comes ends a wait, not a clock: on a busy machine the second that is Vitest's own limit is over before a module is loaded. What never comes still fails. */
const timeout = 60_000;
const patient = Symbol.for('hectare.patient-waits');

const { waitFor } = vi;
// A worker keeps Vitest from file to file, and would have its waits put around each other.
if (!(patient in vi))
  Object.assign(vi, {
    [patient]: true,
    waitFor: (...[callback, options]: Parameters<typeof waitFor>) =>
      waitFor(callback, { timeout, ...(typeof options === 'number' ? { timeout: options } : options) }),
  });
