import { isIPv6 } from 'node:net'

/**
 * What a network address is counted under: an IPv4 address itself, of an IPv6 address its first 64 bits, because one caller
 * has all the addresses below them.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.toLowerCase().split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/u.exec(bare)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(bare)) return bare
  const [before = [], after = []] = bare.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = bare.includes('::') ? Array<string>(8).fill('0') : []
  const groups = [...before, ...zeros.slice(before.length + after.length), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
