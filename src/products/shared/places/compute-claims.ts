/** Land that has no code of ISO 3166-1 of its own on the map, or that more than one state claims. `codes`: what may stand for it. */
export interface Claim {
  codes: readonly string[];
  isDisputed: boolean;
}

const kashmir: Claim = { codes: ['IN', 'PK'], isDisputed: true };
const westernSahara: Claim = { codes: ['EH', 'MA'], isDisputed: true };
const cyprusBase: Claim = { codes: ['CY', 'GB'], isDisputed: false };

/** By the map's own three letters, for land that the map gives no code or one of its own. */
const byLand: Readonly<Record<string, Claim>> = {
  CYN: { codes: ['CY'], isDisputed: true },
  SOL: { codes: ['SO'], isDisputed: true },
  KAS: kashmir,
  SAH: westernSahara,
  PGA: { codes: ['BN', 'CN', 'MY', 'PH', 'TW', 'VN'], isDisputed: true },
  FLK: { codes: ['FK', 'AR'], isDisputed: true },
  // ISO has no code for Kosovo; the institutions of the European Union write XK.
  KOS: { codes: ['XK', 'RS'], isDisputed: true },
  ESB: cyprusBase,
  WSB: cyprusBase,
  USG: { codes: ['CU', 'US'], isDisputed: false },
  KAB: { codes: ['KZ'], isDisputed: false },
  IOA: { codes: ['CX', 'CC'], isDisputed: false },
  CSI: { codes: ['AU'], isDisputed: false },
  CLP: { codes: ['FR'], isDisputed: false },
};
const byUnit: Readonly<Record<string, Claim>> = {
  'IN-JK': kashmir,
  'IN-LA': { codes: ['IN', 'PK', 'CN'], isDisputed: true },
  'PK-GB': kashmir,
  'PK-JK': kashmir,
  'IN-AR': { codes: ['IN', 'CN'], isDisputed: true },
  'UA-40': { codes: ['UA', 'RU'], isDisputed: true },
  'UA-43': { codes: ['UA', 'RU'], isDisputed: true },
};

/** Who claims a piece of land; null where only the country of the map does. The list is of what the map can tell apart, not of all disputes. */
export function claimOf(iso3: string | null, countryCode: string | null, unitCode: string | null): Claim | null {
  const own = (table: Readonly<Record<string, Claim>>, key: string | null) =>
    key !== null && Object.hasOwn(table, key) ? table[key]! : null;
  return own(byUnit, unitCode) ?? own(byLand, countryCode === 'XK' ? 'KOS' : iso3);
}

/** South of this parallel, the map gives what Morocco holds of Western Sahara to Morocco. */
const saharaNorthDegrees = 27 + 40 / 60;
/** The claim on a place that the map's units do not show, with the code by which the land is named; null where there is none. */
export const unshownClaimAt = (latitude: number, countryCode: string | null): (Claim & { named: string }) | null =>
  countryCode === 'MA' && latitude < saharaNorthDegrees ? { ...westernSahara, named: 'EH' } : null;
