/** What only those who publish a release can know. Unset, nothing is invented in its place. */
export interface ReleaseValues {
  /** page of the program; null: packages name none */
  homepage: string | null;
  /** who answers for the packages: a name, with a mail address where one was given */
  maintainer: string;
  /** folder on a server that lists the newest version; null: the program never looks for updates */
  updateFeed: string | null;
}

/** Debian demands a maintainer. This one names who made it and no address, so that no domain is claimed. */
export const unnamedMaintainer = 'Hectare contributors';

class ReleaseFault extends Error {}

function addressFrom(environment: Partial<Record<string, string>>, variable: string): string | null {
  const given = environment[variable]?.trim();
  if (!given) return null;
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '')
    throw new ReleaseFault(`${variable} must be an https address without a name and password in it, not “${given}”.`);
  return url.href;
}

function maintainerFrom(environment: Partial<Record<string, string>>): string {
  const given = environment['HECTARE_MAINTAINER']?.trim();
  if (!given) return unnamedMaintainer;
  if (!/^[^<>\n\r]+ <[^<>@\s]+@[^<>@\s]+>$/.test(given))
    throw new ReleaseFault(`HECTARE_MAINTAINER must be written as “Name <mail@domain>”, not “${given}”.`);
  return given;
}

/** Reads HECTARE_HOMEPAGE, HECTARE_MAINTAINER and HECTARE_UPDATE_FEED. Throws a sentence where one of them is not of its form. */
export function releaseValues(environment: Partial<Record<string, string>>): ReleaseValues {
  return {
    homepage: addressFrom(environment, 'HECTARE_HOMEPAGE'),
    maintainer: maintainerFrom(environment),
    updateFeed: addressFrom(environment, 'HECTARE_UPDATE_FEED'),
  };
}
