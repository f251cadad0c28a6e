/** The embedded service has one user; remote ones have many. */
export const localUser = 'local';
/** The account of a team that the key of its servers opens, where they have one. */
export const teamUser = 'team';
