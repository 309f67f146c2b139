import type { ReceivedMail } from './inbox.ts'
import { PASSWORDS } from './passwords.ts'

/** A secret in the log: its kind, and the line. */
export interface Leak {
  readonly kind: 'password' | 'session token' | 'mailed token' | 'mail'
  readonly line: string
}

/** The line of npm start with the password of the development seed, which is no secret. */
const READY_LINE = / — sign in as premium@homeyield\.test, password homeyield-demo(?= — (?:mail|test payments) at |$)/u

const SESSION_TOKEN = /eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/u
const MAILED_TOKEN = /\/(?:resetpassword|confirmemail|stop)\/([\w-]{20,})/gu

/** Shorter lines of a mail, such as "Homeyield", are not specific to it. */
const SPECIFIC = 24

/** Every line of the log that holds a password, a session token, a mailed token or a line of a mail. */
export function findLeaks(log: string, mails: readonly ReceivedMail[]): Leak[] {
  const bodies = mails.flatMap(({ text, html }) => [text, html])
  const tokens = new Set(bodies.flatMap((body) => [...body.matchAll(MAILED_TOKEN)].map(([, token = '']) => token)))
  const lines = new Set(mails.flatMap(({ text }) => text.split('\n')).map((line) => line.trim()))
  const secrets = [
    ...Object.values(PASSWORDS).map((secret) => ({ kind: 'password' as const, secret })),
    ...[...tokens].map((secret) => ({ kind: 'mailed token' as const, secret })),
    ...[...lines].filter((line) => line.length >= SPECIFIC).map((secret) => ({ kind: 'mail' as const, secret })),
  ]
  return log.split('\n').flatMap((line) => {
    const text = line.replace(READY_LINE, '')
    const leak = SESSION_TOKEN.test(text)
      ? 'session token'
      : secrets.find(({ secret }) => text.includes(secret) || text.includes(JSON.stringify(secret).slice(1, -1)))?.kind
    return leak ? [{ kind: leak, line }] : []
  })
}
