import type { FastifyReply } from 'fastify'

export interface Cookie {
  readonly name: string
  readonly value: string
  readonly seconds: number
}

/** The value of a cookie in a Cookie header (RFC 6265, section 4.2); null without it. */
export function readCookie(header: string | undefined, name: string): string | null {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null
}

/** Sets a first-party cookie that no script can read. */
export function setCookie(reply: FastifyReply, { name, value, seconds }: Cookie, https: boolean): void {
  const secure = https ? '; Secure' : ''
  void reply.header('set-cookie', `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`)
}
