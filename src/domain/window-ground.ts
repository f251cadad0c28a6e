/**
 * What a window shows before its styles are there: the ground of each theme. The token `--bg` of the window's style sheet has the same values; a test compares
 * them.
 */
export const windowGround = { light: '#f3f4f2', dark: '#15191a' } as const;
