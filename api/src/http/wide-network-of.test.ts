import { expect, it } from 'vitest'
import { wideNetworkOf } from './wide-network-of.ts'

it.each([
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::/64', '2001:db8:1::/48'],
  ['0:0:0:0::/64', '0:0:0::/48'],
  ['192.0.2.7', null],
  ['unknown', null],
])('%s is part of %s', (network, wide) => expect(wideNetworkOf(network)).toBe(wide))
