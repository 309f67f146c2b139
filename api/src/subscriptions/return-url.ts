// A browser reads a backslash as a slash, and leaves out tabs and line breaks: who writes such an address means harm.
const ABSOLUTE = /^https?:\/\/[^\\\s\p{Cc}/?#][^\\\s\p{Cc}]*$/iu

/**
 * An address that a checkout may lead back to, as a browser writes it: absolute, without a user, and on one of `origins`.
 * Null for any other text. Source: decisions section 1, POST /account/stripe_session.
 */
export function readReturnUrl(text: string, origins: readonly string[]): string | null {
  const url = ABSOLUTE.test(text) ? URL.parse(text) : null
  if (url === null || url.username !== '' || url.password !== '') return null
  return origins.some((origin) => URL.parse(origin)?.origin === url.origin) ? url.href : null
}

/** An address with Stripe's placeholder for the session's id as its parameter `session_id`. Source: providers' reference, 4.4. */
export function withSessionId(href: string): string {
  const url = new URL(href)
  if (url.searchParams.has('session_id')) url.searchParams.delete('session_id')
  const { hash } = url
  url.hash = ''
  // By hand, as Stripe looks for the braces themselves.
  return `${url.href.replace(/[?#]$/u, '')}${url.search === '' ? '?' : '&'}session_id={CHECKOUT_SESSION_ID}${hash}`
}
