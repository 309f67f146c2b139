// What must not be in any log line: session tokens, mailed tokens, API keys, keys of the payment provider, password hashes,
// e-mail addresses, and the headers and fields with them.
const PATTERNS = [
  /eyJ[\w-]{8,}\.[\w-]+\.[\w-]*/gu,
  /(?<![\w-])(?:hy_)?[\w-]{43}(?![\w-])/gu,
  /\$argon2\w*/gu,
  /[\w.+-]+@[\w-]+\.[\w.-]*\w/gu,
  /\b(?:[sr]k|whsec)_\w+/gu,
  /\bbearer\s+\S+/giu,
  /"(?:password|current_password|password_confirmation|reset_password_token|auth_token|authorization)"/giu,
]

/**
 * The secrets and personal data in a text, such as a log: known patterns, and every one of `known`. The product's own
 * support address is no secret.
 */
export function secretsIn(text: string, known: readonly string[] = []): string[] {
  const alike = PATTERNS.flatMap((pattern) => text.match(pattern) ?? [])
  const contained = known.filter((secret) => text.includes(secret))
  return [...new Set([...alike, ...contained])].filter((found) => !found.startsWith('support@'))
}
