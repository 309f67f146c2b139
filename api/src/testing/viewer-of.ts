import type { Viewer } from '../server/viewer.ts'

/** A signed-in Premium member, for an action that is called without a server. */
export function viewerOf(accountId: string): Viewer {
  return {
    accountId,
    premium: true,
    is_property_professional: false,
    email_confirmed: true,
    session: null,
    scopes: null,
    address: '192.0.2.1',
  }
}
