/** How many times as much as one network a wide one may do: it can be a whole town of a provider's customers. */
export const WIDE_NETWORK_SHARE = 10

/**
 * The first 48 bits of an IPv6 network as `networkOf` answers it: one customer of a provider may have all the networks below
 * them. Null for IPv4, of which there is nothing wider to count.
 */
export function wideNetworkOf(network: string): string | null {
  const prefix = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/u.exec(network)?.[1]
  return prefix === undefined ? null : `${prefix}::/48`
}
