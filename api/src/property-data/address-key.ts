/** What an address is found by again: the same whatever its capitals, spaces and way of writing a macron. */
export function addressKey(address: string): string {
  return address.normalize('NFC').toLowerCase().replaceAll(/\s+/gu, ' ').trim()
}
