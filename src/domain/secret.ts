/** Shorter texts are never removed as secrets: they would blot out ordinary words. */
export const minSecretLength = 6;
