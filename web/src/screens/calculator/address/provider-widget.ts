import type { ChosenAddress } from '../../../components/addresses/read-address.ts'

/** The part of the provider's widget that we use. */
export interface ProviderWidget {
  readonly on: (event: string, listener: (...given: never[]) => void) => unknown
  readonly destroy?: () => void
}
export type ProviderWidgetClass = new (
  input: HTMLInputElement,
  key: string,
  country: 'NZ',
  options: Readonly<Record<string, unknown>>,
) => ProviderWidget

declare global {
  interface Window {
    AddressFinder?: { Widget?: ProviderWidgetClass }
  }
}

/** After this many milliseconds our own search takes over. */
const LOAD_TIMEOUT = 5_000

const loading = new Map<string, Promise<ProviderWidgetClass>>()

/**
 * Loads the widget from an origin, once. Rejects if the script is blocked, late, missing or something else; the next call
 * tries again.
 */
export function loadAddressWidget(origin: string): Promise<ProviderWidgetClass> {
  const begun = loading.get(origin) ?? load(origin)
  loading.set(origin, begun)
  begun.catch(() => loading.delete(origin))
  return begun
}

async function load(origin: string): Promise<ProviderWidgetClass> {
  const script = document.createElement('script')
  script.src = `${origin}/assets/v3/widget.js`
  script.async = true
  const { promise, resolve, reject } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => reject(new Error('The address widget takes too long')), LOAD_TIMEOUT)
  script.addEventListener('load', () => resolve(undefined))
  script.addEventListener('error', () => reject(new Error('The address widget cannot be loaded')))
  document.head.append(script)
  try {
    await promise
    const found = window.AddressFinder?.Widget
    if (found === undefined) throw new Error('The address widget is not in its script')
    return found
  } catch (problem) {
    script.remove()
    throw problem
  } finally {
    clearTimeout(timer)
  }
}

const MESHBLOCK_DIGITS = 7
// The longest texts that a saved calculation may hold.
const LONGEST = { property: 300, place: 100 }

/**
 * The address chosen in the widget, or null without one. Codes stay text, a meshblock gets its leading zeros, invalid
 * codes become null.
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
