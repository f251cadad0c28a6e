/** What is stored no longer equals its checksum. */
export class DamagedRecord extends Error {}
