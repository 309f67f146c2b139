import type { Assessment } from '@homeyield/domain/assessment/assessment'

/** A rental assessment as it was at the request: later changes of the calculation do not affect it. */
export interface AssessmentLetter {
  readonly assessment: Assessment
  readonly sender: { readonly name: string; readonly email: string }
  readonly logoUrl: string | null
  /** Several lines, or empty. */
  readonly signature: string
  /** Such as `6 Sep 2026`. */
  readonly madeOn: string
}

/** The page that confirms before it stops the mails. */
export function stopPage(origin: string, token: string): string {
  return `${origin}/stop/${encodeURIComponent(token)}`
}

/** The address by which mail programs stop them (RFC 8058); opened, it redirects to the page. */
export function stopAtOnce(origin: string, token: string): string {
  return `${origin}/api/recipients/stop/${encodeURIComponent(token)}`
}

/** Fits text into at most `most` lines: without blank lines, the rest joined to the last. */
export function fewLines(text: string, most: number): string[] {
  const lines = text
    .split(/\r\n|[\r\n\u2028\u2029]/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (lines.length <= most) return lines
  return [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')]
}
