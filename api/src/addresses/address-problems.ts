import { notFound } from '../http/refusal.ts'

/** The address, or the refusal of a call for one that is not there. */
export function foundOrRefuse<Found>(address: Found | null): Found {
  if (address === null) throw notFound()
  return address
}
