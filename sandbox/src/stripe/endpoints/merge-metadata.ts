import type { Metadata } from '../records.ts'

/** Metadata after an update: an empty string removes a name, null removes all. */
export function mergeMetadata(before: Metadata, given: Metadata | null | undefined): Metadata {
  if (given === null) return {}
  return Object.fromEntries(Object.entries({ ...before, ...given }).filter(([, value]) => value !== ''))
}
