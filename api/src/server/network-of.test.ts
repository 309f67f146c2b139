import { expect, it } from 'vitest'
import { networkOf, wideNetworkOf } from './network-of.ts'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::3:4:5:6:7', '2001:db8:0:3::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:c633:6410', '198.51.100.16'],
  ['0:0:0:0:0:ffff:c633:6410', '198.51.100.16'],
  ['64:ff9b::c633:6410', '198.51.100.16'],
  ['64:ff9b::198.51.100.16', '198.51.100.16'],
  ['64:ff9b:1::c633:6410', '64:ff9b:1:0::/64'],
  ['198.51.100.77:4001', '198.51.100.77'],
  ['[2001:db8:1:2::5]:443', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::5]', '2001:db8:1:2::/64'],
  [' 192.0.2.7 ', '192.0.2.7'],
  ['nonsense', 'unknown'],
])('%s is counted under %s', (address, network) => expect(networkOf(address)).toBe(network))

it.each(['unknown', '', '_hidden', '198.051.100.9', '1.2.3', '2001:db8::1::2', 'nonsense:80', '256.1.1.1'])(
  '%j is no address, and counted under the one that is connected',
  (claimed) => {
    expect(networkOf(claimed, '::ffff:203.0.113.5')).toBe('203.0.113.5')
    expect(networkOf(claimed, '2001:db8:1:2::9')).toBe('2001:db8:1:2::/64')
    expect(networkOf(claimed, 'nonsense')).toBe('unknown')
  },
)

it.each([
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::/64', '2001:db8:1::/48'],
  ['0:0:0:0::/64', '0:0:0::/48'],
  ['192.0.2.7', null],
  ['unknown', null],
])('%s is part of %s', (network, wide) => expect(wideNetworkOf(network)).toBe(wide))
