import type { Assessment } from '@homeyield/domain/assessment/assessment'

/**
 * A rental assessment from somebody: all that its mail and its page say, as it was when it was asked for, so that a later
 * change of the calculation changes nothing of it.
 */
export interface AssessmentLetter {
  readonly assessment: Assessment
  readonly sender: { readonly name: string; readonly email: string }
  /** A premium professional's own logo; null shows the product's name. */
  readonly logoUrl: string | null
  /** Several lines, or empty. */
  readonly signature: string
  /** Such as `6 Sep 2026`. */
  readonly madeOn: string
}

/** The page that asks before it stops the mails. */
export function stopPage(origin: string, token: string): string {
  return `${origin}/stop/${encodeURIComponent(token)}`
}

/** Where mail programs stop them by themselves (RFC 8058); opened, it leads to the page. */
export function stopAtOnce(origin: string, token: string): string {
  return `${origin}/api/recipients/stop/${encodeURIComponent(token)}`
}

/**
 * Text of several lines in at most `most` of them, for where there is little room: without blank lines, and with what is left
 * over at the end of the last.
 */
export function fewLines(text: string, most: number): string[] {
  const lines = text
    .split(/\r\n|[\r\n\u2028\u2029]/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (lines.length <= most) return lines
  return [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')]
}
