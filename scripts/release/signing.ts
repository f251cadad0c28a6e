type Environment = Record<string, string | undefined>;

interface Way {
  /** all of them, or none: half a certificate signs nothing and must not look as if it did */
  secrets: string[];
  signs: string;
  /** what people meet without it */
  without: string;
}

/** What each system can have, by the names that electron-builder reads. */
const ways: Partial<Record<NodeJS.Platform, Way[]>> = {
  darwin: [
    {
      secrets: ['CSC_LINK', 'CSC_KEY_PASSWORD'],
      signs: 'The macOS program is signed with the Developer ID of CSC_LINK.',
      without:
        'The macOS program is NOT signed: CSC_LINK is not set. It must be opened from its context menu the first time, and cannot update itself.',
    },
    {
      secrets: ['APPLE_ID', 'APPLE_APP_SPECIFIC_PASSWORD', 'APPLE_TEAM_ID'],
      signs: 'The macOS program is notarized by Apple.',
      without: 'The macOS program is NOT notarized: APPLE_ID is not set.',
    },
  ],
  win32: [
    {
      secrets: ['WIN_CSC_LINK', 'WIN_CSC_KEY_PASSWORD'],
      signs: 'The Windows installers are signed with the certificate of WIN_CSC_LINK.',
      without: 'The Windows installers are NOT signed: WIN_CSC_LINK is not set. Windows warns of an unknown publisher.',
    },
  ],
};

const noSignature = 'Packages of this system carry no signature; their checksums and the attestation of this workflow stand for them.';

export interface Signing {
  /** for electron-builder */
  environment: Environment;
  /** what will be signed and what will not */
  lines: string[];
}

/**
 * What is signed on a system with these secrets. A secret that is not there is an empty variable in a workflow, which electron-builder takes for the path of a
 * certificate; such variables go, and so does every certificate that happens to lie in the keychain of the machine.
 */
export function signingOf(platform: NodeJS.Platform, given: Environment): Signing {
  const environment = { ...given };
  const all = Object.values(ways).flatMap((of) => of!.flatMap(({ secrets }) => secrets));
  for (const name of all) if (!environment[name]) delete environment[name];
  const lines = (ways[platform] ?? []).map(({ secrets, signs, without }) => {
    const missing = secrets.filter((name) => !environment[name]);
    if (missing.length === 0) return signs;
    if (missing.length < secrets.length)
      throw new Error(`${missing.join(' and ')} is missing beside ${secrets.find((name) => environment[name])}.`);
    return without;
  });
  const [certificate] = ways[platform]?.[0]?.secrets ?? [];
  if (!certificate || !environment[certificate]) environment['CSC_IDENTITY_AUTO_DISCOVERY'] = 'false';
  return { environment, lines: lines.length > 0 ? lines : [noSignature] };
}
