/** What an API key may be allowed to do. */
export const KEY_SCOPES = ['read:rents', 'read:calculations', 'write:calculations', 'read:portfolio'] as const
export type KeyScope = (typeof KEY_SCOPES)[number]
