/** Reading of files: how far it is, stopping it, keeping what was read. */
export const importing = {
  soFar: '{read} of {size} · {n} shapes',
  megabytes: '{n} MB',
  kilobytes: '{n} kB',
  stop: 'Stop reading {name}',
  stopped: 'Reading {name} was stopped',
  nothingKept: '{n} shapes had been read. None of them was kept.',
  keep: 'Keep {n} shapes',
  stoppedNote: 'Reading was stopped after {n} shapes: the rest of the file is not here. Open it again to have all of it.',
  full: '{name} holds more than this window can',
  fullHint:
    '{n} shapes were read up to there; none of them was kept. All of it can be checked and converted from the command line: hectare check, hectare convert.',
  fullNote:
    'The window was full after {n} shapes: the rest of the file is not here. The command line takes all of it: hectare check, hectare convert.',
  sumOnly: 'With more than {n} shapes this is their sum; land that they share is counted more than once.',
};
