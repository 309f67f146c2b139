import * as z from 'zod/mini'

// Control characters (except line breaks and tabs) and characters that change the direction of text. Names and addresses have none;
// PostgreSQL refuses some of them, and others disguise text.
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const UNPRINTABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/u
// Letters, digits, punctuation and symbols: no spaces, joiners and other invisible characters. The Hangul fillers and
// the blank of Braille are invisible although their class is letter or symbol.
const VISIBLE = /(?![\u115F\u1160\u3164\uFFA0\u2800])[\p{L}\p{N}\p{P}\p{S}]/u
const LINE_BREAKS = /[\r\n\u2028\u2029]/u
const LINE_BREAK = /\r\n|[\r\n\u2028\u2029]/u

// Many short lines take a PDF far longer than their characters.
export const MOST_PRINTED_LINES = 60

/**
 * A required line of text, trimmed, of at most `longest` characters. `missing` is the message when it is absent or
 * empty.
 */
export function requiredLine(missing: string, longest: number) {
  return z.string({ error: missing }).check(z.trim(), z.minLength(1, missing), ...lineChecks(longest))
}

/** An optional line of text, trimmed, of at most `longest` characters. */
export function line(longest: number) {
  return z.string({ error: 'Enter text' }).check(z.trim(), ...lineChecks(longest))
}

/** Text of several lines, trimmed, of at most `longest` characters and `mostLines` lines. */
export function paragraph(longest: number, mostLines = Infinity) {
  return z.string({ error: 'Enter text' }).check(
    z.trim(),
    ...textChecks(longest),
    z.refine<string>((text) => text.split(LINE_BREAK).length <= mostLines, `Use at most ${mostLines} lines`),
  )
}

/** At most `most` different lines, none of them empty. */
export function tags(most: number, longest: number) {
  return z.array(requiredLine('Enter text', longest)).check(
    z.maxLength(most, `Use at most ${most} tags`),
    z.refine<readonly string[]>((given) => new Set(given).size === given.length, 'Use each tag once'),
  )
}

function lineChecks(longest: number) {
  return [...textChecks(longest), z.refine<string>((text) => !LINE_BREAKS.test(text), 'Use a single line')]
}

function textChecks(longest: number) {
  return [
    z.maxLength(longest, `Use at most ${longest} characters`),
    z.refine<string>((text) => text.isWellFormed() && !UNPRINTABLE.test(text), 'Use ordinary characters'),
    z.refine<string>((text) => text === '' || VISIBLE.test(text), 'Use ordinary characters'),
  ]
}
