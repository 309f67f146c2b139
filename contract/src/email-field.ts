import * as z from 'zod/mini'
import { requiredLine } from './text-field.ts'

const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]+$/u

/** One e-mail address: trimmed, at most 254 characters, a name and a domain with a dot. */
export const emailField = requiredLine('Enter your email', 254).check(
  z.regex(EMAIL, 'Enter an email address, such as name@example.co.nz'),
)
