/** The id of the newest pack, which the browser knows without the rules themselves. */
export const NEWEST_RULES = 'nz-2026-11b'
