/** The only addresses outside that Hectare opens; the window names one of them, never an address. */
export const linkAddresses = {
  eoxTerms: 'https://cloudless.eox.at/documentation/license',
  osmTerms: 'https://operations.osmfoundation.org/policies/tiles/',
  openTopoMapTerms: 'https://opentopomap.org/about',
} as const;
export type LinkName = keyof typeof linkAddresses;
export const linkNames = Object.keys(linkAddresses) as [LinkName, ...LinkName[]];
