import { isIP } from 'node:net'

/**
 * The key by which a network address is counted: an IPv4 address, even in IPv6 notation; of an IPv6 address the first
 * 64 bits, because one caller has all addresses below. A port is dropped. Text that is no address, as proxies may pass
 * on, counts as `connected`.
 */
export function networkOf(claimed: string, connected = ''): string {
  const address = bareAddress(claimed)
  if (isIP(address) === 4) return address
  if (isIP(address) === 0) return connected === '' ? 'unknown' : networkOf(connected)
  const groups = groupsOf(address)
  const [sixth = 0, seventh = 0, eighth = 0] = groups.slice(5)
  const prefix = groups.slice(0, 6).map((group) => group.toString(16))
  // IPv4 within IPv6 (RFC 4291) and through a translator (RFC 6052).
  if (sixth === 0xff_ff && prefix.slice(0, 5).every((group) => group === '0')) return dotted(seventh, eighth)
  if (prefix.join(':') === '64:ff9b:0:0:0:0') return dotted(seventh, eighth)
  return `${prefix.slice(0, 4).join(':')}::/64`
}

function bareAddress(claimed: string): string {
  const text = claimed.trim().toLowerCase()
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/u.exec(text)?.[1]
  const withPort = /^([\d.]+):\d+$/u.exec(text)?.[1]
  const [bare = ''] = (bracketed ?? withPort ?? text).split('%')
  return bare
}

function groupsOf(address: string): number[] {
  const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/u, (_, ...[a, b, c, d]) =>
    [Number(a) * 256 + Number(b), Number(c) * 256 + Number(d)].map((group) => group.toString(16)).join(':'),
  )
  const [before = [], after = []] = hex.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = hex.includes('::') ? Array<string>(8).fill('0') : []
  return [...before, ...zeros.slice(before.length + after.length), ...after].map((group) => Number.parseInt(group, 16))
}

function dotted(high: number, low: number): string {
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** How many times the limit of one network a wide one has: it can be a whole town of one provider. */
export const WIDE_NETWORK_SHARE = 10

/** The first 48 bits of an IPv6 network from `networkOf`, which one customer may have; null for IPv4. */
export function wideNetworkOf(network: string): string | null {
  const prefix = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/u.exec(network)?.[1]
  return prefix === undefined ? null : `${prefix}::/48`
}
