/** What an API key may be allowed to do. Source: decisions section 8, keys. */
export const KEY_SCOPES = ['read:rents', 'read:calculations', 'write:calculations', 'read:portfolio'] as const
export type KeyScope = (typeof KEY_SCOPES)[number]
