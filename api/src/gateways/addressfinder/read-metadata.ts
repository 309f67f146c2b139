import type { AddressRecord } from '../../addresses/address-source.ts'
import { signedFigure, text } from '../loose-json.ts'

const MESHBLOCK_DIGITS = 7

/**
 * An address from the metadata call: codes stay text, a meshblock gets its leading zeros, invalid values are dropped.
 * Null without an address.
 */
export function readMetadata(
  id: string,
  given: Readonly<Record<string, unknown>>,
  sample: boolean,
): AddressRecord | null {
  const address = text(given['a'], 300)
  if (address === null) return null
  const city = text(given['city']) ?? text(given['mailtown']) ?? text(given['ta']) ?? ''
  const suburb = text(given['suburb'])
  const meshblock = text(given['meshblock']) ?? ''
  const sa2 = text(given['sa2_id']) ?? ''
  return {
    id,
    address,
    // When the town is enough, the widget names no suburb either.
    suburb: suburb === city ? null : suburb,
    city,
    sa2_id: /^\d{6}$/u.test(sa2) ? sa2 : '',
    meshblock: /^\d{1,7}$/u.test(meshblock) ? meshblock.padStart(MESHBLOCK_DIGITS, '0') : null,
    latitude: degrees(given['y'], 90),
    longitude: degrees(given['x'], 180),
    sample,
  }
}

function degrees(given: unknown, most: number): number | null {
  const found = signedFigure(given)
  return found !== null && Math.abs(found) <= most ? found : null
}
