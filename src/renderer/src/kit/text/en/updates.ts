export const updates = {
  title: 'New versions',
  intro: 'Hectare asks for a new version, fetches it and installs it only when you say so.',
  absent: {
    'no-feed': 'This build has no updates: whoever made it named no place for them. A new version comes from where you got this one.',
    development: 'This Hectare runs from its sources; a new version comes with them.',
    browser: 'In a browser there are no updates: Hectare is updated where it was installed.',
  },
  server: '{server} is asked. It learns the internet address of this computer and the version of Hectare, and nothing else.',
  atStart: 'Look for a new version at every start',
  show: 'Show',
  check: 'Check now',
  checking: 'Looking for a new version …',
  newest: 'This is the newest version.',
  available: 'Hectare {version} is there.',
  byHand:
    'Fetch it from where you got Hectare and compare its checksum: a package of this kind has no signature of which this system could tell whose it is.',
  fetch: 'Fetch it',
  fetching: 'Fetching Hectare {version}: {percent} % …',
  ready: 'Hectare {version} is fetched, and its signature is that of this program.',
  install: 'Restart and install',
  failed: {
    unreachable: 'The place for new versions cannot be reached. Try again with a network.',
    unreadable: 'The place for new versions gave an answer that Hectare does not understand.',
    damaged: 'What was fetched is not what was announced. It is not used; try again.',
    unsigned: 'What was fetched does not have the signature of this program. It is not used.',
  },
};
