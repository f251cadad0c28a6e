/** Reading of files: how far it is, stopping it, keeping what was read. */
export const importing = {
  photos: '{n} photo | {n} photos',
  soFar: '{read} of {size} · {n} shapes',
  megabytes: '{n} MB',
  kilobytes: '{n} kB',
  stop: 'Stop reading {name}',
  stopped: 'Reading {name} was stopped',
  nothingKept: '{n} shapes had been read. None were kept.',
  keep: 'Keep {n} shapes',
  stoppedNote: 'Reading was stopped after {n} shapes; the rest of the file is missing. Open it again to read all of it.',
  full: '{name} is too large for this window',
  fullHint:
    '{n} shapes were read before the window was full; none were kept. The command line can check and convert the whole file: hectare check, hectare convert.',
  fullNote:
    'The window was full after {n} shapes; the rest of the file is missing. The command line can read the whole file: hectare check, hectare convert.',
  sumOnly: 'This is the sum: land that shapes share was not subtracted.',
};
