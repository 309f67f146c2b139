// Browsers read a backslash as a slash, and remove tabs and line breaks: such an address is an attack.
const ABSOLUTE = /^https?:\/\/[^\\\s\p{Cc}/?#][^\\\s\p{Cc}]*$/iu

/**
 * A safe address to return to after a checkout, as a browser writes it: absolute, without a user, and on one of
 * `origins`. Null for any other text.
 */
export function readReturnUrl(text: string, origins: readonly string[]): string | null {
  const url = ABSOLUTE.test(text) ? URL.parse(text) : null
  if (url === null || url.username !== '' || url.password !== '') return null
  return origins.some((origin) => URL.parse(origin)?.origin === url.origin) ? url.href : null
}

/** Adds Stripe's placeholder for the session's id as the parameter `session_id`. */
export function withSessionId(href: string): string {
  const url = new URL(href)
  if (url.searchParams.has('session_id')) url.searchParams.delete('session_id')
  const { hash } = url
  url.hash = ''
  // Without URLSearchParams, which would encode the braces.
  return `${url.href.replace(/[?#]$/u, '')}${url.search === '' ? '?' : '&'}session_id={CHECKOUT_SESSION_ID}${hash}`
}
