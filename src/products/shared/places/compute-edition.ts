/**
 * How old the map of boundaries is. The package that carries it names no edition of Natural Earth, so the years are read off the map: South Sudan (2011) is there
 * and Eswatini still has the name that it had until 2018; India's units are those of 2020. Units that were redrawn since have no name here (compute-redrawn.ts).
 */
export const boundaryYears = { countries: 2018, units: 2020 } as const;
