/** A degree of the equator, and near enough a degree of latitude anywhere, for sizes that need no ellipsoid. */
export const metresPerDegree = 111_320;
/** A degree of a great circle on the mean sphere. */
export const kilometresPerDegree = 111.2;
