import { lookSchema, type Look } from '@homeyield/contract/look'
import { signedClaims, type SignedClaims } from '../server/signed-claims.ts'

/** Signed looks. They have an audience of their own, so that no look is taken for a session, and no session for a look. */
export type LookTokens = SignedClaims<Look>

export function lookTokens(secret: string, installation: string, before: readonly string[] = []): LookTokens {
  return signedClaims(lookSchema, `homeyield-look/${installation}`, { secret, before })
}
