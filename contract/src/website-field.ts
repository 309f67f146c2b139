import * as z from 'zod/mini'
import { asciiDomain } from './email-field.ts'
import { line } from './text-field.ts'

/**
 * The address of a website as a browser would write it, with https where no scheme is typed. Null for any other text:
 * another scheme, a user name, or a host that is no domain name, which could disguise where a link leads.
 */
export function canonicalWebsite(text: string): string | null {
  const typed = text.trim()
  const address = /^https?:\/\//iu.test(typed) ? typed : `https://${typed}`
  if (/\s/u.test(typed) || !URL.canParse(address)) return null
  const { protocol, username, password, hostname, href } = new URL(address)
  if (!/^https?:$/u.test(protocol) || username !== '' || password !== '' || asciiDomain(hostname) === null) return null
  return href.replace(/^(https?:\/\/[^/?#]+)\/$/u, '$1')
}

/** A website, or nothing. */
export function websiteField(longest: number) {
  return line(longest).check(
    z.overwrite((text) => (text === '' ? text : (canonicalWebsite(text) ?? text))),
    z.maxLength(longest, `Use at most ${longest} characters`),
    z.refine<string>(
      (text) => text === '' || canonicalWebsite(text) !== null,
      'Enter a web address, such as https://example.co.nz',
    ),
  )
}
