import * as z from 'zod/mini'
import { line, requiredLine } from './text-field.ts'

const MISSING = 'Enter your email'
const LONGEST = { whole: 254, local: 64 } as const
const NO_ADDRESS = 'Enter an email address, such as name@example.co.nz'
const FOREIGN_NAME = 'Before the @, use only the letters a to z without accents, digits and signs such as . _ -'

// RFC 5321's unquoted dot-string without / ? and =, which could disguise a web address.
const LOCAL = /^[a-z0-9!#$%&'*+^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+^_`{|}~-]+)*$/iu
// A name under a top-level domain. That one is never a number: it would be an IP address.
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/u
// Characters that give a web address another meaning than a domain.
const NO_DOMAIN = /[\s@:/?#%[\]\\<>^|]/u

/**
 * An e-mail address in the one form in which it is stored: the name before the @ as typed, ASCII only; the domain as
 * ASCII in lower case (UTS 46, bücher.example is xn--bcher-kva.example). Null for any other text: look-alike letters,
 * or letters that systems fold differently, would give one account several addresses.
 */
export function canonicalEmail(text: string): string | null {
  const typed = text.trim()
  const at = typed.lastIndexOf('@')
  const local = typed.slice(0, Math.max(at, 0))
  const domain = asciiDomain(typed.slice(at + 1))
  if (domain === null || local.length > LONGEST.local || !LOCAL.test(local)) return null
  const email = `${local}@${domain}`
  return email.length > LONGEST.whole ? null : email
}

/** The address of a new account, in canonical form (see `canonicalEmail`). */
export const emailField = requiredLine(MISSING, LONGEST.whole).check(
  z.overwrite((text) => canonicalEmail(text) ?? text),
  z.refine<string>((text) => isAscii(text.slice(0, Math.max(text.lastIndexOf('@'), 0))), FOREIGN_NAME),
  z.refine<string>((text) => canonicalEmail(text) !== null, NO_ADDRESS),
)

/** An address in the same form, or nothing. */
export const optionalEmailField = line(LONGEST.whole).check(
  z.overwrite((text) => canonicalEmail(text) ?? text),
  z.refine<string>((text) => text === '' || canonicalEmail(text) !== null, NO_ADDRESS),
)

// A name and a domain with a dot, without characters that begin a list, a comment or a display name.
const ONE_EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]+$/u

/** Whether a text is exactly one e-mail address; also true for addresses older than the rules for new ones. */
export function isOneEmail(text: string): boolean {
  return ONE_EMAIL.test(text)
}

/** An account's address, which may be older than the rules for new ones. */
export const knownEmailField = requiredLine(MISSING, LONGEST.whole).check(z.regex(ONE_EMAIL, NO_ADDRESS))

/** Any line, so that a refusal to sign in reveals nothing. */
export const signInEmailField = requiredLine(MISSING, LONGEST.whole)

/** A domain name as ASCII in lower case (UTS 46), or null for an IP address and any other text. */
export function asciiDomain(typed: string): string | null {
  if (NO_DOMAIN.test(typed) || !URL.canParse(`http://${typed}`)) return null
  const { hostname } = new URL(`http://${typed}`)
  return DOMAIN.test(hostname) ? hostname : null
}

function isAscii(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- the range is ASCII's own
  return /^[\u0000-\u007F]*$/u.test(text)
}
