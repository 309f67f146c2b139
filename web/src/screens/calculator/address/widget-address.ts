import type { ChosenAddress } from '../model/calculator-transitions.ts'

const MESHBLOCK_DIGITS = 7
// What a saved calculation takes of each.
const LONGEST = { property: 300, place: 100 }

/**
 * The address that was chosen in the widget: codes stay text, a meshblock gets its leading zeros, and what is no code is left out. The
 * suburb may be missing, and so may the SA2: the meshblock then finds the market rent. Source: providers, section 1.4.
 */
export function readWidgetAddress(fullAddress: unknown, metadata: unknown, isSample: boolean): ChosenAddress | null {
  const given = (typeof metadata === 'object' && metadata !== null ? metadata : {}) as Readonly<Record<string, unknown>>
  const property = line(fullAddress, LONGEST.property) ?? line(given['a'], LONGEST.property)
  if (property === null) return null
  const [sa2, meshblock] = [line(given['sa2_id']) ?? '', line(given['meshblock']) ?? '']
  return {
    property,
    is_sample_address: isSample,
    suburb: line(given['suburb']),
    city: line(given['city']) ?? line(given['mailtown']) ?? line(given['ta']),
    meshblock: /^\d{1,7}$/u.test(meshblock) ? meshblock.padStart(MESHBLOCK_DIGITS, '0') : null,
    sa2_code: /^\d{6}$/u.test(sa2) ? sa2 : null,
  }
}

function line(given: unknown, longest = LONGEST.place): string | null {
  if (typeof given !== 'string') return null
  const text = given
    .replaceAll(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, longest)
    .trim()
  return text === '' ? null : text
}
