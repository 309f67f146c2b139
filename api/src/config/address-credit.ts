/** `loadedFrom` is the source of the newest import of addresses, or null. */
export function addressCredit(source: 'homeyield' | 'addressfinder', hasAddresses: boolean, loadedFrom: string | null) {
  if (source === 'addressfinder') return 'Addresses: Addressfinder, where they are not marked as samples.'
  if (!hasAddresses) return 'Addresses: entered by hand.'
  const by = loadedFrom?.startsWith('Overture Maps') ? ' by Overture Maps Foundation (overturemaps.org)' : ''
  return `Addresses: sourced from the LINZ Data Service${by} and licensed for reuse under CC BY 4.0, where they are not marked as samples.`
}
