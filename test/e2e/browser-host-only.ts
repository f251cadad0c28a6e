/** Files that do not run in real Electron, with the reason of each. All others run there whole, in the release workflow; single tests that cannot say so where they stand. */
export const browserHostOnly: Readonly<Record<string, string>> = {
  'electron.test.ts': 'starts the bundles of Electron itself, in the stand-in',
  'moved-profile.test.ts': 'starts the bundles of Electron itself, in the stand-in, twice',
  'no-request.test.ts': 'the recorder stands in processes of Node',
  'offline.test.ts': 'enters keys again after each start, as a computer without a keychain asks for them',
  'portfolio.test.ts': 'enters a key again after a start, as a computer without a keychain asks for it',
  'stand-in.test.ts': 'is about the stand-in for Electron',
  'updates.test.ts': 'starts the bundles of Electron itself, in the stand-in, with a feed of its own',
};
