/** The embedded service has one user; remote ones have many. */
export const localUser = 'local';
/** So has the service of a team; the key of its servers opens it. */
export const teamUser = 'team';
